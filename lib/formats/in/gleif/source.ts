import type { Source } from '@/lib/contract/provenance';
import type { EntityReference, ProvenanceInput } from '@/lib/register/store/records';
import { leiKey } from '../company-numbers';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { toTimestamp } from './times';

export const PUBLISHER = 'GLEIF';

/** Reference to an entity. Its name is in its own record; until that is read, the LEI is used. */
export const toReference = (lei: string): EntityReference => ({
  key: leiKey(lei),
  name: lei,
  entity_type: 'company',
  identifier: lei,
});

/** The web page of an LEI. */
export const recordPage = (lei: string): string => `https://search.gleif.org/#/record/${lei}`;

/** Date of a record without one: what its publication tells, else that of the file. */
export const momentOf = (published: string | null, file: FileFacts): string => toTimestamp(published) ?? file.date;

/** The source of a record; of two records of one entity, the one with the later moment wins. */
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
/** Confidence without a stated validation: the issuer was only informed by the entity. */
const UNSTATED = 80;
/** Deduction for a lapsed record, which may be outdated. Small enough to stay above the network's 60. */
const FOR_LAPSE = 15;

/** Confidence from 0 to 100 by the issuer's validation, less if the record has lapsed. */
export function confidenceOf(validation: string | null, status: string | null): number {
  const checked = BY_VALIDATION[validation ?? ''] ?? UNSTATED;
  return status === 'LAPSED' ? checked - FOR_LAPSE : checked;
}

interface Sighting {
  /** Key of the statement; the provenance is that of this statement at this moment. */
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
