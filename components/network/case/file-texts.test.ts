import { describe, expect, it } from 'vitest';
import { MODEL } from '@/lib/formats/out/network/export.fixture';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { newHistory, run } from '@/lib/network/case/history';
import { readCaseFile } from '@/lib/network/case/read-file';
import { project } from '@/lib/network/drawn/drawn';
import { estimate } from '@/lib/network/layout/wrap';
import { pathOf } from '@/lib/network/network.fixture';
import { type FileSource, fileText } from './file-texts';

const AT = '2026-11-21T12:00:00.000Z';

/** Hides A only, and adds a note to D. */
const history = run(
  run(newHistory(wholeCase()), { kind: 'hide', ids: [pathOf('A')] }, AT),
  { kind: 'note', id: pathOf('R'), text: 'Ours' },
  AT,
);
const projection = project(MODEL, history.present);

const SOURCE: FileSource = {
  title: 'Network of R',
  page_url: 'https://firmament.example/companies/gb/R/network',
  taken_at: AT,
  language: 'en',
  model: MODEL,
  projection,
  positions: new Map([...projection.selection.entities].map((id, index) => [id, { x: index * 200, y: 0 }])),
  loops: new Set(),
  history,
  palette: {
    sunken: '#fff',
    raised: '#fff',
    soft: '#eef',
    onAccent: '#fff',
    ink: '#000',
    muted: '#666',
    line: '#999',
    accent: '#00f',
    warn: '#a50',
    hues: [],
    steps: [],
    good: '#070',
    bad: '#a00',
    font: 'sans-serif',
    night: false,
  },
  measure: estimate(11),
  words: {
    bundle: (count) => `${count} relationships`,
    count: String,
  },
};

const countIn = (text: string, part: string): number => text.split(part).length - 1;

describe('the files of a view', () => {
  it('contain what the list shows, without hidden entities', () => {
    const { entities, relationships } = projection.selection;
    expect(entities.has(pathOf('A'))).toBe(false);
    const graph = fileText('graphml', SOURCE);
    expect([countIn(graph, '<node '), countIn(graph, '<edge ')]).toEqual([entities.size, relationships.length]);
    expect(countIn(fileText('relationships', SOURCE), '\r\n')).toBe(relationships.length + 1);
    expect(countIn(fileText('entities', SOURCE), '\r\n')).toBe(entities.size + 1);
    for (const kind of ['graphml', 'gexf', 'bods', 'cytoscape', 'relationships', 'entities', 'svg'] as const) {
      expect(fileText(kind, SOURCE)).not.toContain(`firmament.example${pathOf('A')}<`);
      expect(fileText(kind, SOURCE)).not.toContain(`"${pathOf('A')}"`);
    }
  });

  it('contain everything loaded if they are case files, and open as the same view', () => {
    const file = readCaseFile(fileText('case', SOURCE));
    expect(file.case).toEqual(history.present);
    expect(file.model.entities.size).toBe(MODEL.entities.size);
    expect(file.trail.steps).toHaveLength(2);
  });

  it('describe the steps', () => {
    expect(fileText('trail', SOURCE)).toContain('Wrote a note on');
  });
});
