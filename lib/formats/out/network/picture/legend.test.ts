import { expect, it } from 'vitest';
import type { Painting } from '@/lib/network/appearance/appearance';
import { FACETS, passes, passesEntity } from '@/lib/network/filter';
import { buildModel } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { printMarkup } from '../element';
import { legendOf } from './legend';
import { sheetOf } from './sheet.fixture';
import { drawPicture } from './svg';

const MODEL = buildModel(ROOT, [
  relationship('A!', 'R'),
  relationship('B!', 'R'),
  relationship('P?', 'R', { ownership_percentage: 10, confidence: 40 }),
  relationship('R', 'C'),
]);

const legend = (more: Parameters<typeof sheetOf>[1] = {}) => {
  const sheet = sheetOf(MODEL, more);
  return legendOf(sheet, drawPicture(sheet).drawn);
};

it('counts the nodes and lines that have a sign, and nothing for a rule in words', () => {
  const counts = new Map(legend().map(({ text, count }) => [text, count]));
  expect(counts.get('person')).toBe(2);
  expect(counts.get('placeholder: probably a company, not yet matched to a record')).toBe(1);
  expect(counts.get('confidence 60 or less')).toBe(1);
  expect(counts.get('Owners stand above what they own, or to the left of it')).toBeUndefined();
});

it('names for a sign the value of the filter that exactly its nodes have', () => {
  const inactive = new Set([pathOf('C')]);
  const values = legend({ inactive }).flatMap(({ value }) => (value ? [value] : []));
  expect(values).toEqual([
    { facet: 'kinds', value: 'person' },
    { facet: 'kinds', value: 'placeholder' },
    { facet: 'statuses', value: 'inactive' },
  ]);
  expect(values.every(({ facet }) => FACETS.includes(facet))).toBe(true);
  const persons = [...MODEL.entities.values()].filter((one) =>
    passesEntity(one, { confidence: 'all', ownership: 0, unknown: true, kinds: ['person'] }),
  );
  expect(persons.map(({ id }) => id)).toEqual([pathOf('A!'), pathOf('B!')]);
});

it('hides doubtful lines by the filter of the sliders', () => {
  const [without] = legend().flatMap((entry) => (entry.without ? [entry.without] : []));
  const filter = { confidence: 'all', ownership: 0, unknown: true, ...without } as const;
  const left = [...MODEL.relationships.values()].filter((one) => passes(one, filter));
  expect(left.map(({ parent }) => parent)).toEqual([pathOf('A!'), pathOf('B!'), pathOf('R')]);
});

it('draws what a rule changes as its legend explains it', () => {
  const painting: Painting = {
    nodes: new Map([[pathOf('C'), { hue: 'hue-1', size: 2, badge: 'GB' }]]),
    lines: new Map([...MODEL.relationships.keys()].map((id) => [id, 3])),
    legend: [
      { part: 'color', text: 'Colour: Jurisdiction', count: 0 },
      { part: 'color', text: 'United Kingdom', count: 1, sample: { hue: 'hue-1' } },
    ],
  };
  const sheet = sheetOf(MODEL, { painting });
  const { elements, drawn } = drawPicture(sheet);
  const [hue = '', step = ''] = [sheet.palette.hues[1], sheet.palette.steps[3]];
  const [heading, entry] = legendOf(sheet, drawn);
  expect(heading).toEqual({ part: 'color', text: 'Colour: Jurisdiction', sample: [] });
  expect(entry?.sample.map(printMarkup).join('')).toContain(`stroke="${hue}"`);
  const text = elements.map(printMarkup).join('');
  expect(text).toContain(`stroke="${hue}"`);
  expect(text.split(`stroke="${step}"`)).toHaveLength(1 + drawn.edges.length);
});

it('writes the mark of a rule below a disc', () => {
  const painting: Painting = { nodes: new Map([[pathOf('C'), { badge: 'MARKED' }]]), lines: new Map(), legend: [] };
  expect(
    drawPicture(sheetOf(MODEL, { painting, chart: undefined }))
      .elements.map(printMarkup)
      .join(''),
  ).toContain('>MARKED</text>');
});
