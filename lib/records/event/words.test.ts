import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { eventOf } from './event.fixture';
import { categoryMeaning, eventTypeInWords, offeredCategories, offeredTypes } from './filter';
import {
  changesOf,
  headlineOf,
  headlineText,
  isExact,
  leavesOf,
  pathInWords,
  toTimeline,
  valueInWords,
  whenInWords,
} from './headline';

describe('time of an event', () => {
  it.each([
    ['2019-05-03', '2019-05-03', 'on 3 May 2019'],
    ['2019-05-03', '2019-05-10', 'between 3 and 10 May 2019'],
    ['2019-04-28', '2019-05-10', 'between 28 April and 10 May 2019'],
    ['2018-12-30', '2019-01-02', 'between 30 December 2018 and 2 January 2019'],
    [null, '2019-05-10', 'on or before 10 May 2019'],
    ['2019-05-10', null, 'on or after 10 May 2019'],
    [null, null, 'on an unknown date'],
    ['2019-05-10', '2019-05-03', 'on dates that contradict each other: 10 May 2019, 3 May 2019'],
    ['spring', '2019-05-03', 'on dates that contradict each other: spring, 3 May 2019'],
    [null, '2019-02-31', 'on or before 2019-02-31'],
  ])('from %j to %j is: %s', (from, to, words) => {
    const moment = (day: string | null, clock: string) => (day && /^\d/.test(day) ? `${day}T${clock}+00:00` : day);
    expect(whenInWords({ starts_at: moment(from, '00:00:00'), ends_at: moment(to, '23:59:59') }, 'en')).toBe(words);
  });

  it.each<[Language, string | null, string | null, string]>([
    ['de', '2019-05-03', '2019-05-03', 'am 3. Mai 2019'],
    ['de', '2019-05-03', '2019-05-10', 'zwischen 3. und 10. Mai 2019'],
    ['de', '2019-04-28', '2019-05-10', 'zwischen 28. April und 10. Mai 2019'],
    ['de', null, '2019-05', 'spätestens im Mai 2019'],
    ['de', null, null, 'an einem unbekannten Tag'],
    ['fr', '2019-05-03', '2019-05-10', 'entre le 3 et le 10 mai 2019'],
    ['fr', '2018-12-30', '2019-01-02', 'entre le 30 décembre 2018 et le 2 janvier 2019'],
    ['fr', null, '2019-05-10', 'au plus tard le 10 mai 2019'],
    ['fr', '2019', null, 'au plus tôt en 2019'],
    ['fr', '2019-05-10', '2019-05-03', 'à des dates contradictoires\u202f: 10 mai 2019, 3 mai 2019'],
  ])('in %s from %j to %j is: %s', (language, starts_at, ends_at, words) => {
    expect(whenInWords({ starts_at, ends_at }, language)).toBe(words);
  });
});

describe('exact day of an event', () => {
  it.each([
    ['2019-05-03T00:00:00Z', '2019-05-03T23:59:59Z', true],
    ['2019-05-03', '2019-05-04', false],
    [null, '2019-05-03', false],
    [null, null, false],
  ])('is known if both ends agree: %j, %j: %s', (starts_at, ends_at, exact) => {
    expect(isExact({ starts_at, ends_at })).toBe(exact);
  });
});

describe('label of an event type', () => {
  it.each([
    ['Event::Company::NameChange', 'Change of name'],
    ['Event::Company::AddressChange', 'Change of registered address'],
    ['Event::Company::CapitalChange', 'Capital change'],
    ['Event::Company::VATNumberAdded', 'VAT number added'],
    ['something else', 'something else'],
    ['', ''],
  ])('%j is %j', (type, words) => expect(eventTypeInWords(type, 'en')).toBe(words));

  it.each<[Language, string, string]>([
    ['de', 'Event::Company::NameChange', 'Namensänderung'],
    ['fr', 'Event::Company::OfficerRemoval', 'Départ d’un dirigeant'],
    ['fr', 'Event::Company::CapitalChange', 'Capital change'],
    ['de', 'constructor', 'constructor'],
  ])('in %s %j is %j', (language, type, words) => expect(eventTypeInWords(type, language)).toBe(words));

  it('offers known types first, then those in the list, each once', () => {
    const offered = offeredTypes(['Event::Company::NameChange', 'Other'], ['Other']);
    expect(offered.at(-1)).toBe('Other');
    expect(new Set(offered).size).toBe(offered.length);
  });
});

describe('category', () => {
  it('is explained ignoring case, and undefined if unknown', () => {
    expect(categoryMeaning('KYC', 'en')).toContain('know your customer');
    expect(categoryMeaning('officers', 'de')).toBe('wer ein Amt im Unternehmen hat');
    expect(categoryMeaning('moon', 'en')).toBeUndefined();
    expect(offeredCategories(['KYC', 'moon']).filter((one) => one === 'kyc')).toHaveLength(1);
  });
});

describe('changes of an event', () => {
  it.each([
    ['a name', { before: { name: 'A' }, after: { name: 'B' } }, [['Name', 'A', 'B']]],
    [
      'a beginning',
      { before: null, after: { incorporation_date: '1999-01-02' } },
      [['Incorporation date', undefined, '2 January 1999']],
    ],
    [
      'a state, without unchanged values',
      { before: { inactive: false, x: 1 }, after: { inactive: true, x: 1, dissolution_date: '2020-01-01' } },
      [
        ['Inactive', 'no', 'yes'],
        ['Dissolution date', undefined, '1 January 2020'],
      ],
    ],
    ['something deep', { before: { officer: { name: 'A' } }, after: null }, [['Officer name', 'A', undefined]]],
    ['nothing', null, []],
    ['nothing on both sides', { before: { a: null }, after: { a: '' } }, []],
  ])('are stated: %s', (_, derived, rows) => {
    expect(changesOf(derived, 'en').map(({ label, before, after }) => [label, before, after])).toEqual(rows);
  });

  it.each<[Language, string[]]>([
    ['de', ['nein → ja', ' → 2. Januar 2020']],
    ['fr', ['non → oui', ' → 2 janvier 2020']],
  ])('are stated in %s', (language, rows) => {
    const derived = { before: { inactive: false }, after: { inactive: true, dissolution_date: '2020-01-02' } };
    const changes = changesOf(derived, language);
    expect(changes.map(({ before = '', after }) => `${before} → ${after}`)).toEqual(rows);
  });
});

describe('free-form data', () => {
  it('is flattened to single values, with list indexes', () => {
    const leaves = leavesOf({ a_b: ['x', { c: false }], d: null, e: { f: 2 } });
    expect(leaves.map(({ path, value }) => `${pathInWords(path)}=${valueInWords(value, 'en')}`)).toEqual([
      'A b 1=x',
      'A b 2 c=no',
      'D=nothing',
      'E f=2',
    ]);
  });

  it('is cut at a maximum depth', () => {
    let data: Record<string, unknown> = { end: 'x' };
    for (let level = 0; level < 5000; level++) data = { in: data };
    expect(leavesOf(data).map(({ value }) => value)).toEqual([undefined]);
  });
});

describe('the headline of an event', () => {
  it.each([
    ['a change of name', {}, 'Change of name: Old Tarn Ltd → New Tarn Ltd'],
    [
      'a change without its data',
      { derived_from: null },
      "Change of name: Change of name from 'Old Tarn Ltd' to 'New Tarn Ltd'",
    ],
    [
      'a beginning',
      { type: 'Event::Company::Incorporation', description: 'Incorporated', derived_from: null },
      'Incorporated',
    ],
    [
      'an officer',
      { type: 'Event::Company::OfficerAddition', description: "New officer: 'Ada O'Tarn'" },
      "New officer: Ada O'Tarn",
    ],
    [
      'another position',
      {
        type: 'Event::Company::OfficerPositionChange',
        description: "Change of position of 'Ada O'Tarn' from 'Director' to 'Chair'",
      },
      "Change of an officer’s position: Ada O'Tarn: Director → Chair",
    ],
    [
      'a controller',
      { type: 'Event::Company::ControllerRemoval', description: "Removed controller: 'Ada O'Tarn'" },
      "Controller removed: Ada O'Tarn",
    ],
    [
      'another share',
      {
        type: 'Event::Company::OwnerChange',
        description: "Change of owner 'O'Tarn Ltd' from '25 % of shares' to '75 % of shares'",
      },
      "Change of an owner’s share: O'Tarn Ltd: 25 % of shares → 75 % of shares",
    ],
    [
      'a notice',
      { type: 'Event::Company::GazetteNotice', description: 'Gazette Notice: Winding-up' },
      'Gazette notice: Winding-up',
    ],
    [
      'a notice without text',
      { type: 'Event::Company::GazetteNotice', description: 'Gazette Notice' },
      'Gazette notice',
    ],
    [
      'a change of address',
      {
        type: 'Event::Company::AddressChange',
        description: "Change of registered address from '1 Quay' to '2 Lane'",
        derived_from: {
          before: { registered_address_in_full: '1 Quay' },
          after: { registered_address_in_full: '2 Lane' },
        },
      },
      'Change of registered address: 1 Quay → 2 Lane',
    ],
    ['an unknown type', { type: 'Event::Company::Moved', description: 'Moved away' }, 'Moved: Moved away'],
  ])('for %s', (_, part, text) => expect(headlineText(headlineOf(eventOf(part), 'en'), 'en')).toBe(text));

  it.each<[Language, Parameters<typeof eventOf>[0], string]>([
    ['de', {}, 'Namensänderung: Old Tarn Ltd → New Tarn Ltd'],
    ['fr', {}, 'Changement de nom\u202f: Old Tarn Ltd → New Tarn Ltd'],
    ['de', { type: 'Event::Company::Incorporation', description: 'Incorporated', derived_from: null }, 'Gründung'],
    [
      'fr',
      { type: 'Event::Company::OfficerAddition', description: "New officer: 'Ada O'Tarn'" },
      "Nouveau dirigeant\u202f: Ada O'Tarn",
    ],
  ])('in %s of %j is %s', (language, part, text) =>
    expect(headlineText(headlineOf(eventOf(part), language), language)).toBe(text),
  );
});

describe('timeline', () => {
  const at = (id: number, ends_at: string | null, created_at = '2024-01-01') =>
    eventOf({ id, created_at, time_range: { starts_at: null, ends_at } });
  const events = [
    at(1, '2020-02-02T23:59:59Z'),
    at(2, '2020-02-02T10:00:00Z', '2023-01-01'),
    at(3, '2020-01-01'),
    at(4, '2019-05-05'),
    at(5, null),
  ];
  const shape = (order: 'time_range_ends_at' | 'created_at') =>
    toTimeline(events, order).map(({ year, days }) => [year, days.map(({ events: of }) => of.map(({ id }) => id))]);

  it('groups by year and day of the latest possible date, in the given order', () => {
    expect(shape('time_range_ends_at')).toEqual([
      ['2020', [[1, 2], [3]]],
      ['2019', [[4]]],
      [undefined, [[5]]],
    ]);
  });

  it('groups by the day of recording if the list is ordered by it', () => {
    expect(shape('created_at')).toEqual([
      ['2024', [[1]]],
      ['2023', [[2]]],
      ['2024', [[3, 4, 5]]],
    ]);
  });
});
