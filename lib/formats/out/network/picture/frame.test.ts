import { describe, expect, it } from 'vitest';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { project } from '@/lib/network/drawn/drawn';
import { buildModel } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { HOSTILE, MODEL } from '../export.fixture';
import { sheetOf } from './sheet.fixture';
import { svg } from './svg';

const LONG = 'Verwaltungs- und Beteiligungsgesellschaft für internationale Rückversicherungen '
  .repeat(3)
  .slice(0, 200)
  .trim();
const partsOf = (element: XmlElement, kind: string): XmlElement[] => [
  ...(element.attributes.get('class')?.split(' ').includes(kind) ? [element] : []),
  ...element.children.flatMap((child) => partsOf(child, kind)),
];
const textsIn = (element: XmlElement | undefined): string[] =>
  element === undefined
    ? []
    : element.name === 'text'
      ? [element.content]
      : element.children.flatMap((child) => textsIn(child));
const frameOf = (text: string) => {
  const root = parseXml(text);
  const [head, foot] = ['report-head', 'report-foot'].map((kind) => textsIn(partsOf(root, kind)[0]).join(' '));
  return { root, head: head ?? '', foot: foot ?? '' };
};

describe('the frame of a picture', () => {
  it('says what is drawn of what, when, by which filters and where', () => {
    const { head, foot } = frameOf(svg(sheetOf(MODEL)));
    expect(head).toContain(
      'Network of R 23 November 2026 · 5 of 5 companies · 5 of 5 relationships shown · 5 of 5 entities drawn',
    );
    expect(head).toMatch(/Filters: any confidence, ownership from 0\s%, with unknown shares/);
    expect(foot).toContain('https://firmament.example/companies/gb/R/network · Firmament');
  });

  it('names each publisher with its licence once, and how many relationships name none', () => {
    const publishers = [{ publisher: 'Register <A>', licence: 'CC0' }];
    const model = buildModel(ROOT, [
      { ...relationship('A', 'R'), publishers },
      { ...relationship('B', 'R'), publishers: [...publishers, { publisher: 'Register B', licence: null }] },
      relationship('C', 'R'),
    ]);
    const { foot } = frameOf(svg(sheetOf(model)));
    expect(foot).toContain(
      'Sources: Register <A> (CC0): 2 relationships · Register B (for the licence see its records): 1 relationship · no publisher named: 1 relationship',
    );
  });

  it.each([
    ['a person', { ...relationship('Ada?', 'R'), parent_type: 'Person' }, 'person'],
    ['a placeholder', relationship('P?', 'R'), 'placeholder: probably a company'],
    ['a low confidence', relationship('A', 'R', { confidence: 40 }), 'confidence 60 or less'],
    ['an end', relationship('A', 'R', { latest_date: '2020-01-01', latest_date_type: '=' }), 'paler: ended'],
  ])('explains the sign of %s only where it occurs', (_, one, text) => {
    expect(frameOf(svg(sheetOf(buildModel(ROOT, [one])))).foot).toContain(text);
    expect(frameOf(svg(sheetOf(buildModel(ROOT, [relationship('A', 'R', { confidence: 90 })])))).foot).not.toContain(
      text,
    );
  });

  it('explains what closes a loop, though a box may say it instead of a line', () => {
    const model = buildModel(ROOT, [relationship('A', 'R'), relationship('R', 'A')]);
    const loops = new Set(model.relationships.keys());
    expect(frameOf(svg(sheetOf(model, { loops }))).foot).toContain('leads back to its own owner');
    expect(frameOf(svg(sheetOf(model))).foot).not.toContain('leads back');
  });

  it('explains a stack as it is drawn: a thick border in a chart, a pile of discs else', () => {
    const model = buildModel(
      ROOT,
      Array.from({ length: 30 }, (_, at) => relationship('R', `Leaf ${at}`)),
    );
    const projection = project(model, wholeCase(), { nodes: 10, leaves: 3 });
    const stack = projection.nodes.find(({ kind }) => kind === 'stack');
    expect(stack).toBeDefined();
    const positions = new Map(projection.nodes.map(({ id }, at) => [id, { x: at * 150, y: 0 }]));
    const { foot } = frameOf(svg(sheetOf(model, { projection, positions, chart: undefined })));
    expect(foot).toContain('pile: several drawn as one');
    expect(frameOf(svg(sheetOf(model))).foot).toContain('thick border: several drawn as one');
  });

  it('is as wide as its texts need, and holds the whole picture', () => {
    const { root } = frameOf(svg(sheetOf(buildModel(ROOT, []))));
    expect(Number(root.attributes.get('width'))).toBeGreaterThanOrEqual(640);
    expect(textsIn(root)).toContain('R');
  });

  it.each([['of a large view', `?hidden=${'gb/1,'.repeat(100)}`, 'companies/gb/R/network · Firmament'] as const])(
    'shortens the address %s to that of its network',
    (_, query, end) => {
      const sheet = sheetOf(MODEL);
      const page_url = `https://firmament.example/companies/gb/R/network${query}`;
      const { foot } = frameOf(svg({ ...sheet, report: { ...sheet.report, page_url } }));
      expect(foot.endsWith(end)).toBe(true);
    },
  );
});

describe('names in a picture', () => {
  const model = buildModel(ROOT, [
    { ...relationship('A', 'R'), parent_name: LONG },
    { ...relationship('R', 'B'), child_name: HOSTILE.arabic },
    { ...relationship('R', 'C'), child_name: HOSTILE.markup },
  ]);
  const spaceless = (text: string) => text.replace(/\s/g, '');

  it.each([
    ['in boxes', {}],
    ['below discs', { chart: undefined }],
  ])('are whole %s, however long, and none is markup', (_, more) => {
    const nodes = partsOf(parseXml(svg(sheetOf(model, more))), 'node').map((node) => spaceless(textsIn(node).join('')));
    const names = ['A', 'B', 'C'].map((name) => spaceless(model.entities.get(pathOf(name))?.name ?? ''));
    for (const name of names)
      expect(
        nodes.some((node) => node.includes(name)),
        name,
      ).toBe(true);
  });

  it('have ground of their own below a disc, over every line', () => {
    const text = svg(sheetOf(model, { chart: undefined }));
    const grounds = partsOf(parseXml(text), 'grounds')[0]?.children ?? [];
    const names = partsOf(parseXml(text), 'node').flatMap(textsIn);
    expect(grounds).toHaveLength(names.length);
    expect(text.indexOf('class="grounds"')).toBeGreaterThan(text.lastIndexOf('class="edge"'));
    expect(text.indexOf('class="grounds"')).toBeLessThan(text.indexOf('class="node '));
  });

  it('move what is below a disc down if they are long, and stay within the picture', () => {
    const below = (name: string) => {
      const long = buildModel(ROOT, [{ ...relationship('A', 'R'), parent_name: name }]);
      const positions = new Map([
        [pathOf('A'), { x: 0, y: 0 }],
        [ROOT.id, { x: 0, y: 96 }],
      ]);
      const [lower, upper] = partsOf(parseXml(svg(sheetOf(long, { chart: undefined, positions }))), 'node');
      const heights = (node: XmlElement | undefined, name: string, what: string) =>
        (node?.children ?? []).flatMap((one) => (one.name === name ? Number(one.attributes.get(what)) : []));
      return { last: Math.max(...heights(upper, 'text', 'y')), disc: heights(lower, 'circle', 'cy')[0] ?? 0 };
    };
    const [short, long] = [below('A'), below(LONG)];
    expect(short.disc).toBe(96);
    expect(long.disc - 15).toBeGreaterThan(long.last);
  });

  it('touch no line and no other name in a chart', () => {
    const { chart } = sheetOf(model);
    const boxes = [...(chart?.boxes.values() ?? [])];
    const touches = boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
    );
    expect(touches).toEqual([]);
    expect(boxes.every(({ lines, height }) => height >= lines.length * 13)).toBe(true);
  });
});
