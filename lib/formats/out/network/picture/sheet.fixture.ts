import { wholeCase } from '@/lib/network/case/case.fixture';
import { chartOf, chartPositions } from '@/lib/network/drawn/chart';
import { project } from '@/lib/network/drawn/drawn';
import { standIns } from '@/lib/network/drawn/stand-in';
import { estimate } from '@/lib/network/layout/wrap';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { reportOf } from '../report';
import type { Sheet } from './edges';

const PALETTE = {
  ...{ sunken: '#eee', raised: '#fff', soft: '#eef', onAccent: '#fff', ink: '#111', muted: '#555', line: '#999' },
  ...{ accent: '#06c', font: 'Inter', good: '#1d6643', bad: '#9b2727', warn: '#b45309', night: false },
  hues: Array.from({ length: 8 }, (_, at) => `#0000${at}0`),
  steps: Array.from({ length: 5 }, (_, at) => `#00${at}000`),
};

const measure = estimate(11);
const view = wholeCase();

/** A structure chart of everything in a model, with whole names, in its frame. */
export function sheetOf(model: NetworkModel, more: Partial<Sheet> = {}, limits?: Parameters<typeof project>[2]): Sheet {
  const projection = project(model, view, limits);
  const drawn = standIns(model, projection, 'en');
  const chart = chartOf({
    drawn,
    roots: view.roots,
    marks: { loops: new Set(), noted: new Set() },
    language: 'en',
    words: {
      several: (count, share) => `${count} × ${share}`,
      also: (share, owner) => `also ${share} by ${owner}`,
      alsoOthers: (count) => `also ${count} others`,
      itself: 'itself',
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
