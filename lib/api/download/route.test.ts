import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { errorBody } from '@/lib/contract/errors';
import { FORMAT_NAMES, formatsFor, suffixOf } from '@/lib/formats/offered';
import { bods } from '@/lib/formats/out/bods/bods';
import { followthemoney } from '@/lib/formats/out/followthemoney/followthemoney';
import { ExportTally } from '@/lib/formats/out/tally';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import type { RegisterInput } from '@/lib/register/store/records';
import type { Registry } from '@/lib/registry/request';
import { readCalendar } from '@/lib/testing/calendar-reader';
import { readCypher } from '@/lib/testing/cypher-reader';
import { readTurtle } from '@/lib/testing/turtle-reader';
import { parseXml, readXml } from '@/lib/testing/xml-reader';
import { embedded, fetchFrom, ORIGIN, remote, rowsOf } from './route.fixture';

const { largest_group_head: head, redacted } = SAMPLE_HIGHLIGHTS;
const COMPANY = `/companies/gb/${head.company_number}`;

describe('a page downloaded by suffix', () => {
  it.each([
    ['json', 'application/json', 'inline'],
    ['xml', 'application/xml', 'inline'],
    ['csv', 'text/csv', 'attachment'],
    ['xlsx', 'application/vnd.openxmlformats', 'attachment'],
    ['md', 'text/markdown', 'attachment'],
    ['jsonld', 'application/ld+json', 'inline'],
    ['ttl', 'text/turtle', 'attachment'],
    ['bods.json', 'application/json', 'attachment'],
    ['ftm.json', 'application/json+ftm', 'attachment'],
    ['bib', 'application/x-bibtex', 'attachment'],
    ['ris', 'application/x-research-info-systems', 'attachment'],
  ])('.%s has its type and a name, and is not indexed by search engines', async (suffix, type, disposition) => {
    const response = await fetchFrom(embedded, `${COMPANY}.${suffix}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-disposition')).toContain(`${disposition}; filename="companies-gb-`);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('.json is the reply of the API', async () => {
    const { body } = await embedded.get({
      path: COMPANY.slice(1),
      params: new URLSearchParams(),
      caller: { kind: 'explorer' },
      origin: ORIGIN,
    });
    expect(await (await fetchFrom(embedded, `${COMPANY}.json`)).json()).toEqual(body);
  });

  it('.md of a company has the statements about it', async () => {
    const text = await (await fetchFrom(embedded, `${COMPANY}.md`)).text();
    expect(text).toContain(`# ${head.name}`);
    expect(text).toMatch(/## Statements\n\n- /);
  });

  describe('of a company of several records', () => {
    const path = `/companies/gb/${SAMPLE_HIGHLIGHTS.differing_records.company_number}`;
    const textOf = async (address: string) => (await fetchFrom(embedded, address)).text();

    it('.md compares them, and names all publishers and licences', async () => {
      const text = await textOf(`${path}.md`);
      const sources = text.slice(text.indexOf('## Sources'), text.indexOf('## Statements'));
      expect(sources).toMatch(
        /\| Fact \| \[Sample Companies Register .* \| \[Sample Legal Entity Index\].*Sample Offshore Papers/,
      );
      expect(sources).toContain('| Retrieved | 26 August 2026 | 31 March 2026 | 30 June 2021 |');
      expect(sources).toContain(
        '| Name | Harrowgate Trading Limited (shown) | HARROWGATE TRADING LTD | Harrowgate Provisions Ltd (differs) |',
      );
      expect(sources).toContain('| Type | Private limited Company (shown) | Private Limited Company |  |');
      expect(text).toContain(
        'Publisher: Sample Companies Register (United Kingdom); Sample Legal Entity Index; Sample Offshore Papers',
      );
      expect(text).toContain('Licence: CC0 1.0 (fictional data); ODbL 1.0 (fictional data)');
    });

    it('.csv has them in a cell, and what the others say where they differ', async () => {
      const [row] = rowsOf(await textOf(`${path}.csv`));
      expect(row?.records).toBe(
        'Sample Companies Register (United Kingdom) (2026-08-26, confidence 95); ' +
          'Sample Legal Entity Index (2026-03-31, confidence 85); Sample Offshore Papers (2021-06-30, confidence 65)',
      );
      expect(row?.other_claims).toBe(
        'Name: Harrowgate Provisions Ltd (Sample Offshore Papers, 2021-06-30); ' +
          'Status: Struck off (Sample Offshore Papers, 2021-06-30); ' +
          'Incorporated: 2 November 2018 (Sample Offshore Papers, 2021-06-30); ' +
          'Address: 4 Lanternhill Quay, Belfast, BT3 1QQ, GB (Sample Legal Entity Index, 2026-03-31)',
      );
      expect(row?.source_publisher).toContain('; Sample Offshore Papers');
      const [other] = rowsOf(await textOf(`${COMPANY}.csv`));
      expect(other).toMatchObject({ records: '', other_claims: '' });
    });

    it('.json has them if they are asked for', async () => {
      const companyOf = async (address: string) => JSON.parse(await textOf(address)).results.company;
      expect(await companyOf(`${path}.json`)).not.toHaveProperty('claims');
      expect((await companyOf(`${path}.json?include=claims`)).claims).toHaveLength(3);
      expect(await textOf(`${path}.xml?include=claims`)).toContain('<claims type="array"><claim><source>');
    });
  });

  it.each([
    ['a record that does not exist', '/companies/gb/nobody.csv', 404],
    ['a withheld one', `/companies/gb/${redacted.company_number}.csv`, 503],
    ['a page without downloads', '/industry_codes/nonsense/x/y.csv', 404],
    ['versions in another format', '/versions.md', 404],
    ['an account without a token', '/account_status.json', 401],
    ['an unknown path', '/companies/gb/1/nonsense.csv', 404],
    ['an invalid filter', '/companies/search.csv?incorporation_date=soon', 400],
    ['a format that the page lacks', `${COMPANY}/network.jsonld`, 404],
    ['a format of networks alone', `${COMPANY}.graphml`, 404],
    ['a picture of a record', `${COMPANY}.png`, 404],
    ['a citation of a network', `${COMPANY}/network.bib`, 404],
    ['a feed of a page without one', '/statements/trademark_registrations/search.atom?q=a', 404],
    ['a calendar of what has no day', '/companies/search.ics?q=a', 404],
    ['a watchlist as a table', '/watchlist.csv?company=gb/1', 404],
    ['a feed of no company', '/watchlist.atom?company=nonsense', 400],
    ['a citation of a list', '/companies/search.bib?q=a', 404],
  ])('explains why there is no file of %s', async (_, address, status) => {
    const response = await fetchFrom(embedded, address);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toMatch(/^[A-Z][^<>{]*\n$/);
  });

  it('is requested by GET', async () => {
    expect((await fetchFrom(embedded, `${COMPANY}.csv`, { method: 'POST' })).status).toBe(405);
    const asked = await fetchFrom(embedded, `${COMPANY}.csv`, { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
  });

  it('redirects to the page of a record whose name has a suffix', async () => {
    const named: Registry = {
      ...embedded,
      get: async ({ path }) => ({ status: path === 'companies/gb/A.csv' ? 200 : 404, body: errorBody('No.') }),
    };
    const response = await fetchFrom(named, '/companies/gb/A.csv?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([307, '/companies/gb/A%2Ecsv?x=1']);
  });
});

describe('a list downloaded by suffix', () => {
  it('has the whole search with its source and filters, from any page of it', async () => {
    const response = await fetchFrom(embedded, '/companies/search.csv?q=limited&jurisdiction_code=gb&page=2');
    const rows = rowsOf(await response.text());
    const { body } = await embedded.get({
      path: 'companies/search',
      params: new URLSearchParams({ q: 'limited', jurisdiction_code: 'gb' }),
      caller: { kind: 'explorer' },
      origin: ORIGIN,
    });
    expect(body).toMatchObject({ results: { total_count: rows.length } });
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ jurisdiction_code }) => jurisdiction_code))).toEqual(new Set(['gb']));
    expect(rows[0]).toMatchObject({ page_filter: expect.stringContaining('Jurisdiction'), licence: expect.anything() });
  });

  it('reads a repeated parameter as the page does', async () => {
    const rows = rowsOf(
      await (
        await fetchFrom(embedded, '/companies/search.csv?q=holdings&jurisdiction_code=gb&jurisdiction_code=je')
      ).text(),
    );
    expect(new Set(rows.map(({ jurisdiction_code }) => jurisdiction_code))).toEqual(new Set(['gb', 'je']));
  });

  it.each<[string, string, string]>([
    ['/companies/search', 'marine jurisdiction:gb is:inactive', 'q=marine&jurisdiction_code=gb&inactive=true'],
    ['/companies/search', 'marine -jurisdiction:gb', 'q=marine&exclude=jurisdiction_code:gb'],
    [
      '/companies/search',
      `gb/${head.company_number}`,
      `q=${head.company_number}&jurisdiction_code=gb&fields=company_number`,
    ],
    ['/officers/search', 'oldacre jurisdiction:gb', 'q=oldacre&jurisdiction_code=gb'],
    ['/statements/gazette_notices/search', 'notice', 'q=notice'],
  ])('reads %s?query=%s as the page does, in every format', async (page, query, params) => {
    for (const suffix of ['csv', 'json', 'jsonld', 'md', 'xml', 'xlsx']) {
      const response = await fetchFrom(embedded, `${page}.${suffix}?${new URLSearchParams({ query, pages: '3' })}`);
      expect(response.status, suffix).toBe(200);
      await response.body?.cancel();
    }
    const sorted = async (address: string) =>
      rowsOf(await (await fetchFrom(embedded, address)).text())
        .map(({ page_url, page_filter, ...row }) => JSON.stringify(row))
        .sort();
    const found = await sorted(`${page}.csv?${new URLSearchParams({ query })}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await sorted(`${page}.csv?${params}`));
  });

  it.each([
    ['country_code=United+States', 'country_code=us'],
    ['time_range.from=2015-01-01&time_range.to=2020-01-01', 'time_range=2015-01-01:2020-01-01'],
    [
      'type=Event::Company::NameChange&type=Event::Company::Incorporation',
      'type=Event::Company::NameChange|Event::Company::Incorporation',
    ],
  ])('reads the filters of events %s as the page does', async (given, params) => {
    const idsOf = async (query: string) =>
      rowsOf(await (await fetchFrom(embedded, `/companies/events.csv?${query}`)).text()).map(({ id }) => id);
    const found = await idsOf(given);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await idsOf(params));
    // Without a filter there are more events than a file may have.
    expect(found.length).toBeLessThan(10_000);
  });

  it.each(['json', 'csv', 'atom'])('refuses a query that the page understands only in part, as .%s', async (suffix) => {
    const query = new URLSearchParams({ query: 'marine inc:soon' });
    const response = await fetchFrom(embedded, `/companies/search.${suffix}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('soon');
  });

  it('reads the query of a feed', async () => {
    const query = new URLSearchParams({ query: 'marine jurisdiction:gb' });
    const text = await (await fetchFrom(embedded, `/companies/search.atom?${query}`)).text();
    expect(text).toContain('jurisdiction_code=gb');
  });

  it('never has personal facts of officers, and cannot be searched by them', async () => {
    const text = await (await fetchFrom(embedded, '/officers/search.json?q=oldacre')).text();
    expect(text).not.toMatch(/"(?:date_of_birth|nationality|address)":"/);
    const refused = await fetchFrom(embedded, '/officers/search.csv?date_of_birth=1970-01-01');
    expect(refused.status).toBe(403);
  });
});

it.each(FORMAT_NAMES)('a list that is larger than a file may be ends as %s, and says so', async (format) => {
  const sizes: number[] = [];
  const suffix = suffixOf(format);
  const [address, least]: [string, number] = formatsFor('company').includes(format)
    ? [`/companies/search.${suffix}?q=harrowgate`, 20_000]
    : [`${COMPANY}/network.${suffix}`, 1000];
  for (const most of [1e9, least]) {
    const response = await fetchFrom(embedded, address, undefined, most);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    sizes.push(bytes.length);
    // In pixels that cannot be read; the drawing is the same as that of .svg.
    if (suffix === 'png') continue;
    const text =
      suffix === 'xlsx'
        ? Object.values(unzipSync(bytes))
            .map((part) => strFromU8(part))
            .join('')
        : strFromU8(bytes);
    expect(text.includes('INCOMPLETE: the file is as large as one may be here.')).toBe(most === least);
  }
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) / (least === 1000 ? 1 : 2));
});

describe('a record in a format of exports', () => {
  type Statement = { recordType: string; recordDetails: Record<string, unknown>; annotations?: unknown };
  type FtmEntity = { id: string; schema: string; properties: Record<string, string[]> };
  const textOf = async (address: string) => (await fetchFrom(embedded, address)).text();
  const bodsOf = async (address: string): Promise<Statement[]> => JSON.parse(await textOf(address));
  const ftmOf = async (address: string): Promise<FtmEntity[]> =>
    (await textOf(address))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const idOf = async (search: string): Promise<string> => {
    const [row] = rowsOf(await textOf(search));
    return row?.id ?? '';
  };

  it('is a company in BODS and FollowTheMoney as the export writes it, with its officers', async () => {
    const number = { jurisdiction_code: 'gb', company_number: head.company_number };
    const input: RegisterInput = { kind: 'company', ...number, record_key: '', source: {}, name: head.name };
    const about = { exported_at: '2026-11-21T09:30:00.000Z', licences: [], tally: new ExportTally() };
    const exported = [...bods.texts([input], about)].map((line) => JSON.parse(line));
    const [statement, ...others] = await bodsOf(`${COMPANY}.bods.json`);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ recordId: exported[0].recordId, recordType: 'entity' });
    expect(statement?.recordDetails).toMatchObject({ name: head.name, foundingDate: '1968-04-17' });
    const lines = await ftmOf(`${COMPANY}.ftm.json`);
    expect(lines[0]).toMatchObject({
      id: JSON.parse([...followthemoney.texts([input], about)][0] ?? '').id,
      schema: 'Company',
      properties: { registrationNumber: [head.company_number], publisher: [expect.stringContaining('Sample')] },
    });
    const { officers = [] } = JSON.parse(await textOf(`${COMPANY}.json`)).results.company;
    expect(officers.length).toBeGreaterThan(0);
    expect(lines.filter(({ schema }) => schema === 'Directorship')).toHaveLength(officers.length);
    expect(lines.at(-1)).toMatchObject({
      schema: 'Note',
      properties: { description: [expect.stringMatching(/Licence: /)] },
    });
  });

  it('is a statement of a share with both of its ends, and the share', async () => {
    const path = `/statements/${await idOf('/statements/control_statements/search.csv?q=limited')}`;
    const statements = await bodsOf(`${path}.bods.json`);
    const related = statements.find(({ recordType }) => recordType === 'relationship');
    const { interestedParty, subject, interests } = related?.recordDetails ?? {};
    const ids = JSON.stringify(statements.map((one) => (one as unknown as { recordId: string }).recordId));
    for (const end of [interestedParty, subject]) expect(ids).toContain(String(end));
    expect(interests).toContainEqual(
      expect.objectContaining({ type: 'shareholding', share: { exclusiveMinimum: 50, exclusiveMaximum: 75 } }),
    );
    const links = (await ftmOf(`${path}.ftm.json`)).filter(({ schema }) => /^(?:Ownership|UnknownLink)$/.test(schema));
    expect(links).toMatchObject([{ schema: 'Ownership', properties: { percentage: ['50-75'] } }]);
  });

  it('is an officer with the company of the office, and no fact about the person', async () => {
    const lines = await ftmOf(`/officers/${await idOf('/officers/search.csv?q=oldacre')}.ftm.json`);
    expect(lines.map(({ schema }) => schema)).toEqual(['Company', 'LegalEntity', 'Directorship', 'Note']);
    expect(lines[2]?.properties.organization).toEqual([lines[0]?.id]);
    expect(Object.keys(lines[1]?.properties ?? {})).not.toContain('address');
  });

  it('is a placeholder, and a list has each entity once', async () => {
    expect((await bodsOf('/placeholders/4141.bods.json')).map(({ recordType }) => recordType)).toEqual(['entity']);
    const ids = (await ftmOf(`${COMPANY}/statements.ftm.json`)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [COMPANY, 'Organization'],
    ['/placeholders/4141', 'Organization'],
    ['/jurisdictions', 'AdministrativeArea'],
    ['/companies/search', 'Organization'],
  ])('is Turtle in the terms of schema.org at %s', async (path, type) => {
    const triples = readTurtle(await textOf(`${path}.ttl${path.endsWith('search') ? '?q=marine+group' : ''}`));
    const typed = triples.filter(
      ([, predicate, object]) => predicate === 'a' && object === `https://schema.org/${type}`,
    );
    expect(typed.length).toBeGreaterThan(0);
    expect(triples.some(([, predicate]) => predicate === 'https://schema.org/creditText')).toBe(true);
  });

  it('says that a search of statements about nobody’s shares is not given so', async () => {
    for (const suffix of ['bods.json', 'ftm.json']) {
      const response = await fetchFrom(embedded, `/statements/gazette_notices/search.${suffix}?q=notice`);
      expect(response.status).toBe(404);
    }
  });
});

describe('a network downloaded by suffix', () => {
  const textOf = async (address: string, registry = embedded) => (await fetchFrom(registry, address)).text();

  it('has the same entities and relationships in each format, and facts of their records', async () => {
    const graph = parseXml(await textOf(`${COMPANY}/network.graphml`));
    const [ids, edges] = ['node', 'edge'].map((name) =>
      graph.children.flatMap(({ children }) => children).filter((one) => one.name === name),
    );
    const relationships = rowsOf(await textOf(`${COMPANY}/network.csv`));
    expect([ids?.length, edges?.length]).toEqual([7, relationships.length]);
    const cypher = await textOf(`${COMPANY}/network.cypher`);
    for (const { attributes } of ids ?? []) expect(readCypher(cypher)).toContain(attributes.get('id'));
    const triples = readTurtle(await textOf(`${COMPANY}/network.ttl`));
    expect(triples.filter(([, , object]) => object.endsWith('#Relationship'))).toHaveLength(relationships.length);
    expect(cypher).toContain("current_status: 'Active'");
    expect(triples).toContainEqual([ORIGIN + COMPANY, expect.stringMatching(/#label$/), head.name]);
    const picture = await textOf(`${COMPANY}/network.svg`);
    expect(picture).toContain(`Relationships of ${head.name}`);
    expect(picture.match(/class="node /g)).toHaveLength(7);
    const links = (await textOf(`${COMPANY}/network.ftm.json`)).match(/"schema":"(?:Ownership|UnknownLink)"/g);
    // An owner that no source names is no entity there.
    expect(links).toHaveLength(relationships.length - 1);
  });

  it('of several entities has what their page walks to, and says who is missing', async () => {
    const from = `from=${COMPANY}&from=/companies/je/100200&from=/companies/gb/nobody`;
    const text = await textOf(`/network.cypher?${from}&depth=1`);
    expect(readCypher(text)).toEqual(expect.arrayContaining([COMPANY, '/companies/je/100200', `Root ${COMPANY}`]));
    expect(text).toContain('// Filter: direction: both; depth: 1; entities: at most 200');
    expect(text).toContain('// INCOMPLETE: /companies/gb/nobody is not in the file.');
    const picture = await textOf(`/network.svg?${from}`);
    expect(picture).toContain(`data-id="${COMPANY}"`);
    expect(picture).toContain('data-id="/companies/je/100200"');
    const rows = rowsOf(await textOf(`/network.csv?${from}`));
    expect(text.match(/^MATCH/gm)).toHaveLength(
      rows.filter(({ parent_name }) => !parent_name?.startsWith('INCOMPLETE')).length,
    );
    for (const [address, status] of [
      ['/network.bib?from=/companies/gb/1', 404],
      ['/network.ttl', 404],
      ['/network.png', 404],
      ['/network.atom?from=/companies/gb/1', 404],
    ] as const) {
      expect((await fetchFrom(embedded, address)).status, address).toBe(status);
    }
  });

  it('keeps the filters of its address, and says them', async () => {
    const text = await textOf(`${COMPANY}/network.cypher?ownership_percentage=80&confidence=60`);
    // Unknown shares stay, as in the interface.
    expect(text.match(/^MATCH/gm)).toHaveLength(5);
    expect(text).not.toContain('ownership_percentage: 72.1');
    expect(await textOf(`${COMPANY}/network.svg?ownership_percentage=80&confidence=60`)).toContain(
      'confidence: 60; ownership_percentage: 80',
    );
  });

  it('is a picture in pixels, twice as large as the drawing', async () => {
    for (const address of [`${COMPANY}/network`, `/network`]) {
      const query = address === '/network' ? `?from=${COMPANY}` : '';
      const [, width, height] = (await textOf(`${address}.svg${query}`)).match(/width="(\d+)" height="(\d+)"/) ?? [];
      const response = await fetchFrom(embedded, `${address}.png${query}`);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.png"/);
      const picture = await sharp(await response.arrayBuffer()).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['png', 2 * Number(width), 2 * Number(height)]);
    }
  });

  it.each(['graphml', 'bods.json', 'svg'])('costs one call of a remote service as .%s', async (suffix) => {
    const { asked, registry } = remote();
    expect(await textOf(`${COMPANY}/network.${suffix}`, registry)).toContain(head.name);
    expect(asked).toHaveLength(1);
  });

  it('of an entity without relationships has the entity, by its name', async () => {
    const alone: Registry = {
      ...embedded,
      get: (request) =>
        request.path.endsWith('/network')
          ? Promise.resolve({ status: 200, body: { api_version: '0.4.8', results: [] } })
          : embedded.get(request),
    };
    expect(readCypher(await textOf(`${COMPANY}/network.cypher`, alone))).toContain(head.name);
  });
});

describe('a list of a remote service', () => {
  it('is the page’s own first request, and says if there is more', async () => {
    const { asked, registry } = remote();
    const text = await (await fetchFrom(registry, '/companies/search.csv?q=harrowgate')).text();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^companies\/search\?q=harrowgate&facets=/);
    expect(text.trimEnd().split('\r\n').at(-1)).toMatch(/INCOMPLETE: the file holds 30 of \d+\./);
  });

  it('has the requested number of pages, unless requested by another site', async () => {
    const { asked, registry } = remote();
    const address = '/companies/search.csv?q=harrowgate&pages=3';
    await (await fetchFrom(registry, address)).text();
    expect(asked.map((one) => /page=(\d)/.exec(one)?.[1] ?? '1')).toEqual(['1', '2', '3']);
    asked.length = 0;
    await (await fetchFrom(registry, address, { headers: { 'sec-fetch-site': 'cross-site' } })).text();
    expect(asked).toHaveLength(1);
  });

  it.each(['csv', 'json', 'xml', 'md', 'jsonld'])(
    'ends as .%s with the reason if a later page fails',
    async (suffix) => {
      const { registry } = remote(async (request) =>
        request.params.get('page') === '2'
          ? { status: 403, body: errorBody('The allowance is used up.', { reason: 'allowance' }) }
          : embedded.get(request),
      );
      const response = await fetchFrom(registry, `/companies/search.${suffix}?q=harrowgate&pages=3`);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toMatch(/INCOMPLETE: the registry failed to give more\. The allowance is used up\./);
      if (suffix.startsWith('json')) expect(() => JSON.parse(text)).not.toThrow();
    },
  );

  it('fails as a whole if its first page fails', async () => {
    const body = errorBody('Used up.', { reason: 'allowance', retry_at: '2099-01-01T00:00:00Z' });
    const { registry } = remote(async () => ({ status: 403, body }));
    const response = await fetchFrom(registry, '/companies/search.csv?q=a');
    expect([response.status, await response.text()]).toEqual([403, 'Used up.\n']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('spends no calls for the texts around it', async () => {
    const { asked, registry } = remote();
    await (await fetchFrom(registry, `${COMPANY}/filings.csv`)).text();
    expect(asked).toEqual([`${COMPANY.slice(1)}/filings?`]);
  });
});

describe('what the service says of itself, and answers to a question', () => {
  const textOf = async (address: string) => (await fetchFrom(embedded, address)).text();

  it.each(['/versions', '/jurisdictions/match?q=Delaware'])('%s is given as JSON, XML and CSV', async (page) => {
    const [path = '', query = ''] = page.split('?');
    const { body } = await embedded.get({
      path: path.slice(1),
      params: new URLSearchParams(query),
      caller: { kind: 'explorer' },
      origin: ORIGIN,
    });
    expect(JSON.parse(await textOf(`${path}.json?${query}`))).toEqual(body);
    expect(readXml(await textOf(`${path}.xml?${query}`))).toEqual(body);
    const [row, ...others] = rowsOf(await textOf(`${path}.csv?${query}`));
    expect(others).toEqual([]);
    expect(Object.values(row ?? {}).join()).toMatch(/0\.4|us_de/);
  });
});

describe('a feed', () => {
  it.each([
    ['a company', `${COMPANY}/events`],
    ['a jurisdiction', '/companies/gb/events'],
    ['all events', '/companies/events'],
    ['a search', '/companies/search?q=harrowgate'],
    ['a company by its own address', COMPANY],
    ['filings', `${COMPANY}/filings`],
    ['officers', '/officers/search?q=oldacre'],
    ['gazette notices', '/statements/gazette_notices/search?jurisdiction_code=gb'],
    ['watched companies', `/watchlist?company=gb/${head.company_number}&company=gb/04040401`],
  ])('of %s has both formats, with the same entries, newest first', async (_, page) => {
    const [path = '', query] = page.split('?');
    const of = (suffix: string) => fetchFrom(embedded, `${path}.${suffix}${query ? `?${query}` : ''}`);
    const atom = await (await of('atom')).text();
    const json: { items: { id: string; date_modified: string }[]; feed_url: string } = await (
      await of('feed.json')
    ).json();
    expect(atom.match(/<entry>/g)?.length ?? 0).toBe(json.items.length);
    expect(json.items.length).toBeGreaterThan(0);
    const dates = json.items.map(({ date_modified }) => date_modified);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
    const own = path === COMPANY ? `${path}/events` : path;
    expect(decodeURIComponent(json.feed_url)).toBe(`${ORIGIN}${own}.feed.json${query ? `?${query}` : ''}`);
  });

  it.each([
    ['a company', COMPANY],
    ['all events', '/companies/events'],
    ['filings', `${COMPANY}/filings`],
    ['officers', '/officers/search?q=oldacre'],
    ['gazette notices', '/statements/gazette_notices/search?jurisdiction_code=gb'],
    ['watched companies', `/watchlist?company=gb/${head.company_number}&company=gb/04040401`],
  ])('of %s is a calendar of what has a day', async (_, page) => {
    const [path = '', query] = page.split('?');
    const response = await fetchFrom(embedded, `${path}.ics${query ? `?${query}` : ''}`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { events, description } = readCalendar(await response.text());
    expect(events.length).toBeGreaterThan(0);
    for (const { UID = '', URL: url = '' } of events) {
      expect(UID).toMatch(/@firmament\.example$/);
      expect(url).toMatch(/^https:\/\/firmament\.example\//);
    }
    expect(description).toContain('names its publisher and licence');
  });

  it('of an officer tells the newest end of the office, and no fact about the person', async () => {
    const text = await (await fetchFrom(embedded, '/officers/search.feed.json?q=oldacre')).text();
    const { items }: { items: { title: string; content_text: string }[] } = JSON.parse(text);
    expect(items[0]?.title).toMatch(/^.*Oldacre.*, .* of /i);
    expect(items[0]?.content_text).toMatch(/^(?:From|Until) \d/);
    expect(text).not.toMatch(/nationality|date_of_birth/);
  });

  it('of a watchlist has the events of each company it names, up to fifty, and says what it lacks', async () => {
    const numbers = Array.from({ length: 51 }, (_, at) => `&company=gb/none${at}`).join('');
    const atom = await (
      await fetchFrom(embedded, `/watchlist.atom?company=gb/${head.company_number}${numbers}`)
    ).text();
    expect(atom).toMatch(/<entry>.*\/events\//);
    expect(atom).toContain('Not available: gb/none0, gb/none1');
    expect(atom).toContain('2 more stand in the address; at most 50 are followed.');
  });

  it('of a watchlist spends no call of a remote service', async () => {
    const { asked, registry } = remote();
    const response = await fetchFrom(registry, `/watchlist.atom?company=gb/${head.company_number}`);
    expect([response.status, asked]).toEqual([200, []]);
    expect(await response.text()).toContain(`Not available: gb/${head.company_number}.`);
  });

  it('is not sent again to a reader who has it already', async () => {
    const first = await fetchFrom(embedded, '/companies/gb/events.atom');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetchFrom(embedded, '/companies/gb/events.atom', { headers })).status).toBe(304);
  });
});
