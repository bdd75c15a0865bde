import { describe, expect, it } from 'vitest';
import { COMPANY_FACETS, type CompanyFacet, type FacetValue } from '@/lib/contract/extensions';
import { parseDateFilter } from '@/lib/contract/parameters';
import { company } from './case-inputs';
import type { RegisterInput } from './records';
import type { RegisterStore } from './store';
import {
  A,
  B,
  COMPANIES,
  NATIVE,
  type QueryFields,
  query,
  reference,
  source,
  terms,
} from './store-cases-search-register';
import { type OpenTrial, useTrial } from './trial';

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** The filter for a value of each facet. */
const FILTER_OF: Record<CompanyFacet, (value: string) => QueryFields> = {
  jurisdiction_code: (value) => ({ jurisdiction_code: terms(value) }),
  country_code: (value) => ({ country_code: terms(value) }),
  company_type: (value) => ({ company_type: terms(value) }),
  current_status: (value) => ({ current_status: terms(value) }),
  industry_section: (value) => ({ industry_codes: terms(value) }),
  types_of_data_held: (value) => ({ types_of_data_held: terms(value) }),
  inactive: (value) => ({ inactive: value === 'true' }),
  branch: (value) => ({ branch: value === 'true' }),
  nonprofit: (value) => ({ nonprofit: value === 'true' }),
  incorporation_year: (year) => ({ incorporation_date: parseDateFilter(`${year}-01-01:${year}-12-31`) }),
  dissolution_year: (year) => ({ dissolution_date: parseDateFilter(`${year}-01-01:${year}-12-31`) }),
  incorporation_month: (month) => ({ incorporation_date: parseDateFilter(`${month}-01:${lastDayOf(month)}`) }),
  dissolution_month: (month) => ({ dissolution_date: parseDateFilter(`${month}-01:${lastDayOf(month)}`) }),
};

/** Cases for facets, code lists and suggestions, for any implementation of the store. */
export function describeFacets(name: string, open: OpenTrial): void {
  describe(`facets and code lists of the register in ${name}`, () => {
    const { given, write } = useTrial(open);

    const names = async (store: RegisterStore, asked: QueryFields) =>
      (await store.searchCompanies(query(asked))).items.map((item) => item.name);

    describe('facets', () => {
      const facetsOf = async (store: RegisterStore, asked: QueryFields, limit = 50, text?: string) =>
        (await store.searchCompanies(query({ ...asked, facets: { names: [...COMPANY_FACETS], limit, text } }))).facets;

      it.each<[string, QueryFields]>([
        ['of everything', {}],
        ['of a word', { q: 'aldermoor' }],
        ['beside a filter', { country_code: terms('gb') }],
        ['beside a word and a filter', { q: 'copperwick', branch: true }],
      ])('count %s what their values would find', async (_, asked) => {
        const store = await given(...COMPANIES);
        const facets = await facetsOf(store, asked);
        for (const facet of COMPANY_FACETS) {
          for (const { value, count } of facets?.[facet] ?? []) {
            const found = await store.searchCompanies(query({ ...asked, ...FILTER_OF[facet](value) }));
            expect(found.total, `${facet}: ${value}`).toBe(count);
          }
        }
      });

      it.each<[CompanyFacet, FacetValue[]]>([
        [
          'country_code',
          [
            { value: 'gb', count: 2, label: 'United Kingdom' },
            { value: 'us', count: 1, label: 'United States' },
          ],
        ],
        ['company_type', [{ value: 'PRIVATE LIMITED', count: 2 }]],
        [
          'industry_section',
          [
            { value: 'isic_4-J', count: 3, label: 'Information' },
            { value: 'uk_sic_2007-99999', count: 1, label: 'Dormant' },
          ],
        ],
        [
          'types_of_data_held',
          [
            { value: 'Website', count: 2 },
            { value: 'trademark_registration', count: 1 },
          ],
        ],
        [
          'inactive',
          [
            { value: 'false', count: 2 },
            { value: 'true', count: 1 },
          ],
        ],
        [
          'branch',
          [
            { value: 'false', count: 2 },
            { value: 'true', count: 1 },
          ],
        ],
        [
          'incorporation_year',
          [
            { value: '1999', count: 1 },
            { value: '2001', count: 2 },
          ],
        ],
        ['dissolution_year', [{ value: '2020', count: 1 }]],
        ['dissolution_month', [{ value: '2020-12', count: 1 }]],
      ])('count %s over everything, but nothing that is redacted', async (facet, expected) => {
        expect((await facetsOf(await given(...COMPANIES), {}))?.[facet]).toEqual(expected);
      });

      it('leave out their own filter', async () => {
        const facets = await facetsOf(await given(...COMPANIES), { inactive: true, incorporated_before: '2000-01-01' });
        expect(facets?.inactive).toEqual([{ value: 'true', count: 1 }]);
        expect(facets?.incorporation_year).toEqual([{ value: '1999', count: 1 }]);
        expect(facets?.country_code?.map(({ value }) => value)).toEqual(['us']);
      });

      it('give the requested number of values with the words, also in their labels', async () => {
        const store = await given(...COMPANIES);
        expect((await facetsOf(store, {}, 1))?.country_code).toHaveLength(1);
        const searched = await facetsOf(store, {}, 50, 'DELA');
        expect(searched?.jurisdiction_code?.map(({ value }) => value)).toEqual(['us_de']);
        expect(searched?.inactive).toHaveLength(2);
      });

      it('of officers count by position, jurisdiction and activity', async () => {
        const officer = (key: string, position: string | null, inactive = false): RegisterInput => ({
          kind: 'officer',
          key,
          name: `Oda ${key}`,
          position,
          inactive,
          company: reference('00012345'),
          source,
        });
        const store = await given(
          ...COMPANIES,
          officer('a', 'Director'),
          officer('b', 'director'),
          officer('c', 'Clerk', true),
          officer('d', null),
        );
        const facets = { names: ['jurisdiction_code', 'position', 'inactive'] as const, limit: 50 };
        const asked = { order: 'name', window: { offset: 0, limit: 5 }, position: terms('clerk') } as const;
        const found = await store.searchOfficers({ ...asked, facets: { ...facets, names: [...facets.names] } });
        expect(found.facets).toEqual({
          jurisdiction_code: [{ value: 'gb', count: 1, label: 'United Kingdom' }],
          position: [
            { value: expect.stringMatching(/director/i), count: 2 },
            { value: 'Clerk', count: 1 },
          ],
          inactive: [{ value: 'true', count: 1 }],
        });
        const begun = await store.searchOfficers({ order: 'name', window: { offset: 0, limit: 5 }, q: 'od*' });
        expect(begun.total).toBe(4);
      });
    });

    describe('industry codes', () => {
      it('are listed by scheme', async () => {
        const store = await given(...COMPANIES);
        expect((await store.listIndustryCodeSchemes()).map(({ id }) => id)).toEqual([
          'eu_nace_2',
          'isic_4',
          'uk_sic_2007',
        ]);
        expect(await store.findIndustryCodeScheme('none')).toBeUndefined();
        expect(await store.findIndustryCodeScheme('eu_nace_2')).toMatchObject({
          name: 'European',
          industry_codes: [
            { industry_code: { code: '62.01', uid: 'eu_nace_2-6201', parent_code: 'J' } },
            { industry_code: { code: 'J' } },
          ],
        });
      });

      it.each([
        ['eu_nace_2', '62.01', ['isic_4-6201', 'uk_sic_2007-62011', 'uk_sic_2007-62012']],
        ['EU_NACE_2', '6201', ['isic_4-6201', 'uk_sic_2007-62011', 'uk_sic_2007-62012']],
        ['uk_sic_2007', '62011', ['isic_4-6201', 'eu_nace_2-6201']],
        ['isic_4', 'A', []],
      ])('of %s, %s is given with its equivalents', async (scheme, code, expected) => {
        const found = await (await given(...COMPANIES)).findIndustryCode(scheme, code);
        expect(found?.mapped_industry_codes?.map(({ industry_code }) => industry_code.uid)).toEqual(expected);
      });

      it('that are unknown are absent', async () => {
        expect(await (await given(...COMPANIES)).findIndustryCode('isic_4', '9')).toBeUndefined();
      });

      it('written later are known at once', async () => {
        const store = await given(...COMPANIES);
        expect(await names(store, { industry_codes: terms('isic_4-A') })).toEqual([]);
        await write([{ ...NATIVE, mappings: [{ code: '99999', to_scheme_id: 'isic_4', to_code: 'A' }] }]);
        expect(await names(store, { industry_codes: terms('isic_4-A') })).toEqual([B]);
      });
    });

    it.each([
      ['ald', [A], []],
      ['moor', [], []],
      ['bri', [A], []],
      ['limited alder', [A], []],
      ['12345', [A], []],
      ['hrb77', [A], []],
      ['dun', [], []],
      ['oda q', [], ['Oda Quillfeather']],
      ['quill', [], ['Oda Quillfeather']],
      ['', [], []],
      ['***', [], []],
    ])('suggests for %j the companies %j and the officers %j', async (text, companies, officers) => {
      const oda: RegisterInput = {
        kind: 'officer',
        key: 'o',
        name: 'Oda Quillfeather',
        company: reference('3'),
        source,
      };
      const found = await (await given(...COMPANIES, oda)).suggest(text, 5);
      expect(found.companies.map((each) => each.name)).toEqual(companies);
      expect(found.officers.map((each) => each.name)).toEqual(officers);
    });

    it.each([
      ['companies', 'aldrmoor', ['Aldermoor']],
      ['companies', 'allder', []],
      ['companies', 'ald', []],
      ['officers', 'quilfether', ['Quillfeather']],
      ['officers', 'oda quill feather', ['Oda Quillfeather']],
      ['companies', 'quilfether', []],
      ['companies', '', []],
    ] as const)('spells for %s %j as %j', async (named, q, expected) => {
      const oda: RegisterInput = {
        ...{ kind: 'officer', key: 'o', name: 'Oda Quillfeather', company: reference('3'), source },
      };
      expect(await (await given(...COMPANIES, oda)).listSpellings(named, q, 3)).toEqual(expected);
    });

    it('finds two words by one, and a name in Chinese by how it sounds', async () => {
      const store = await given(company('8', 'Hua Wei Invented Trading'), company('9', '华为虚构公司'));
      expect(await store.listSpellings('companies', 'huawei', 3)).toEqual(['Hua Wei']);
      expect(await names(store, { q: 'huawei*' })).toEqual(['华为虚构公司']);
    });

    it('spells an umlaut as it is written where it is typed as two letters', async () => {
      const store = await given(company('8', 'Müller Erfunden GmbH'));
      const spellings = await store.listSpellings('companies', 'mueller', 3);
      expect(spellings).toEqual(['Müller']);
      expect(await names(store, { q: spellings[0] })).toEqual(['Müller Erfunden GmbH']);
    });

    it('finds something by each spelling of a word without one of its letters', async () => {
      const store = await given(...COMPANIES);
      const { items } = await store.searchCompanies(query({}));
      const all = items.flatMap(({ name }) => name.match(/\p{L}{5,}/gu) ?? []);
      const mistyped = all.flatMap((word) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)));
      const spellings = await Promise.all(mistyped.map((q) => store.listSpellings('companies', q, 3)));
      expect(spellings.flat().length).toBeGreaterThan(10);
      for (const q of new Set(spellings.flat())) expect(await names(store, { q })).not.toEqual([]);
    });

    it('returns the former name by which a company is suggested', async () => {
      const { companies } = await (await given(...COMPANIES)).suggest('brin', 5);
      expect(companies).toEqual([
        {
          name: A,
          previous_name: 'Brindle Corp',
          jurisdiction_code: 'gb',
          company_number: '00012345',
          inactive: false,
          service_url: '/companies/gb/00012345',
        },
      ]);
    });
  });
}
