import { describe, expect, it } from 'vitest';
import { COMPANY_FACETS } from '@/lib/contract/extensions';
import { parseTermFilter } from '@/lib/contract/parameters';
import type { OfficerInput, RegisterInput } from './records';
import type { CompanyQuery, OfficerQuery, RegisterStore } from './store';
import { A, B, C, COMPANIES, company, type QueryFields, query, reference, source } from './store-cases-search-register';
import { type OpenTrial, useTrial } from './trial';

type Excluded = NonNullable<CompanyQuery['exclude']>;

const FIELDS = ['jurisdiction_code', 'country_code', 'company_type', 'current_status', 'types_of_data_held'] as const;

/** Enough companies for both query strategies: for frequent and for rare words. */
const many: RegisterInput[] = Array.from({ length: 90 }, (_, index) =>
  company(String(index), `${index % 30 === 0 ? 'Quartz' : 'Firm'} ${index % 3 === 0 ? 'Zephyr' : 'Marine'} ${index}`, {
    jurisdiction_code: ['gb', 'us_de', 'fr'][index % 3] ?? 'gb',
    current_status: [undefined, 'Active', 'DISSOLVED', 'Dissolved'][index % 4],
    company_type: index % 5 === 0 ? undefined : `Type, ${index % 5}`,
    incorporation_date: `20${String(10 + (index % 9))}-01-01`,
    redacted: index % 17 === 0,
  }),
);

/** Cases for `exclude`, for any implementation of the store. */
export function describeExclusions(name: string, open: OpenTrial): void {
  describe(`leaving values out of a search of the register in ${name}`, () => {
    const { given } = useTrial(open);

    const found = (store: RegisterStore, asked: QueryFields) =>
      store.searchCompanies(query({ window: { offset: 0, limit: 1000 }, ...asked }));
    const names = async (store: RegisterStore, asked: QueryFields) =>
      (await found(store, asked)).items.map((item) => item.name);

    it.each<[string, Excluded, string[]]>([
      ['a jurisdiction', { jurisdiction_code: ['GB'] }, [B]],
      ['a country', { country_code: ['us'] }, [A, C]],
      ['a type in any case; what has none stays', { company_type: ['private limited'] }, [C]],
      ['a status in any case, beyond ASCII', { current_status: ['éteinte'] }, [A, B]],
      ['two values of one field', { current_status: ['Active', 'dissolved'] }, [C]],
      ['values of two fields', { current_status: ['Active'], country_code: ['us'] }, [C]],
      ['an industry with its equivalents', { industry_codes: ['uk_sic_2007-62012'] }, [A]],
      ['an industry that has no equivalents', { industry_codes: ['uk_sic_2007-99999'] }, [A, C]],
      ['an industry with all below it', { industry_codes: ['isic_4-J'] }, []],
      ['a type of data', { types_of_data_held: ['WEBSITE'] }, [B]],
      ['either of two types of data', { types_of_data_held: ['website', 'trademark_registration'] }, [B]],
      ['a value that no company has', { current_status: ["Gone' OR 1 --"] }, [A, B, C]],
    ])('leaves out %s', async (_, exclude, expected) => {
      expect(await names(await given(...COMPANIES), { exclude })).toEqual(expected);
    });

    it.each<[string, QueryFields]>([
      ['everything', {}],
      ['a frequent word', { q: 'firm' }],
      ['a rare word', { q: 'quartz' }],
      ['a word and a filter', { q: 'firm', inactive: false, branch: false }],
      ['a filter of the same field', { q: 'zephyr', current_status: parseTermFilter('active|dissolved') }],
    ])('of %s leaves out what a filter by the value would find, and nothing else, in every order', async (_, asked) => {
      const store = await given(...many);
      const exclude = { current_status: ['Dissolved'], jurisdiction_code: ['fr'] };
      for (const order of ['name', 'score', 'incorporation_date'] as const) {
        const all = await found(store, { ...asked, order });
        const numbers = all.items
          .filter((item) => item.current_status?.toLowerCase() !== 'dissolved' && item.jurisdiction_code !== 'fr')
          .map(({ company_number }) => company_number);
        const kept = await found(store, { ...asked, order, exclude });
        expect(kept.items.map(({ company_number }) => company_number)).toEqual(numbers);
        expect(kept.total).toBe(numbers.length);
        const second = await found(store, { ...asked, order, exclude, window: { offset: 3, limit: 4 } });
        expect(second.items.map(({ company_number }) => company_number)).toEqual(numbers.slice(3, 7));
        expect(second.total).toBe(kept.total);
      }
    });

    it.each(['firm', 'quartz', undefined])(
      'parts %j with each of its values: those that have it and those that are left',
      async (q) => {
        const store = await given(...many);
        const { total } = await found(store, { q });
        const { facets } = await found(store, { q, facets: { names: [...FIELDS], limit: 50 } });
        for (const field of FIELDS) {
          for (const { value, count } of facets?.[field] ?? []) {
            expect((await found(store, { q, exclude: { [field]: [value] } })).total, `${field}: ${value}`).toBe(
              total - count,
            );
          }
        }
      },
    );

    it('keeps a value that is left out in its own facet, and out of every other', async () => {
      const store = await given(...COMPANIES);
      const facets = { names: [...COMPANY_FACETS], limit: 50 };
      const plain = await found(store, { facets });
      const left = await found(store, {
        facets,
        exclude: { current_status: ['dissolved'], industry_codes: ['isic_4-A'] },
      });
      expect(left.facets?.current_status).toEqual(plain.facets?.current_status);
      expect(left.facets?.industry_section).not.toEqual(plain.facets?.industry_section);
      expect(left.facets?.country_code).toEqual([{ value: 'gb', count: 2, label: 'United Kingdom' }]);
    });

    it('leaves out officers by position and by jurisdiction, but none whose position is not known', async () => {
      const officer = (key: string, given_: Partial<OfficerInput> = {}): OfficerInput => ({
        kind: 'officer',
        key,
        name: key,
        company: reference('1'),
        source,
        ...given_,
      });
      const store = await given(
        company('1', 'Zephyr'),
        company('2', 'Elsewhere', { jurisdiction_code: 'fr' }),
        officer('a', { position: 'Director' }),
        officer('b', { position: 'clerk' }),
        officer('c'),
        officer('d', { position: 'clerk', company: { key: 'company:fr/2', name: 'Elsewhere' } }),
      );
      const search = (asked: Partial<OfficerQuery>) =>
        store.searchOfficers({ order: 'name', window: { offset: 0, limit: 30 }, ...asked });
      const facets = { names: ['position' as const], limit: 50 };
      const left = await search({ exclude: { position: ['DIRECTOR'] }, facets });
      expect(left.items.map((item) => item.name)).toEqual(['b', 'c', 'd']);
      expect(left.total).toBe(3);
      expect(left.facets?.position).toEqual((await search({ facets })).facets?.position);
      const abroad = await search({ exclude: { jurisdiction_code: ['gb'] } });
      expect(abroad.items.every(({ jurisdiction_code }) => jurisdiction_code !== 'gb')).toBe(true);
    });
  });
}
