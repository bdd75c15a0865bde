import { describe, expect, it } from 'vitest';
import { at, company, reference, source, statement, window } from './case-inputs';
import type { CompanyInput, EventInput, OfficerInput, RegisterInput, StatementInput } from './records';
import type { EventQuery, RegisterStore } from './store';
import { type OpenTrial, useTrial } from './trial';

/** Cases for events derived from snapshots and notices. */
export function describeChangeStore(name: string, open: OpenTrial): void {
  describe(`changes in ${name}`, () => {
    const { given, write } = useTrial(open);

    const eventQuery = (asked: Partial<EventQuery> = {}): EventQuery => ({
      ...{ order: 'time_range_ends_at', window },
      ...asked,
    });

    const descriptions = async (store: RegisterStore, asked: Partial<EventQuery> = {}) =>
      (await store.searchEvents(eventQuery(asked))).items.map(({ description }) => description);

    describe('events from change', () => {
      const first = company('1', 'Zephyr', {
        ...{ current_status: 'Active', inactive: false, registered_address_in_full: '1 Quay' },
      });
      const next = (given_: Partial<CompanyInput>, when = at('2026-02-01')): CompanyInput => ({
        ...first,
        ...when,
        ...given_,
      });
      const oda = (given_: Partial<OfficerInput> = {}): OfficerInput => ({
        ...{ kind: 'officer', key: 'oda', company: reference('1'), name: 'Oda Quillfeather', source },
        ...given_,
      });
      const later = at('2026-02-01');

      /** A version of what the register says of an owner of company 1. */
      const owner = (version: string, given_: Partial<StatementInput> = {}): StatementInput =>
        statement('s', 'share_parcel', {
          ...{ version, subjects: [{ key: 'rill', name: 'Rill Trust' }], objects: [reference('1')] },
          ...{ properties: { percentage_of_shares: 25 }, start_date: '2019-01-01' },
          ...given_,
        });
      const person = { key: 'oda', name: 'Oda Quillfeather', entity_type: 'person' as const };
      /** A controller, who is another statement. */
      const controller = (version: string, given_: Partial<StatementInput> = {}): StatementInput => {
        const control_mechanisms = [{ mechanism_type: 'voting_rights' }];
        const own = {
          key: 't',
          data_type: 'control_statement',
          subjects: [person],
          properties: { control_mechanisms },
        };
        return owner(version, { ...own, start_date: '2026-01-15', ...given_ });
      };
      const [JANUARY, FEBRUARY, MARCH] = ['2026-01-01', '2026-02-01', '2026-03-01'];
      const ofCompany = { subjects: [reference('2')] };
      const second = company('2', 'Rill Ltd');
      const held = (share: number) => ({ properties: { percentage_of_shares: share } });

      it.each<[string, RegisterInput[], string[]]>([
        ['a name', [next({ name: 'Mistral' })], ["Change of name from 'Zephyr' to 'Mistral'"]],
        [
          'an address',
          [
            next({ registered_address_in_full: '2 Lane' }),
            next({ registered_address_in_full: '2 LANE, UK' }, at('2026-03-01')),
          ],
          ["Change of registered address from '1 Quay' to '2 Lane'"],
        ],
        ['a status', [next({ current_status: 'Closing' })], ["Change of status from 'Active' to 'Closing'"]],
        ['an end', [next({ inactive: true })], ['Became Inactive']],
        [
          'an end and a new life',
          [next({ inactive: true }), next({}, at('2026-03-01'))],
          ['No Longer Inactive', 'Became Inactive'],
        ],
        ['an incorporation', [next({ incorporation_date: '2025-12-24' })], ['Incorporated']],
        ['nothing, where nothing changed', [next({})], []],
        [
          'a name, though the older snapshot is read last',
          [next({ name: 'Mistral' }, at('2025-12-01'))],
          ["Change of name from 'Mistral' to 'Zephyr'"],
        ],
        [
          'two names, though the snapshot between them is read last',
          [next({ name: 'Mistral' }, at('2026-03-01')), next({ name: 'Sirocco' }, at('2026-02-01'))],
          ["Change of name from 'Sirocco' to 'Mistral'", "Change of name from 'Zephyr' to 'Sirocco'"],
        ],
        ['nothing, in a snapshot of the same moment', [next({ name: 'Mistral' }, at('2026-01-01'))], []],
        ['nothing, where another publisher says otherwise', [next({ name: 'Mistral' }, at('2026-02-01', 'Other'))], []],
        [
          'a name, though another publisher spoke in between',
          [next({ name: 'Zephyr plc' }, at('2026-01-15', 'Other')), next({ name: 'Mistral' })],
          ["Change of name from 'Zephyr' to 'Mistral'"],
        ],
        [
          'one end, though two publishers saw it',
          [
            next({}, at('2026-01-02', 'Other')),
            next({ inactive: true }),
            next({ inactive: true }, at('2026-02-02', 'Other')),
          ],
          ['Became Inactive'],
        ],
        ['nothing, of a company first seen', [company('2', 'New', { ...later, incorporation_date: '2026-01-15' })], []],
        ['an officer who joined', [next({}), oda(later)], ["New officer: 'Oda Quillfeather'"]],
        ['no officer of long ago who is reported late', [next({}), oda({ ...later, start_date: '1999-01-01' })], []],
        ['no officer of the first snapshot', [oda()], []],
        [
          'an officer who left',
          [oda(), oda({ ...later, end_date: '2026-01-20' })],
          ["Removed officer: 'Oda Quillfeather'"],
        ],
        [
          'an officer no longer active',
          [oda(), oda({ ...later, inactive: true })],
          ["Removed officer: 'Oda Quillfeather'"],
        ],
        ['nothing, of an officer with another address', [oda(), oda({ ...later, address: 'New Street' })], []],
        [
          'an officer who left, though the older record is read last',
          [oda({ ...later, inactive: true }), oda()],
          ["Removed officer: 'Oda Quillfeather'"],
        ],
        [
          'an officer who joined, though the company without officers is read last',
          [oda(later), next({}, at('2025-12-01'))],
          ["New officer: 'Oda Quillfeather'"],
        ],
        [
          'another position',
          [oda({ position: 'Director' }), oda({ ...later, position: 'Chair' })],
          ["Change of position of 'Oda Quillfeather' from 'Director' to 'Chair'"],
        ],
        [
          'no other position, in other letter case',
          [oda({ position: 'Director' }), oda({ ...later, position: 'DIRECTOR' })],
          [],
        ],
        ['no position that is first told', [oda(), oda({ ...later, position: 'Chair' })], []],
        ['nothing, of an officer whose office ends later', [oda(), oda({ ...later, end_date: '2026-12-31' })], []],
        [
          'an officer who left at the end that was told before',
          [oda({ end_date: '2026-01-15' }), oda({ ...later, end_date: '2026-01-15' })],
          ["Removed officer: 'Oda Quillfeather'"],
        ],
        [
          'a second officer, where the first was seen before',
          [oda(), oda({ ...later, key: 'ake', name: 'Åke Oldacre', start_date: '2020-01-01' })],
          ["New officer: 'Åke Oldacre'"],
        ],
        ['no owner who is first told', [owner(JANUARY)], []],
        [
          'a controller who is told after an owner, on the day that is told',
          [owner(JANUARY), controller(FEBRUARY)],
          ["New controller: 'Oda Quillfeather'"],
        ],
        [
          'the same, though the owner is read last',
          [controller(FEBRUARY), owner(JANUARY)],
          ["New controller: 'Oda Quillfeather'"],
        ],
        ['no controller of long ago', [owner(JANUARY), controller(FEBRUARY, { start_date: '2025-11-11' })], []],
        ['no controller without a day', [owner(JANUARY), controller(FEBRUARY, { start_date: null })], []],
        ['no controller who came and went', [owner(JANUARY), controller(FEBRUARY, { end_date: '2026-01-20' })], []],
        [
          'no statement that nobody controls the company',
          [owner(JANUARY), controller(FEBRUARY, { properties: { has_controlling_entities: false } })],
          [],
        ],
        [
          'an owner who left',
          [owner(JANUARY), owner(FEBRUARY, { end_date: '2026-01-20' })],
          ["Removed owner: 'Rill Trust'"],
        ],
        [
          'an owner who left and came back, though the version between is read last',
          [owner(JANUARY), owner(MARCH), owner(FEBRUARY, { end_date: '2026-01-20' })],
          ["New owner: 'Rill Trust'", "Removed owner: 'Rill Trust'"],
        ],
        [
          'an owner with another share',
          [owner(JANUARY), owner(FEBRUARY, held(75))],
          ["Change of owner 'Rill Trust' from '25 % of shares' to '75 % of shares'"],
        ],
        ['no share that is first told', [owner(JANUARY, { properties: {} }), owner(FEBRUARY)], []],
        ['nothing, of an owner in two versions', [owner(JANUARY), owner(FEBRUARY)], []],
        [
          'an owner who leaves later, once others were told after that day',
          [owner(JANUARY, { end_date: '2026-02-02' }), controller(FEBRUARY), controller(MARCH)],
          ["Removed owner: 'Rill Trust'", "New controller: 'Oda Quillfeather'"],
        ],
        ['no owner who leaves later', [owner(JANUARY), owner(FEBRUARY, { end_date: '2026-12-31' })], []],
        [
          'one event of two statements about the same change, and one of its owner',
          [
            ...[second, owner(JANUARY, ofCompany), owner(JANUARY, { ...ofCompany, key: 'u' })],
            ...[
              owner(FEBRUARY, { ...ofCompany, ...held(75) }),
              owner(FEBRUARY, { ...ofCompany, ...held(75), key: 'u' }),
            ],
          ],
          [
            "Change of holding 'Zephyr' from '25 % of shares' to '75 % of shares'",
            "Change of owner 'Rill Ltd' from '25 % of shares' to '75 % of shares'",
          ],
        ],
        [
          'no parent that consolidates the company, where only its shareholders were told before',
          [owner(JANUARY), controller(FEBRUARY, { ...ofCompany, data_type: 'subsidiary_relationship' })],
          [],
        ],
        [
          'no owner who goes on in another statement, but another share',
          [
            ...[owner(JANUARY), owner(FEBRUARY, { end_date: '2026-01-20' })],
            owner(FEBRUARY, { key: 'u', start_date: '2026-01-20', ...held(75) }),
          ],
          ["Change of owner 'Rill Trust' from '25 % of shares' to '75 % of shares'"],
        ],
        [
          'nothing of a person who goes on in another record',
          [
            ...[controller(JANUARY, { start_date: null }), controller(FEBRUARY, { end_date: '2026-01-20' })],
            controller(JANUARY, { key: 'v', subjects: [{ ...person, key: 'v', name: 'QUILLFEATHER, Ms Oda' }] }),
          ],
          [],
        ],
        [
          'one event of two records of one person',
          [owner(JANUARY), ...['a', 'b'].map((key) => controller(FEBRUARY, { key, subjects: [{ ...person, key }] }))],
          ["New controller: 'Oda Quillfeather'"],
        ],
        [
          'an owner by the name that is known last',
          [
            ...[owner(JANUARY, ofCompany), owner(FEBRUARY, { ...ofCompany, end_date: '2026-01-20' }), second],
            company('2', 'Beck Ltd', at('2026-02-01', 'Another')),
          ],
          ["Removed holding: 'Zephyr'", "Removed owner: 'Beck Ltd'"],
        ],
        [
          'nothing of an owner that is withheld',
          [
            ...[second, owner(JANUARY, ofCompany), owner(FEBRUARY, { ...ofCompany, end_date: '2026-01-20' })],
            company('2', 'Rill Ltd', { redacted: true, ...at('2026-02-01') }),
          ],
          [],
        ],
        [
          'nothing of another owner, where a later version names another',
          [second, owner(JANUARY, ofCompany), owner(FEBRUARY)],
          [],
        ],
      ])('%s is recorded once, however often it is imported', async (_, inputs, expected) => {
        const store = await given(first);
        for (const input of inputs) await write([input]);
        expect(await descriptions(store)).toEqual(expected);
        await write([first, ...inputs]);
        expect(await descriptions(store)).toEqual(expected);
      });

      it('lie between the two snapshots, and say what was before and after', async () => {
        const store = await given(first, next({ name: 'Mistral' }));
        expect((await store.searchEvents(eventQuery())).items).toMatchObject([
          {
            ...{ type: 'Event::Company::NameChange', categories: ['corporate', 'kyc'] },
            time_range: { starts_at: '2026-01-01T00:00:00+00:00', ends_at: '2026-02-01T23:59:59+00:00' },
            provenance: {
              type: 'company',
              earlier_snapshot: { sample_date: '2026-01-01', sampled_at: '2026-01-01T00:00:00+00:00' },
              later_snapshot: { sample_date: '2026-02-01' },
            },
            derived_from: { before: { name: 'Zephyr' }, after: { name: 'Mistral' } },
          },
        ]);
      });

      it('of relationships are of the day that is told, or between the two versions', async () => {
        const ended = owner(FEBRUARY, { end_date: '2026-02-01', end_date_type: '<' });
        const store = await given(first, owner(JANUARY), ended, controller(FEBRUARY));
        const { items } = await store.searchEvents(eventQuery());
        const provenance = { type: 'company', earlier_snapshot: { sample_date: JANUARY } };
        const snapshots = { ...provenance, later_snapshot: { sample_date: FEBRUARY } };
        expect(items).toMatchObject([
          {
            ...{ type: 'Event::Company::OwnerRemoval', categories: ['ownership', 'kyc'], provenance: snapshots },
            time_range: { starts_at: '2026-01-01T00:00:00+00:00', ends_at: '2026-02-01T23:59:59+00:00' },
            derived_from: { before: { owner: { name: 'Rill Trust', held: '25 % of shares' } }, after: null },
          },
          {
            ...{ type: 'Event::Company::ControllerAddition', provenance: snapshots },
            time_range: { starts_at: '2026-01-15T00:00:00+00:00', ends_at: '2026-01-15T23:59:59+00:00' },
            derived_from: { before: null, after: { controller: { name: 'Oda Quillfeather', held: 'voting_rights' } } },
          },
        ]);
      });

      const imported = (day: string, type = 'NameChange', given_: Partial<EventInput> = {}): EventInput => ({
        ...{
          kind: 'event',
          key: `told ${day}`,
          company: reference('1'),
          type: `Event::Company::${type}`,
          categories: [],
        },
        ...{ starts_at: day, ends_at: day, description: `Told on ${day}`, provenance: { type: 'company' } },
        ...given_,
      });

      it.each<[string, RegisterInput[], string[]]>([
        ['after it was found', [next({ name: 'Mistral' }), imported('2026-01-15')], ['Told on 2026-01-15']],
        ['before it was found', [imported('2026-01-15'), next({ name: 'Mistral' })], ['Told on 2026-01-15']],
        [
          'as of a little before the earlier snapshot',
          [next({ name: 'Mistral' }), imported('2025-12-20')],
          ['Told on 2025-12-20'],
        ],
        [
          'as two changes',
          [next({ name: 'Mistral' }), imported('2026-01-10'), imported('2026-01-20')],
          ['Told on 2026-01-20', 'Told on 2026-01-10'],
        ],
        [
          'of another type, which is another event',
          [next({ name: 'Mistral' }), imported('2026-01-15', 'StatusChange')],
          ["Change of name from 'Zephyr' to 'Mistral'", 'Told on 2026-01-15'],
        ],
        [
          'of another year, which is another event',
          [next({ name: 'Mistral' }), imported('2020-01-15')],
          ["Change of name from 'Zephyr' to 'Mistral'", 'Told on 2020-01-15'],
        ],
      ])('is not recorded twice, when an importer reports it too, %s', async (_, inputs, expected) => {
        const store = await given(first, ...inputs);
        expect(await descriptions(store)).toEqual(expected);
        await write([first, ...inputs]);
        expect(await descriptions(store)).toEqual(expected);
      });

      const notice = (uid: string, given_: Partial<StatementInput> = {}): StatementInput =>
        statement(uid, 'gazette_notice', {
          ...{ objects: [reference('1')], search: { published_at: '2026-01-20' }, sample_date: '2026-01-21' },
          ...{ properties: { uid, summary: `Striking-off ${uid}` } },
          ...given_,
        });

      it('are derived from new gazette notices, with the notice as provenance', async () => {
        const store = await given(notice('n1'), first, notice('n2', { properties: {} }));
        expect(await descriptions(store)).toEqual(['Gazette Notice', 'Gazette Notice: Striking-off n1']);
        const [, event] = (await store.searchEvents(eventQuery())).items;
        expect(event).toMatchObject({
          ...{ type: 'Event::Company::GazetteNotice', payload: { title: 'Striking-off n1' } },
          time_range: { starts_at: '2026-01-20T00:00:00+00:00', ends_at: '2026-01-20T23:59:59+00:00' },
          provenance: { type: 'statement', id: 1, service_url: '/statements/1', sample_date: '2026-01-21' },
        });
        expect(event?.provenance).not.toHaveProperty('statement_key');
      });

      it.each([
        ['before', 0],
        ['after', 1],
      ])('of a notice with an imported event is the imported one, given %s the notice', async (_, turn) => {
        const provenance = { type: 'statement', statement_key: 'n1', sample_date: '2026-01-20' };
        const inputs: RegisterInput[] = [imported('2026-01-20', 'GazetteNotice', { provenance }), notice('n1')];
        const store = await given(first, ...(turn ? inputs.reverse() : inputs), notice('n2'));
        const expected = ['Gazette Notice: Striking-off n2', 'Told on 2026-01-20'];
        expect((await descriptions(store)).sort()).toEqual(expected);
        expect(await write([first, ...inputs])).toEqual(['unchanged', 'unchanged', 'unchanged']);
        expect((await descriptions(store)).sort()).toEqual(expected);
      });
    });
  });
}
