import type { Source } from '@/lib/contract/provenance';
import type { EntityReference, ProvenanceInput } from '@/lib/register/store/records';
import { leiKey } from '../company-numbers';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { toTimestamp } from './times';

export const PUBLISHER = 'GLEIF';

/** What it is called stands in its own record; until that arrives, it goes by its LEI. */
export const toReference = (lei: string): EntityReference => ({
  key: leiKey(lei),
  name: lei,
  entity_type: 'company',
  identifier: lei,
});

/** The page of an LEI for people. */
export const recordPage = (lei: string): string => `https://search.gleif.org/#/record/${lei}`;

/** The golden copy carries its moment in its name, `20240505-0000-…`, which copying does not change. */
function dateOfName({ name }: FileFacts): string | null {
  const [, year, month, day, hour = '00', minute = '00'] =
    /\b(\d{4})(\d{2})(\d{2})(?:-(\d{2})(\d{2}))?\b/.exec(name) ?? [];
  return year === undefined ? null : toTimestamp(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

/** When a record was true that does not say so itself: as its file says, or its name, or when it was written. */
export const momentOf = (published: string | null, file: FileFacts): string =>
  toTimestamp(published) ?? dateOfName(file) ?? toTimestamp(file.date) ?? file.date;

/** The source of a record; its moment decides between two records of one entity, the newer one's facts win. */
export const sourceOf = (lei: string, retrieved_at: string): Source => ({
  publisher: PUBLISHER,
  url: recordPage(lei),
  source_type: 'external',
  retrieved_at,
  terms: 'CC0 1.0',
});

const BY_VALIDATION: Readonly<Record<string, number>> = {
  FULLY_CORROBORATED: 95,
  PARTIALLY_CORROBORATED: 85,
  ENTITY_SUPPLIED_ONLY: 80,
};
/** What an issuer publishes without a word on how it was checked was told to it. */
const UNSTATED = 80;
/** Nobody renewed the record in time, so it may have been overtaken. Little enough to stay above the network's 60. */
const FOR_LAPSE = 15;

/** 0 to 100: how an issuer of LEIs checked what it publishes, less where the record was not kept up. */
export function confidenceOf(validation: string | null, status: string | null): number {
  const checked = BY_VALIDATION[validation ?? ''] ?? UNSTATED;
  return status === 'LAPSED' ? checked - FOR_LAPSE : checked;
}

interface Sighting {
  /** Of the statement; the provenance is that of this statement at this moment. */
  key: string;
  moment: string;
  url: string;
  confidence: number;
  /** `level 2`. */
  part: string;
}

export const provenanceOf = ({ key, moment, url, confidence, part }: Sighting, file: FileFacts): ProvenanceInput =>
  provenanceFrom(
    { publisher: PUBLISHER, url },
    { key: `${key}@${moment}`, confidence, moment, log: `GLEIF ${part}, ${file.name}` },
  );
