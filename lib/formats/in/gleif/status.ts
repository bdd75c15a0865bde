import { latest } from '../dates';
import type { LegalEvent, LeiRecord } from './lei-record';

/** Records of LEIs that never were valid, or not yet: the golden copy keeps them so that nobody uses them. */
const NEVER_VALID = new Set(['ANNULLED', 'CANCELLED', 'PENDING_VALIDATION']);

export const isValid = ({ issued }: LeiRecord): boolean => !NEVER_VALID.has(issued.status ?? '');

const isDissolution = ({ type, status }: LegalEvent): boolean =>
  type === 'DISSOLUTION' && (status === null || status === 'COMPLETED');

/** Null where GLEIF does not know. */
export function isInactive({ status }: LeiRecord): boolean | null {
  if (status === 'INACTIVE') return true;
  return status === 'ACTIVE' ? false : null;
}

/**
 * When the entity ceased. The field for it is empty in golden copies of later years, which tell of the end by an event.
 * An entity that is active again has not ended.
 */
export function dissolutionDate(record: LeiRecord): string | null {
  if (isInactive(record) !== true) return null;
  const ends = record.events.filter(isDissolution).map(({ effective }) => effective);
  return record.expired ?? latest(ends.filter((day) => day !== null));
}

/** GLEIF's status of the entity in words; how it ended where that is known. */
export function statusInWords(record: LeiRecord): string | null {
  const inactive = isInactive(record);
  if (inactive === null) return null;
  if (!inactive) return 'Active';
  const isDissolved = record.expirationReason === 'DISSOLVED' || record.events.some(isDissolution);
  return isDissolved ? 'Dissolved' : 'Inactive';
}
