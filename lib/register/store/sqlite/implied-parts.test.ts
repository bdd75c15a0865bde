import { describe, expect, onTestFinished, test } from 'vitest';
import { parseTermFilter } from '@/lib/contract/parameters';
import { company, reference, source } from '../case-inputs';
import { entryKey } from '../prepare/company';
import type { DatumInput, EventInput, RegisterInput } from '../records';
import type { EventQuery } from '../store';
import { openDatabase } from './open';
import { createDataReader, createSummaryReader } from './read/company-parts';
import { createContentsReader } from './read/contents';
import { createEventReader } from './read/events';
import { createRegisterWriter } from './writer';

const event = (number: string, key: string, day: string, given: Partial<EventInput> = {}): EventInput => ({
  ...{ kind: 'event', key: `${number}:${key}`, company: reference(number), starts_at: day, ends_at: day },
  ...{ type: 'Event::Company::NameChange', categories: ['kyc'], description: key, provenance: { type: 'company' } },
  ...given,
});
const incorporation = (number: string, day: string): EventInput =>
  event(number, 'incorporation', day, {
    ...{ type: 'Event::Company::Incorporation', categories: ['existence'], description: 'Incorporated' },
    derived_from: { before: null, after: { incorporation_date: day } },
  });
const datum = (number: string): DatumInput => ({
  ...{ kind: 'datum', key: entryKey(number), companies: [reference(number)], data_type: 'Entry', title: 'Entry' },
  ...{ attributes: { lamps: { of: number } }, source },
});
const record = (number: string, day: string, given = {}): RegisterInput[] => [
  company(number, `No. ${number}`, { incorporation_date: day, ...given }),
  incorporation(number, day),
  datum(number),
];

/** Some have a former name, and one is redacted. */
const RECORDS = Array.from({ length: 12 }, (_, at): RegisterInput[] => {
  const [number, month] = [String(at + 1), String(at + 1).padStart(2, '0')];
  const given = { redacted: at === 7, jurisdiction_code: 'gb' };
  const renamed = at % 3 === 0 ? [event(number, 'renamed', `2021-${month}-15`)] : [];
  return [...record(number, `2020-${month}-01`, given), ...renamed];
});

function openRegister(records: RegisterInput[][]) {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db, { now: () => '2026-03-01T12:00:00.000Z' });
  for (const inputs of records) writer.write(inputs);
  const window = { offset: 0, limit: 100 };
  const events = createEventReader(db);
  return {
    ...{ write: writer.write, events, data: createDataReader(db), contents: createContentsReader(db), db },
    search: (query: Partial<EventQuery> = {}) => events.search({ order: 'time_range_ends_at', window, ...query }),
    summarise: createSummaryReader(db),
  };
}

const together = () => openRegister(RECORDS);
const apart = () => openRegister(RECORDS.flat().map((input) => [input]));

const DAYS = { from: '2020-03-01', to: '2021-04-15' };

describe('the incorporation and the entry that the row of a company implies', () => {
  test('are not stored as rows', () => {
    const { db } = together();
    const count = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
    expect([count('events'), count('data')]).toEqual([4, 0]);
    expect([count('known_events'), count('known_data')]).toEqual([16, 12]);
  });

  test.each<[string, Partial<EventQuery>]>([
    ['nothing', {}],
    ['a company', { within: { companyId: 4 } }],
    ['a company that is hidden', { within: { companyId: 8 } }],
    ['days', { time_range: DAYS }],
    ['days from one on', { time_range: { ...DAYS, to: null } }],
    ['days before one', { time_range: { ...DAYS, from: null } }],
    ['a type', { type: parseTermFilter('event::company::incorporation') }],
    ['another type', { type: parseTermFilter('event::company::namechange') }],
    ['a category', { categories: 'Existence' }],
    ['a jurisdiction', { jurisdiction_code: 'GB' }],
    ['another jurisdiction', { jurisdiction_code: 'fr' }],
    ['a country', { country_code: 'gb' }],
    ['when they were written', { created_at: '2026-03-01' }],
    ['when they were not written', { created_at: '2026-03-02' }],
    ['nothing, the last written first', { order: 'created_at' }],
  ])('are found by %s like stored rows', (_, query) => {
    const [one, other] = [together().search(query), apart().search(query)];
    const said = ({ items }: typeof one) => items.map(({ id: _, service_url: __, ...rest }) => JSON.stringify(rest));
    expect(said(one).sort()).toEqual(said(other).sort());
    expect(one.total).toBe(other.total);
    const ends = one.items.map(({ time_range }) => time_range.ends_at);
    if (query.order === undefined) expect(ends).toEqual([...ends].sort().reverse());
  });

  test.each(['time_range_ends_at', 'created_at'] as const)('are each on one page, by %s', (order) => {
    const { search } = together();
    const whole = search({ order }).items.map(({ id }) => id);
    const pages = [0, 4, 8, 12, 16].flatMap((offset) => search({ order, window: { offset, limit: 4 } }).items);
    expect(pages.map(({ id }) => id)).toEqual(whole);
    expect(new Set(whole).size).toBe(15);
  });

  test('are found under the addresses that lists give', () => {
    const { search, events, data } = together();
    for (const item of search().items) expect(events.find(item.id)).toEqual(item);
    const [entry] = data.list(3, { offset: 0, limit: 10 }).items;
    expect(data.find(entry?.id ?? 0)).toMatchObject({
      ...{ title: 'Entry', data_type: 'Entry', attributes: { lamps: { of: '3' } } },
      ...{ companies: [{ name: 'No. 3' }], source: { publisher: 'Invented Register' } },
    });
  });

  test('are not shown for a redacted company', () => {
    const { events, data } = openRegister([record('1', '2020-01-01', { redacted: true })]);
    expect([events.find(2), data.find(2)]).toEqual([undefined, undefined]);
    const shown = openRegister([record('1', '2020-01-01')]);
    expect([shown.events.find(2)?.description, shown.data.find(2)?.title]).toEqual(['Incorporated', 'Entry']);
  });

  test('are counted, and summarised in the company', () => {
    const [one, other] = [together(), apart()];
    expect(one.contents.count()).toEqual(other.contents.count());
    expect(one.summarise(4, '/companies/gb/4').data).toMatchObject({
      total_count: 1,
      most_recent: [{ datum: { title: 'Entry' } }],
    });
  });

  const LATER = { source: { ...source, retrieved_at: '2026-02-01' } };
  test.each<[string, RegisterInput[]]>([
    ['the company has another name', [company('4', 'Ashby', LATER)]],
    ['the company turns out to be another one', [company('5', 'No. 5', { ...LATER, keys: ['lamp:4'] })]],
    ['the event changes', [{ ...incorporation('4', '2020-04-01'), payload: { of: 'more' } }]],
    ['the datum changes', [{ ...datum('4'), attributes: {} }]],
  ])('keep their addresses when %s', (_, changes) => {
    const standIn = company('L', 'No. 4', {
      number_is_stand_in: true,
      keys: ['lamp:4'],
      incorporation_date: '2020-04-01',
    });
    const first = [standIn, { ...incorporation('L', '2020-04-01') }, datum('L')];
    const { events, data, write, search } = openRegister([first, record('4', '2020-04-01')]);
    const before = search().items.map(({ id }) => id);
    const entries = [1, 2].flatMap((id) => data.list(id, { offset: 0, limit: 10 }).items);
    write(changes);
    for (const id of before) expect(events.find(id)?.description).toBe('Incorporated');
    for (const { id } of entries) expect(data.find(id)?.title).toBe('Entry');
    expect(entries).toHaveLength(2);
  });

  test('do not change when imported again', () => {
    const { write, db } = together();
    const count = () => db.prepare('SELECT (SELECT count(*) FROM events), (SELECT count(*) FROM data)').raw().get();
    const before = count();
    for (const inputs of RECORDS) expect(new Set(write(inputs))).toEqual(new Set(['unchanged']));
    expect(count()).toEqual(before);
  });

  test('get their own ids if all else is stored', () => {
    const { write, search } = openRegister([record('1', '2020-01-01')]);
    write([company('1', 'Ashby', LATER)]);
    write([event('1', 'renamed', '2022-01-01')]);
    expect(search().items.map(({ id, description }) => [id, description])).toEqual([
      [1, "Change of name from 'No. 1' to 'Ashby'"],
      [3, 'renamed'],
      [2, 'Incorporated'],
    ]);
  });
});
