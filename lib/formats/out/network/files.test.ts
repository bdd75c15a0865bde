import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { bods as bodsImport } from '@/lib/formats/in/bods/bods';
import { followthemoney as ftmImport } from '@/lib/formats/in/followthemoney/followthemoney';
import { isLater } from '@/lib/formats/in/format';
import { type Command, newCase } from '@/lib/network/case/case';
import { AT } from '@/lib/network/case/case.fixture';
import { comparisonOf } from '@/lib/network/changes/changes';
import { figureOf, figuresOf } from '@/lib/network/figures';
import { type Entity, nameOf } from '@/lib/network/model';
import { pathOf, ROOT } from '@/lib/network/network.fixture';
import { withoutControls } from '@/lib/shared/text';
import { readCypher } from '@/lib/testing/cypher-reader';
import { readTurtle } from '@/lib/testing/turtle-reader';
import { bods } from './bods';
import { entitiesCsv, relationshipsCsv } from './csv';
import { cypher } from './cypher';
import { dossierIn, EXTRACT, HOSTILE, MODEL, textOf } from './export.fixture';
import type { Extract } from './extract';
import { ftm } from './followthemoney';
import { cytoscapeJson, gexf, graphml } from './graph-files';
import { dossierMarkdown } from './markdown';
import { turtle } from './turtle';

const table = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });

describe('CSV', () => {
  it('has a line for each relationship, and no name that calculates', () => {
    const rows = table(relationshipsCsv(EXTRACT));
    expect(rows).toHaveLength(EXTRACT.relationships.length);
    expect(rows.find(({ percentage_min }) => percentage_min === '25')).toMatchObject({
      parent_name: `'${HOSTILE.formula}`,
      parent_page: 'https://firmament.example/companies/gb/B',
      source_publisher: 'Example Register',
      licence: 'https://licence.example/',
    });
  });

  it('names the publishers of each and their licences, if the source gives them', () => {
    const publishers = [
      { publisher: 'Register A', licence: 'CC0' },
      { publisher: 'Register B', licence: null },
    ];
    const about = { ...EXTRACT.about, source: null };
    const relationships = EXTRACT.relationships.map((one, at) => (at === 0 ? { ...one, publishers } : one));
    const extract = { ...EXTRACT, about, relationships };
    expect(table(relationshipsCsv(extract)).map((row) => [row.source_publisher, row.licence])).toEqual([
      ['Register A; Register B', 'CC0'],
      ...relationships.slice(1).map(() => ['', '']),
    ]);
    expect(table(relationshipsCsv(extract))[0]?.attribution).toMatch(/^Register A; Register B, by way of /);
    for (const text of [cytoscapeJson(extract), textOf(graphml(extract)), textOf(gexf(extract))]) {
      expect(text).toContain('Register A; Register B');
    }
  });

  it('gives the change of each between two compared dates, empty if unknown', () => {
    const compared = comparisonOf(MODEL, { before: '2012-01-01', after: '2021-01-01' });
    const rows = table(relationshipsCsv({ ...EXTRACT, compared }));
    expect(rows.map(({ parent_page = '', change }) => [parent_page.split('/').at(-1), change])).toEqual([
      ['A', ''],
      ['67', ''],
      ['R', 'gone'],
      ['R', ''],
      ['B', 'added'],
    ]);
    expect(table(entitiesCsv({ ...EXTRACT, compared })).find(({ path }) => path === pathOf('D'))?.change).toBe('gone');
    expect(Object.keys(table(relationshipsCsv(EXTRACT))[0] ?? {})).not.toContain('change');
  });

  it('gives the status of a company and its groupings, guarded like names', () => {
    const entities = EXTRACT.entities.map((entity): Entity => {
      const corporate_groupings = ['=1+1', 'zephyr'];
      return { ...entity, status: 'inactive', current_status: '@Struck off', corporate_groupings };
    });
    expect(table(entitiesCsv({ ...EXTRACT, entities }))[0]).toMatchObject({
      ...{ status: 'inactive', current_status: "'@Struck off", dissolution_date: '' },
      corporate_groupings: "'=1+1; zephyr",
    });
  });

  it('gives the figures of an entity if they were computed, empty where it has none', () => {
    const figures = figuresOf({ entities: MODEL.entities, relationships: MODEL.relationships });
    const rows = new Map(table(entitiesCsv({ ...EXTRACT, figures })).map((row) => [row.path, row]));
    expect(rows.get(pathOf('R'))).toMatchObject({
      degree: String(figureOf(figures, pathOf('R'), 'degree')),
      loop: '1',
    });
    expect(rows.get(pathOf('A'))).toMatchObject({ loop: '' });
    expect(Object.keys(table(entitiesCsv(EXTRACT))[0] ?? {})).not.toContain('degree');
  });

  it('has a line for each entity', () => {
    expect(table(entitiesCsv(EXTRACT)).map(({ path }) => path)).toEqual(EXTRACT.entities.map(({ id }) => id));
  });
});

describe('Cytoscape JSON', () => {
  const read: {
    elements: { nodes: { data: { id: string }; position?: object }[]; edges: { data: { target: string } }[] };
  } = JSON.parse(cytoscapeJson(EXTRACT));

  it('has nodes with places and edges from owner to owned', () => {
    expect(read.elements.nodes.find(({ data }) => data.id === ROOT.id)?.position).toEqual({ x: 0, y: -0 + 0 });
    expect(read.elements.edges.filter(({ data }) => data.target === ROOT.id)).toHaveLength(3);
  });
});

describe('BODS', () => {
  const statements: Record<string, unknown>[] = JSON.parse(textOf(bods(EXTRACT)));
  const map = bodsImport.createMapper();
  const read = statements.flatMap((one) => {
    const mapped = map(one, { name: 'x.json', date: AT }, false);
    if (isLater(mapped) || 'skip' in mapped) throw new Error(`not read: ${JSON.stringify(mapped)}`);
    return mapped;
  });

  it('is read again by the importer: companies as companies, placeholders as placeholders', () => {
    const companies = read.filter(({ kind }) => kind === 'company');
    expect(companies).toHaveLength(4);
    expect(companies).toContainEqual(expect.objectContaining({ jurisdiction_code: 'gb', name: HOSTILE.formula }));
    expect(read.filter(({ kind }) => kind === 'placeholder')).toMatchObject([{ name: HOSTILE.arabic }]);
  });

  it('has ids of the length that the standard wants, each once and always the same', () => {
    const ids = statements.map(({ statementId }) => String(statementId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.length >= 32 && id.length <= 64)).toBe(true);
    expect(JSON.parse(textOf(bods(EXTRACT)))).toEqual(statements);
  });

  it('keeps an exact share, a band and an end', () => {
    const interests = statements.flatMap((one) => JSON.stringify(one.recordDetails));
    expect(interests.filter((text) => text.includes('"exact":75'))).toHaveLength(1);
    expect(interests.filter((text) => text.includes('"minimum":25,"maximum":50'))).toHaveLength(1);
    expect(interests.filter((text) => text.includes('"endDate":"2020-01-01"'))).toHaveLength(1);
    expect(statements.filter(({ recordStatus }) => recordStatus === 'closed')).toHaveLength(1);
  });
});

/** Names that a database or a reader would take for something else. */
const ODD = [
  '\\u0027}) DETACH DELETE (e) //',
  "'); MATCH (n) DETACH DELETE n; //",
  '\\',
  '"@en . <a:b> <a:c> "',
  'a\u0000\nb',
];

/** The network with an odd name for each entity, title, type and publisher. */
const oddly = (odd: string): Extract => ({
  about: { ...EXTRACT.about, title: odd, filter: odd, page_url: `${EXTRACT.about.page_url}?q=${odd}` },
  entities: EXTRACT.entities.map((entity) => ({ ...entity, name: odd, current_status: odd })),
  relationships: EXTRACT.relationships.map((one) => ({
    ...one,
    type: odd,
    interests: [odd],
    publishers: [{ publisher: odd, licence: odd }],
  })),
});

const ALL = [...Object.values(HOSTILE), ...ODD];

describe('Turtle', () => {
  const BODS = 'https://vocab.openownership.org/terms#';
  const triples = readTurtle(textOf(turtle(EXTRACT)));
  const objectsOf = (predicate: string) =>
    triples.filter(([, name]) => name === predicate).map(([, , object]) => object);

  it('has each entity by its page, and each relationship with its ends and its share', () => {
    expect(triples.filter(([, name, object]) => name === 'a' && object === `${BODS}Entity`)).toHaveLength(5);
    expect(objectsOf(`${BODS}interestedParty`)).toContain('https://firmament.example/companies/gb/A');
    expect(objectsOf(`${BODS}subject`)).toHaveLength(EXTRACT.relationships.length);
    expect(objectsOf(`${BODS}shareExact`).sort()).toEqual(['100', '5', '75']);
    expect([objectsOf(`${BODS}shareMinimum`), objectsOf(`${BODS}shareMaximum`)]).toEqual([['25'], ['50']]);
    expect(objectsOf('http://purl.org/dc/terms/source')).toContain('https://firmament.example/statements/9');
    expect(triples.filter(([, , object]) => object === `${BODS}Closed`)).toHaveLength(1);
  });

  it('says why an owner is not named, and names the licence', () => {
    const entities = EXTRACT.entities.map(
      (entity): Entity => ({ ...entity, kind: 'unknown', name: 'Owner not stated' }),
    );
    const read = readTurtle(textOf(turtle({ ...EXTRACT, entities })));
    expect(read).toContainEqual([expect.stringMatching(/^_:/), `${BODS}description`, 'Owner not stated']);
    expect(objectsOf('http://purl.org/dc/terms/license')).toContain('https://licence.example/');
  });

  it.each(ALL)('keeps %j as a text', (odd) => {
    const labels = readTurtle(textOf(turtle(oddly(odd)))).filter(([, name]) => name.endsWith('#label'));
    expect(new Set(labels.map(([, , label]) => label))).toEqual(new Set([withoutControls(odd)]));
  });
});

describe('Cypher', () => {
  it('has each entity and each relationship, from owner to owned', () => {
    const text = textOf(cypher(EXTRACT));
    expect(readCypher(text)).toContain(HOSTILE.formula);
    expect(text.match(/^MERGE/gm)).toHaveLength(EXTRACT.entities.length);
    expect(text.match(/^MATCH/gm)).toHaveLength(EXTRACT.relationships.length);
    expect(text).toContain(
      `(a:Entity {id: '${pathOf('A')}'}), (b:Entity {id: '${ROOT.id}'}) MERGE (a)-[r:SHAREHOLDING `,
    );
    expect(text).toContain('ownership_percentage: 75');
    expect(text).toMatch(/^\/\/ Attribution: /m);
  });

  it.each(ALL)('keeps %j as a text', (odd) => {
    const texts = readCypher(textOf(cypher(oddly(odd)))).join('');
    expect(texts).toContain(withoutControls(odd));
  });
});

describe('FollowTheMoney', () => {
  const read = (extract: Extract): { id: string; schema: string; properties: Record<string, string[]> }[] =>
    textOf(ftm(extract))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const lines = read(EXTRACT);

  it('has entities and links between them, with shares, sources and licences', () => {
    const ids = new Set(lines.map(({ id }) => id));
    expect(ids.size).toBe(lines.length);
    const owning = lines.filter(({ schema }) => schema === 'Ownership');
    expect(owning.flatMap(({ properties: { percentage = [] } }) => percentage).sort()).toEqual([
      '100',
      '25-50',
      '5',
      '75',
    ]);
    expect(
      owning.every(({ properties: { owner, asset } }) => ids.has(owner?.[0] ?? '') && ids.has(asset?.[0] ?? '')),
    ).toBe(true);
    expect(lines[1]?.properties.sourceUrl).toEqual(['https://firmament.example/companies/gb/R']);
    expect(lines.find(({ schema }) => schema === 'Note')?.properties.description?.[0]).toContain('Attribution: ');
  });

  it('is read again by the importer', () => {
    const map = ftmImport.createMapper();
    const companies = lines.flatMap((one) => {
      const mapped = map(one, { name: 'x.json', date: AT }, false);
      return isLater(mapped) || 'skip' in mapped ? [] : mapped.filter(({ kind }) => kind === 'company');
    });
    expect(companies).toContainEqual(
      expect.objectContaining({ jurisdiction_code: 'gb', company_number: 'B', name: HOSTILE.formula }),
    );
  });

  it.each(ALL)('keeps %j as a text', (odd) => {
    expect(read(oddly(odd)).at(1)?.properties.name).toEqual([withoutControls(odd)]);
  });
});

describe('the trail as Markdown', () => {
  const steps: Command[] = [
    { kind: 'expand', ids: [pathOf('D')] },
    { kind: 'filter', filter: { ownership: 25 } },
  ];
  const words = {
    language: 'en',
    named: { entity: (id: string) => nameOf(MODEL.entities.get(id), id), group: (id: string) => id },
    share: ({ kind }: { kind: string }) => kind,
    holding: (type: string) => type,
  } as const;
  const trail = { from: newCase([ROOT.id]), steps: steps.map((command) => ({ command, at: AT })) };
  const text = dossierMarkdown(dossierIn(EXTRACT, trail, words), words);

  it('gives each step in words, without foreign markup', () => {
    expect(text).toContain(`- ${AT}: Expanded \\[click\\](https\\://evil.example) \\| \\\`x\\\``);
    expect(text).toContain(`- ${AT}: Filtered: ownership from 25 %`);
    expect(text).not.toContain('<script>');
  });

  it('links each relationship to its sources', () => {
    expect(text).toContain(
      'sources: [7](<https://firmament.example/statements/7>), [9](<https://firmament.example/statements/9>)',
    );
    expect(text).toContain('the register names no statement');
  });
});
