import { expect, it } from 'vitest';
import { lineWords, toNodes } from '../elements';
import { mannerOf, toLines } from '../lines';
import { buildModel, relationshipId } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { CHANGE_KINDS, CHANGE_LOOKS } from './changes';

it('distinguishes all changes by colour and by dashes', () => {
  const looks = CHANGE_KINDS.map((kind) => CHANGE_LOOKS[kind]);
  expect(new Set(looks.map(({ token }) => token)).size).toBe(looks.length);
  expect(new Set(looks.map(({ dashes }) => dashes.join())).size).toBe(looks.length);
});

it.each(CHANGE_KINDS)('shows %s in the picture by form and by word, on lines and on names', (kind) => {
  const model = buildModel(ROOT, [relationship('A', 'R'), relationship('B', 'R')]);
  const positions = new Map(['A', 'B', 'R'].map((name) => [pathOf(name), { x: 0, y: 0 }]));
  const line = relationshipId(pathOf('A'), ROOT.id, 'shareholding');
  const changes = new Map([pathOf('A'), line].map((id) => [id, kind]));
  const marked = toNodes(model, positions, 'en', { changes }).filter(({ classes }) =>
    classes.split(' ').includes(kind),
  );
  expect(marked.map(({ data }) => data.id)).toEqual([pathOf('A')]);
  expect(marked[0]?.data.label).toContain(kind);

  const lines = toLines(model.relationships.values(), positions, { loops: new Set(), changes });
  const looks = [...lines.starts.keys()].filter((look) => (lines.starts[look + 1] ?? 0) > (lines.starts[look] ?? 0));
  const looksOfLine = looks.filter((look) =>
    lines.ids.slice(lines.starts[look], lines.starts[look + 1]).includes(line),
  );
  expect(looksOfLine.map(mannerOf)).toEqual([kind]);
  const one = model.relationships.get(line);
  expect(one && lineWords(one, 'en', false, changes.get(line))).toContain(kind);
});
