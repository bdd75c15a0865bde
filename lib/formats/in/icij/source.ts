import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/register/store/records';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { type Raw, textAt } from '../raw';
import { joinParts } from '../text';

/** A leak is what one firm wrote, and no register. */
const CONFIDENCE = 65;

const LICENCE = 'ODbL 1.0 and CC BY-SA 3.0';

/** Until when a leak reaches: a year, or a day of it. */
export const currentThrough = (raw: Raw): string | null =>
  /\b(\d{4}(?:-\d{2}-\d{2})?)\b/.exec(textAt(raw, 'valid_until') ?? '')?.[1] ?? null;

const publisherOf = (raw: Raw): string => `ICIJ Offshore Leaks, ${textAt(raw, 'sourceID') ?? 'unnamed leak'}`;

/** What a leak says is as old as the leak, whenever its files were fetched: newer facts of others go before it. */
function lastMoment(raw: Raw, file: FileFacts): string {
  const through = currentThrough(raw);
  const day = through?.length === 4 ? `${through}-12-31` : through;
  return day === null ? file.date : `${day}T00:00:00.000Z`;
}

export function sourceOf(raw: Raw, node: string, file: FileFacts): Source {
  return {
    publisher: publisherOf(raw),
    url: `https://offshoreleaks.icij.org/nodes/${node}`,
    source_type: 'external',
    retrieved_at: lastMoment(raw, file),
    terms: LICENCE,
  };
}

export const provenanceOf = (raw: Raw, key: string, file: FileFacts): ProvenanceInput =>
  provenanceFrom(
    { publisher: publisherOf(raw), url: 'https://offshoreleaks.icij.org/' },
    {
      key: `${key}:${file.date}`,
      confidence: CONFIDENCE,
      moment: file.date,
      log: joinParts([textAt(raw, 'valid_until'), file.name], ' · '),
    },
  );
