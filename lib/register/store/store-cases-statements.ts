import { describe, expect, it } from 'vitest';
import { parseDateFilter, parseTermFilter } from '@/lib/contract/filters';
import { at, company, reference, statement, window } from './case-inputs';
import { companyKey, type StatementInput } from './records';
import type { RegisterStore, StatementQuery, StatementQueryOf } from './store';
import { type Trial, useTrial } from './trial';

type NoticeQuery = StatementQueryOf<'gazette_notice'>;
type ControlQuery = StatementQueryOf<'control_statement'>;
type TrademarkQuery = StatementQueryOf<'trademark_registration'>;

/** Cases for the five searches of statements. */
export function describeStatementStore(name: string, open: () => Trial): void {
  describe(`statements in ${name}`, () => {
    const { given, write } = useTrial(open);

    const keysOf = async (store: RegisterStore, query: StatementQuery): Promise<unknown[]> => {
      const { items, total } = await store.searchStatements(query);
      expect(total).toBe(items.length);
      return items.map(({ properties }) => properties.uid);
    };

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
        expect(await keysOf(given(...inputs), query)).toEqual(expected);
      });

      it('orders by relevance when asked, if there is a query', async () => {
        const store = given(
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
        control('c', [], [], { created_at: '2026-03-01T00:00:00Z' }),
      ];

      it.each<[string, Partial<ControlQuery>, string[]]>([
        ['all, the newest first', {}, ['c', 'b', 'a']],
        ['beneficial owners', { is_ultimate_beneficial_owner: true }, ['a']],
        ['all but beneficial owners', { is_ultimate_beneficial_owner: false }, ['c', 'b']],
        ['those with a controller', { has_controlling_entities: true }, ['b', 'a']],
        ['those without a controller', { has_controlling_entities: false }, ['c']],
        ['one mechanism', { control_mechanisms_mechanism_type: parseTermFilter('Share_Ownership') }, ['b', 'a']],
        ['all of two', { control_mechanisms_mechanism_type: parseTermFilter('share_ownership,voting_rights') }, ['a']],
        ['any of two', { control_mechanisms_mechanism_type: parseTermFilter('none|voting_rights') }, ['a']],
        ['companies in control', { controlling_entities_entity_type: parseTermFilter('company') }, ['b']],
        ['a day', { created_at: parseDateFilter('2026-02-01') }, ['b']],
        ['after a day', { created_at: parseDateFilter('2026-02-01:') }, ['c']],
        ['before a day', { created_at: parseDateFilter(':2026-02-01') }, ['a']],
        ['the controlled one’s name', { controlled_entity_name: parseTermFilter('ltd zephyr') }, ['c', 'b', 'a']],
        ['no controller by the name of the controlled', { controlling_entities_name: parseTermFilter('zephyr') }, []],
        ['a controller’s name', { controlling_entities_name: parseTermFilter('oda b') }, ['b']],
        ['any of two names', { controlling_entities_name: parseTermFilter('oda b|oda a|--') }, ['b', 'a']],
        ['all of two names', { controlling_entities_name: parseTermFilter('oda a,person') }, ['a']],
        ['words of both ends', { q: 'zephyr oda company' }, ['b']],
      ])('finds %s', async (_, asked, expected) => {
        const query: ControlQuery = { data_type: 'control_statement', order: 'created_at', window, ...asked };
        expect(await keysOf(given(...inputs), query)).toEqual(expected);
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
        expect(await keysOf(given(...inputs), query)).toEqual(expected);
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
        const store = given(registration(), statement('a', 'alternate_registration', { properties: { uid: 'a' } }));
        expect(await find(store)).toEqual(['r']);
        expect(await keysOf(store, { data_type: 'alternate_registration', window })).toEqual(['a']);
      });

      it('finds an end by its new name, and no longer by the former one', async () => {
        const store = given(registration());
        expect(await find(store, 'no 1')).toEqual(['r']);
        write([company('1', 'Zephyr Ltd')]);
        expect([await find(store, 'zephyr'), await find(store, 'no 1')]).toEqual([['r'], []]);
        write([company('1', 'Mistral Ltd', at('2026-02-01'))]);
        expect([await find(store, 'mistral'), await find(store, 'zephyr')]).toEqual([['r'], []]);
      });

      it('finds an end by the name of the company it was joined with', async () => {
        const standIn = { key: companyKey('gb', 'L1'), name: 'Known by Identifier' };
        const store = given(registration({ subjects: [standIn] }), company('1', 'Zephyr Ltd'));
        write([company('L1', 'Zephyr', { number_is_stand_in: true, keys: ['lei:1'] })]);
        write([company('1', 'Zephyr Ltd', { keys: ['lei:1'] })]);
        expect(await find(store, 'zephyr ltd')).toEqual(['r']);
      });

      it('removes what a newer version of the statement no longer has', async () => {
        const store = given(company('1', 'Zephyr'), company('3', 'Mistral'), registration());
        write([registration({ version: '2026-02-01', subjects: [reference('3')] })]);
        expect([await find(store, 'mistral'), await find(store, 'zephyr')]).toEqual([['r'], []]);
      });

      it('stores nothing of a refused batch', async () => {
        const store = given(company('1', 'Zephyr'));
        const broken = { ...company('3', 'Broken'), branch: 'X' as 'F' };
        expect(() => write([registration(), broken])).toThrow();
        write([company('4', 'After')]);
        expect(await find(store, 'zephyr')).toEqual([]);
      });
    });
  });
}
