import { describe, expect, it } from 'vitest';
import { parseDateFilter, parseTermFilter } from '@/lib/contract/parameters';
import { companyKey } from '@/lib/shared/links';
import type { CompanyInput, OfficerInput, PlaceholderInput, RegisterInput, StatementInput } from './records';
import type { CompanyQuery, OfficerQuery, RegisterStore } from './store';
import { type OpenTrial, useTrial } from './trial';

const source = { publisher: 'Invented Register', retrieved_at: '2026-01-01' };

const company = (company_number: string, name: string, given: Partial<CompanyInput> = {}): CompanyInput => ({
  kind: 'company',
  jurisdiction_code: 'gb',
  company_number,
  record_key: company_number,
  name,
  source,
  ...given,
});

const reference = (number: string, jurisdiction = 'gb') => ({
  key: companyKey(jurisdiction, number),
  name: `No. ${number}`,
});

const owns = (parent: string, child: string, given: Partial<StatementInput> = {}): StatementInput => ({
  kind: 'statement',
  key: `${parent}>${child}`,
  data_type: 'share_parcel',
  predicate: 'owns',
  subjects: [reference(parent)],
  objects: [reference(child)],
  properties: {},
  version: '2026-01-01',
  relationship: { relationship_type: 'shareholding', percentage: 60 },
  provenances: [
    { key: 'p1', confidence: 90, source_type: 'external', actor_type: 'bot', created_at: '2026-01-01', publisher: 'A' },
  ],
  ...given,
});

const query = (given: Partial<CompanyQuery>): CompanyQuery => ({
  wildcard: 'B',
  order: 'name',
  window: { offset: 0, limit: 30 },
  ...given,
});

const officerQuery = (given: Partial<OfficerQuery>): OfficerQuery => ({
  order: 'name',
  window: { offset: 0, limit: 30 },
  ...given,
});

/** Cases for any implementation of the store. */
export function describeStore(name: string, open: OpenTrial): void {
  describe(`the register in ${name}`, () => {
    const { given, write } = useTrial(open);

    const names = async (store: RegisterStore, asked: Partial<CompanyQuery>) =>
      (await store.searchCompanies(query(asked))).items.map((item) => item.name);

    describe('searching companies by name', () => {
      const companies = [
        company('1', 'Ångbåt Marine Ltd', {
          previous_names: [{ company_name: 'Oldacre Shipping' }, { company_name: 'Tessander Boats' }],
        }),
        company('2', 'Marine Insurance of Thornwick PLC'),
        company('3', 'THORNWICK & DAUGHTERS LIMITED'),
        company('4', 'Société Valmorel Énergies S.A.', {
          alternative_names: [{ company_name: 'Valmorel Power', type: 'trading' }],
        }),
        company('5', 'ООО Ромашка'),
        company('6', "O'Marrowby “Quoted” (Holdings) AND OR NOT NEAR*"),
      ];

      it.each([
        ['all words in any order', 'thornwick marine', ['Marine Insurance of Thornwick PLC']],
        ['without regard to case and accents', 'ANGBAT', ['Ångbåt Marine Ltd']],
        ['with accents that the name lacks', 'thörnwick daughters', ['THORNWICK & DAUGHTERS LIMITED']],
        ['a previous name', 'shipping oldacre', ['Ångbåt Marine Ltd']],
        ['another name', 'valmorel power', ['Société Valmorel Énergies S.A.']],
        ['a long legal form for the short one', 'marine limited', ['Ångbåt Marine Ltd']],
        ['a short legal form for the long one', 'daughters ltd', ['THORNWICK & DAUGHTERS LIMITED']],
        ['an abbreviation without its dots', 'energies sa', ['Société Valmorel Énergies S.A.']],
        ['another script by transliteration', 'romashka', ['ООО Ромашка']],
        ['its own script', 'ромашка', ['ООО Ромашка']],
        ['nothing, for words of two different names', 'oldacre tessander', []],
        ['nothing, for part of a word', 'marin', []],
        ['nothing, where there are no words', '--', []],
        [
          'words that are operators of the engine',
          'and or not near',
          ["O'Marrowby “Quoted” (Holdings) AND OR NOT NEAR*"],
        ],
        ['quotes and stars inside', '"quoted" holdings', ["O'Marrowby “Quoted” (Holdings) AND OR NOT NEAR*"]],
      ])('finds %s: %j', async (_, q, expected) => {
        expect(await names(await given(...companies), { q })).toEqual(expected);
      });

      it.each([
        ['B', 'insurance of thorn*', ['Marine Insurance of Thornwick PLC']],
        ['B', 'thornwick insu*', []],
        ['A', 'marine ins*', ['Marine Insurance of Thornwick PLC']],
        ['A', 'insurance of thorn*', []],
      ] as const)('reads a final * in the meaning of Form %s: %j', async (wildcard, q, expected) => {
        expect(await names(await given(...companies), { q, wildcard })).toEqual(expected);
      });

      it('orders by name, and by relevance when asked', async () => {
        const store = await given(
          company('1', 'Zephyr Marine'),
          company('2', 'Aardvark Marine Zephyr Holdings'),
          company('3', 'Zephyr'),
          company('4', 'Zephyr Group'),
        );
        expect(await names(store, { q: 'zephyr' })).toEqual([
          'Aardvark Marine Zephyr Holdings',
          'Zephyr',
          'Zephyr Group',
          'Zephyr Marine',
        ]);
        expect((await names(store, { q: 'zephyr', order: 'score' })).slice(0, 2)).toEqual(['Zephyr', 'Zephyr Group']);
        expect((await names(store, { q: 'zephyr', order: 'score' })).at(-1)).toBe('Aardvark Marine Zephyr Holdings');
      });

      it('returns the exact total for any window', async () => {
        const many = Array.from({ length: 75 }, (_, index) => company(String(index), `Zephyr ${index}`));
        const found = await (await given(...many)).searchCompanies(
          query({ q: 'zephyr', window: { offset: 60, limit: 30 } }),
        );
        expect(found.total).toBe(75);
        expect(found.items).toHaveLength(15);
      });

      it('removes a name that a newer record corrected', async () => {
        const store = await given(company('1', 'Zephir'));
        await write([company('1', 'Zephyr', { source: { ...source, retrieved_at: '2026-02-01' } })]);
        expect(await names(store, { q: 'zephyr' })).toEqual(['Zephyr']);
      });
    });

    describe('filtering companies', () => {
      const companies = [
        company('1', 'A', {
          company_type: 'Private, limited',
          current_status: 'Active',
          inactive: false,
          incorporation_date: '2001-01-01',
        }),
        company('2', 'B', { jurisdiction_code: 'us_de', current_status: 'ACTIVE', inactive: null, branch: 'F' }),
        company('3', 'C', {
          jurisdiction_code: 'us_ny',
          inactive: true,
          branch: 'L',
          incorporation_date: '2010-06-30',
        }),
        company('4', 'D', { redacted: true }),
      ];

      it.each([
        ['jurisdiction', { jurisdiction_code: parseTermFilter('GB|us_ny') }, ['A', 'C']],
        ['country', { country_code: parseTermFilter('us') }, ['B', 'C']],
        ['type', { company_type: parseTermFilter('private, limited|') }, ['A']],
        ['status in any case', { current_status: parseTermFilter('active') }, ['A', 'B']],
        ['all of two values of one field', { current_status: parseTermFilter('active,dissolved') }, []],
        ['inactive only', { inactive: true }, ['C']],
        ['without inactive, what is not known stays', { inactive: false }, ['A', 'B']],
        ['branches only', { branch: true }, ['B', 'C']],
        ['without branches', { branch: false }, ['A']],
        ['one day', { incorporation_date: parseDateFilter('2001-01-01') }, ['A']],
        ['after a day', { incorporation_date: parseDateFilter('2001-01-01:') }, ['C']],
        ['a range with its ends', { incorporation_date: parseDateFilter('2001-01-01:2010-06-30') }, ['A', 'C']],
        ['nothing, and the redacted one is not shown', {}, ['A', 'B', 'C']],
      ])('by %s', async (_, filter, expected) => {
        expect(await names(await given(...companies), filter)).toEqual(expected);
      });

      it('counts facet values, each facet without its own filter', async () => {
        const store = await given(...companies);
        const { facets } = await store.searchCompanies(
          query({
            jurisdiction_code: parseTermFilter('gb'),
            facets: { names: ['jurisdiction_code', 'current_status'], limit: 50 },
          }),
        );
        expect(facets?.jurisdiction_code).toEqual([
          { value: 'gb', count: 1, label: 'United Kingdom' },
          { value: 'us_de', count: 1, label: 'Delaware (US)' },
          { value: 'us_ny', count: 1, label: 'New York (US)' },
        ]);
        expect(facets?.current_status).toEqual([{ value: 'Active', count: 1 }]);
      });
    });

    describe('the identity of companies', () => {
      const lei = 'lei:99990000000000000001';
      const standIn = company('99990000000000000001', 'Zephyr Inc', {
        jurisdiction_code: 'us_de',
        number_is_stand_in: true,
        keys: [lei],
      });
      const numbered = company('123', 'ZEPHYR INC', {
        jurisdiction_code: 'us_de',
        keys: [lei],
        company_type: 'Corporation',
      });

      it.each([
        ['the stand-in first', [standIn, numbered]],
        ['the number first', [numbered, standIn]],
      ])('makes one company of a stand-in number and the register’s own, %s', async (_, inputs) => {
        const store = await given(...inputs);
        const found = await store.searchCompanies(query({ q: 'zephyr' }));
        expect(found.items.map(({ company_number }) => company_number)).toEqual(['123']);
        const byOldNumber = await store.findCompany({
          jurisdiction_code: 'us_de',
          company_number: '99990000000000000001',
        });
        expect(byOldNumber?.company.company_number).toBe('123');
        expect(byOldNumber?.company.company_type).toBe('Corporation');
      });

      it('keeps two companies with different numbers separate, even when they share an identifier', async () => {
        const store = await given(
          numbered,
          company('456', 'Zephyr Again', { jurisdiction_code: 'us_de', keys: [lei] }),
        );
        expect((await store.searchCompanies(query({}))).total).toBe(2);
      });

      it('turns a placeholder into the company that arrives later, keeping its address', async () => {
        const store = await given(owns('1', '2'), company('1', 'Parent'));
        const parent = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        const placeholder = await store.findPlaceholder(parent?.id ?? 0);
        expect(placeholder?.placeholder.company?.name).toBe('Parent');
        const [edge] = await store.listRelationshipStatements([parent?.id ?? 0]);
        expect(edge?.parent).toMatchObject({ name: 'Parent', type: 'Company', service_url: '/companies/gb/1' });
        expect(edge?.child).toMatchObject({ name: 'No. 2', type: 'Placeholder' });
      });

      it('joins two records when a third shows that they are one company', async () => {
        const store = await given(
          company('1', 'Zephyr Ltd'),
          { ...company('L1', 'Zephyr Group'), number_is_stand_in: true, keys: [lei], jurisdiction_code: 'gb' },
          owns('L1', '9'),
          company('1', 'Zephyr Ltd', { keys: [lei] }),
        );
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        expect(await store.listRelationshipStatements([found?.id ?? 0])).toHaveLength(1);
        expect(found?.company.alternative_names?.map(({ company_name }) => company_name)).toEqual(['Zephyr Group']);
        expect(await names(store, { q: 'zephyr group' })).toEqual(['Zephyr Ltd']);
        expect((await store.searchCompanies(query({}))).total).toBe(1);
      });
    });

    describe('facts of several records', () => {
      const newer = { ...source, retrieved_at: '2026-03-01' };

      it.each([
        ['in order', 0],
        ['the other way round', 1],
      ])('let the newer record win and the older fill gaps, arriving %s', async (_, turn) => {
        const records = [
          company('1', 'Old', { company_type: 'Private', current_status: 'Active' }),
          company('1', 'New', { current_status: 'Dissolved', source: newer }),
        ];
        const store = await given(...(turn ? records.reverse() : records));
        const found = await store.findCompany({ jurisdiction_code: 'GB', company_number: '1' });
        expect(found?.company).toMatchObject({ name: 'New', current_status: 'Dissolved', company_type: 'Private' });
      });

      it('change nothing when they are written again', async () => {
        const inputs: RegisterInput[] = [
          company('1', 'Zephyr', { previous_names: [{ company_name: 'Old' }], keys: ['lei:1'] }),
          company('1', 'Zephyr Group', { record_key: 'other', source: newer }),
          owns('1', '2'),
          company('2', 'Child'),
        ];
        await given(...inputs);
        expect(await write(inputs)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
      });

      it('are all refused when one of a batch cannot be written', async () => {
        const store = await given(company('1', 'Kept'));
        const broken = { ...company('3', 'Broken'), branch: 'X' as 'F' };
        await expect(write([company('2', 'Gone'), broken])).rejects.toThrow();
        expect(await write([company('4', 'After')])).toEqual(['added']);
        expect(await names(store, {})).toEqual(['After', 'Kept']);
      });

      it('lose only control and direction characters of names', async () => {
        const store = await given(company('1', '\u202e<b>Evil</b>\u0000 & Sons\n'));
        expect(await names(store, {})).toEqual(['<b>Evil</b> & Sons']);
      });
    });

    describe('statements', () => {
      it('collect provenances, and use the facts of the newest version', async () => {
        const store = await given(owns('1', '2'), company('1', 'Parent'), company('2', 'Child'));
        await write([
          owns('1', '2', {
            version: '2026-02-01',
            end_date: '2026-02-01',
            provenances: [
              { key: 'p2', confidence: 70, source_type: 'external', actor_type: 'bot', created_at: '2026-02-01' },
            ],
          }),
          owns('1', '2', { version: '2020-01-01', start_date: '1999-01-01' }),
        ]);
        const child = await store.findCompany({ jurisdiction_code: 'gb', company_number: '2' });
        const { items, total } = await store.listStatements(child?.id ?? 0, { offset: 0, limit: 10 });
        expect(total).toBe(1);
        expect(items[0]).toMatchObject({ end_date: '2026-02-01', start_date: null, data_type: 'share_parcel' });
        expect(items[0]?.provenances?.map(({ confidence }) => confidence)).toEqual([70, 90]);
        expect(items[0]?.sources).toEqual(items[0]?.provenances);
        expect(items[0]?.subject_entities).toMatchObject([
          { entity_type: 'company', name: 'Parent', company_number: '1' },
        ]);
        expect(await store.findStatement(items[0]?.id ?? 0)).toEqual(items[0]);
      });

      it('give a company’s controllers, other registrations and beneficial owners', async () => {
        const person: PlaceholderInput = {
          kind: 'placeholder',
          entity_type: 'person',
          keys: ['p:1'],
          record_key: '1',
          name: 'Oda Quillfeather',
          source,
        };
        const store = await given(
          company('1', 'Top'),
          company('2', 'Middle'),
          company('3', 'Bottom'),
          company('4', 'Later'),
          person,
          owns('1', '2'),
          owns('2', '3'),
          owns('3', '4', { key: 'reg', data_type: 'subsequent_registration', relationship: null }),
          owns('9', '3', {
            key: 'ubo',
            data_type: 'control_statement',
            subjects: [{ key: 'p:1', name: '' }],
            relationship: null,
            search: { is_ultimate_beneficial_owner: true },
          }),
        );
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '3' });
        expect(found?.company).toMatchObject({
          controlling_entity: { name: 'Middle', company_number: '2' },
          ultimate_controlling_company: { name: 'Top' },
          subsequent_registration_entities: [{ company_name: 'Later' }],
          ultimate_beneficial_owners: [{ ultimate_beneficial_owner: { name: 'Oda Quillfeather' } }],
        });
      });

      it('that name a redacted company do not say its name', async () => {
        const store = await given(company('1', 'Parent'), company('2', 'Hidden', { redacted: true }), owns('1', '2'));
        const parent = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        const edges = await store.listRelationshipStatements([parent?.id ?? 0]);
        expect(edges.map(({ child }) => child.name)).toEqual(['Redacted company']);
      });

      const ultimately = (parent: string, child: string, given_: Partial<StatementInput> = {}) =>
        owns(parent, child, {
          ...{ key: `ultimate ${parent} ${child}`, data_type: 'subsidiary_relationship', relationship: null },
          properties: { direct: false, ultimate: true },
          ...given_,
        });
      const exactly = (percentage: number) => ({
        relationship: { relationship_type: 'shareholding', percentage } as const,
      });

      it.each([
        ['the end of the chain of majorities', [owns('A', 'B'), owns('B', 'C')], 'B', 'A'],
        ['no one for exactly half', [owns('A', 'C', exactly(50))], null, null],
        ['the holder of more than half', [owns('A', 'C', exactly(50.1))], 'A', 'A'],
        ['the stated parent of a company without owners', [ultimately('P', 'C')], null, 'P'],
        ['the stated parent, where the steps end before', [owns('B', 'C'), ultimately('P', 'C')], 'B', 'P'],
        ['the stated parent of a company between', [owns('B', 'C'), ultimately('P', 'B')], 'B', 'P'],
        ['the owner of the stated parent', [ultimately('P', 'C'), owns('A', 'P')], null, 'A'],
        [
          'the newer of two statements',
          [ultimately('P', 'C'), ultimately('Q', 'C', { start_date: '2020-01-01' })],
          null,
          'Q',
        ],
        ['no one before the statement begins', [owns('A', 'C', { start_date: '2999-01-01' })], null, null],
        ['the holder until the statement ends', [owns('A', 'C', { end_date: '2999-01-01' })], 'A', 'A'],
        ['no ended statement', [ultimately('P', 'C', { end_date: '2020-01-01' })], null, null],
        ['no one in a loop', [owns('A', 'C'), owns('C', 'A')], 'A', null],
        ['no one above a loop', [owns('A', 'C'), owns('A', 'B'), owns('B', 'A')], 'A', null],
      ])('of control have as ultimate company %s', async (_, statements, controller, ultimate) => {
        const store = await given(...['A', 'B', 'C', 'P', 'Q'].map((name) => company(name, name)), ...statements);
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: 'C' });
        const { controlling_entity, ultimate_controlling_company } = found?.company ?? {};
        expect([controlling_entity?.name ?? null, ultimate_controlling_company?.name ?? null]).toEqual([
          controller,
          ultimate,
        ]);
      });

      it('of control that come later lengthen and shorten the chains of companies below', async () => {
        const store = await given(
          company('A', 'A'),
          company('B', 'B'),
          company('C', 'C'),
          owns('A', 'B'),
          owns('B', 'C'),
        );
        const top = async () => {
          const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: 'C' });
          return found?.company.ultimate_controlling_company?.name;
        };
        expect(await top()).toBe('A');
        await write([company('P', 'P'), owns('P', 'A')]);
        expect(await top()).toBe('P');
        await write([owns('A', 'B', { end_date: '2020-01-01', version: '2026-02-01' })]);
        expect(await top()).toBe('B');
      });
    });

    describe('officers', () => {
      const officer = (key: string, given_: Partial<OfficerInput>): OfficerInput => ({
        kind: 'officer',
        key,
        company: reference('1'),
        name: 'Oda Quillfeather',
        source,
        ...given_,
      });
      const officers: RegisterInput[] = [
        company('1', 'Zephyr'),
        company('2', 'Gone', { inactive: true }),
        company('3', 'Hidden', { redacted: true }),
        officer('a', { position: 'Director', date_of_birth: '1970-02-03', address: '1 Sample Street, Exampleton' }),
        officer('b', { name: 'Åke Oldacre', position: 'secretary', inactive: true }),
        officer('c', { name: 'Mara Tessander', company: reference('2') }),
        officer('d', { name: 'Quill Hidden', company: reference('3') }),
      ];

      it.each([
        ['all words of the name', { q: 'quillfeather ODA' }, ['Oda Quillfeather']],
        ['a name without its accents', { q: 'ake' }, ['Åke Oldacre']],
        ['a phrase of the name', { q: '"oda quillfeather"' }, ['Oda Quillfeather']],
        ['nothing, for a phrase the other way round', { q: '"quillfeather oda"' }, []],
        ['a position in any case', { position: parseTermFilter('director') }, ['Oda Quillfeather']],
        ['a span of birth dates', { date_of_birth: parseDateFilter('1970-01-01:1970-12-31') }, ['Oda Quillfeather']],
        ['all words of an address', { address: parseTermFilter('exampleton sample') }, ['Oda Quillfeather']],
        ['former officers, and those of inactive companies', { inactive: true }, ['Åke Oldacre', 'Mara Tessander']],
        ['without these', { inactive: false }, ['Oda Quillfeather']],
        ['nothing of a redacted company', { q: 'hidden' }, []],
      ])('are found by %s', async (_, asked, expected) => {
        const { items, total } = await (await given(...officers)).searchOfficers(officerQuery(asked));
        expect(items.map((item) => item.name)).toEqual(expected);
        expect(total).toBe(expected.length);
      });

      it('are all in the record of their company: there is no other list', async () => {
        const many = Array.from({ length: 301 }, (_, index) => officer(`o${index}`, { name: `Officer ${index}` }));
        const found = await (await given(company('1', 'Zephyr'), ...many)).findCompany({
          jurisdiction_code: 'gb',
          company_number: '1',
        });
        expect((await found?.summarise())?.officers).toHaveLength(301);
      });

      it('are found by their id, with their company', async () => {
        const store = await given(...officers);
        const { items } = await store.searchOfficers(officerQuery({ q: 'oda' }));
        expect(await store.findOfficer(items[0]?.id ?? 0)).toEqual(items[0]);
        expect(items[0]?.company).toMatchObject({ name: 'Zephyr', company_number: '1' });
      });

      it('name a company without a record', async () => {
        const unseen = { key: 'company:br/77', name: '77', entity_type: 'company' as const, jurisdiction_code: 'br' };
        const store = await given(officer('e', { name: 'Ula Unseen', company: unseen }));
        const { items } = await store.searchOfficers(officerQuery({ q: 'ula' }));
        expect(items[0]?.company).toMatchObject({ name: '77', jurisdiction_code: 'br', company_number: null });
        expect(items[0]?.company?.service_url).toMatch(/^\/placeholders\/\d+$/);
      });
    });
  });
}
