import { CHANGE_KINDS } from './changes/kinds';
import { changedNodeRows } from './style-changes';
import { edgeRows } from './style-edges';
import { flagRow, formRows, nameRow, nodeRows, stateRows } from './style-nodes';

/** The colours a picture is drawn in, as the page's tokens give them. */
export interface Palette {
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  warn: string;
  good: string;
  bad: string;
  font: string;
  night: boolean;
}

export interface StyleRow {
  selector: string;
  style: Record<string, string | number>;
}

/** Which names are written in the picture. */
export const LABEL_MODES = ['all', 'focus', 'hover'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

/** Up to so many lines the graph library draws them; above, we do (lib/network/lines). */
export const MOST_EDGES = 300;

/** Above this many nodes a picture is points and lines: letters and sharpness cost more than they show. */
export const MOST_FORMS = 1500;

/** Up to so many nodes all have names and letters from the beginning; above, they get them as one comes near. */
export const MOST_NAMED = 400;

export interface Scale {
  /** More than `MOST_FORMS` nodes. */
  isLarge: boolean;
  /** More than `MOST_NAMED` nodes. */
  isCrowded: boolean;
  /** The graph library draws lines, few as they are: where it has none, each row about them is looked at in vain at each node. */
  hasLines: boolean;
  /** Classes of the countries in the picture (`flagClass`). */
  flags: readonly string[];
  labels: LabelMode;
}

/**
 * Notation after Open Ownership's visualisation system: round nodes of one size with the name below, arrows from owner
 * to owned, the share on the line, a dashed outline and a question mark for whoever is not known for certain.
 */
export function stylesheet(palette: Palette, { isLarge, isCrowded, hasLines, flags, labels }: Scale): StyleRow[] {
  const forms = !isLarge;
  return [
    ...nodeRows(palette, forms),
    nameRow(palette, forms, isCrowded ? WITH_NAME : 'node'),
    ...(forms ? flags.map((flag) => flagRow(flag, palette, isCrowded ? NEAR : 'node')) : []),
    ...formRows(palette, forms),
    ...stateRows(palette),
    ...changedNodeRows(palette),
    ...(hasLines ? edgeRows(palette) : []),
    ...labelRows(labels),
    { selector: '.hidden', style: { display: 'none' } },
  ];
}

/** The class of a node in a crowd that one has come near: it has its name, and the letters of its country. */
export const NAMED_CLASS = 'named';

const NEAR = `node.${NAMED_CLASS}`;

/** Who has a name from afar as well has it always. */
const WITH_NAME = ['root', 'focused', 'path', ...CHANGE_KINDS, NAMED_CLASS].map((one) => `node.${one}`).join(', ');

const SILENT = { 'text-opacity': 0, 'text-background-opacity': 0 };
const WRITTEN = { 'text-opacity': 1, 'text-background-opacity': 0.86 };

const NAMED: Readonly<Record<LabelMode, string>> = {
  all: '',
  focus: '.root, .focused, .near, .selected, .path',
  hover: '.root, .focused',
};

/** Names of a few: of the root always, of the others as they come near. */
const labelRows = (labels: LabelMode): StyleRow[] =>
  labels === 'all'
    ? []
    : [
        { selector: 'node, edge', style: SILENT },
        { selector: NAMED[labels], style: WRITTEN },
      ];
