import { type FileFacts, isLater, type Mapped } from '../format';
import { bods } from './bods';

/** Invented statements for the tests of this folder. */
export const FILE: FileFacts = { name: 'invented.jsonl', date: '2024-06-01T00:00:00.000Z' };

export const LEI = '5299000000000000X112';

const PUBLICATION = {
  publicationDate: '2024-05-01',
  bodsVersion: '0.4',
  license: 'https://licence.example/',
  publisher: { name: 'Example Publisher' },
};

export function v04(recordType: string, recordId: string, recordDetails: object, more: object = {}) {
  return {
    statementId: `s-${recordId}`,
    recordId,
    recordType,
    recordStatus: 'new',
    statementDate: '2024-04-01',
    recordDetails: { isComponent: false, ...recordDetails },
    publicationDetails: PUBLICATION,
    source: { type: ['officialRegister'], url: 'https://register.example/' },
    ...more,
  };
}

export const company = (recordId: string, details: object = {}) =>
  v04('entity', recordId, {
    entityType: { type: 'registeredEntity', details: 'Private Limited Company' },
    name: `Company ${recordId}`,
    jurisdiction: { name: 'United Kingdom', code: 'GB' },
    identifiers: [{ scheme: 'GB-COH', id: '01234567' }],
    ...details,
  });

export const person = (recordId: string, details: object = {}) =>
  v04('person', recordId, {
    personType: 'knownPerson',
    names: [{ type: 'legal', fullName: 'Ada Invented' }],
    ...details,
  });

export const relationship = (interestedParty: unknown, interests: object[], more: object = {}, details: object = {}) =>
  v04('relationship', 'rel', { subject: 'owned', interestedParty, interests, ...details }, more);

/** Maps records in one run. */
export function mapAll(...records: unknown[]): Mapped[] {
  const map = bods.createMapper();
  return records.map((record) => {
    const mapped = map(record, FILE, false);
    if (isLater(mapped)) throw new Error('put off though it could not wait');
    return mapped;
  });
}

/** The only record made from the last statement. */
export function mapLast(...records: unknown[]) {
  const mapped = mapAll(...records).at(-1);
  if (!mapped || 'skip' in mapped) throw new Error(`skipped: ${mapped?.skip}`);
  const [input] = mapped;
  if (!input) throw new Error('nothing was mapped');
  return input;
}

export function mapStatement(...records: unknown[]) {
  const input = mapLast(...records);
  if (input.kind !== 'statement') throw new Error(`a ${input.kind}`);
  return input;
}
