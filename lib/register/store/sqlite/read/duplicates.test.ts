import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { possibleDuplicates } from '@/lib/records/company/same-company';
import { compareOfficers, matchNames } from '@/lib/records/officer/officer';
import { companyKey, companyReference } from '@/lib/shared/links';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { scaled } from '@/lib/testing/thorough';
import { company, source, statement } from '../../case-inputs';
import type { RegisterInput } from '../../records';
import type { CompanyKey } from '../../store';
import { openDatabase, type SqliteDatabase } from '../open';
import { openRegisterWriter } from '../writer';
import { createSimilarCompanyReader } from './companies';
import { createOfficerReader } from './company-parts';
import { findCompanyPairs, findPersonPairs, MOST_OF_A_KEY } from './duplicates';

const folder = mkdtempSync(join(tmpdir(), 'firmament-duplicates-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
let files = 0;

function withRegister<Result>(records: readonly RegisterInput[], read: (db: SqliteDatabase) => Result): Result {
  const file = join(folder, `${files++}.sqlite`);
  const writer = openRegisterWriter(file, { now: () => '2026-03-01T12:00:00.000Z' });
  writer.write([...records]);
  writer.close();
  const db = openDatabase(file);
  try {
    return read(db);
  } finally {
    db.close();
    rmSync(file);
  }
}

const companyKeysOf = (db: SqliteDatabase): CompanyKey[] =>
  db.prepare<[], CompanyKey>('SELECT jurisdiction_code, company_number FROM companies WHERE redacted = 0').all();

const PLACES = ['gb', 'us_de', 'us_tx'] as const;
const NAMES = ['Northwick Foods Ltd', 'NORTHWICK FOODS LIMITED', 'Zephyr Quay'] as const;
const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, undefined, ...values);

const someCompany = fc.record({
  place: fc.constantFrom(...PLACES),
  name: fc.constantFrom(...NAMES),
  former: maybe(...NAMES),
  day: maybe('2001-05-31', '2002-06-30', '2001'),
  address: maybe('12 Quay Street, Beaconmarsh, AB1 2CD', '7 Mill Lane, Northwick, ZZ9 9ZZ'),
  isStandIn: fc.boolean(),
  lei: maybe('ONE', 'TWO'),
  branch: maybe('F' as const),
});

const numberOf = (at: number): string => String(at + 1);

const toCompany = (
  {
    place,
    name,
    former,
    day,
    address,
    isStandIn,
    lei,
    branch,
  }: typeof someCompany extends fc.Arbitrary<infer T> ? T : never,
  at: number,
) =>
  company(numberOf(at), name, {
    ...{ jurisdiction_code: place, record_key: `r${at}`, number_is_stand_in: isStandIn },
    ...(former && { previous_names: [{ company_name: former }] }),
    ...(day && { incorporation_date: day }),
    ...(address && { registered_address_in_full: address }),
    ...(lei && { identifiers: [{ uid: lei, identifier_system_code: 'lei' }] }),
    ...(branch && { branch }),
  });

const pairText = (...ends: string[]): string => ends.sort().join(' ');

describe('pairs of records that may be the same', () => {
  it('are, of companies, those that each page shows when it compares its company with all others', () => {
    fc.assert(
      fc.property(fc.array(someCompany, { maxLength: 12 }), fc.boolean(), (given, isStated) => {
        const records = given.map(toCompany);
        const keys = records.map(({ jurisdiction_code, company_number }) =>
          companyKey(jurisdiction_code, company_number),
        );
        const [first, second] = keys;
        const stated =
          isStated && first && second
            ? [
                statement('s', 'subsidiary_relationship', {
                  subjects: [{ key: first, name: '' }],
                  objects: [{ key: second, name: '' }],
                }),
              ]
            : [];
        withRegister([...records, ...stated], (db) => {
          const similar = createSimilarCompanyReader(db);
          const all = records.flatMap((one) => similar(one)?.company ?? []);
          const onPage = new Set(
            all.flatMap((one) => {
              const others = all.filter(
                (other) =>
                  other !== one && !(stated.length > 0 && pairText(one.company_number, other.company_number) === '1 2'),
              );
              return possibleDuplicates(one, others).map((other) => `${one.company_number} ${other.company_number}`);
            }),
          );
          const expected = [...onPage].filter((pair) => onPage.has(pair.split(' ').reverse().join(' ')));
          const found = [...findCompanyPairs(db)].map((pair) =>
            pairText(pair.first.company_number, pair.second.company_number),
          );
          expect(found.sort()).toEqual([...new Set(expected.map((pair) => pairText(...pair.split(' '))))].sort());
        });
      }),
      { numRuns: scaled(150, 30) },
    );
  });

  const someOfficer = fc.record({
    of: fc.constantFrom(0, 1, 2),
    name: fc.constantFrom('Erika Tester', 'TESTER, Dr Erika', 'Max Muster'),
    uid: maybe('u1', 'u2'),
    date_of_birth: maybe('1970-01-02', '1970-01', '1971-01', '1970'),
    address: maybe('12 Quay Street, Beaconmarsh', 'Beaconmarsh, 12 Quay Street', 'Leeds'),
    nationality: maybe('A', 'B'),
  });

  it('are, of persons, all of one name for which something strong speaks and nothing strong against', () => {
    fc.assert(
      fc.property(fc.array(someOfficer, { maxLength: 10 }), (given) => {
        const companies = [0, 1, 2].map((at) => company(numberOf(at), `No. ${at}`));
        const officers = given.map(({ of, ...one }, at): RegisterInput => {
          const facts = Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
          return {
            kind: 'officer',
            key: `o${at}`,
            company: { key: companyKey('gb', numberOf(of)), name: '' },
            source,
            name: one.name,
            ...facts,
          };
        });
        withRegister([...companies, ...officers], (db) => {
          const { find } = createOfficerReader(db);
          const ids = db.prepare<[], number>('SELECT id FROM officers ORDER BY id').pluck().all();
          const all = ids.flatMap((id) => find(id) ?? []);
          const expected = all.flatMap((a, at) =>
            all.slice(at + 1).flatMap((b) => {
              const { likelihood } = compareOfficers(a, b);
              const isOne = ['same', 'reordered'].includes(matchNames(a.name, b.name));
              return isOne && ['strong', 'possible'].includes(likelihood) ? [`${a.id} ${b.id}`] : [];
            }),
          );
          const found = [...findPersonPairs(db)].map(({ first, second }) =>
            pairText(String(first.id), String(second.id)),
          );
          expect(found.sort()).toEqual(expected.map((pair) => pairText(...pair.split(' '))).sort());
        });
      }),
      { numRuns: scaled(100, 20) },
    );
  });

  it('are three of companies in the sample register: both pages of each, and no other page, say so', () => {
    const db = sampleDatabase();
    const similar = createSimilarCompanyReader(db);
    const found = [...findCompanyPairs(db)].sort((a, b) => b.score - a.score);
    expect(found.map(({ first, score, likelihood, reasons }) => [first.name, score, likelihood, reasons[0]])).toEqual([
      ['Kowalwright & Daughters Inc.', 100, 'likely', expect.stringMatching(/^the same identifier \(.* 9999006983OC/)],
      ['Featherstrand Supplies of Juniper Flat LLC', 87, 'possible', 'the same name'],
      ['Silvanelli Chartering of Coldspring LLC', 84, 'possible', 'the name of one is a former name of the other'],
    ]);
    const duplicates = companyKeysOf(db).flatMap((one) => {
      const { company: own, others = [] } = similar(one) ?? {};
      const from = companyReference(one);
      return own ? possibleDuplicates(own, others).map((other) => `${from} ${companyReference(other)}`) : [];
    });
    const bothWays = found.flatMap(({ first, second }) => {
      const [one, other] = [companyReference(first), companyReference(second)];
      return [`${one} ${other}`, `${other} ${one}`];
    });
    expect(duplicates.sort()).toEqual(bothWays.sort());
  });

  it('leave out a key that very many records share, and find those that share another one', () => {
    const crowd = Array.from({ length: MOST_OF_A_KEY + 1 }, (_, at) =>
      company(numberOf(at), NAMES[0], {
        ...{ record_key: `r${at}`, incorporation_date: `${1700 + Math.floor(at / 2)}-01-01` },
        registered_address_in_full: '12 Quay Street, Beaconmarsh, AB1 2CD',
      }),
    );
    withRegister(crowd, (db) => {
      const crowds: number[] = [];
      const found = [...findCompanyPairs(db, (records) => crowds.push(records))];
      expect(crowds).toEqual([MOST_OF_A_KEY + 1]);
      expect(found).toHaveLength(MOST_OF_A_KEY / 2);
    });
  });
});
