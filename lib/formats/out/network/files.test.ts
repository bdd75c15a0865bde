import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { bods as bodsImport } from '@/lib/formats/in/bods/bods';
import { isLater } from '@/lib/formats/in/format';
import { type Command, newCase } from '@/lib/network/case/case';
import { AT } from '@/lib/network/case/case.fixture';
import { comparisonOf } from '@/lib/network/changes/changes';
import { figureOf, figuresOf } from '@/lib/network/figures';
import { type Entity, nameOf } from '@/lib/network/model';
import { pathOf, ROOT } from '@/lib/network/network.fixture';
import { bods } from './bods';
import { entitiesCsv, relationshipsCsv } from './csv';
import { dossierIn, EXTRACT, HOSTILE, MODEL } from './export.fixture';
import { cytoscapeJson, gexf, graphml } from './graph-files';
import { dossierMarkdown } from './markdown';

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
    for (const text of [cytoscapeJson(extract), graphml(extract), gexf(extract)]) {
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
  const statements: Record<string, unknown>[] = JSON.parse(bods(EXTRACT));
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
    expect(JSON.parse(bods(EXTRACT))).toEqual(statements);
  });

  it('keeps an exact share, a band and an end', () => {
    const interests = statements.flatMap((one) => JSON.stringify(one.recordDetails));
    expect(interests.filter((text) => text.includes('"exact":75'))).toHaveLength(1);
    expect(interests.filter((text) => text.includes('"minimum":25,"maximum":50'))).toHaveLength(1);
    expect(interests.filter((text) => text.includes('"endDate":"2020-01-01"'))).toHaveLength(1);
    expect(statements.filter(({ recordStatus }) => recordStatus === 'closed')).toHaveLength(1);
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
