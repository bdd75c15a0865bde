import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyClaim } from '@/lib/contract/records';
import { at, company, reference } from './case-inputs';
import type { CompanyInput, RegisterInput } from './records';
import type { RegisterStore } from './store';
import { type OpenTrial, useTrial } from './trial';

const KEY = { jurisdiction_code: 'gb', company_number: '1' };
const CONFIDENCES: Record<string, number> = { Register: 95, Identifiers: 85, Leak: 65 };

const record = (publisher: string, day: string, facts: Partial<CompanyInput> = {}): CompanyInput =>
  company('1', 'Harrowgate', {
    ...{ record_key: `record of ${publisher}`, confidence: CONFIDENCES[publisher] },
    ...at(day, publisher),
    ...facts,
  });

const FACTS = ['name', 'company_type', 'current_status', 'inactive', 'incorporation_date', 'registry_url'] as const;
type Facts = Partial<Pick<CompanyInput, (typeof FACTS)[number]>>;

const facts: fc.Arbitrary<Facts> = fc.record(
  {
    name: fc.constantFrom('Harrowgate', 'Harrowgate Marine'),
    company_type: fc.constantFrom('Private', 'Public'),
    current_status: fc.constantFrom('Active', 'Dissolved'),
    inactive: fc.boolean(),
    incorporation_date: fc.constantFrom('2001-01-01', '2002'),
    registry_url: fc.constantFrom('https://one.example/', 'https://two.example/'),
  },
  { requiredKeys: ['name'] },
);

/** Versions of records: each publisher has one record, which it gives once a day at most. */
const versions = fc
  .uniqueArray(
    fc.record({ publisher: fc.constantFrom(...Object.keys(CONFIDENCES)), day: fc.integer({ min: 1, max: 4 }) }),
    {
      selector: ({ publisher, day }) => `${publisher} ${day}`,
      minLength: 1,
      maxLength: 7,
    },
  )
  .chain((all) => fc.tuple(...all.map((one) => facts.map((given) => ({ ...one, day: `2026-01-0${one.day}`, given })))));

interface Version {
  publisher: string;
  day: string;
  given: Facts;
}

/** The rule of lib/register/README.md, calculated from all versions of all records at once. */
function expectedOf(all: readonly Version[]) {
  const byDay = all.toSorted((a, b) => a.day.localeCompare(b.day));
  const lastOf = (publisher: string, fact: keyof Facts) =>
    byDay.findLast((one) => one.publisher === publisher && one.given[fact] !== undefined);
  const publishers = [...new Set(byDay.toReversed().map(({ publisher }) => publisher))];
  const shownFrom = (fact: keyof Facts) =>
    publishers
      .flatMap((publisher) => lastOf(publisher, fact) ?? [])
      .toSorted(
        (a, b) => b.day.localeCompare(a.day) || (CONFIDENCES[b.publisher] ?? 0) - (CONFIDENCES[a.publisher] ?? 0),
      )[0];
  const claims = publishers.map((publisher) => {
    const given = FACTS.filter((fact) => lastOf(publisher, fact));
    const day = byDay.findLast((one) => one.publisher === publisher)?.day;
    const dayOf = (fact: keyof Facts) => lastOf(publisher, fact)?.day;
    return {
      publisher,
      day,
      facts: Object.fromEntries(given.map((fact) => [fact, lastOf(publisher, fact)?.given[fact]])),
      earlier: Object.fromEntries(given.filter((fact) => dayOf(fact) !== day).map((fact) => [fact, dayOf(fact)])),
      shown: given.filter((fact) => shownFrom(fact)?.publisher === publisher),
    };
  });
  return Object.fromEntries(claims.map((claim) => [claim.publisher, claim]));
}

const simplified = ({ source, facts, earlier, shown }: CompanyClaim) => ({
  publisher: source?.publisher ?? '',
  day: source?.retrieved_at,
  facts,
  earlier: Object.fromEntries(earlier.map(({ fact, retrieved_at }) => [fact, retrieved_at])),
  shown: FACTS.filter((fact) => shown.includes(fact)),
});

/** Cases for what each record says of a company. */
export function describeClaims(name: string, open: OpenTrial): void {
  describe(`claims in ${name}`, () => {
    const { given, write } = useTrial(open);

    async function claimsIn(store: RegisterStore, number = '1'): Promise<CompanyClaim[]> {
      const found = await store.findCompany({ ...KEY, company_number: number });
      return store.listClaims(found?.id ?? 0);
    }
    const claimsOf = async (...inputs: RegisterInput[]) => claimsIn(await given(...inputs));

    it('are one of a company with one record, which gives all that is shown', async () => {
      const address = { street_address: '1 Quay', locality: 'Ashby', region: null, postal_code: null, country: null };
      const claims = await claimsOf(
        company('1', 'Harrowgate', {
          ...{ company_type: 'Public', inactive: false, nonprofit: true, registered_address: address },
          registered_address_in_full: '1 Quay, Ashby',
          source: { publisher: 'A', url: 'https://a.example/1', terms: 'CC0', retrieved_at: '2026-01-01' },
        }),
      );
      expect(claims).toEqual([
        {
          ...{ record: '1', assumed_day: false, confidence: 95, earlier: [] },
          source: {
            ...{ publisher: 'A', url: 'https://a.example/1', terms: 'CC0', retrieved_at: '2026-01-01' },
            source_type: null,
          },
          facts: {
            ...{ name: 'Harrowgate', company_type: 'Public', inactive: false, nonprofit: true },
            ...{ registered_address: address, registered_address_in_full: '1 Quay, Ashby' },
          },
          shown: expect.toSatisfy((shown: string[]) => new Set(shown).size === 6 && shown.includes('nonprofit')),
        },
      ]);
    });

    it('follow the rule for all versions of all records, and name the source of each fact that is shown', async () => {
      await fc.assert(
        fc.asyncProperty(versions, async (all) => {
          const store = await given(...all.map(({ publisher, day, given: own }) => record(publisher, day, own)));
          const claims = await claimsIn(store);
          expect(Object.fromEntries(claims.map((claim) => [claim.source?.publisher, simplified(claim)]))).toEqual(
            expectedOf(all),
          );
          const days = claims.map(({ source }) => source?.retrieved_at ?? '');
          expect(days).toEqual(days.toSorted().toReversed());
          const found = await store.findCompany(KEY);
          for (const fact of FACTS) {
            const holders = claims.filter(({ shown }) => shown.includes(fact));
            expect(holders.map(({ facts: own }) => own[fact])).toEqual(
              found?.company[fact] == null ? [] : [found.company[fact]],
            );
          }
        }),
        { numRuns: 20 },
      );
    });

    it('tell the day on which an earlier version of the record gave a fact', async () => {
      const claims = await claimsOf(
        record('Register', '2026-01-01', { current_status: 'Active' }),
        record('Register', '2026-02-01', { company_type: 'Public' }),
      );
      expect(claims).toMatchObject([
        {
          facts: { current_status: 'Active', company_type: 'Public' },
          earlier: [{ fact: 'current_status', retrieved_at: '2026-01-01', assumed_day: false }],
        },
      ]);
    });

    it('do not tell what only exports have', async () => {
      const claims = await claimsOf(
        record('Register', '2026-01-01', { details: { entity_subtype: 'other' } }),
        record('Identifiers', '2026-02-01', { details: { addresses: [{ address: '2 Lane' }] } }),
      );
      expect(claims).toHaveLength(2);
      expect(JSON.stringify(claims)).not.toMatch(/details|other|Lane/);
    });

    it('tell if the day of a record, or of an earlier version, was only assumed, and are then older', async () => {
      const claims = await claimsOf(
        record('Register', '2026-05-01~', { current_status: 'Active' }),
        record('Identifiers', '2026-01-01', { current_status: 'Dissolved' }),
        record('Register', '2025-01-01', { company_type: 'Public' }),
      );
      expect(claims).toMatchObject([
        { source: { publisher: 'Identifiers' }, assumed_day: false, shown: expect.arrayContaining(['current_status']) },
        {
          ...{ source: { publisher: 'Register', retrieved_at: '2025-01-01' }, assumed_day: false },
          earlier: [{ fact: 'current_status', assumed_day: true }],
        },
      ]);
      expect(await claimsOf(record('Register', '2026-05-01~'))).toMatchObject([{ assumed_day: true }]);
    });

    it.each([
      ['a company of the register', [company('2', 'Head')], { name: 'Head', service_url: '/companies/gb/2' }],
      ['one that is only mentioned', [], { name: 'No. 2', service_url: expect.stringMatching(/^\/placeholders\//) }],
      ['a redacted one', [company('2', 'Head', { redacted: true })], { name: expect.not.stringContaining('Head') }],
    ])('name %s as the home of a branch, and no name of its own', async (_, heads, home) => {
      const branch = { branch: 'F', home_company: reference('2') } as const;
      const claims = await claimsOf(
        ...heads,
        company('1', '1', branch),
        company('1', '1', { ...branch, ...at('2025-01-01', 'Another'), record_key: 'another', company_type: 'Public' }),
      );
      expect(claims.map(({ facts: own }) => own.home_company)).toMatchObject([home, home]);
      expect(claims.flatMap(({ facts: own }) => own.name ?? [])).toEqual([]);
    });

    it('are those of all records of companies that turn out to be one', async () => {
      const lei = 'lei:99990000000000000001';
      const store = await given(
        record('Register', '2026-01-01'),
        company('L1', 'Harrowgate Group', {
          ...{ number_is_stand_in: true, keys: [lei], record_key: lei },
          ...at('2025-01-01', 'Identifiers'),
        }),
      );
      await write([record('Register', '2026-02-01', { keys: [lei] })]);
      const claims = await claimsIn(store);
      expect(claims.map(({ source, facts: own }) => [source?.publisher, own.name])).toEqual([
        ['Register', 'Harrowgate'],
        ['Identifiers', 'Harrowgate Group'],
      ]);
    });

    it('are none of what is no company', async () => {
      expect(await (await given(company('1', 'Harrowgate'))).listClaims(999)).toEqual([]);
    });
  });
}
