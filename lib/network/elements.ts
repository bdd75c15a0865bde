import { getOwn } from '@/lib/shared/json';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { codeWords } from '@/lib/shared/text';
import type { KindCounts } from '@/lib/words/arguments';
import { relationshipWords } from '@/lib/words/network';
import type { Painting } from './appearance/appearance';
import { paintClasses } from './appearance/appearance-style';
import type { ChangeKind } from './changes/changes';
import type { Selection } from './filter';
import type { Positions } from './layout';
import { type Entity, isUltimateParent, type NetworkModel, type Relationship, shareWords } from './model';

const LINE = 18;
const LINES = 2;
const CHARACTERS = new Intl.Segmenter();

/** A name in short lines, two by default, broken between words if possible, else cut with an ellipsis. */
export function label(name: string, most = LINES): string {
  const lines: string[] = [];
  let rest = name.trim();
  while (rest !== '' && lines.length < most) {
    const line = lines.length === most - 1 ? cut(rest) : firstLine(rest);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines.join('\n');
}

function firstLine(text: string): string {
  const filled = fill(text, LINE);
  if (filled === text) return text;
  const space = text.slice(0, filled.length + 1).lastIndexOf(' ');
  return space > 0 ? text.slice(0, space) : filled;
}

const cut = (text: string): string => (fill(text, LINE) === text ? text : `${fill(text, LINE - 1).trimEnd()}…`);

/** ASCII: each letter is one character, without combining marks. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** As many whole characters as fit a line; East Asian characters and emoji have double width. */
function fill(text: string, width: number): string {
  // Fast path for most of thousands of names: finding character boundaries takes a hundred times as long.
  if (PLAIN.test(text)) return text.slice(0, width);
  let used = 0;
  let filled = '';
  for (const { segment } of CHARACTERS.segment(text)) {
    used += (segment.codePointAt(0) ?? 0) >= 0x1100 && !/\p{Script=Latin}/u.test(segment) ? 2 : 1;
    if (used > width) break;
    filled += segment;
  }
  return filled;
}

export function kindCounts(entities: Iterable<Entity | undefined>): KindCounts {
  const counts: KindCounts = { companies: 0, persons: 0, unknownOwners: 0 };
  for (const entity of entities) counts[COUNTED_AS[entity?.kind ?? 'company']] += 1;
  return counts;
}

const COUNTED_AS = {
  company: 'companies',
  placeholder: 'companies',
  person: 'persons',
  unknown: 'unknownOwners',
} as const satisfies Record<Entity['kind'], keyof KindCounts>;

/** Head and shoulders as an SVG path in a square of this size: the symbol of a person (Open Ownership, "Parties"). */
export const SIGN_SIZE = 64;
export const PERSON_SIGN = 'M32 14a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17ZM15.5 49a16.5 14.5 0 0 1 33 0Z';

/** A type of relationship or means of holding in words; an unknown code is made readable. */
export function holdingWords(code: string, language: Language): string {
  const known: Readonly<Record<string, string>> = relationshipWords[language].codes;
  const key = code.replaceAll('-', '_');
  return getOwn(known, key) ?? codeWords(code);
}

/** When a relationship ended, or the last date on which it is known to have held; empty if unknown. */
export function endWords({ to, ended }: Pick<Relationship, 'to' | 'ended'>, language: Language): string {
  const words = relationshipWords[language];
  if (!to) return ended ? words.ended : '';
  const day = formsOf(language).date(to);
  return ended ? words.endedOn(day) : words.stillSoOn(day);
}

interface NodeData {
  id: string;
  label: string;
  /** In a structure chart: the size of the box. */
  width?: number;
  height?: number;
  /** Changes with what is drawn of it besides its label. */
  look?: string;
}

export interface NodeElement {
  data: NodeData;
  classes: string;
  position: { x: number; y: number };
}

/** Lines of this confidence or less are dashed: the interface leaves them out by default. */
const SURE = 60;

/** Marks of entities beyond the facts, by id. */
interface Marks {
  /** Nodes that represent several leaves. */
  stacks?: Ids;
  pinned?: Ids;
  /** The roots of the picture; by default the model's root. */
  roots?: Ids;
  /** Of collapsed entities: how many lie behind each. */
  behind?: ReadonlyMap<string, number>;
  /** Entities with a note. */
  noted?: Ids;
  /** Changes between two compared days. */
  changes?: ReadonlyMap<string, ChangeKind>;
  /** What rules of appearance change. */
  painting?: Painting;
}

interface Ids {
  has(id: string): boolean;
}

/** A node for everything with a position, visible or not: the canvas hides and shows them instead of rebuilding. */
export const toNodes = (
  model: NetworkModel,
  positions: Positions,
  language: Language,
  marks: Marks = {},
): NodeElement[] => [...positions].flatMap(([id, position]) => toNode(model, id, position, language, marks) ?? []);

export const placedRelationships = (model: NetworkModel, positions: Positions): Relationship[] =>
  [...model.relationships.values()].filter(({ parent, child }) => positions.has(parent) && positions.has(child));

/** Ids of the visible nodes and edges. */
export const shownIds = (selection: Selection): Set<string> =>
  new Set([...selection.entities, ...selection.relationships.map(({ id }) => id)]);

function toNode(
  model: NetworkModel,
  id: string,
  position: { x: number; y: number },
  language: Language,
  { stacks, pinned, roots, behind, noted, changes, painting }: Marks,
): NodeElement | undefined {
  const entity = model.entities.get(id);
  if (!entity) return undefined;
  const isInactive = entity.status === 'inactive';
  const paint = painting?.nodes.get(id);
  const classes = [
    stacks?.has(id) ? 'stack' : kindOf(entity),
    entity.jurisdiction && flagClass(entity.jurisdiction),
    (roots ? roots.has(id) : id === model.root) && 'root',
    model.expanded.has(id) && 'expanded',
    pinned?.has(id) && 'pinned',
    isInactive && 'inactive',
    changes?.get(id),
    paint && paintClasses(paint),
  ];
  const badge =
    (paint?.badge ? `\n${paint.badge}` : '') +
    (noted?.has(id) ? ' ✎' : '') +
    (behind?.has(id) ? `\n+${behind.get(id)}` : '');
  const name = changeWords(label(entity.name) || id, '\n', language, changes?.get(id)) + badge;
  return {
    data: { id, label: isInactive ? `${name}\n(${relationshipWords[language].inactive})` : name },
    classes: classes.filter(Boolean).join(' '),
    position: { x: position.x, y: position.y },
  };
}

/** Unknown and unnamed entities have their own style (Open Ownership, "Unknowns"). */
const kindOf = ({ kind, name }: Entity): string =>
  kind === 'unknown' || (kind === 'placeholder' && name === '') ? 'placeholder unknown' : kind;

const COUNTRY = /^[a-z]{2}(?=$|_)/;

/** The class of all entities of one country, including its states, by the two letters of its code. */
function flagClass(jurisdiction: string): string {
  const [country] = COUNTRY.exec(jurisdiction.toLowerCase()) ?? [];
  return country ? `in-${country}` : '';
}

/** What a relationship holds: its share, or that an ultimate parent has none, as the steps between are not known. */
export const shareOrSteps = (one: Relationship, language: Language): string =>
  isUltimateParent(one) ? relationshipWords[language].stepsUnknown : shareWords(one.share, language);

/** A share beside its line or in a box, where no heading says what is unknown. */
export function shareOnLine(one: Relationship, language: Language): string {
  const { ultimateParent, noShare } = relationshipWords[language];
  if (isUltimateParent(one)) return ultimateParent;
  return one.share.kind === 'unknown' ? noShare : shareWords(one.share, language);
}

/** The label of a line: the share, and "circular" in words, since colour and shape are not accessible to everyone. */
export function lineWords(one: Relationship, language: Language, isLoop = false, change?: ChangeKind): string {
  const words = changeWords(shareOnLine(one, language), ' · ', language, change);
  return isLoop ? `${words} · ↻ ${relationshipWords[language].circular}` : words;
}

/** Says in words what colour and dashes show, for accessibility. */
const changeWords = (words: string, between: string, language: Language, change: ChangeKind | undefined): string =>
  change ? `${words}${between}${relationshipWords[language].changes[change]}` : words;

/** Of a low confidence, which lines show by dashes. */
export const isDoubtful = ({ confidence }: Relationship): boolean => confidence !== undefined && confidence <= SURE;

export const isUncertain = (one: Relationship): boolean => one.share.kind === 'unknown' || isDoubtful(one);
