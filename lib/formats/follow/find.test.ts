import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type Change, findBrreg } from './brreg';
import { type Finding, findFiles, type Looking } from './find';
import { chooseFile, findGleif, publishedAt } from './gleif';
import { createHttpClient, type HttpClient } from './http';
import { filesIn, findListed, namePattern, newestOf, startOf } from './listed';
import { parseManifest, type Source, type SourceOf } from './manifest';
import { type Publisher, published, redirectTo, startPublisher } from './publisher.fixture';
import type { Position } from './state';

const NOW = Date.parse('2026-11-25T12:00:00Z');

let folder: string;
let publisher: Publisher;
let client: HttpClient;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-find-'));
  publisher = await startPublisher();
  client = createHttpClient({ limits: { headMs: 500, silenceMs: 200, replyMs: 5000 } });
});
afterEach(async () => {
  client.close();
  await publisher.close();
  rmSync(folder, { recursive: true });
});

function sourceOf<Kind extends Source['kind']>(kind: Kind, more: Record<string, unknown>): SourceOf<Kind> {
  const common = { name: 'list', kind, format: 'bods', licence: 'CC0 1.0', rhythm: 'daily' };
  const [source] = parseManifest(
    JSON.stringify({ sources: [{ ...common, ...more }] }),
    join(folder, 'sources.json'),
  ).sources;
  if (source?.kind !== kind) throw new Error('another kind');
  return source as SourceOf<Kind>;
}

const looking = (position?: Position, more: Partial<Looking> = {}): Looking => ({
  client,
  folder: join(folder, 'downloads/list'),
  manifestFolder: folder,
  position,
  now: () => NOW,
  waiting: { sleep: async () => undefined, random: () => 0 },
  ...more,
});

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error) => error.problem ?? error,
  );

const namesOf = (finding: Finding | undefined) => finding?.files.map(({ name }) => name);

/** Imports in thought: the position that follows. */
const importAll = (finding: Finding | undefined): Position => {
  if (!finding) throw new Error('nothing was found');
  rmSync(join(folder, 'downloads'), { recursive: true, force: true });
  return finding.reached;
};

describe('a file on this machine', () => {
  const write = (name: string, content: string, day = '2026-11-20') => {
    mkdirSync(join(folder, 'exports'), { recursive: true });
    writeFileSync(join(folder, 'exports', name), content);
    utimesSync(join(folder, 'exports', name), new Date(day), new Date(day));
  };

  it.each(['exports/*.json', 'exports', 'exports/a.json'])('is found by %s, once for each content', async (address) => {
    write('a.json', 'one');
    const source = sourceOf('file', { address });
    const first = await findFiles(source, looking());
    expect(first?.files).toMatchObject([{ path: join(folder, 'exports/a.json'), size: 3 }]);
    expect(first?.reached.data_at).toBe('2026-11-20T00:00:00.000Z');
    const position = importAll(first);
    expect(await findFiles(source, looking(position))).toBeUndefined();
    write('a.json', 'one', '2026-11-21');
    expect(await findFiles(source, looking(position))).toBeUndefined();
    write('a.json', 'two', '2026-11-21');
    expect((await findFiles(source, looking(position)))?.files).toMatchObject([{ size: 3 }]);
  });

  it('is imported alone if another one has not changed', async () => {
    write('a.json', 'one');
    write('b.json', 'one of another');
    const source = sourceOf('file', { address: 'exports/*.json' });
    const position = importAll(await findFiles(source, looking()));
    write('b.json', 'changed', '2026-11-22');
    write('c.json', 'new', '2026-11-01');
    const second = await findFiles(source, looking(position));
    expect(second?.files.map(({ path }) => path)).toEqual(
      ['b.json', 'c.json'].map((name) => join(folder, 'exports', name)),
    );
    expect(second?.reached.data_at).toBe('2026-11-22T00:00:00.000Z');
    expect(await findFiles(source, looking(importAll(second)))).toBeUndefined();
  });

  it('is imported with all others if they are complete together', async () => {
    write('a.json', 'one');
    write('b.json', 'two');
    const source = sourceOf('file', { address: 'exports/*.json', complete: true });
    const position = importAll(await findFiles(source, looking()));
    expect(await findFiles(source, looking(position))).toBeUndefined();
    write('b.json', 'changed', '2026-11-22');
    const second = await findFiles(source, looking(position));
    expect(second?.files).toHaveLength(2);
    expect(second?.continues).toBe(false);
  });

  it('that is not there is a failure', async () => {
    expect(await problemOf(findFiles(sourceOf('file', { address: 'nothing/*.json' }), looking()))).toEqual({
      kind: 'no_file',
    });
  });
});

describe('a file on the web', () => {
  it('that a server sends again is recognised by its content, and by its new marks from then on', async () => {
    publisher.files['/list.json'] = published('content', { etag: '"1"', modified: undefined });
    const source = sourceOf('file', { address: `${publisher.url}/list.json` });
    const position = importAll(await findFiles(source, looking()));
    publisher.files['/list.json'] = published('content', { etag: '"2"', modified: undefined });
    const again = await findFiles(source, looking(position));
    expect(again).toMatchObject({ files: [], continues: true, reached: { data_at: position.data_at } });
    expect(await findFiles(source, looking(importAll(again)))).toBeUndefined();
    publisher.files['/list.json'] = published('changed', { etag: undefined, modified: undefined });
    expect(namesOf(await findFiles(source, looking(position)))).toEqual(['list.json']);
  });
});

describe('listed files', () => {
  const PARTS = 'BasicCompanyData-{date}-part{part}_{parts}.zip';

  test.each([
    [PARTS, 'BasicCompanyData-2026-11-01-part2_7.zip', { date: '2026-11-01', part: '2', parts: '7' }],
    [PARTS, 'BasicCompanyDataAsOneFile-2026-11-01.zip', undefined],
    ['psc-snapshot-{date}_{part}of{parts}.zip', 'psc-snapshot-2026-11-01_12of32.zip', { part: '12', parts: '32' }],
    ['full-{date}.csv', 'full-20261101.csv', { date: '20261101' }],
    ['full-{date}.csv', 'full-2026-11.csv', { date: '2026-11' }],
    ['full-{date}.csv', 'full-latest.csv', undefined],
    ['full.{date}.csv', 'fullx2026-11-01.csv', undefined],
    ['*-{date}-{date}.csv', 'a-2026-11-2026-11.csv', { date: '2026-11' }],
    ['*-{date}-{date}.csv', 'a-2026-11-2026-12.csv', undefined],
  ])('of the names %s may be %s', (pattern, name, groups) => {
    const found = namePattern(pattern).exec(name)?.groups;
    if (groups) expect(found).toMatchObject(groups);
    else expect(found).toBeUndefined();
  });

  test.each([
    ['2026-11-01', '2026-11-01'],
    ['20261101', '2026-11-01'],
    ['2026-11', '2026-11-01'],
    ['2026-02-30', undefined],
    ['2026-13', undefined],
  ])('%s begins on %s', (date, day) => {
    expect(startOf(date)).toBe(day === undefined ? undefined : Date.parse(day));
  });

  it('are links in any spelling, each once', () => {
    const html = `<a href="/f/L-2026-11.zip">1</a> <A HREF='L-2026-10.zip?a=1&amp;b=2'>2</A>
      <a href=L-2026-09.zip>3</a> <a href="L-2026-11.zip">1 again</a> <a href="%E0%A4%A">broken</a>`;
    const files = filesIn(html, namePattern('L-{date}.zip'));
    expect(files.map(({ href }) => href)).toEqual(['L-2026-11.zip', 'L-2026-10.zip?a=1&b=2', 'L-2026-09.zip']);
  });

  it('are those of the newest day, but of none far in the future', () => {
    const files = ['2026-10-01', '2026-11-01', '2026-12-01', '9999-01-01'].map((date) => ({
      name: date,
      href: date,
      date,
    }));
    expect(newestOf(files, NOW).files.map(({ date }) => date)).toEqual(['2026-12-01']);
  });

  const zip = (content: string) => published(content, { etag: `"${content.replace(' ', '-')}"` });

  function publish(date: string, parts: number, content = (part: number) => `${date} ${part}`): void {
    const names = Array.from({ length: parts }, (_, index) => `BasicCompanyData-${date}-part${index + 1}_3.zip`);
    publisher.files['/en_output.html'] = published(names.map((name) => `<a href="${name}">${name}</a>`).join('\n'));
    names.forEach((name, index) => {
      publisher.files[`/${name}`] = zip(content(index + 1));
    });
  }

  const source = () =>
    sourceOf('listed', { address: `${publisher.url}/en_output.html`, files: PARTS, format: 'companies-house' });

  it('are fetched once all parts are there, and again only where they change', async () => {
    publish('2026-11-01', 2);
    expect(await problemOf(findListed(source(), looking()))).toEqual({ kind: 'incomplete', given: 2, expected: 3 });
    publish('2026-11-01', 3);
    const first = await findListed(source(), looking());
    expect(namesOf(first)).toEqual([1, 2, 3].map((part) => `BasicCompanyData-2026-11-01-part${part}_3.zip`));
    expect(first?.reached).toMatchObject({
      published: '2026-11-01T00:00:00.000Z',
      data_at: '2026-11-01T00:00:00.000Z',
    });
    const position = importAll(first);
    expect(await findListed(source(), looking(position))).toBeUndefined();
    publish('2026-11-01', 3, (part) => (part === 2 ? 'corrected' : `2026-11-01 ${part}`));
    expect(namesOf(await findListed(source(), looking(position)))).toEqual(['BasicCompanyData-2026-11-01-part2_3.zip']);
    publish('2026-12-01', 3);
    expect(namesOf(await findListed(source(), looking(position)))).toHaveLength(3);
    publish('2026-10-01', 3);
    expect(await findListed(source(), looking(position))).toBeUndefined();
  });

  it('that are complete together are imported together, also if one of them changes', async () => {
    publish('2026-11-01', 3);
    const whole = { ...source(), complete: true };
    const position = importAll(await findListed(whole, looking()));
    expect(await findListed(whole, looking(position))).toBeUndefined();
    publish('2026-11-01', 3, (part) => (part === 2 ? 'corrected' : `2026-11-01 ${part}`));
    const second = await findListed(whole, looking(position));
    expect(namesOf(second)).toEqual([1, 2, 3].map((part) => `BasicCompanyData-2026-11-01-part${part}_3.zip`));
    expect(second?.continues).toBe(false);
  });

  it('whose server cannot tell versions apart are fetched once', async () => {
    publish('2026-11-01', 3);
    for (const [path, file] of Object.entries(publisher.files)) {
      if (path.endsWith('.zip') && 'content' in file) Object.assign(file, { etag: undefined, modified: undefined });
    }
    const position = importAll(await findListed(source(), looking()));
    const requests = publisher.requests.length;
    expect(await findListed(source(), looking(position))).toBeUndefined();
    expect(publisher.requests).toHaveLength(requests + 1);
  });

  it('that were fetched before a failure are not fetched again', async () => {
    publish('2026-11-01', 3);
    const third = publisher.files['/BasicCompanyData-2026-11-01-part3_3.zip'];
    publisher.files['/BasicCompanyData-2026-11-01-part3_3.zip'] = (_, reply) => void reply.writeHead(404).end();
    expect(await problemOf(findListed(source(), looking()))).toMatchObject({ kind: 'not_found' });
    if (third) publisher.files['/BasicCompanyData-2026-11-01-part3_3.zip'] = third;
    expect(namesOf(await findListed(source(), looking()))).toHaveLength(3);
    const asked = publisher.headers.filter((_, index) => publisher.requests[index]?.includes('part1'));
    expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"2026-11-01-1"']);
  });

  it('on a page without any is a failure', async () => {
    publisher.files['/en_output.html'] = published('<a href="BasicCompanyDataAsOneFile-2026-11-01.zip">one</a>');
    expect(await problemOf(findListed(source(), looking()))).toEqual({ kind: 'none_listed' });
  });

  it('keep the name of the list, whatever a redirect leads to', async () => {
    publish('2026-11-01', 3);
    publisher.files['/BasicCompanyData-2026-11-01-part1_3.zip'] = redirectTo('/storage/a1b2c3.bin');
    publisher.files['/storage/a1b2c3.bin'] = zip('stored');
    const [first] = (await findListed(source(), looking()))?.files ?? [];
    expect(first?.path.endsWith('/BasicCompanyData-2026-11-01-part1_3.zip')).toBe(true);
  });
});

describe('the golden copy of GLEIF', () => {
  const LISTING = '/api/v2/golden-copies/publishes/lei2/latest';
  const DELTAS = { IntraDay: 'intra-day', LastDay: 'last-day', LastWeek: 'last-week', LastMonth: 'last-month' };

  function publish(date: string, { records = 3, size = 0 } = {}): void {
    const stem = `${date.replace(/[- :]/g, '').slice(0, 8)}-${date.slice(11, 13)}00-gleif-goldencopy-lei2`;
    const fileOf = (name: string) => {
      const content = `${stem}-${name}`;
      publisher.files[`/storage/${stem}-${name}.json.zip`] = published(content);
      const url = `${publisher.url}/storage/${stem}-${name}.json.zip`;
      return { json: { type: 'lei2', url, size: size || content.length, record_count: records } };
    };
    const deltas = Object.entries(DELTAS).map(([key, name]) => [key, fileOf(name)]);
    const data = { publish_date: date, full_file: fileOf('golden-copy'), delta_files: Object.fromEntries(deltas) };
    publisher.files[LISTING] = published(JSON.stringify({ data }));
  }

  const source = () => sourceOf('gleif', { address: publisher.url + LISTING, format: 'gleif' });

  it('is fetched whole at first, then the smallest file of changes that leaves no gap', async () => {
    publish('2026-11-01 08:00:00');
    let finding = await findGleif(source(), looking());
    expect(namesOf(finding)).toEqual(['20261101-0800-gleif-goldencopy-lei2-golden-copy.json.zip']);
    let position = importAll(finding);
    expect(await findGleif(source(), looking(position))).toBeUndefined();
    for (const [date, name] of [
      ['2026-11-01 16:00:00', 'intra-day'],
      ['2026-11-02 16:00:00', 'last-day'],
      ['2026-11-04 00:00:00', 'last-week'],
      ['2026-11-21 00:00:00', 'last-month'],
      ['2026-12-30 00:00:00', 'golden-copy'],
    ] as const) {
      publish(date);
      finding = await findGleif(source(), looking(position));
      expect(namesOf(finding)?.[0]).toContain(`-${name}.json.zip`);
      position = importAll(finding);
      expect(position.published).toBe(`${date.replace(' ', 'T')}.000Z`);
    }
    publish('2026-11-01 08:00:00');
    expect(await findGleif(source(), looking(position))).toBeUndefined();
  });

  it('without changes only moves on', async () => {
    publish('2026-11-01 08:00:00');
    const position = importAll(await findGleif(source(), looking()));
    publish('2026-11-01 16:00:00', { records: 0 });
    expect(await findGleif(source(), looking(position))).toMatchObject({
      files: [],
      reached: { published: '2026-11-01T16:00:00.000Z' },
    });
  });

  it('of another length than it says is refused', async () => {
    publish('2026-11-01 08:00:00', { size: 12 });
    expect(await problemOf(findGleif(source(), looking()))).toMatchObject({ kind: 'wrong_length', expected: 12 });
  });

  test.each(['', '{}', '[]', '{"data":{"publish_date":"soon","full_file":{}}}', '<html>'])(
    'is no page like %j',
    async (page) => {
      publisher.files[LISTING] = published(page);
      expect(await problemOf(findGleif(source(), looking()))).toEqual({ kind: 'unreadable' });
    },
  );

  test.each([
    ['2026-11-01 08:00:00', '2026-11-01T08:00:00.000Z'],
    ['2026-11-01T08:00:00Z', '2026-11-01T08:00:00.000Z'],
    ['2026-11-01', undefined],
    ['2026-13-01 08:00:00', undefined],
  ])('%s is %s', (publish_date, moment) => {
    expect(publishedAt({ publish_date })).toBe(moment === undefined ? undefined : Date.parse(moment));
  });

  it('is fetched whole if the file of changes is not offered', () => {
    const file = (name: string) => ({ xml: { url: name, size: 1, record_count: 1 } });
    const publication = { publish_date: '', full_file: file('full'), delta_files: { LastWeek: file('week') } };
    expect(chooseFile(publication, 9 * 3_600_000, 0, 'xml')?.url).toBe('week');
    expect(chooseFile({ ...publication, delta_files: null }, 9 * 3_600_000, 0, 'xml')?.url).toBe('full');
    expect(chooseFile(publication, 9 * 3_600_000, 0, 'csv')).toBeUndefined();
  });
});

describe('the feed of the register of Norway', () => {
  const FEED = '/enhetsregisteret/api/oppdateringer/enheter';
  const UNITS = '/enhetsregisteret/api/enheter';
  let changes: Change[];
  /** Units that a search finds, and replies for single ones: a unit, or a status. */
  let units: Record<string, object>;
  let single: Record<string, object | number>;

  const numberOf = (n: number): string => String(900_000_000 + n);
  const unit = (n: number) => ({ organisasjonsnummer: numberOf(n), navn: `OPPDIKTET ${n} AS` });
  const change = (id: number, n: number, endringstype = 'Endring'): Change => ({
    oppdateringsid: id,
    dato: '2026-11-24T04:05:11.193Z',
    organisasjonsnummer: numberOf(n),
    endringstype,
  });

  beforeEach(() => {
    [changes, units, single] = [[], {}, {}];
    publisher.files[FEED] = (request, reply) => {
      const { searchParams } = new URL(request.url ?? '', publisher.url);
      const from = Number(searchParams.get('oppdateringsid') ?? 0);
      const left = changes.filter(({ oppdateringsid }) => oppdateringsid >= from);
      const page = left.slice(0, Number(searchParams.get('size')));
      const body = {
        ...(page.length > 0 ? { _embedded: { oppdaterteEnheter: page } } : {}),
        page: { size: page.length, totalElements: left.length, totalPages: 1, number: 0 },
      };
      reply.writeHead(200, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
    };
    publisher.files[UNITS] = (request, reply) => {
      const { searchParams } = new URL(request.url ?? '', publisher.url);
      const asked = searchParams.get('organisasjonsnummer')?.split(',') ?? [];
      if (asked.length > 100) reply.writeHead(400).end();
      const enheter = asked.flatMap((number) => units[number] ?? []);
      reply.end(JSON.stringify(enheter.length > 0 ? { _embedded: { enheter } } : { page: { totalElements: 0 } }));
    };
    for (let n = 0; n < 20; n++) {
      publisher.files[`${UNITS}/${numberOf(n)}`] = (_, reply) => {
        const answer = single[numberOf(n)] ?? 404;
        if (typeof answer === 'number') reply.writeHead(answer).end();
        else reply.end(JSON.stringify(answer));
      };
    }
  });

  const source = (more = {}) => sourceOf('brreg', { address: publisher.url + FEED, format: 'brreg', ...more });
  const START: Position = { files: {}, data_at: null, next_change: 1 };
  const linesOf = (finding: Finding | undefined): unknown[] =>
    readFileSync(finding?.files[0]?.path ?? '', 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));

  it('begins with the whole register, and two days before it was made', async () => {
    publisher.files['/lastned'] = published('all units', { modified: 'Wed, 25 Nov 2026 05:00:00 GMT' });
    const finding = await findBrreg(source({ whole: `${publisher.url}/lastned` }), looking());
    expect(finding).toMatchObject({ more: true, files: [{ name: 'list.json.gz' }] });
    expect(finding?.reached).toEqual({
      files: {},
      data_at: '2026-11-25T05:00:00.000Z',
      changes_since: '2026-11-23T05:00:00.000Z',
    });
    expect(publisher.headers[0]?.accept).toContain('application/vnd.brreg.enhetsregisteret.enhet.v2+gzip');
    const position = importAll(finding);
    changes = [change(7, 1)];
    units = { [numberOf(1)]: unit(1) };
    const next = await findBrreg(source({ whole: `${publisher.url}/lastned` }), looking(position));
    expect(publisher.requests[1]).toContain('dato=2026-11-23T05%3A00%3A00.000Z');
    expect(next).toMatchObject({ more: false, reached: { next_change: 8, data_at: '2026-11-25T12:00:00.000Z' } });
  });

  it('gives each unit that changed once, as it is now', async () => {
    changes = [change(1, 1, 'Ny'), change(2, 2), change(5, 1), change(6, 3, 'Sletting'), change(9, 4, 'Fjernet')];
    units = { [numberOf(1)]: unit(1) };
    single = { [numberOf(2)]: unit(2), [numberOf(3)]: { ...unit(3), slettedato: '2026-11-23' } };
    const finding = await findBrreg(source(), looking(START));
    expect(linesOf(finding)).toEqual([
      unit(1),
      unit(2),
      { ...unit(3), slettedato: '2026-11-23' },
      { organisasjonsnummer: numberOf(4), endringstype: 'Fjernet', dato: '2026-11-24T04:05:11.193Z' },
    ]);
    expect(finding?.reached.next_change).toBe(10);
    const again = await findBrreg(source(), looking(finding?.reached));
    expect(again).toMatchObject({ files: [], more: false, reached: { next_change: 10 } });
  });

  it('tells units that are gone for legal reasons from those that cannot be found', async () => {
    changes = [change(1, 1), change(2, 2)];
    single = { [numberOf(1)]: 410, [numberOf(2)]: 404 };
    expect(linesOf(await findBrreg(source(), looking(START)))).toMatchObject([
      { organisasjonsnummer: numberOf(1), endringstype: 'Fjernet' },
    ]);
    changes = [change(1, 2)];
    expect(await findBrreg(source(), looking(START))).toMatchObject({ files: [], reached: { next_change: 2 } });
  });

  it('that is long is read in parts, and asks for a hundred units at once', async () => {
    changes = Array.from({ length: 5_500 }, (_, index) => change(index + 1, 100 + index));
    units = Object.fromEntries(changes.map((_, index) => [numberOf(100 + index), unit(100 + index)]));
    const first = await findBrreg(source(), looking(START));
    expect(first).toMatchObject({ more: true, reached: { next_change: 5001, data_at: '2026-11-24T04:05:11.193Z' } });
    expect(linesOf(first)).toHaveLength(5000);
    expect(publisher.requests.filter((path) => path.startsWith(`${UNITS}?`))).toHaveLength(50);
    const second = await findBrreg(source(), looking(importAll(first)));
    expect(second).toMatchObject({ more: false, reached: { next_change: 5501 } });
    expect(linesOf(second)).toHaveLength(500);
  });

  it('that does not move on is refused, so that it is not read forever', async () => {
    const page = JSON.stringify({ _embedded: { oppdaterteEnheter: [change(3, 1)] } });
    publisher.files[FEED] = (_, reply) => void reply.end(page);
    expect(await problemOf(findBrreg(source(), looking(START)))).toEqual({ kind: 'unreadable' });
  });

  it.each([
    ['no JSON', '<html>'],
    ['other changes', JSON.stringify({ _embedded: { oppdaterteEnheter: [{ id: 3 }] } })],
    ['a unit of another number', JSON.stringify({ ...change(1, 1), organisasjonsnummer: '../admin' })],
  ])('with %s is refused', async (_, page) => {
    publisher.files[FEED] = (_request, reply) =>
      void reply.end(page.startsWith('{"opp') ? `{"_embedded":{"a":[${page}]}}` : page);
    expect(await problemOf(findBrreg(source(), looking(START)))).toEqual({ kind: 'unreadable' });
  });

  it('is only counted if nothing is to be fetched', async () => {
    changes = [change(1, 1), change(2, 2)];
    expect(await findBrreg(source(), looking(START, { onlyLook: true }))).toMatchObject({
      files: [],
      note: '2 changes',
    });
    expect(publisher.requests).toHaveLength(1);
  });
});

describe('the feed of roles of the register of Norway', () => {
  const API = '/enhetsregisteret/api';
  const FEED = `${API}/oppdateringer/roller`;
  const numberOf = (n: number): string => String(900_000_000 + n);
  const event = (id: number, n: number) => ({
    ...{ id: String(id), type: 'no.brreg.enhetsregisteret.rolle.oppdatert', time: '2026-11-24T04:05:11.193Z' },
    data: { organisasjonsnummer: numberOf(n) },
  });
  const rolesOf = (n: number) => ({ rollegrupper: [{ type: { kode: 'STYR' }, roller: [{ rekkefolge: n }] }] });
  let events: ReturnType<typeof event>[];

  beforeEach(() => {
    events = [];
    publisher.files[FEED] = (request, reply) => {
      const { searchParams } = new URL(request.url ?? '', publisher.url);
      const after = Number(searchParams.get('afterId') ?? -1);
      const left = events.filter(({ id }) => Number(id) > after);
      reply.end(JSON.stringify(left.slice(0, Number(searchParams.get('size')))));
    };
    for (let n = 0; n < 5; n++) {
      publisher.files[`${API}/enheter/${numberOf(n)}/roller`] = (_, reply) => {
        if (n === 4) reply.writeHead(404).end();
        else reply.end(JSON.stringify(rolesOf(n)));
      };
    }
  });

  const source = (more = {}) => sourceOf('brreg', { address: publisher.url + FEED, format: 'brreg', ...more });

  it('begins with the file of all roles, and gives those of each unit that changed once, as they are now', async () => {
    publisher.files['/totalbestand'] = published('all roles', { modified: 'Wed, 25 Nov 2026 05:00:00 GMT' });
    const whole = { whole: `${publisher.url}/totalbestand` };
    const position = importAll(await findBrreg(source(whole), looking()));
    events = [event(3, 1), event(5, 2), event(6, 1), event(8, 4)];
    const finding = await findBrreg(source(whole), looking(position));
    expect(publisher.requests[1]).toContain('afterTime=2026-11-23T05%3A00%3A00.000Z');
    const lines = readFileSync(finding?.files[0]?.path ?? '', 'utf8')
      .trim()
      .split('\n');
    const line = (n: number) => ({
      ...{ organisasjonsnummer: numberOf(n), endringstype: 'Roller', dato: '2026-11-24T04:05:11.193Z' },
      ...rolesOf(n),
    });
    expect(lines.map((text) => JSON.parse(text))).toEqual([line(1), line(2)]);
    expect(finding).toMatchObject({ more: false, reached: { next_change: 9 } });
    events.push(event(9, 3));
    const next = await findBrreg(source(whole), looking(importAll(finding)));
    expect(publisher.requests.some((path) => path.includes('afterId=8&'))).toBe(true);
    expect(next).toMatchObject({ files: [{ name: 'list-9-9.jsonl' }], reached: { next_change: 10 } });
  });

  it.each([
    ['an object', '{}'],
    ['a unit of another number', JSON.stringify([{ ...event(1, 1), data: { organisasjonsnummer: '../admin' } }])],
    ['an event twice', JSON.stringify([event(1, 1), event(1, 1)])],
  ])('with %s is refused', async (_, page) => {
    publisher.files[FEED] = (_request, reply) => void reply.end(page);
    expect(await problemOf(findBrreg(source(), looking()))).toEqual({ kind: 'unreadable' });
  });
});
