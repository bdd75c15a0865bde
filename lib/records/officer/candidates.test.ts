import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfficerRecord } from '@/lib/contract/records';
import type { Language } from '@/lib/shared/language/language';
import {
  CERTAIN,
  candidatesFor,
  comparableFacts,
  compareOfficers,
  isNameOfCompany,
  likelihoodInWords,
  matchNames,
  NAME_ALONE,
  reasonInWords,
  WITHOUT_STRONG,
} from './officer';
import { companyOf, officerOf } from './officer.fixture';

const NAMES = [
  'Ada Rowan Tarnfield',
  'TARNFIELD, Ada',
  'Dr Ada Tarnfield',
  'Ada',
  'Ada Ada Tarn',
  'Ada Tarn Ada',
  'Åda Tarnfield',
  '',
  '!',
];

const optional = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const officers: fc.Arbitrary<OfficerRecord> = fc.record({
  id: fc.nat(9),
  name: fc.constantFrom(...NAMES),
  service_url: fc.constant('/officers/1'),
  uid: optional('1', '2', 'a-1'),
  jurisdiction_code: optional('gb', 'GB', 'fr'),
  date_of_birth: optional('1970', '1970-05', '1970-05-06', '1971-05-06', 'unknown'),
  address: optional(
    '1 Quay Street, Tarnmouth',
    '1 Quay Street\nTarnmouth\nTA1 1AA',
    '1 1 Quay Quay Street',
    'Tarnmouth',
  ),
  nationality: optional('British', 'French'),
  occupation: optional('Diver', 'DIVER', 'Baker'),
  company: optional(
    companyOf('1', 'Harbour One Ltd'),
    companyOf('2', 'Harbour Two Ltd'),
    companyOf('1', 'Reef SA', 'fr'),
  ),
});

describe('two appointments', () => {
  it.each([
    ['a name alone', {}, {}, NAME_ALONE, 'weak'],
    [
      'a name and an id of the same register',
      { uid: '9', jurisdiction_code: 'gb' },
      { uid: '9', jurisdiction_code: 'gb' },
      75,
      'strong',
    ],
    [
      'an id of another register',
      { uid: '9', jurisdiction_code: 'gb' },
      { uid: '9', jurisdiction_code: 'fr' },
      20,
      'weak',
    ],
    ['a date of birth', { date_of_birth: '1970-05-06' }, { date_of_birth: '1970-05-06' }, 70, 'strong'],
    ['a month of birth', { date_of_birth: '1970-05-06' }, { date_of_birth: '1970-05' }, 50, 'possible'],
    [
      'another date of birth',
      { date_of_birth: '1970-05-06', address: '1 Quay Street Tarnmouth' },
      { date_of_birth: '1970-05-07', address: '1 Quay Street, Tarnmouth' },
      0,
      'against',
    ],
    [
      'an address, once in a longer form',
      { address: '1 Quay Street, Tarnmouth' },
      { address: '1 Quay Street\nTarnmouth\nTA1 1AA' },
      50,
      'possible',
    ],
    ['a town', { address: 'Tarnmouth' }, { address: 'Tarnmouth' }, 20, 'weak'],
    ['the company', { company: companyOf('1') }, { company: companyOf('1') }, 60, 'possible'],
    [
      'companies with similar names',
      { company: companyOf('1', 'Harbour One Ltd') },
      { company: companyOf('2', 'Harbour Two Ltd') },
      35,
      'weak',
    ],
    ['another nationality', { nationality: 'British' }, { nationality: 'French' }, 10, 'weak'],
  ] as const)('with the same %s get its score', (_, a, b, score, likelihood) => {
    expect(compareOfficers(officerOf(a), officerOf({ id: 2, ...b }))).toMatchObject({ score, likelihood });
  });

  it('compare the same in either order', () => {
    fc.assert(
      fc.property(officers, officers, (a, b) => {
        expect(compareOfficers(a, b)).toEqual(compareOfficers(b, a));
      }),
    );
  });

  it('score between 0 and the limit, and weak without a strong reason', () => {
    fc.assert(
      fc.property(officers, officers, (a, b) => {
        const { score, likelihood, reasons } = compareOfficers(a, b);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(CERTAIN);
        if (!reasons.some(({ strong }) => strong)) {
          expect(score).toBeLessThanOrEqual(WITHOUT_STRONG);
          expect(likelihood).toBe('weak');
        }
      }),
    );
  });

  it('with only names score at most the value of a name', () => {
    const name = fc.oneof(fc.constantFrom(...NAMES), fc.string());
    fc.assert(
      fc.property(name, name, (a, b) => {
        const { score } = compareOfficers(officerOf({ name: a }), officerOf({ id: 2, name: b }));
        expect(score).toBeLessThanOrEqual(NAME_ALONE);
      }),
    );
  });

  it('never score lower for a matching date of birth', () => {
    fc.assert(
      fc.property(officers, officers, (a, b) => {
        const without = compareOfficers({ ...a, date_of_birth: undefined }, { ...b, date_of_birth: undefined });
        const agreeing = compareOfficers({ ...a, date_of_birth: '1970-05' }, { ...b, date_of_birth: '1970-05-06' });
        expect(agreeing.score).toBeGreaterThanOrEqual(without.score);
      }),
    );
  });

  it('never score above the sum of reasons', () => {
    fc.assert(
      fc.property(officers, officers, (a, b) => {
        const { score, reasons } = compareOfficers(a, b);
        expect(score).toBeLessThanOrEqual(
          Math.max(
            0,
            reasons.reduce((sum, { points }) => sum + points, 0),
          ),
        );
      }),
    );
  });
});

describe('two names', () => {
  it.each([
    ['Ada Tarnfield', 'ADA TARNFIELD', 'same'],
    ['Åda Tarnfield', 'Ada Tarnfield', 'same'],
    ['Mrs Ada Tarnfield', 'Ada Tarnfield', 'same'],
    ['TARNFIELD, Ada', 'Ada Tarnfield', 'reordered'],
    ['Ada Rowan Tarnfield', 'Ada Tarnfield', 'further_words'],
    ['Ada', 'Ada Tarnfield', 'other'],
    ['Ada Ada Tarn', 'Ada Tarn Rowan', 'other'],
    ['Miss', 'Miss', 'same'],
    ['', '', 'other'],
  ])('%j and %j: %s', (a, b, match) => {
    expect(matchNames(a, b)).toBe(match);
    expect(matchNames(b, a)).toBe(match);
  });

  it.each([
    ['Tarnfield Secretaries Limited', true],
    ['Tarnfield Nominees Ltd.', true],
    ['Ada Tarnfield', false],
    ['', false],
  ])('%j is the name of a company: %s', (name, isCompany) => expect(isNameOfCompany(name)).toBe(isCompany));
});

describe('candidates', () => {
  const subject = officerOf({ company: companyOf('1') });
  const found = [
    subject,
    officerOf({ id: 2, name: 'Ada Somebody Else' }),
    officerOf({ id: 3 }),
    officerOf({ id: 4, company: companyOf('1') }),
  ];

  it('are the other records with the name, likeliest first', () => {
    expect(candidatesFor(subject, found).map(({ officer }) => officer.id)).toEqual([4, 3]);
  });

  it('state which facts could be compared and which are unknown', () => {
    const { known, unknown } = comparableFacts(subject, 'en');
    expect(known).toEqual(['company']);
    expect(unknown).toContain('date of birth');
  });

  it.each<[Language, string, string, string]>([
    ['de', 'Möglich', 'Ein Amt im selben Unternehmen', 'Geburtsdatum'],
    ['fr', 'Possible', 'Une fonction dans la même société', 'date de naissance'],
  ])('state it in %s', (language, likelihood, reason, unknown) => {
    const [best] = candidatesFor(subject, found);
    if (!best) throw new Error('there is a candidate');
    expect(likelihoodInWords(best.likelihood, language)).toBe(likelihood);
    expect(best.reasons.map((one) => reasonInWords(one, language))).toContain(reason);
    expect(comparableFacts(subject, language).unknown).toContain(unknown);
  });

  it('name the shared first word of both company names', () => {
    const [a, b] = [companyOf('1', 'Harbour One Ltd'), companyOf('2', 'Harbour Two Ltd')];
    const { reasons } = compareOfficers(officerOf({ company: a }), officerOf({ id: 2, company: b }));
    const alike = reasons.find(({ fact }) => fact === 'company_name');
    expect(alike && reasonInWords(alike, 'en')).toBe('Companies whose names also begin with “harbour”');
    expect(alike && reasonInWords(alike, 'de')).toBe('Unternehmen, deren Namen auch mit „harbour“ beginnen');
  });
});
