import { describe, expect, it, test } from 'vitest';
import { createClient } from '@/lib/api/registry';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { findMatches, type MatchSource } from './match';
import { compareNames, nameWords, soundOf } from './names';
import { type MatchQuery, prepareQuery, rankCandidates, scoreCandidate } from './score';

const compare = (a: string, b: string) => compareNames(nameWords(a), nameWords(b));

describe('names', () => {
  it.each([
    ['Harrowgate Marine Ltd', 'HARROWGATE MARINE LIMITED', 'same', 'same'],
    ['Harrowgate Marine', 'Harrowgate Marine plc', 'same', 'missing'],
    ['Harrowgate Marine GmbH', 'Harrowgate Marine GmbH & Co. KG', 'same', 'partnership'],
    ['Harrowgate Marine Ltd', 'Harrowgate Marine plc', 'same', 'different'],
    ['Marine Harrowgate', 'Harrowgate Marine', 'order', 'same'],
    ['Harrow Gate Marine', 'Harrowgate Marine', 'joined', 'same'],
    ['Harowgate Marine', 'Harrowgate Marine', 'spelling', 'same'],
    ['Müller Bau GmbH', 'Mueller Bau GmbH', 'spelling', 'same'],
    ['Μαρίνα Θάλασσα', 'Marina Thalassa', 'same', 'same'],
    ['Ромашка', 'Romashka', 'same', 'same'],
    ['Harrowgate Intl Holdings', 'Harrowgate International Holdings', 'spelling', 'same'],
    ['BNF', 'Beacon North Freight', 'initials', 'same'],
  ] as const)('%s and %s are %s, their legal forms %s', (a, b, kind, forms) => {
    expect(compare(a, b)).toMatchObject({ kind, forms });
    expect(compare(a, b).likeness).toBeGreaterThan(0.65);
    expect(compare(b, a).likeness).toBeCloseTo(compare(a, b).likeness, 10);
  });

  it.each([
    ['Wind Farm Fund 1', 'Wind Farm Fund 2'],
    ['SL Consulting', 'KB Consulting'],
    ['Deco Holdings', 'Demo Investments'],
    ['Harrowgate Marine', 'Northwick Foods'],
  ])('%s and %s are two', (a, b) => {
    expect(compare(a, b).likeness).toBeLessThan(0.8);
  });

  it.each([
    ['meier', 'maier'],
    ['schmidt', 'schmitt'],
    ['philipp', 'filip'],
    ['jansson', 'janson'],
  ])('%s sounds like %s', (a, b) => {
    expect(soundOf(a)).toBe(soundOf(b));
  });
});

const store = createSqliteStore(sampleDatabase());
const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
const client = createClient((path, params) =>
  registry.get({ path, params, caller: { kind: 'explorer' }, origin: 'http://localhost' }),
);
/** The searches that were made. */
let asked: URLSearchParams[] = [];
const source: MatchSource = {
  search: (params) => {
    asked.push(params);
    return client.list('search_companies', {}, params);
  },
  spellings: async (q) => (await registry.spellings?.('companies', q)) ?? [],
  most: 12,
};

const HEAD = { jurisdiction_code: 'gb', company_number: '01234500', name: 'Harrowgate Marine Group plc' };

describe('in the sample register', () => {
  it.each<[string, MatchQuery]>([
    ['its name', { name: 'Harrowgate Marine Group plc' }],
    ['its name without its form, in its country', { name: 'harrowgate marine group', jurisdiction_code: 'gb' }],
    ['a letter too few', { name: 'Harrowgte Marine Group', jurisdiction_code: 'GB' }],
    ['two words as one', { name: 'HarrowgateMarine Group', jurisdiction_code: 'gb' }],
    ['a word too many', { name: 'The Harrowgate Marine Group plc UK', jurisdiction_code: 'gb' }],
    ['another order', { name: 'Marine Group Harrowgate', jurisdiction_code: 'gb' }],
    ['its number', { name: 'Harrowgate', jurisdiction_code: 'gb', company_number: '1234500' }],
    ['its number with signs', { name: 'Harrowgate Marine', company_number: 'GB-0123.4500', jurisdiction_code: 'gb' }],
  ])('a company is found by %s', async (_, query) => {
    const { candidates, is_match } = await findMatches(query, source);
    expect(candidates[0]?.company).toMatchObject(HEAD);
    expect(is_match).toBe(true);
    expect(candidates[0]?.reasons.length).toBeGreaterThan(0);
  });

  it.each<[string, MatchQuery]>([
    ['no such name', { name: 'Zanzibar Quicksilver Observatory', jurisdiction_code: 'gb' }],
    ['a common word alone', { name: 'Holdings', jurisdiction_code: 'gb' }],
    ['nothing but signs', { name: '—!' }],
  ])('none is meant by %s', async (_, query) => {
    expect((await findMatches(query, source)).is_match).toBe(false);
  });

  it('says what agrees and what does not', async () => {
    const [best] = (await findMatches({ ...HEAD, company_number: '99999999', incorporation_date: '1700' }, source))
      .candidates;
    expect(best?.reasons.map(({ fact }) => fact)).toEqual(['name', 'jurisdiction']);
    expect(best?.against).toEqual([
      { fact: 'company_number', kind: 'other', value: '01234500', says: 'Its number is 01234500' },
      {
        fact: 'incorporation_date',
        kind: 'other',
        value: expect.any(String),
        says: expect.stringMatching(/^It was incorporated on \d{4}-/),
      },
    ]);
  });

  it('makes one search for what is found at once, and no more than it may', async () => {
    asked = [];
    await findMatches({ name: HEAD.name, jurisdiction_code: 'gb' }, source);
    expect(asked).toHaveLength(1);
    asked = [];
    await findMatches({ name: 'Zanzibar Quicksilver Observatory' }, { ...source, most: 3 });
    expect(asked).toHaveLength(3);
    asked = [];
    // The next search would begin by counting the companies of one word.
    await findMatches({ name: 'Quicksilver Holdings' }, { search: source.search, most: 1 });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [200, true],
    [201, false],
  ])('a word that %i companies have is looked for by itself: %s', async (total_count, isRead) => {
    const read: string[] = [];
    const search = async (params: URLSearchParams) => {
      if (params.get('order') === 'score') read.push(params.get('q') ?? '');
      return { items: [], total_count };
    };
    await findMatches({ name: 'Quicksilver Observatory' }, { search, most: 12 });
    expect(read.includes('observatory')).toBe(isRead);
    expect(read).toContain('quicksilver observatory');
  });
});

test('one of several companies that fit as well has no high score', () => {
  const query = prepareQuery({ name: 'Northwick Foods Ltd', jurisdiction_code: 'gb' });
  const of = (company_number: string, name = 'Northwick Foods Limited') =>
    scoreCandidate(query, { name, company_number, jurisdiction_code: 'gb', service_url: '' });
  expect(rankCandidates([of('1')], 5)[0]?.score).toBeGreaterThan(90);
  const [first, second] = rankCandidates([of('1'), of('2'), of('3', 'Northwick Feeds Limited')], 5);
  expect([first?.score, second?.score]).toEqual([75, 75]);
  expect(first?.against).toEqual([{ fact: 'other_candidates', kind: 'one', says: 'Another company fits as well' }]);
});

test('no candidate has a higher score than those before it, also where several fit equally well', () => {
  const query = prepareQuery({ name: 'Northwick Foods', jurisdiction_code: 'gb' });
  const of = (company_number: string, name: string) =>
    scoreCandidate(query, { name, company_number, jurisdiction_code: 'gb', service_url: '' });
  const alike = [of('1', 'Northwick Foods'), of('2', 'Northwick Foods'), of('3', 'Northwich Foods')];
  const scores = rankCandidates(alike, 5).map(({ score }) => score);
  expect(alike.map(({ score }) => score).every((score) => score > 75)).toBe(true);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('each further fact that agrees raises the score, and each that does not lowers it', () => {
  const company = {
    ...{ name: 'Northwick Foods Limited', company_number: '01', jurisdiction_code: 'gb', service_url: '' },
    ...{ incorporation_date: '2001-05-31', registered_address_in_full: '12 Quay Street, Beaconmarsh, AB1 2CD' },
  };
  const score = (query: Partial<MatchQuery>) =>
    scoreCandidate(prepareQuery({ name: 'Northwik Foods', ...query }), company, ['Erika Anna Tester', 'Erika Tester'])
      .score;
  const alone = score({});
  for (const [right, wrong] of [
    [{ jurisdiction_code: 'gb' }, { jurisdiction_code: 'fr' }],
    [
      { company_number: '1', jurisdiction_code: 'gb' },
      { company_number: '2', jurisdiction_code: 'gb' },
    ],
    [{ incorporation_date: '2001-05-31' }, { incorporation_date: '1950' }],
    [{ address: 'Quay Street 12, AB1 2CD Beaconmarsh' }, { address: '7 Elsewhere Road' }],
    [{ officers: ['Nobody Else', 'TESTER, Erika'] }, { officers: ['Nobody Else'] }],
    [{ officers: ['Erika Tester'] }, { kind: 'person' }],
  ] satisfies [Partial<MatchQuery>, Partial<MatchQuery>][]) {
    expect(score(right)).toBeGreaterThan(alone);
    expect(score(wrong)).toBeLessThan(alone);
  }
});

it.each([
  ['Harrowgate', 'Harrowgate Europe Holdings Limited', 'part'],
  ['Harrowgate Marine', 'Harrow gate Marine', 'joined'],
  ['Harrowgate Marine', 'Harrow gate Marin', 'spelling'],
])('%s and %s compare as what their reason says: %s', (a, b, kind) => {
  expect(compare(a, b).kind).toBe(kind);
});

it.each<[Partial<MatchQuery>, readonly string[], string | undefined, string[]]>([
  [{ officers: ['Dr Erika Tester'] }, ['Erika Tester'], undefined, ['Erika Tester is among its officers']],
  [
    { officers: ['Erika Tester'] },
    ['Erika Anna Tester'],
    undefined,
    ['Erika Anna Tester, with a similar name, is among its officers'],
  ],
  [{ officers: ['Erika Tester'] }, ['Max Muster'], undefined, ['Its known officers have other names']],
  [{ officers: ['Erika Tester'] }, [], undefined, []],
  [{ kind: 'person' }, [], 'Private limited company', ['It is a company, and a person is meant']],
  [{ kind: 'person' }, [], 'Einzelunternehmen', ['It is the business of a person']],
  [{ kind: 'company' }, [], 'Einzelunternehmen', []],
])('with %j, officers %j and the type %s a candidate has the reasons %j', (query, officers, company_type, says) => {
  const company = {
    name: 'Northwick Foods',
    company_number: '1',
    jurisdiction_code: 'gb',
    service_url: '',
    company_type,
  };
  const { reasons, against } = scoreCandidate(prepareQuery({ name: 'Northwick Foods', ...query }), company, officers);
  expect([...reasons, ...against].slice(1).map((reason) => reason.says)).toEqual(says);
});

it.each([
  ['NorthwickFoods GmbH', 'northwick foods'],
  ['Gesellschaft für NorthwickFoods mbH Nord', 'northwick foods mbh nord'],
])('of %s the joined words are looked for apart, and the legal form whole', async (name, words) => {
  asked = [];
  await findMatches({ name }, source);
  const searched = asked.map((params) => params.get('q') ?? '');
  expect(searched.some((q) => q.endsWith(words))).toBe(true);
  expect(searched.filter((q) => /\bm?b h\b|\bgmb\b/.test(q))).toEqual([]);
});
