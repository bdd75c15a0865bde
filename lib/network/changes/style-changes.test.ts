import { expect, it } from 'vitest';
import { toElements } from '../elements';
import { buildModel, relationshipId } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { CHANGE_KINDS, CHANGE_LOOKS } from './changes';

it('distinguishes all changes by colour and by dashes', () => {
  const looks = CHANGE_KINDS.map((kind) => CHANGE_LOOKS[kind]);
  expect(new Set(looks.map(({ token }) => token)).size).toBe(looks.length);
  expect(new Set(looks.map(({ dashes }) => dashes.join())).size).toBe(looks.length);
});

it.each(CHANGE_KINDS)('shows %s in the picture by class and by word, on lines and on names', (kind) => {
  const model = buildModel(ROOT, [relationship('A', 'R'), relationship('B', 'R')]);
  const positions = new Map(['A', 'B', 'R'].map((name) => [pathOf(name), { x: 0, y: 0 }]));
  const line = relationshipId(pathOf('A'), ROOT.id, 'shareholding');
  const changes = new Map([pathOf('A'), line].map((id) => [id, kind]));
  const { nodes, edges } = toElements(model, positions, 'en', { changes });
  const marked = [...nodes, ...edges].filter(({ classes }) => classes.split(' ').includes(kind));
  expect(marked.map(({ data }) => data.id)).toEqual([pathOf('A'), line]);
  for (const { data } of marked) expect(data.label).toContain(kind);
});
