import type { LeiRecord } from './lei-record';

/** An invented LEI, made unique by a number below a hundred. */
export const lei = (number: number): string => `9999001NVENTED0000${String(number).padStart(2, '0')}`;

/** A record of an invented company, with the fields given by a test. */
export const leiRecord = (part: Partial<LeiRecord> = {}): LeiRecord => ({
  lei: lei(1),
  name: 'Invented Tarn Limited',
  otherNames: [],
  legalAddress: null,
  headquarters: null,
  jurisdiction: 'GB',
  registeredAt: { authority: 'RA000585', otherAuthority: null, number: '01234500' },
  alsoKnownAt: [],
  category: 'GENERAL',
  legalForm: { code: null, other: null },
  associated: { lei: null, name: null },
  status: 'ACTIVE',
  created: null,
  expired: null,
  expirationReason: null,
  successors: [],
  events: [],
  issued: {
    status: 'ISSUED',
    first: '2014-01-01T00:00:00+00:00',
    updated: '2024-03-01T10:00:00+00:00',
    nextRenewal: '2025-03-01T00:00:00+00:00',
    issuer: lei(99),
    validation: 'FULLY_CORROBORATED',
  },
  mapped: [],
  ...part,
});
