import { describe, expect, it } from 'vitest';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { chartOf, chartPositions } from '@/lib/network/drawn/chart';
import { project } from '@/lib/network/drawn/drawn';
import { standIns } from '@/lib/network/drawn/stand-in';
import { estimate } from '@/lib/network/layout/wrap';
import { buildModel, type NetworkModel, nameOf } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { HOSTILE, MODEL } from '../export.fixture';
import { reportOf } from '../report';
import type { Sheet } from './edges';
import { svg } from './svg';

const PALETTE = {
  ...{ sunken: '#eee', raised: '#fff', soft: '#eef', onAccent: '#fff', ink: '#111', muted: '#555', line: '#999' },
  ...{ accent: '#06c', font: 'Inter', good: '#1d6643', bad: '#9b2727', warn: '#b45309', night: false },
};

const LONG = 'Verwaltungs- und Beteiligungsgesellschaft für internationale Rückversicherungen '
  .repeat(3)
  .slice(0, 200)
  .trim();
const measure = estimate(11);
const view = wholeCase();

/** A structure chart of everything in a model, with whole names, in its frame. */
function sheetOf(model: NetworkModel, more: Partial<Sheet> = {}): Sheet {
  const projection = project(model, view);
  const drawn = standIns(model, projection, { stack: String, group: String });
  const chart = chartOf({
    drawn,
    roots: view.roots,
    marks: { loops: new Set(), noted: new Set() },
    language: 'en',
    words: {
      several: (count, share) => `${count} × ${share}`,
      noShare: 'share not stated',
      also: (share, owner) => `also ${share} by ${owner}`,
      alsoOthers: (count) => `also ${count} others`,
      behind: (count) => `+${count}`,
    },
    measure,
    window: { width: 900, height: 640 },
    isWhole: true,
  });
  const about = { title: 'Network of R', page_url: 'https://firmament.example/companies/gb/R/network' };
  return {
    report: reportOf({ ...about, taken_at: '2026-11-23T10:00:00Z', language: 'en', model, projection, case: view }),
    language: 'en',
    measure,
    projection,
    positions: chartPositions(chart),
    chart,
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
      share: ({ share }) => share.kind,
      bundle: (count) => `${count} relationships`,
      holding: (type) => type,
      inactive: 'inactive',
      change: { added: 'added', gone: 'gone', changed: 'changed' },
      circular: 'circular',
    },
    ...more,
  };
}

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
    expect(foot).toContain('Firmament · https://firmament.example/companies/gb/R/network');
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
      'Sources: Register <A> (CC0): 2 relationships · Register B (licence not stated): 1 relationship · no publisher named: 1 relationship',
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

  it('is as wide as its texts need, and holds the whole picture', () => {
    const { root } = frameOf(svg(sheetOf(buildModel(ROOT, []))));
    expect(Number(root.attributes.get('width'))).toBeGreaterThanOrEqual(640);
    expect(textsIn(root)).toContain('R');
  });

  it.each([['of a large view', `?hidden=${'gb/1,'.repeat(100)}`, 'companies/gb/R/network'] as const])(
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
