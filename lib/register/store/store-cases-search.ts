import { describe, expect, it } from 'vitest';
import { parseDateFilter } from '@/lib/contract/parameters';
import { words } from '@/lib/shared/names/fold';
import { LEGAL_FORMS, normaliseName } from '@/lib/shared/names/normalise';
import { phraseSpellings } from '@/lib/shared/names/phrase';
import { reference, statement } from './case-inputs';
import type { CompanyQuery, RegisterStore } from './store';
import { A, B, C, COMPANIES, company, type QueryFields, query, terms } from './store-cases-search-register';
import { type OpenTrial, useTrial } from './trial';

const ORDERS = ['name', 'score', 'created_at', 'updated_at', 'incorporation_date', 'dissolution_date'] as const;

/** Cases for searches, for any implementation of the store. */
export function describeSearch(name: string, open: OpenTrial): void {
  describe(`the search of the register in ${name}`, () => {
    const { given } = useTrial(open);

    const names = async (store: RegisterStore, asked: QueryFields) =>
      (await store.searchCompanies(query(asked))).items.map((item) => item.name);

    it.each<[string, QueryFields, string[]]>([
      ['all words of an address, in any order', { registered_address: terms('exampleton apfel') }, [A]],
      ['words of all terms of an address', { registered_address: terms('exampleton,lane') }, [A]],
      ['words of one of the terms of an address', { registered_address: terms('lane|samplebury') }, [A, B]],
      ['nothing, for an address without words', { registered_address: terms('--') }, []],
      ['an identifier in any case', { identifier_uids: terms('ch-1') }, [A, B]],
      ['an identifier of one system', { identifier_uids: terms('vat-CH-1') }, [B]],
      ['both of two identifiers', { identifier_uids: terms('CH-1,V-2') }, [B]],
      ['a code of the register’s own scheme', { industry_codes: terms('uk_sic_2007-62011') }, [A, B]],
      ['a code with dots where the record has none', { industry_codes: terms('eu_nace_2-62.01') }, [A, B, C]],
      ['a code without dots', { industry_codes: terms('eu_nace_2-6201') }, [A, B, C]],
      ['a mapped code, either way', { industry_codes: terms('isic_4-6201') }, [A, B, C]],
      ['a parent code', { industry_codes: terms('ISIC_4-J') }, [A, B, C]],
      ['a parent code of a mapped scheme', { industry_codes: terms('eu_nace_2-J') }, [A, B, C]],
      ['nothing, for a sibling', { industry_codes: terms('isic_4-6202') }, []],
      ['both of two codes', { industry_codes: terms('isic_4-6201,uk_sic_2007-99999') }, [B]],
      ['a type of data', { types_of_data_held: terms('website') }, [A, C]],
      ['both of two types, old and new', { types_of_data_held: terms('Website,trademark_registration') }, [C]],
      ['either of two types', { types_of_data_held: terms('nothing|trademark_registration') }, [C]],
      ['a status in any case, beyond ASCII', { current_status: terms('éteinte') }, [C]],
      ['nonprofits', { nonprofit: true }, [A]],
      ['all but known nonprofits', { nonprofit: false }, [B, C]],
      ['all that is neither inactive nor a branch', { inactive: false, branch: false }, [A]],
      ['a word among those that are not inactive', { q: 'brambleby', inactive: false }, []],
      ['a country of which only parts have companies', { country_code: terms('US') }, [B]],
      ['either of two countries, one without companies', { country_code: terms('fr|us') }, [B]],
      ['nothing, for a part in place of a country', { country_code: terms('us_de') }, []],
      ['all but inactive ones, by the old parameter', { exclude_inactive: true }, [A, C]],
      ['nothing left out by the old parameter', { exclude_inactive: false }, [A, B, C]],
      ['a whole day of creation', { created_at: parseDateFilter('2025-01-31') }, [A]],
      ['creation before a day', { created_at: parseDateFilter(':2025-02-01') }, [A]],
      ['creation after a day', { created_at: parseDateFilter('2025-02-01:') }, [C]],
      ['days of creation', { created_at: parseDateFilter('2025-01-31:2025-02-01') }, [A, B]],
      ['the last day there is', { created_at: parseDateFilter('2025-02-02:9999-12-31') }, [C]],
      ['a day of dissolution', { dissolution_date: parseDateFilter('2020-12-31') }, [B]],
      ['since a day, the day with it', { incorporated_since: '2001-05-01' }, [A, C]],
      ['before a day, the day without it', { incorporated_before: '2001-05-01' }, [B]],
      ['created since', { created_since: '2025-02-01' }, [B, C]],
      ['created before', { created_before: '2025-02-01' }, [A]],
      ['dissolved before, which only the dissolved are', { dissolved_before: '2021-01-01' }, [B]],
      ['dissolved since', { dissolved_since: '2021-01-01' }, []],
    ])('finds %s', async (_, asked, expected) => {
      expect(await names(await given(...COMPANIES), asked)).toEqual(expected);
    });

    describe('a phrase in quotes', () => {
      const companies = [
        company('1', 'Marine Group Holdings Ltd', { previous_names: [{ company_name: 'Old Sail Works' }] }),
        company('2', 'Group Marine Limited'),
        company('3', 'Marine Services Group', { previous_names: [{ company_name: 'Sail Old' }] }),
        company('4', 'Bank of Thornwick'),
        company('5', 'Thornwick Bank & Trust S.A.'),
      ];
      const [ONE, TWO, THREE, BANK, TRUST] = [
        'Marine Group Holdings Ltd',
        'Group Marine Limited',
        'Marine Services Group',
        'Bank of Thornwick',
        'Thornwick Bank & Trust S.A.',
      ];

      it.each<[string, string, string[]]>([
        ['words side by side, in this order', '"marine group"', [ONE]],
        ['the same without quotes in any order', 'marine group', [TWO, ONE, THREE]],
        ['a phrase beside words in any order', 'holdings "marine group"', [ONE]],
        ['two phrases', '"marine" "services group"', [THREE]],
        ['quotes as phones write them', '“marine group”', [ONE]],
        ['a former name', '"old sail"', [ONE]],
        ['nothing, for a phrase and a word of two different names', '"old sail" marine', []],
        ['a legal form in its other spelling', '"group marine ltd"', [TWO]],
        ['a legal form without its dots', '"trust sa"', [TRUST]],
        ['an ampersand for a written word', '"bank and trust"', [TRUST]],
        ['stop words as written', '"bank of thornwick"', [BANK]],
        ['no name that has a stop word between', '"bank thornwick"', []],
        ['no name for a stop word that it lacks', '"the marine"', []],
        ['the beginning of a last word', '"marine gr*"', [ONE]],
        ['the beginning of a last word, the star behind', '"marine gr"*', [ONE]],
        ['a word that begins so beside a phrase', '"marine group" hold*', [ONE]],
        ['without regard to case and accents', '"MÂRINE group"', [ONE]],
        ['a quote without a partner as a character', 'marine "group', [TWO, ONE, THREE]],
        ['a quote within a word as a character', '5" marine" group', []],
        ['nothing, for a phrase without words', '"--"', []],
        ['words beside a phrase without words', 'holdings "--"', [ONE]],
        ['operators of the engine as words', '"marine AND group" OR', []],
      ])('finds %s: %j', async (_, q, expected) => {
        expect(await names(await given(...companies), { q })).toEqual(expected);
      });

      it.each<[string, QueryFields, string[]]>([
        ['the requested fields', { fields: ['previous_names'], q: '"marine group"' }, []],
        ['the normalised name alone', { fields: ['normalised_name'], q: '"bank thornwick"' }, [BANK]],
        ['normalised names if requested', { normalise_company_name: true, q: '"the bank of thornwick"' }, [BANK]],
        ['no phrase among numbers', { fields: ['name', 'company_number'], q: '"2"' }, [TWO]],
      ])('looks into %s', async (_, asked, expected) => {
        expect(await names(await given(...companies), asked)).toEqual(expected);
      });

      it('ranks the very name first when ordered by relevance', async () => {
        const store = await given(...companies, company('6', 'Marine Group'), company('7', 'A Marine Group'));
        expect((await names(store, { q: '"marine group"', order: 'score' }))[0]).toBe('Marine Group');
      });

      it('may occur three hundred times in one query', async () => {
        const q = Array.from({ length: 300 }, () => '"marine group ltd"').join(' ');
        expect(await names(await given(...companies), { q })).toEqual([]);
      });
    });

    it.each<[string, QueryFields, string[]]>([
      ['no number by default', { q: '00012345' }, []],
      ['a number', { q: '00012345', fields: ['company_number'] }, [A]],
      ['no number without its zeros', { q: '12345', fields: ['company_number'] }, []],
      ['a number without zeros, heavily normalised', { q: '12-345', fields: ['heavily_normalised_number'] }, [A]],
      ['a native number in its parts', { q: 'hrb 77 b', fields: ['native_company_number'] }, [A]],
      ['a native number as one', { q: 'HRB77B', fields: ['native_company_number'] }, [A]],
      ['a native number, heavily normalised', { q: 'hrb77b', fields: ['heavily_normalised_number'] }, [A]],
      ['a postal code', { q: 'ex1 1ex', fields: ['postal_codes'] }, [A]],
      ['a postal code without its blank', { q: 'EX11EX', fields: ['postal_codes'] }, [A]],
      ['the beginning of a postal code', { q: 'EX1*', fields: ['postal_codes'] }, [A]],
      ['a former name', { q: 'brindle', fields: ['previous_names'] }, [A]],
      ['no former name in the name', { q: 'brindle', fields: ['name', 'normalised_name'] }, []],
      ['a former name, normalised', { q: 'brindle corporation' }, [A]],
      ['no name in the former names', { q: 'aldermoor', fields: ['previous_names'] }, []],
      ['the text of a mark', { q: 'bright zingo', fields: ['trademark_registration_mark_texts'] }, [C]],
      ['the beginning of a mark', { q: 'zin*', fields: ['trademark_registration_mark_texts'] }, [C]],
      ['either of two fields', { q: '2', fields: ['name', 'company_number'] }, [B]],
      ['no other form of the name as written', { q: 'aldermoor limited', fields: ['name'] }, []],
      ['the other form, normalised', { q: 'aldermoor limited', fields: ['normalised_name'] }, [A]],
      [
        'nothing as written, once q is normalised',
        { q: 'aldermoor ltd', fields: ['name'], normalise_company_name: true },
        [],
      ],
      ['a beginning after a stop word', { q: 'the aldermoor lim*' }, [A]],
      ['a half-typed legal form', { q: 'aldermoor lim*' }, [A]],
    ])('finds in the requested fields %s', async (_, asked, expected) => {
      expect(await names(await given(...COMPANIES), asked)).toEqual(expected);
    });

    describe('legal forms', () => {
      /** A company in each spelling of each form, and one with its letters apart and in another order. */
      const written = LEGAL_FORMS.flatMap(({ normalised, ways }) => [normalised, ...ways]);
      const stranger = (way: string) => `Zq ${[...way.replaceAll(' ', '')].reverse().join(' ')} Works`;
      const companies = written.flatMap((way, at) => [
        company(`F${at}`, `Brindle ${way}`),
        company(`S${at}`, stranger(way)),
      ]);
      const dotted = (way: string): string[] => (/^\w{2,5}$/.test(way) ? [`${[...way].join('.')}.`] : []);
      const has = (name: string, way: string): boolean => ` ${words(name).join(' ')} `.includes(` ${way} `);

      it('are found in all their spellings by each of them, without strangers', async () => {
        const store = await given(...companies);
        const find = async (q: string) => (await names(store, { q, window: { offset: 0, limit: 2000 } })).sort();
        for (const { normalised, ways } of LEGAL_FORMS) {
          const found = await find(normalised);
          const spellings = phraseSpellings(normalised).map((spelling) => spelling.join(' '));
          for (const way of [normalised, ...ways]) {
            expect(found, `${normalised} finds ${way}`).toContain(`Brindle ${way}`);
            for (const q of [way, ...dotted(way)]) expect(await find(q), `${q} and ${normalised}`).toEqual(found);
          }
          const isMeant = (name: string) =>
            has(normaliseName(name), normalised) || spellings.some((spelling) => has(name, spelling));
          expect(
            found.filter((name) => !isMeant(name)),
            `strangers of ${normalised}`,
          ).toEqual([]);
        }
      });

      it.each<[QueryFields['fields']]>([[['name']], [['previous_names']], [['name', 'normalised_name']]])(
        'in letters find no strangers in %j',
        async (fields) => {
          const store = await given(company('1', 'Foxlow C.L. Works'), company('2', 'Foxlow L.L.C.'));
          const found = await names(store, { q: 'L.L.C.', fields });
          expect(found).toEqual(fields?.includes('name') ? ['Foxlow L.L.C.'] : []);
        },
      );

      it('in letters are suggested without strangers', async () => {
        const store = await given(company('1', 'Foxlow C.L. Works'), company('2', 'Foxlow L.L.C.'));
        const { companies } = await store.suggest('foxlow l.l.c.', 5);
        expect(companies.map(({ name }) => name)).toEqual(['Foxlow L.L.C.']);
      });
    });

    describe('names that match equally well', () => {
      const owns = (parent: string, child: string) =>
        statement(`${parent} owns ${child}`, 'subsidiary', {
          subjects: [reference(parent)],
          objects: [reference(child)],
          relationship: { relationship_type: 'subsidiary' },
        });
      const LEI = { identifiers: [{ uid: '549300INVENTED000001', identifier_system_code: 'lei' }] };
      const [HEAD, CHILD, NAMED, SMALL, GONE] = [
        'Thornwick P.L.C.',
        'Thornwick AG',
        'Thornwick S.A.',
        'Thornwick Ltd',
        'Thornwick',
      ];
      const namesakes = [
        company('gone', GONE, { inactive: true, ...LEI }),
        company('small', SMALL),
        company('named', NAMED, LEI),
        company('child', CHILD),
        company('head', HEAD),
        company('bank', 'Thornwick Bank', LEI),
        company('other', 'New Thornwick', LEI),
        ...['child', 'bank', 'other'].map((number) => owns('head', number)),
      ];
      const EQUALS = [HEAD, NAMED, CHILD, SMALL, GONE];

      it.each<[string, string[]]>([
        ['thornwick', [...EQUALS, 'Thornwick Bank', 'New Thornwick']],
        ['THORNWICK  a.g.', [CHILD]],
        ['Thornwick Limited', [SMALL]],
        ['"thornwick"', [...EQUALS, 'Thornwick Bank', 'New Thornwick']],
        ['bank', ['Thornwick Bank']],
      ])('are ordered by prominence in a search for %j', async (q, expected) => {
        expect(await names(await given(...namesakes), { q, order: 'score' })).toEqual(expected);
      });

      it.each<[string, string[]]>([
        ['thornwick', [...EQUALS, 'Thornwick Bank', 'New Thornwick']],
        ['thornwi', [HEAD, 'Thornwick Bank', NAMED, CHILD, SMALL, GONE, 'New Thornwick']],
        ['thornwick ltd', [SMALL]],
        ['thornwick b', ['Thornwick Bank']],
      ])('are ordered by prominence in the suggestions for %j', async (text, expected) => {
        const { companies } = await (await given(...namesakes)).suggest(text, 10);
        expect(companies.map((each) => each.name)).toEqual(expected);
      });

      it('are so in a register of many, page by page', async () => {
        const many = Array.from({ length: 500 }, (_, index) => company(`M${index}`, `Thornwick ${1000 + index} Ltd`));
        const store = await given(...many, ...namesakes);
        const found: string[] = [];
        for (let offset = 0; offset < 300; offset += 25) {
          found.push(...(await names(store, { q: 'thornwick', order: 'score', window: { offset, limit: 25 } })));
        }
        expect(found.slice(0, EQUALS.length)).toEqual(EQUALS);
        expect(new Set(found).size).toBe(300);
      });
    });

    it.each<[CompanyQuery['order'], string[]]>([
      ['name', [A, B, C]],
      ['created_at', [C, B, A]],
      ['incorporation_date', [C, A, B]],
      ['dissolution_date', [B, A, C]],
    ])('orders by %s, the newest first and what has none last', async (order, expected) => {
      expect(await names(await given(...COMPANIES), { order })).toEqual(expected);
      expect(await names(await given(...COMPANIES), { order, country_code: terms('gb|us') })).toEqual(expected);
    });

    const many = Array.from({ length: 120 }, (_, index) =>
      company(`N${index}`, `${index % 3 === 0 ? 'Zephyr ' : ''}Firm ${String(index * 7919).padStart(7, '0')}`, {
        incorporation_date: index % 5 === 0 ? null : `20${String(index % 50).padStart(2, '0')}-01-01`,
        previous_names: index % 4 === 0 ? [{ company_name: `Zephyr Old ${index}` }] : [],
        inactive: index % 2 === 0,
      }),
    );

    it.each<[string, QueryFields]>([
      ['everything', {}],
      ['a frequent word', { q: 'firm' }],
      ['a word of names and former names', { q: 'zephyr' }],
      ['a rare word', { q: 'old 4' }],
      ['a frequent word and a filter', { q: 'firm', inactive: true }],
      ['a filter alone', { inactive: false }],
    ])('gives %s in pages that join to the whole, in every order', async (_, asked) => {
      const store = await given(...many, company('R', 'Zephyr Firm Redacted', { redacted: true }));
      for (const order of ORDERS) {
        const whole = await store.searchCompanies(query({ ...asked, order, window: { offset: 0, limit: 1000 } }));
        const numbers: string[] = [];
        for (let offset = 0; offset < whole.total; offset += 7) {
          const page = await store.searchCompanies(query({ ...asked, order, window: { offset, limit: 7 } }));
          expect(page.total).toBe(whole.total);
          numbers.push(...page.items.map(({ company_number }) => company_number));
        }
        expect(numbers).toEqual(whole.items.map(({ company_number }) => company_number));
        expect(new Set(numbers).size).toBe(whole.total);
      }
    });

    it('finds with "all of" what each term finds, and with "any of" what one of them finds', async () => {
      const store = await given(...COMPANIES);
      for (const filter of ['industry_codes', 'types_of_data_held', 'registered_address', 'identifier_uids'] as const) {
        const pairs = {
          industry_codes: ['isic_4-J', 'uk_sic_2007-99999'],
          types_of_data_held: ['website', 'trademark_registration'],
          registered_address: ['exampleton', 'lane'],
          identifier_uids: ['ch-1', 'v-2'],
        };
        const [first, second] = await Promise.all(pairs[filter].map((term) => names(store, { [filter]: terms(term) })));
        const both = first?.filter((found) => second?.includes(found));
        const either = [...new Set([...(first ?? []), ...(second ?? [])])].sort();
        expect(await names(store, { [filter]: terms(pairs[filter].join(',')) })).toEqual(both);
        expect(await names(store, { [filter]: terms(pairs[filter].join('|')) })).toEqual(either);
      }
    });
  });
}
