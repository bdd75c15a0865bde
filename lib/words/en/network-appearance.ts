import type { Forms } from '@/lib/shared/language/language';

const ENTITIES = { one: 'entity', other: 'entities' };

/** The list of entities with their figures. */
export const networkFigureWords = {
  caption: (name: string) => `Entities in the network of ${name}`,
  columns: {
    name: 'Name',
    jurisdiction: 'Jurisdiction',
    status: 'Status',
    incorporated: 'Incorporated',
    tags: 'Tags',
    note: 'Note',
    degree: 'Connections',
    owners: 'Owners',
    holdings: 'Holdings',
    depth: 'Depth',
    betweenness: 'Betweenness',
    loop: 'Loop',
    community: 'Community',
  },
  find: 'Find in the list',
  found: ({ count, counted }: Forms, found: number, all: number) =>
    found === all ? counted(all, ENTITIES) : `${count(found)} of ${counted(all, ENTITIES)}`,
  none: 'No entity here contains these words.',
  working: 'Computing the figures…',
  failed: 'The figures could not be computed. Load the page again.',
  rule: 'Figures of what is shown. Depth: steps below the nearest owner with no owner shown. Betweenness: how many of the shortest connections between two others lead through it. Loop: entities that own each other, numbered from the largest. Community: densely connected entities (Louvain method), numbered from the largest. Ultimate parents without the steps between do not count.',
  sampled: ({ counted }: Forms, from: number) => `Betweenness is an estimate from ${counted(from, ENTITIES)}.`,
};

/** The rules by which a picture is drawn. */
export const networkAppearanceWords = {
  title: 'Appearance',
  parts: { color: 'Colour', size: 'Size', badge: 'Mark', lines: 'Lines' },
  rules: {
    none: 'None',
    jurisdiction: 'Jurisdiction',
    status: 'Status',
    kind: 'Kind',
    share: 'Effective share',
    confidence: 'Confidence',
    degree: 'Connections',
    holdings: 'Holdings',
    betweenness: 'Betweenness',
    incorporated: 'Date of incorporation',
    date: 'Earliest date',
    tag: 'Tag',
    finding: 'Finding',
    community: 'Community',
  },
  lineRules: { none: 'Usual', type: 'Type', share: 'Share', confidence: 'Confidence', date: 'Start date' },
  findings: { loop: 'in a loop', hub: 'hub', top: 'no owner shown' },
  others: 'others',
  active: 'active',
  community: (number: string) => `Community ${number}`,
  hint: 'In a structure chart size is the weight of the border. The effective share is that of the first starting point.',
  legend: {
    color: (rule: string) => `Colour: ${rule}`,
    size: (rule: string) => `Size: ${rule}`,
    lines: (rule: string) => `Lines: ${rule}`,
  },
};
