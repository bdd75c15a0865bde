import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, wholeCase } from '@/lib/network/case/case.fixture';
import { project } from '@/lib/network/drawn/drawn';
import { buildModel } from '@/lib/network/model';
import { networks, ROOT, relationship } from '@/lib/network/network.fixture';
import { reportOf } from './report';

const ABOUT = {
  title: 'R',
  page_url: 'https://firmament.example/',
  taken_at: '2026-11-23T10:00:00Z',
  language: 'en',
} as const;

describe('the figures of a report', () => {
  it('add up: what is drawn and what is not is what the list shows, for any network and case', () => {
    fc.assert(
      fc.property(networks(60), cases, (relationships, view) => {
        const model = buildModel(ROOT, relationships);
        const projection = project(model, view, { nodes: 12, leaves: 3 });
        const { drawn, counts } = reportOf({ ...ABOUT, model, projection, case: view });
        const [first = '', ...others] = drawn.split(' · ');
        const [alone = 0, all = 0] = (first.match(/\d+/g) ?? []).map(Number);
        const elsewhere = others.reduce((sum, part) => sum + Number(/^\d+/.exec(part)?.[0]), 0);
        expect(alone).toBe(
          projection.nodes.filter(({ kind }) => kind === 'entity').flatMap(({ members }) => members).length,
        );
        expect([alone + elsewhere, all]).toEqual([
          projection.selection.entities.size,
          projection.selection.entities.size,
        ]);
        const shown = new Set(projection.selection.relationships.map(({ id }) => id)).size;
        expect(counts).toMatch(new RegExp(`· ${shown} of ${model.relationships.size} relationships? shown$`));
      }),
      { numRuns: 50 },
    );
  });

  it('count each publisher by the relationships that it publishes', () => {
    const [a, b] = [
      { publisher: 'A', licence: 'CC0' },
      { publisher: 'B', licence: null },
    ];
    const model = buildModel(ROOT, [
      { ...relationship('1', 'R'), publishers: [a, b, a] },
      { ...relationship('2', 'R'), publishers: [a] },
      { ...relationship('3', 'R'), publishers: [] },
    ]);
    const view = wholeCase();
    const { publishers, unnamed } = reportOf({ ...ABOUT, model, projection: project(model, view), case: view });
    expect(publishers.map(({ publisher, relationships }) => [publisher, relationships])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(unnamed).toBe(1);
  });
});

it('filters are in words, not codes', () => {
  const view = wholeCase();
  const filter = {
    ...view.filter,
    ...{ types: ['share_ownership'], kinds: ['person'], jurisdictions: ['gb', 'unknown'], statuses: ['inactive'] },
  };
  const chosen = { ...view, filter, days: { before: '2020-01-01', after: '2021-01-01' } };
  const model = buildModel(ROOT, []);
  const { filters } = reportOf({ ...ABOUT, model, projection: project(model, chosen), case: chosen });
  expect(filters.slice(3)).toEqual([
    'relationships Share ownership',
    'kinds Person',
    'jurisdictions United Kingdom, Not known',
    'statuses Inactive',
    'Compared 2020-01-01 with 2021-01-01',
  ]);
});
