import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '@/lib/network/case/case';
import { cases, wholeCase } from '@/lib/network/case/case.fixture';
import { chartPositions } from '@/lib/network/drawn/chart';
import { project } from '@/lib/network/drawn/drawn';
import { structure } from '@/lib/network/layout/structure';
import { estimate } from '@/lib/network/layout/wrap';
import { buildModel, type NetworkModel, nameOf } from '@/lib/network/model';
import { networks, pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { EXTRACT, HOSTILE, MODEL } from '../export.fixture';
import { reportOf } from '../report';
import type { Sheet } from './edges';
import { svg } from './svg';

const PALETTE = {
  sunken: '#eee',
  raised: '#fff',
  soft: '#eef',
  onAccent: '#fff',
  ink: '#111',
  muted: '#555',
  line: '#999',
  accent: '#06c',
  font: 'Inter, "Noto Sans"',
  good: '#1d6643',
  bad: '#9b2727',
  warn: '#b45309',
  hues: [],
  steps: [],
  night: false,
};

const ABOUT_R = {
  title: 'Network of R',
  page_url: 'https://firmament.example/companies/gb/R/network?confidence=all',
  taken_at: '2026-11-23T10:00:00.000Z',
  language: 'en',
} as const;

const sheetOf = (
  model: NetworkModel,
  view = wholeCase(),
  positions = EXTRACT.positions ?? new Map(),
  more: Partial<Sheet> = {},
): Sheet => ({
  report: reportOf({ ...ABOUT_R, model, projection: project(model, view), case: view }),
  language: 'en',
  measure: estimate(11),
  projection: project(model, view),
  positions,
  roots: new Set(view.roots),
  kindOf: (id) => model.entities.get(id)?.kind ?? 'company',
  inactive: new Set(),
  loops: new Set(),
  palette: PALETTE,
  words: {
    name: (id) => nameOf(model.entities.get(id), id),
    stack: ({ members }) => `${members.length} more`,
    group: ({ members }) => `${members.length} entities`,
    behind: (count) => `+${count}`,
    share: ({ share }) => (share.kind === 'band' ? `${share.min}–${share.max} %` : share.kind),
    bundle: (count) => `${count} relationships`,
    holding: (type) => type,
    inactive: 'inactive',
    change: { added: 'added', gone: 'gone', changed: 'changed' },
    circular: 'circular',
  },
  ...more,
});

const groupsOf = (element: XmlElement, kind: string): XmlElement[] => [
  ...(element.attributes.get('class')?.split(' ').includes(kind) ? [element] : []),
  ...element.children.flatMap((child) => groupsOf(child, kind)),
];
const titleOf = (element: XmlElement) => element.children.find(({ name }) => name === 'title')?.content;

describe('the picture', () => {
  const root = parseXml(svg(sheetOf(MODEL)));

  it('has a group with an id and a title for each node, and the title is the whole name', () => {
    const nodes = groupsOf(root, 'node');
    expect(nodes.map(titleOf)).toEqual(expect.arrayContaining(Object.values(HOSTILE)));
    expect(new Set(nodes.map(({ attributes }) => attributes.get('id'))).size).toBe(5);
  });

  it('has a group for each relationship, which says who has what part of whom', () => {
    const titles = groupsOf(root, 'edge').map(titleOf);
    expect(titles).toHaveLength(5);
    expect(titles).toContain(`${HOSTILE.formula} → ${HOSTILE.markup}: shareholding, 25–50 %`);
  });

  it('dashes uncertain lines, pales ended ones, and points from owner to owned', () => {
    const lines = groupsOf(root, 'edge').map((group) => group.children.find(({ name }) => name === 'path')?.attributes);
    const dashes = lines.map((line) => line?.get('stroke-dasharray'));
    expect(dashes.filter((dash) => dash === '5 4')).toHaveLength(1);
    expect(lines.filter((line) => line?.get('stroke-opacity') === '0.5')).toHaveLength(1);
    expect(lines.every((line) => line?.get('marker-end') === 'url(#arrow)')).toBe(true);
  });

  it('has the page’s colours and no variable', () => {
    expect(svg(sheetOf(MODEL))).not.toContain('var(');
  });

  it.each([
    ['Company', '/companies/gb/Z', ['circle', 'text']],
    ['Placeholder', '/placeholders/9', ['circle', 'text', 'text']],
    ['Person', '/placeholders/9', ['circle', 'path', 'text']],
    ['Unknown', '/statements/9', ['polygon', 'text', 'text']],
  ])('draws a %s by a form of its own', (parent_type, path, forms) => {
    const model = buildModel(ROOT, [{ ...relationship('Z', 'R'), parent_type, parent_service_url: path }]);
    const drawn = parseXml(svg(sheetOf(model, wholeCase(), new Map([[path, { x: 0, y: 0 }]]))));
    const [node] = groupsOf(drawn, 'node');
    expect(node?.children.map(({ name }) => name)).toEqual(['title', ...forms]);
  });

  it('cuts the corners of inactive companies, and says so in title and name', () => {
    const text = svg(sheetOf(MODEL, wholeCase(), EXTRACT.positions, { inactive: new Set([pathOf('A')]) }));
    const cut = groupsOf(parseXml(text), 'node').filter(({ children }) =>
      children.some(({ name }) => name === 'polygon'),
    );
    expect(cut.map(titleOf)).toEqual([`${HOSTILE.markup}, inactive`]);
    expect(text.match(/>inactive<\/text>/g)).toHaveLength(1);
  });

  it('draws what differs between two days by colour, dash and word', () => {
    const [line] = [...MODEL.relationships.keys()];
    const changes = new Map<string, 'gone' | 'added'>([
      [line ?? '', 'gone'],
      [pathOf('A'), 'added'],
    ]);
    const root = parseXml(svg(sheetOf(MODEL, wholeCase(), EXTRACT.positions, { changes })));
    const edge = groupsOf(root, 'edge').find((group) => titleOf(group)?.endsWith('· gone'));
    const path = edge?.children.find(({ name }) => name === 'path')?.attributes;
    expect([path?.get('stroke'), path?.get('stroke-dasharray'), path?.get('marker-end')]).toEqual([
      PALETTE.bad,
      '10 4',
      'url(#arrow-gone)',
    ]);
    const node = groupsOf(root, 'node').find((group) => titleOf(group)?.endsWith(', added'));
    expect(node?.children.find(({ name }) => name === 'circle')?.attributes.get('stroke')).toBe(PALETTE.good);
  });

  it('says of a line that closes a loop that it is circular, beside its share and in its title', () => {
    const [line = ''] = [...MODEL.relationships.keys()];
    const text = svg(sheetOf(MODEL, wholeCase(), EXTRACT.positions, { loops: new Set([line]) }));
    expect(text.match(/ · ↻ circular<\/text>/g)).toHaveLength(1);
    expect(text.match(/ · ↻ circular<\/title>/g)).toHaveLength(1);
  });

  it('draws an open group as a frame with its name', () => {
    const group = { id: 'g', name: HOSTILE.markup, by: 'hand' as const, members: [ROOT.id], closed: false };
    const framed = parseXml(svg(sheetOf(MODEL, apply(wholeCase(), { kind: 'group', group }))));
    expect(groupsOf(framed, 'frame').map(titleOf)).toEqual([HOSTILE.markup]);
    const lines = groupsOf(framed, 'frame-names').flatMap(({ children }) => children.map(({ content }) => content));
    expect(lines.join('').replaceAll(' ', '')).toBe(HOSTILE.markup.replaceAll(' ', ''));
  });

  it('is well-formed and without NaN for any network and case', () => {
    fc.assert(
      fc.property(networks(40), cases, (relationships, view) => {
        const model = buildModel(ROOT, relationships);
        const { nodes } = project(model, view);
        // All at one position: the hardest case for lines between them.
        const text = svg(sheetOf(model, view, new Map(nodes.map(({ id }) => [id, { x: 0, y: 0 }]))));
        expect(groupsOf(parseXml(text), 'node')).toHaveLength(nodes.length);
        expect(text).not.toContain('NaN');
      }),
      { numRuns: 50 },
    );
  });

  it('draws a structure chart as boxes with names in them, without arrows, the share once beside its lines', () => {
    const one = { owner: ROOT.id, strength: 75, share: '75 %', isUltimate: false };
    const ids = [ROOT.id, pathOf('A'), pathOf('B')];
    const chart = structure({
      entities: ids.map((id) => ({ id, name: `Company ${id}` })),
      lines: [...MODEL.relationships.values()].map(({ id, child }) => ({ ...one, id, owned: child })),
      focus: [ROOT.id],
      window: { width: 100, height: 400 },
      measure: estimate(11),
      several: (count, share) => `${count} × ${share}`,
    });
    const positions = chartPositions(chart);
    const drawn = parseXml(svg(sheetOf(MODEL, wholeCase(), positions, { chart })));
    const forms = groupsOf(drawn, 'node').map(({ children }) => children.map(({ name }) => name)[1]);
    expect(forms).toEqual(forms.map(() => 'rect'));
    const arrows = groupsOf(drawn, 'edge').flatMap(({ children }) =>
      children.flatMap(({ attributes }) => attributes.get('marker-end') ?? []),
    );
    expect(arrows).toEqual([]);
    expect(groupsOf(drawn, 'shares').flatMap(({ children }) => children.map(({ content }) => content))).toEqual(
      chart.labels.map(({ text }) => text),
    );
  });

  it('of nothing that has a place is an empty sheet', () => {
    expect(groupsOf(parseXml(svg(sheetOf(MODEL, wholeCase(), new Map()))), 'node')).toEqual([]);
  });
});
