import { CASE_SUFFIX } from '@/lib/network/case/file/case-file';

/** How each file ends, and what it is to a browser. */
export const FILE_KINDS = {
  png: { ending: '.png', type: 'image/png' },
  svg: { ending: '.svg', type: 'image/svg+xml' },
  relationships: { ending: '-relationships.csv', type: 'text/csv' },
  entities: { ending: '-entities.csv', type: 'text/csv' },
  graphml: { ending: '.graphml', type: 'application/graphml+xml' },
  gexf: { ending: '.gexf', type: 'application/gexf+xml' },
  bods: { ending: '-bods.json', type: 'application/json' },
  cytoscape: { ending: '-cytoscape.json', type: 'application/json' },
  case: { ending: CASE_SUFFIX, type: 'application/json' },
  trail: { ending: '.md', type: 'text/markdown' },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

export const FILE_KIND_NAMES: readonly FileKind[] = [
  'png',
  'svg',
  'relationships',
  'entities',
  'graphml',
  'gexf',
  'bods',
  'cytoscape',
  'case',
  'trail',
];
