import { describe, expect, it } from 'vitest';
import { parseDateFilter, parseTermFilter } from '@/lib/contract/parameters';
import { companyKey } from '@/lib/shared/links';
import { at, company, reference, statement, window } from './case-inputs';
import { ONLY_IN_EXPORTS, type ProvenanceInput, type StatementInput } from './records';
import type { RegisterStore, StatementListQuery, StatementQuery, StatementQueryOf } from './store';
import { type OpenTrial, useTrial } from './trial';

type NoticeQuery = StatementQueryOf<'gazette_notice'>;
type ControlQuery = StatementQueryOf<'control_statement'>;
type TrademarkQuery = StatementQueryOf<'trademark_registration'>;

/** Cases for the statements of a company, and for the five searches of statements. */
export function describeStatementStore(name: string, open: OpenTrial): void {
  describe(`statements in ${name}`, () => {
    const { given, write } = useTrial(open);

    const keysOf = async (store: RegisterStore, query: StatementQuery): Promise<unknown[]> => {
      const { items, total } = await store.searchStatements(query);
      expect(total).toBe(items.length);
      return items.map(({ properties }) => properties.uid);
    };

    it('do not tell what only exports have', async () => {
      const properties = { uid: 'a', [ONLY_IN_EXPORTS]: { license: 'https://licence.example/' } };
      const store = await given(statement('a', 'control_statement', { properties, objects: [reference('1')] }));
      const { items } = await store.searchStatements({
        ...{ data_type: 'control_statement', wildcard: 'B', order: 'score', window },
      } as ControlQuery);
      expect(items.map(({ properties: told }) => told)).toEqual([{ uid: 'a' }]);
    });

    describe('listing the statements of a company', () => {
      const seen = (confidence: number, publisher: string | null, key = 'p'): ProvenanceInput => ({
        ...{ key, confidence, publisher, source_type: 'external', actor_type: 'bot', created_at: '2026-01-01' },
      });
      const owns = (key: string, parent: string, child: string, more: Partial<StatementInput> = {}) =>
        statement(key, 'subsidiary_relationship', {
          ...{ predicate: 'controls', subjects: [reference(parent)], objects: [reference(child)] },
          ...{ properties: { uid: key, ultimate: true, direct: false }, provenances: [seen(80, 'A')] },
          ...more,
        });
      const inputs = [
        ...['1', '2', '3'].map((number) => company(number, `Company ${number}`)),
        company('9', 'Hidden', { redacted: true }),
        owns('top 2', '1', '2', { start_date: '2020-01-01' }),
        owns('top 3', '1', '3', { start_date: '2021-01-01', provenances: [seen(95, 'A'), seen(60, 'B', 'q')] }),
        owns('again', '1', '3', { provenances: [] }),
        owns('ended', '1', '3', { end_date: '2025-06', provenances: [seen(91, null)] }),
        owns('still so', '1', '2', { end_date: '2025-01-01', end_date_type: '>', provenances: [seen(60, 'B')] }),
        owns('announced', '1', '2', { start_date: '2027', provenances: [seen(91, 'C')] }),
        owns('by then', '1', '2', { start_date: '2027', start_date_type: '<', provenances: [seen(91, 'C')] }),
        owns('direct', '1', '2', { properties: { uid: 'direct', direct: true, ultimate: false } }),
        owns('owner', '3', '1'),
        owns('unmatched', '4', '1', { provenances: [seen(80, 'C')] }),
        statement('person', 'share_parcel', {
          ...{ predicate: 'owns', objects: [reference('1')], provenances: [seen(80, 'C')] },
          ...{ subjects: [{ key: 'x:ada', name: 'Ada', entity_type: 'person' }], properties: { uid: 'person' } },
        }),
        owns('hidden', '1', '9'),
        statement('none', 'control_statement', {
          ...{ predicate: 'controls', objects: [reference('1')], provenances: [seen(80, 'A')] },
          properties: { uid: 'none', controlling_entities: [] },
        }),
      ];
      const [TOP, DIRECT] = ['ultimately', 'directly'].map(
        (level) => `subject:subsidiary_relationship:controls_${level}`,
      );
      const OWNED = 'object:subsidiary_relationship:controls_ultimately';
      const NOBODY = 'object:control_statement:nobody';
      const list = async (query: Partial<StatementListQuery>, limit = 20) => {
        const store = await given(...inputs);
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        const listed = await store.listStatements(
          found?.id ?? 0,
          { offset: 0, limit },
          { today: '2026-01-01', ...query },
        );
        return { ...listed, keys: listed.items.map(({ properties }) => properties.uid) };
      };

      it.each<[NonNullable<StatementListQuery['only']>, string[]]>([
        [{ status: 'ended' }, ['ended']],
        [{ status: 'future' }, ['announced']],
        [{ says: TOP, status: 'current' }, ['top 3', 'top 2', 'still so', 'again', 'by then']],
        [{ data_type: 'control_statement' }, ['none']],
        [{ role: 'object' }, ['none', 'owner', 'unmatched', 'person']],
        [{ publisher: 'B' }, ['top 3', 'still so']],
        [{ publisher: 'none' }, ['ended']],
        [{ confidence: 'high' }, ['top 3', 'ended', 'announced', 'by then']],
        [{ confidence: 'medium', says: TOP }, ['top 2']],
        [{ confidence: 'low' }, ['still so']],
        [{ confidence: 'unknown' }, ['again']],
        [{ says: OWNED }, ['owner', 'unmatched']],
        [{ says: NOBODY }, ['none']],
        [{ says: 'nothing' }, []],
      ])('with %j gives %j', async (only, expected) => {
        const { keys, total } = await list({ only });
        expect([total, new Set(keys)]).toEqual([expected.length, new Set(expected)]);
      });

      it('counts each value without its own filter, over all pages', async () => {
        const { facets, total, items } = await list(
          { only: { status: 'current', publisher: 'A' }, facets: ['status', 'publisher', 'confidence'] },
          1,
        );
        expect([items.length, total]).toEqual([1, 5]);
        expect(facets?.status).toEqual([{ value: 'current', count: 5 }]);
        expect(facets?.publisher).toEqual([
          { value: 'A', count: 5 },
          { value: 'C', count: 3 },
          { value: 'B', count: 2 },
        ]);
        expect(facets?.confidence).toEqual([
          { value: 'medium', count: 4 },
          { value: 'high', count: 1 },
        ]);
      });

      it('groups what says the same of different parties, in the order of the list', async () => {
        const { groups, keys } = await list({ isGrouped: true }, 6);
        const parties = { parties: 2, companies: 2 };
        expect(groups).toEqual([
          { says: NOBODY, status: 'current', count: 1, parties: 0, companies: 0 },
          { says: 'object:share_parcel:owns', status: 'current', count: 1, parties: 1, companies: 0 },
          { says: OWNED, status: 'current', count: 2, parties: 2, companies: 2 },
          { says: DIRECT, status: 'current', count: 1, parties: 1, companies: 1 },
          { says: TOP, status: 'current', count: 5, ...parties },
          { says: TOP, status: 'ended', count: 1, parties: 1, companies: 1 },
          { says: TOP, status: 'future', count: 1, parties: 1, companies: 1 },
        ]);
        expect(keys).toEqual(['none', 'person', 'unmatched', 'owner', 'direct', 'by then']);
      });

      it('names the publishers of provenances only if asked', async () => {
        const publishersOf = async (withPublishers: boolean) => {
          const { items } = await list({ only: { says: DIRECT }, withPublishers });
          return items.flatMap(({ provenances }) => provenances?.map((one) => one.publisher));
        };
        expect([await publishersOf(true), await publishersOf(false)]).toEqual([['A'], [undefined]]);
      });
    });

    describe('searching gazette notices', () => {
      const notice = (uid: string, published_at: string, given_: Partial<StatementInput> = {}, search = {}) =>
        statement(uid, 'gazette_notice', {
          properties: { uid, about: { body: { value: '<p>Creditors may <b>prove</b> debts.</p>' } } },
          search: { title: 'Winding-up: Zéphyr', jurisdiction_code: 'gb', published_at, ...search },
          ...given_,
        });
      const inputs = [
        company('1', 'Ångbåt Marine Ltd'),
        company('9', 'Hidden', { redacted: true }),
        notice('old', '2025-01-01', { objects: [reference('1')] }, { classification: 'Filing' }),
        notice('new', '2025-06-01', {}, { publication_title: 'Übliche Blätter', jurisdiction_code: 'de' }),
        notice('hidden', '2025-07-01', { objects: [reference('9')] }),
      ];

      it.each<[string, Partial<NoticeQuery>, string[]]>([
        ['all, the newest first, and none of a redacted company', {}, ['new', 'old']],
        ['words of the name of an end, without accents', { q: 'MARINE angbat' }, ['old']],
        ['words of title and text together', { q: 'zephyr creditors' }, ['new', 'old']],
        ['nothing for the tags of the text', { q: 'b' }, []],
        ['nothing for a part of a word', { q: 'creditor' }, []],
        ['nothing where there are no words', { q: '--' }, []],
        ['a publication in any case', { publication_title: parseTermFilter('übliche BLÄTTER') }, ['new']],
        ['one of two types', { normalised_classification_level_1: parseTermFilter('filing|judgment') }, ['old']],
        ['no two types at once', { normalised_classification_level_1: parseTermFilter('filing,judgment') }, []],
        ['a jurisdiction', { jurisdiction_code: parseTermFilter('DE') }, ['new']],
      ])('finds %s', async (_, asked, expected) => {
        const query: NoticeQuery = { data_type: 'gazette_notice', order: 'published_at', window, ...asked };
        expect(await keysOf(await given(...inputs), query)).toEqual(expected);
      });

      it('orders by relevance when asked, if there is a query', async () => {
        const store = await given(
          notice('weak', '2025-03-01', {}, { title: `debts ${'and much more besides '.repeat(30)}` }),
          notice('strong', '2025-02-01', {}, { title: 'debts debts debts' }),
        );
        const query: NoticeQuery = { data_type: 'gazette_notice', order: 'score', window };
        expect(await keysOf(store, { ...query, q: 'debts' })).toEqual(['strong', 'weak']);
        expect(await keysOf(store, query)).toEqual(['weak', 'strong']);
      });
    });

    describe('searching control statements', () => {
      const control = (uid: string, types: string[], mechanisms: string[], given_: Partial<StatementInput> = {}) =>
        statement(uid, 'control_statement', {
          subjects: types.map((entity_type, index) => ({ key: `${uid}:${index}`, name: `${uid} ${entity_type}` })),
          objects: [reference('1')],
          properties: {
            uid,
            control_mechanisms: mechanisms.map((mechanism_type) => ({ mechanism_type })),
            controlling_entities: types.map((entity_type) => ({
              entity_type,
              entity_properties: { name: `${entity_type} known as Oda ${uid}` },
            })),
          },
          ...given_,
        });
      const inputs = [
        company('1', 'Zephyr Ltd'),
        control('a', ['person'], ['share_ownership', 'voting_rights'], {
          search: { is_ultimate_beneficial_owner: true },
        }),
        control('b', ['company', 'person'], ['share_ownership'], { created_at: '2026-02-01T23:59:00Z' }),
        control('d', ['Organisation'], [], { created_at: '2025-12-31T00:00:00Z' }),
        control('e', ['unknown', 'person'], [], { created_at: '2025-12-30T00:00:00Z' }),
        control('c', [], [], { created_at: '2026-03-01T00:00:00Z' }),
      ];

      it.each<[string, Partial<ControlQuery>, string[]]>([
        ['all, the newest first', {}, ['c', 'b', 'a', 'd', 'e']],
        ['beneficial owners', { is_ultimate_beneficial_owner: true }, ['a']],
        ['all but beneficial owners', { is_ultimate_beneficial_owner: false }, ['c', 'b', 'd', 'e']],
        ['those with a controller', { has_controlling_entities: true }, ['b', 'a', 'd', 'e']],
        ['those without a controller', { has_controlling_entities: false }, ['c']],
        ['one mechanism', { control_mechanisms_mechanism_type: parseTermFilter('Share_Ownership') }, ['b', 'a']],
        ['all of two', { control_mechanisms_mechanism_type: parseTermFilter('share_ownership,voting_rights') }, ['a']],
        ['any of two', { control_mechanisms_mechanism_type: parseTermFilter('none|voting_rights') }, ['a']],
        [
          'companies, as all but persons',
          { controlling_entities_entity_type: parseTermFilter('Company') },
          ['b', 'd', 'e'],
        ],
        ['persons', { controlling_entities_entity_type: parseTermFilter('person') }, ['b', 'a', 'e']],
        ['organisations', { controlling_entities_entity_type: parseTermFilter('organisation') }, ['d']],
        ['both of two types', { controlling_entities_entity_type: parseTermFilter('company,person') }, ['b', 'e']],
        ['any of two types', { controlling_entities_entity_type: parseTermFilter('unknown|organisation') }, ['d', 'e']],
        ['a day', { created_at: parseDateFilter('2026-02-01') }, ['b']],
        ['after a day', { created_at: parseDateFilter('2026-02-01:') }, ['c']],
        ['before a day', { created_at: parseDateFilter(':2026-02-01') }, ['a', 'd', 'e']],
        [
          'the controlled one’s name',
          { controlled_entity_name: parseTermFilter('ltd zephyr') },
          ['c', 'b', 'a', 'd', 'e'],
        ],
        ['no controller by the name of the controlled', { controlling_entities_name: parseTermFilter('zephyr') }, []],
        ['a controller’s name', { controlling_entities_name: parseTermFilter('oda b') }, ['b']],
        ['any of two names', { controlling_entities_name: parseTermFilter('oda b|oda a|--') }, ['b', 'a']],
        ['all of two names', { controlling_entities_name: parseTermFilter('oda a,person') }, ['a']],
        ['words of both ends', { q: 'zephyr oda company' }, ['b']],
      ])('finds %s', async (_, asked, expected) => {
        const query: ControlQuery = { data_type: 'control_statement', order: 'created_at', window, ...asked };
        expect(await keysOf(await given(...inputs), query)).toEqual(expected);
      });
    });

    describe('searching trademarks', () => {
      const mark = (
        uid: string,
        mark_text: string,
        registration_date: string,
        expiry_date: string,
        created_at: string,
      ) =>
        statement(uid, 'trademark_registration', {
          ...{ created_at, subjects: [reference('1')], properties: { uid, mark_details: { mark_text } } },
          search: { registration_date, expiry_date },
        });
      const inputs = [
        company('1', 'Zephyr Ltd'),
        mark('x', 'ÉCLAT', '2020-01-01', '2032-01-01', '2026-01-03'),
        mark('y', 'fine zest', '2021-01-01', '2031-01-01', '2026-01-02'),
        mark('z', 'Dawn', '2022-01-01', '2030-01-01', '2026-01-01'),
      ];

      it.each<[string, Partial<TrademarkQuery>, string[]]>([
        ['the newest created first', {}, ['x', 'y', 'z']],
        ['by alphabet', { order: 'mark_text' }, ['z', 'x', 'y']],
        ['the newest registered first', { order: 'registration_date' }, ['z', 'y', 'x']],
        ['those that expire last first', { order: 'expiry_date' }, ['x', 'y', 'z']],
        ['by words of the mark', { q: 'zest FINE', order: 'score' }, ['y']],
        ['not by the name of the holder', { q: 'zephyr' }, []],
      ])('gives them %s', async (_, asked, expected) => {
        const query: TrademarkQuery = { data_type: 'trademark_registration', order: 'created_at', window, ...asked };
        expect(await keysOf(await given(...inputs), query)).toEqual(expected);
      });
    });

    describe('searching registrations', () => {
      const registration = (given_: Partial<StatementInput> = {}) =>
        statement('r', 'subsequent_registration', {
          ...{ subjects: [reference('1')], objects: [reference('2')], properties: { uid: 'r' } },
          ...given_,
        });
      const find = (store: RegisterStore, q?: string) =>
        keysOf(store, { data_type: 'subsequent_registration', q, window });

      it('needs no query, and does not mix the kinds', async () => {
        const store = await given(
          registration(),
          statement('a', 'alternate_registration', { properties: { uid: 'a' } }),
        );
        expect(await find(store)).toEqual(['r']);
        expect(await keysOf(store, { data_type: 'alternate_registration', window })).toEqual(['a']);
      });

      it('finds an end by its new name, and no longer by the former one', async () => {
        const store = await given(registration());
        expect(await find(store, 'no 1')).toEqual(['r']);
        await write([company('1', 'Zephyr Ltd')]);
        expect([await find(store, 'zephyr'), await find(store, 'no 1')]).toEqual([['r'], []]);
        await write([company('1', 'Mistral Ltd', at('2026-02-01'))]);
        expect([await find(store, 'mistral'), await find(store, 'zephyr')]).toEqual([['r'], []]);
      });

      it('finds an end by the name of the company it was joined with', async () => {
        const standIn = { key: companyKey('gb', 'L1'), name: 'Known by Identifier' };
        const store = await given(registration({ subjects: [standIn] }), company('1', 'Zephyr Ltd'));
        await write([company('L1', 'Zephyr', { number_is_stand_in: true, keys: ['lei:1'] })]);
        await write([company('1', 'Zephyr Ltd', { keys: ['lei:1'] })]);
        expect(await find(store, 'zephyr ltd')).toEqual(['r']);
      });

      it('removes what a newer version of the statement no longer has', async () => {
        const store = await given(company('1', 'Zephyr'), company('3', 'Mistral'), registration());
        await write([registration({ version: '2026-02-01', subjects: [reference('3')] })]);
        expect([await find(store, 'mistral'), await find(store, 'zephyr')]).toEqual([['r'], []]);
      });

      it('stores nothing of a refused batch', async () => {
        const store = await given(company('1', 'Zephyr'));
        const broken = { ...company('3', 'Broken'), branch: 'X' as 'F' };
        await expect(write([registration(), broken])).rejects.toThrow();
        await write([company('4', 'After')]);
        expect(await find(store, 'zephyr')).toEqual([]);
      });
    });

    describe('connecting companies', () => {
      const stated = (key: string, subject: string, objects: string[], given_: Partial<StatementInput> = {}) =>
        statement(key, 'control_statement', {
          ...{ subjects: [reference(subject)], objects: objects.map(reference), properties: { uid: key } },
          ...given_,
        });
      const companies = ['1', '2', '3', '7', '9'].map((number) =>
        company(number, `No. ${number}`, { redacted: number === '9' }),
      );

      it.each<[string, StatementInput[], string[], number]>([
        ['no statement, if there is none', [], [], 0],
        ['a direct one', [stated('a', '1', ['2'])], ['a'], 0],
        ['a direct one in the other direction', [stated('a', '2', ['1'])], ['a'], 0],
        ['one that names both at the same end', [stated('a', '7', ['1', '2'])], ['a'], 1],
        [
          'a direct one of any type, even without a relationship',
          [stated('a', '1', ['2'], { data_type: 'alternate_registration' })],
          ['a'],
          0,
        ],
        ['those with a common owner', [stated('a', '7', ['1']), stated('b', '7', ['2'])], ['a', 'b'], 1],
        ['those with a party between them', [stated('a', '1', ['7']), stated('b', '7', ['2'])], ['a', 'b'], 1],
        ['none with a party of one of them', [stated('a', '7', ['1']), stated('b', '3', ['2'])], [], 0],
        ['none about a redacted company', [stated('a', '9', ['1']), stated('b', '9', ['2'])], [], 0],
        [
          'the running statement of several with the same party',
          [
            stated('old', '7', ['1'], { start_date: '2020-01-01', end_date: '2021-01-01' }),
            stated('a', '7', ['1'], { start_date: '2019-01-01' }),
            stated('b', '7', ['2']),
          ],
          ['a', 'b'],
          1,
        ],
      ])('finds %s', async (_, statements, expected, parties) => {
        const store = await given(...companies, ...statements);
        const [one, two] = await store.resolveEntities(
          ['1', '2'].map((company_number) => ({ jurisdiction_code: 'gb', company_number })),
        );
        const found = await store.listLinkingStatements([one?.id ?? 0, two?.id ?? 0]);
        expect(found.statements.map(({ properties }) => properties.uid).sort()).toEqual(expected);
        expect(found.parties).toBe(parties);
      });

      it('counts the statements of each, which were all searched', async () => {
        const store = await given(...companies, stated('a', '7', ['1']), stated('b', '3', ['1']));
        const found = await store.resolveEntities(
          ['1', '2'].map((company_number) => ({ jurisdiction_code: 'gb', company_number })),
        );
        expect((await store.listLinkingStatements(found.map((one) => one?.id ?? 0))).counts).toEqual([2, 0]);
      });
    });
  });
}
