import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '@/lib/contract/provenance';
import type { ClaimedFacts, CompanyClaim } from '@/lib/contract/records';
import { compareClaims, factSources, otherClaims } from './claims';
import { companyWith } from './company.fixture';

interface Given {
  publisher?: string;
  day?: string;
  facts: ClaimedFacts;
  assumed_day?: boolean;
  earlier?: Pick<CompanyClaim['earlier'][number], 'fact' | 'retrieved_at'>[];
  shown?: CompanyClaim['shown'];
}

/** Claims as the register lists them: newest first, each fact shown from the first that gives it. */
function claimsOf(...given: Given[]): { claims: { claim: CompanyClaim }[] } {
  const claims = given.map(
    ({ publisher = 'A', day = '2024-01-01', facts, earlier = [], shown, assumed_day = false }, place) => {
      const names = Object.keys(facts) as CompanyClaim['shown'];
      const claim: CompanyClaim = {
        ...{ source: { publisher, retrieved_at: day }, assumed_day, record: `record ${place}`, confidence: 95, facts },
        earlier: earlier.map((one) => ({ ...one, assumed_day: false })),
        shown: shown ?? names.filter((name) => !given.slice(0, place).some((other) => name in other.facts)),
      };
      return { claim };
    },
  );
  return { claims };
}

const facts = (line: string, parts?: Address): ClaimedFacts => ({
  registered_address_in_full: line,
  ...(parts && { registered_address: parts }),
});

describe('records of a company', () => {
  it.each<[string, ClaimedFacts, ClaimedFacts]>([
    ['a name in capitals', { name: 'Harrowgate Ltd' }, { name: 'HARROWGATE LTD' }],
    ['punctuation in a name', { name: 'Thornwick & Daughters' }, { name: 'THORNWICK AND DAUGHTERS.' }],
    ['the spelling of the legal form', { name: 'Harrowgate P.L.C.' }, { name: 'Harrowgate Public Limited Company' }],
    ['a name without its legal form', { name: 'Valmoray Énergies SA' }, { name: 'VALMORAY ENERGIES' }],
    ['the spelling of a type', { company_type: 'Public Limited Company' }, { company_type: 'plc' }],
    ['another word for active', { current_status: 'Active' }, { current_status: 'registered' }],
    ['a more precise date', { incorporation_date: '1999' }, { incorporation_date: '1999-05-03' }],
    ['the time of a day', { dissolution_date: '2010-01-01' }, { dissolution_date: '2010-01-01T00:00:00Z' }],
    ['blanks and zeros in a number', { native_company_number: 'HRB 001234' }, { native_company_number: 'hrb1234' }],
    ['the page of each register', { registry_url: 'https://a.example/' }, { registry_url: 'https://b.example/' }],
    ['an address with its country', facts('1 Quay, Ashby, AB1 2CD, United Kingdom'), facts('1 QUAY, ASHBY AB1 2CD')],
    [
      'the country in another language',
      facts('Kai 1, 20095 Hamburg, Germany'),
      facts('Kai 1, 20095 Hamburg, Deutschland'),
    ],
    ['a code of the region', facts('5 Quay, Ashby, GB-LND, AB1 2CD'), facts('5 Quay, Ashby, AB1 2CD')],
    ['parts in another order', facts('20095 Hamburg, Kaistraße 12'), facts('Kaistr. 12, 20095 Hamburg, DE')],
    ['a shortened word', facts('12 High St, Ashby'), facts('12 High Street, Ashby')],
    [
      'a line and parts',
      facts('1 Quay\nAshby'),
      { registered_address: { street_address: '1 Quay', locality: 'Ashby' } },
    ],
    [
      'a postal code without its blank',
      facts('1 Quay, AB12CD', { street_address: '1 Quay', postal_code: 'AB12CD' }),
      facts('1 Quay, AB1 2CD'),
    ],
    ['an address without its street', facts('1 Quay, Ashby'), facts('Ashby')],
    ['a fact that only one gives', { name: 'A', company_type: 'plc' }, { name: 'A', inactive: true }],
    ['the kind of a branch in other words', { branch: 'L' }, { branch: 'L', branch_status: 'branch' }],
  ])('do not differ by %s', (_, one, other) => {
    expect([...otherClaims(claimsOf({ facts: one }, { facts: other }), 'en').keys()]).toEqual([]);
    expect([...otherClaims(claimsOf({ facts: other }, { facts: one }), 'en').keys()]).toEqual([]);
  });

  it.each<[string, ClaimedFacts, ClaimedFacts, string[]]>([
    ['another name', { name: 'Harrowgate Ltd' }, { name: 'Quayside Ltd' }, ['name']],
    ['another legal form in the name', { name: 'Harrowgate Ltd' }, { name: 'Harrowgate plc' }, ['name']],
    ['another type', { company_type: 'Private' }, { company_type: 'Public' }, ['type']],
    ['a status that is not active', { current_status: 'Active' }, { current_status: 'Liquidation' }, ['status']],
    [
      'a status, from which the state is read',
      { current_status: 'Active', inactive: false },
      { current_status: 'Dissolved', inactive: true },
      ['status'],
    ],
    ['a state alone', { current_status: 'Active', inactive: false }, { inactive: true }, ['activity']],
    ['another day', { incorporation_date: '1999-05-03' }, { incorporation_date: '1999-05-04' }, ['incorporated']],
    ['another street number', facts('1 Quay, Ashby'), facts('11 Quay, Ashby'), ['address']],
    ['another town', facts('1 Quay, Ashby'), facts('1 Quay, Saltmere'), ['address']],
    ['flat and street number exchanged', facts('Flat 1, 2 Quay, Ashby'), facts('Flat 2, 1 Quay, Ashby'), ['address']],
    ['a local and a foreign branch', { branch: 'L' }, { branch: 'F' }, ['branch']],
    ['being non-profit', { nonprofit: true }, { nonprofit: false }, ['nonprofit']],
    [
      'the home of a branch',
      { home_company: { name: 'A', service_url: '/companies/gb/1' } },
      { home_company: { name: 'A', service_url: '/companies/gb/2' } },
      ['home_company'],
    ],
  ])('differ by %s', (_, one, other, expected) => {
    expect([...otherClaims(claimsOf({ facts: one }, { facts: other }), 'en').keys()]).toEqual(expected);
    expect([...otherClaims(claimsOf({ facts: other }, { facts: one }), 'en').keys()]).toEqual(expected);
  });

  it('are told with publisher, value and day, each value once, from the newest record', () => {
    const company = claimsOf(
      { publisher: 'A', day: '2024-05-01', facts: { current_status: 'Active', incorporation_date: '1999-01-01' } },
      { publisher: 'B', day: '2024-03-01', facts: { current_status: 'In Liquidation', incorporation_date: '1999' } },
      {
        ...{ publisher: 'A', day: '2024-02-01', facts: { current_status: 'Dissolved', incorporation_date: '1998-02' } },
        earlier: [{ fact: 'incorporation_date', retrieved_at: '2020-01-01' }],
      },
      { publisher: 'C', day: '2023-01-01', facts: { current_status: 'IN LIQUIDATION' } },
    );
    expect(otherClaims(company, 'en')).toEqual(
      new Map([
        [
          'status',
          [
            { publisher: 'B', isOfSamePublisher: false, value: 'In Liquidation', day: '2024-03-01' },
            { publisher: 'A', isOfSamePublisher: true, value: 'Dissolved', day: '2024-02-01' },
          ],
        ],
        ['incorporated', [{ publisher: 'A', isOfSamePublisher: true, value: 'February 1998', day: '2020-01-01' }]],
      ]),
    );
  });

  it('have no day if none was told', () => {
    const told = { publisher: 'A', facts: { name: 'Harrowgate', company_type: 'plc' } };
    const company = claimsOf(told, { publisher: 'B', assumed_day: true, facts: { name: 'Quayside', nonprofit: true } });
    expect(otherClaims(company, 'en').get('name')).toMatchObject([{ publisher: 'B', day: undefined }]);
    expect(compareClaims(company, 'en')?.columns).toMatchObject([{ assumed_day: false }, { assumed_day: true }]);
    expect(factSources(companyWith(company), 'en')[1]).toMatchObject({ facts: 'Non-profit', date: undefined });
  });

  it('are compared in a table, in which equal records of a publisher are one column', () => {
    const table = compareClaims(
      claimsOf(
        { publisher: 'A', facts: { name: 'Harrowgate' } },
        { publisher: 'B', day: '2023-01-01', facts: { name: 'Quayside', company_type: 'plc' } },
        { publisher: 'B', day: '2022-01-01', facts: { name: 'Quayside', company_type: 'plc' } },
      ),
      'en',
    );
    expect(table).toMatchObject({
      ...{ records: 3, publishers: 2, leftOut: 0 },
      columns: [
        { source: { publisher: 'A' }, records: 1 },
        { source: { publisher: 'B', retrieved_at: '2023-01-01' }, records: 2 },
      ],
      rows: [
        {
          name: 'name',
          cells: [
            { value: 'Harrowgate', isShown: true, differs: false },
            { value: 'Quayside', isShown: false, differs: true },
          ],
        },
        { name: 'type', cells: [undefined, { value: 'plc', isShown: true, differs: false }] },
      ],
    });
  });

  it('are in the table if something is shown from them, however many are newer', () => {
    const newer = Array.from({ length: 20 }, (_, place) => ({ facts: { name: `Name ${place}` } }));
    const table = compareClaims(claimsOf(...newer, { publisher: 'Z', facts: { company_type: 'plc' } }), 'en');
    expect(table?.columns.map(({ source }) => source?.publisher)).toEqual([...Array(7).fill('A'), 'Z']);
    expect(table).toMatchObject({ records: 21, leftOut: 13 });
  });

  it('need no table if there is one, or none', () => {
    expect(compareClaims(claimsOf({ facts: { name: 'A' } }), 'en')).toBeUndefined();
    expect(compareClaims({}, 'en')).toBeUndefined();
    expect(otherClaims({}, 'en').size).toBe(0);
  });

  it('show each fact from one record, and never mark what is shown or what is not given', () => {
    const texts = fc.record(
      {
        name: fc.constantFrom('Harrowgate Ltd', 'Harrowgate Limited', 'Quayside'),
        current_status: fc.constantFrom('Active', 'Dissolved', ' '),
        incorporation_date: fc.constantFrom('2001', '2001-05', '2002-01-01'),
        registered_address_in_full: fc.constantFrom('1 Quay, Ashby', '1 Quay, Ashby, UK', '2 Lane', ''),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 8 }), (all) => {
        const company = claimsOf(...all.map((one, place) => ({ publisher: `P${place}`, facts: one })));
        const others = otherClaims(company, 'en');
        for (const { name, cells } of compareClaims(company, 'en')?.rows ?? []) {
          expect(cells.filter((cell) => cell?.isShown).length).toBeLessThanOrEqual(1);
          expect(cells.some((cell) => cell?.isShown && cell.differs)).toBe(false);
          expect(others.has(name)).toBe(cells.some((cell) => cell?.differs));
        }
      }),
    );
  });
});

describe('sources of facts of several records', () => {
  it('are named with the record and the day from which each fact is shown', () => {
    const company = companyWith({
      identifiers: [{ identifier: { uid: '1' } }],
      ...claimsOf(
        { publisher: 'A', day: '2024-05-01', facts: { name: 'Harrowgate', company_type: 'plc', inactive: false } },
        {
          ...{ publisher: 'B', day: '2024-03-01', facts: { name: 'Quayside', ...facts('1 Quay'), nonprofit: true } },
          earlier: [{ fact: 'nonprofit', retrieved_at: '2020-01-01' }],
        },
        { publisher: 'C', facts: { name: 'Quayside' } },
      ),
    });
    expect(
      factSources(company, 'en').map(({ facts: names, origin, source, date }) => [
        names,
        origin,
        source?.publisher,
        date,
      ]),
    ).toEqual([
      ['Name, type, active or inactive', 'register', 'A', '2024-05-01'],
      ['Address', 'register', 'B', '2024-03-01'],
      ['Non-profit', 'register', 'B', '2020-01-01'],
      ['Number, identifiers', 'all_records', undefined, undefined],
    ]);
  });
});
