import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/registry/embedded/store/records';
import type { FileFacts } from '../format';
import { type Raw, textAt } from '../raw';

/** A leak is what one firm wrote, and no register. */
const CONFIDENCE = 65;

const LICENCE = 'ODbL 1.0 and CC BY-SA 3.0';

/** Until when a leak reaches: a year, or a day of it. */
export const currentThrough = (raw: Raw): string | null =>
  /\b(\d{4}(?:-\d{2}-\d{2})?)\b/.exec(textAt(raw, 'valid_until') ?? '')?.[1] ?? null;

const publisherOf = (raw: Raw): string => `ICIJ Offshore Leaks, ${textAt(raw, 'sourceID') ?? 'unnamed leak'}`;

export function sourceOf(raw: Raw, node: string, file: FileFacts): Source {
  return {
    publisher: publisherOf(raw),
    url: `https://offshoreleaks.icij.org/nodes/${node}`,
    source_type: 'external',
    retrieved_at: file.date,
    terms: LICENCE,
  };
}

export const provenanceOf = (raw: Raw, key: string, file: FileFacts): ProvenanceInput => ({
  key: `${key}:${file.date}`,
  source_url: 'https://offshoreleaks.icij.org/',
  confidence: CONFIDENCE,
  source_type: 'external',
  actor_type: 'bot',
  log_message: [textAt(raw, 'valid_until'), file.name].filter((part) => part !== null).join(' · '),
  publisher: publisherOf(raw),
  created_at: file.date,
});
