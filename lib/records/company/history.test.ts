import { describe, expect, it } from 'vitest';
import type { Company, CompanyEvent } from '@/lib/contract/records';
import type { ShownStatement } from '../statement/view';
import { companyWith } from './company.fixture';
import { historyAxis, historyOf, isPart, type LaneName } from './history';

const TODAY = '2024-05-01';

const event = (part: Partial<CompanyEvent>): CompanyEvent => ({
  id: 1,
  created_at: '2024-01-01',
  service_url: '/events/1',
  jurisdiction_code: 'gb',
  company_number: '00000001',
  type: 'Event::Company::StatusChange',
  categories: [],
  time_range: { ends_at: '2015-01-01T23:59:59+00:00' },
  description: '',
  ...part,
});

const status = (before: string, after: string, day: string) =>
  event({
    derived_from: { before: { current_status: before }, after: { current_status: after } },
    time_range: { starts_at: `${day}T00:00:00+00:00`, ends_at: `${day}T23:59:59+00:00` },
  });

const owner = (part: Partial<ShownStatement>): ShownStatement => ({
  id: 5,
  data_type: 'control_statement',
  predicate: 'controls',
  properties: {},
  subject_entities: [{ entity_type: 'person', name: 'Oda Quillfeather', service_url: '/placeholders/7' }],
  object_entities: [
    {
      entity_type: 'company',
      name: 'EXAMPLE WIDGETS LTD',
      service_url: '/companies/gb/00000001',
      jurisdiction_code: 'gb',
      company_number: '00000001',
    },
  ],
  ...part,
});

interface Given {
  company?: Partial<Company>;
  events?: CompanyEvent[];
  statements?: ShownStatement[];
}

const lanesOf = ({ company = {}, events = [], statements = [] }: Given) =>
  historyOf(
    {
      company: companyWith(company),
      events: { items: events, total: events.length },
      statements: { items: statements, total: statements.length },
    },
    TODAY,
    'en',
  );

const itemsOf = (name: LaneName, given: Given) =>
  lanesOf(given)
    .find((lane) => lane.name === name)
    ?.items.map(({ label, from, to, kind }) => [label, from, to, kind]);

const officer = (part: object) => ({ officer: { id: 1, name: 'Ada', service_url: '/officers/1', ...part } });

describe('the history of a company', () => {
  it('leaves out empty lanes', () => {
    expect(lanesOf({})).toEqual([]);
    expect(lanesOf({ company: { incorporation_date: '2001-02-03' } }).map(({ name }) => name)).toEqual(['existence']);
  });

  it.each<[string, Partial<Company>, unknown]>([
    ['active', { inactive: false }, ['The company', '2001-02-03', undefined, 'running']],
    ['of unknown activity', {}, ['The company', '2001-02-03', undefined, 'unknown']],
    ['inactive since an unknown day', { inactive: true }, ['The company', '2001-02-03', undefined, 'ended']],
    ['dissolved', { dissolution_date: '2020-01-01' }, ['The company', '2001-02-03', '2020-01-01', 'ended']],
  ])('has the existence of a company that is %s', (_, facts, expected) =>
    expect(itemsOf('existence', { company: { incorporation_date: '2001-02-03', ...facts } })).toEqual([expected]),
  );

  it('has names, of which the current one goes on', () =>
    expect(
      itemsOf('names', {
        company: { incorporation_date: '2001', previous_names: [{ company_name: 'Once', con_date: '2010-05-06' }] },
      }),
    ).toEqual([
      ['EXAMPLE WIDGETS LTD', '2010-05-06', undefined, 'running'],
      ['Once', '2001', '2010-05-06', 'ended'],
    ]));

  it('has the statuses between events, the first from an unknown day', () =>
    expect(
      itemsOf('statuses', {
        events: [status('Dormant', 'Closed', '2020-01-01'), status('Active', 'Dormant', '2015-01-01')],
      }),
    ).toEqual([
      ['Closed', '2020-01-01', undefined, 'running'],
      ['Dormant', '2015-01-01', '2020-01-01', 'ended'],
      ['Active', undefined, '2015-01-01', 'ended'],
    ]));

  it('has the status of a dissolved company, which goes on', () => {
    const given = {
      company: { dissolution_date: '2019-11-12' },
      events: [status('Active', 'Dissolved', '2019-11-16')],
    };
    expect(itemsOf('statuses', given)?.[0]).toEqual(['Dissolved', '2019-11-16', undefined, 'running']);
  });

  it('has addresses where a source tells of changes', () =>
    expect(
      itemsOf('addresses', {
        events: [
          event({
            derived_from: {
              before: { registered_address_in_full: '1 Quay' },
              after: { registered_address_in_full: '2 Quay' },
            },
          }),
        ],
      }),
    ).toEqual([
      ['2 Quay', '2015-01-01', undefined, 'running'],
      ['1 Quay', undefined, '2015-01-01', 'ended'],
    ]));

  it.each<[string, object, Partial<Company>, unknown]>([
    [
      'held',
      { start_date: '2010', inactive: false, position: 'director' },
      {},
      ['Ada, director', '2010', undefined, 'running'],
    ],
    ['perhaps held', { start_date: '2010' }, {}, ['Ada', '2010', undefined, 'unknown']],
    ['ended', { start_date: '2010', end_date: '2012-01-01' }, {}, ['Ada', '2010', '2012-01-01', 'ended']],
    ['ended on an unknown day', { start_date: '2010', inactive: true }, {}, ['Ada', '2010', undefined, 'ended']],
    [
      'ended with the company',
      { start_date: '2010' },
      { dissolution_date: '2020-01-01' },
      ['Ada', '2010', '2020-01-01', 'ended'],
    ],
    ['to end in the future', { end_date: '2030-01-01', inactive: false }, {}, ['Ada', undefined, undefined, 'running']],
  ])('has an office that is %s', (_, office, facts, expected) =>
    expect(itemsOf('officers', { company: { officers: [officer(office)], ...facts } })).toEqual([expected]),
  );

  it('has those that statements name as owners, not what the company owns', () => {
    const { subject_entities: subject, object_entities: object } = owner({});
    const statements = [
      owner({ start_date: '2016-04-06' }),
      owner({ start_date: '2010-01-01', end_date: '2012-01-01' }),
      owner({ start_date: '2011-01-01', end_date: '2020-01-01', end_date_type: '>' }),
      owner({ subject_entities: object, object_entities: subject }),
      owner({ data_type: 'gazette_notice' }),
      owner({ subject_entities: [] }),
    ];
    expect(itemsOf('owners', { statements })).toEqual([
      ['Oda Quillfeather', '2016-04-06', undefined, 'running'],
      ['Oda Quillfeather', '2010-01-01', '2012-01-01', 'ended'],
      ['Oda Quillfeather', '2011-01-01', undefined, 'unknown'],
    ]);
  });

  it('says which lanes may lack older entries', () => {
    const [lane] = historyOf(
      { company: companyWith(), events: { items: [status('a', 'b', '2020-01-01')], total: 9 }, statements: undefined },
      TODAY,
      'en',
    ).filter(({ name }) => name === 'events');
    expect(lane?.of).toBe(9);
    expect(lane && isPart(lane, undefined)).toBe(true);
  });
});

describe('the time axis of a history', () => {
  const lane = (item: object) => [
    { name: 'names' as const, items: [{ label: 'A', from: '2004-01-01', kind: 'running' as const, ...item }] },
  ];
  const drawn = (item: object) => {
    const lanes = lane(item);
    const first = { label: 'first', from: '2004-01-01', kind: 'running' as const };
    const axis = historyAxis([...lanes, { name: 'officers', items: [first] }], '2024-01-01');
    return lanes[0]?.items.map((one) => axis?.draw(one))[0];
  };

  it.each<[string, object, object | undefined]>([
    ['goes to today if it has not ended', {}, { start: 0, end: 100, startIsKnown: true, endIsKnown: true }],
    ['ends on its day', { to: '2014-01-01', kind: 'ended' }, { start: 0, end: 50, endIsKnown: true }],
    [
      'goes to the right if its end is unknown',
      { from: '2014-01-01', kind: 'ended' },
      { start: 50, end: 100, startIsKnown: true, endIsKnown: false },
    ],
    [
      'comes from the left if its start is unknown',
      { from: undefined, to: '2014-01-01', kind: 'ended' },
      { start: 0, end: 50, startIsKnown: false, endIsKnown: true },
    ],
    ['may have ended', { kind: 'unknown' }, { endIsKnown: false }],
    ['is not drawn without dates', { from: undefined, kind: 'ended' }, undefined],
    ['is not drawn if it may have ended and began at an unknown time', { from: undefined, kind: 'unknown' }, undefined],
    [
      'is a point on a day',
      { from: '2014-01-01', to: '2014-01-01', kind: 'point' },
      { start: 50, end: 50, endIsKnown: true },
    ],
    ['is a point without an exact day', { kind: 'point', to: '2014-01-01' }, { start: 0, end: 50, endIsKnown: false }],
    ['is cut off today', { to: '2030-01-01', kind: 'ended' }, { end: 100 }],
  ])('an entry %s', (_, item, expected) =>
    expected === undefined ? expect(drawn(item)).toBeUndefined() : expect(drawn(item)).toMatchObject(expected),
  );

  it('has round years, and none without dates', () => {
    expect(historyAxis(lane({}), '2024-01-01')?.years.map(({ year }) => year)).toEqual([2005, 2010, 2015, 2020]);
    expect(historyAxis(lane({ from: undefined }), '2024-01-01')).toBeUndefined();
    expect(historyAxis([], '2024-01-01')).toBeUndefined();
  });
});
