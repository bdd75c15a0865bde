import { formsOf, type Language } from '@/lib/shared/language/language';
import { caseWords } from '@/lib/words/network-analysis';
import { networkAppearanceWords } from '@/lib/words/network-appearance';
import { APPEARANCE_PARTS, type Appearance } from '../appearance/appearance';
import type { TwoDays } from '../changes/changes';
import { holdingWords } from '../elements';
import { FACETS, type NetworkFilter, NO_TAG } from '../filter';
import {
  apply,
  type Case,
  type CaseWalk,
  type Command,
  type CommandKind,
  type GroupedBy,
  type LabelMode,
  type LayoutName,
  type NetworkPart,
} from './case';

/** What a command does, for a sentence in any language. */
interface Telling {
  kind: CommandKind;
  /** The number of entities affected. */
  count: number;
  /** The name of the entity or group; empty for none or several. */
  name: string;
  grouped_by?: GroupedBy;
  closed?: boolean;
  /** The parts of the filter that change. */
  filter?: Partial<NetworkFilter>;
  text?: string;
  tag?: string;
  part?: NetworkPart;
  walk?: CaseWalk;
  layout?: LayoutName;
  labels?: LabelMode;
  appearance?: Partial<Appearance>;
  days?: TwoDays;
}

export interface Named {
  entity(id: string): string;
  group(id: string): string;
}

/** Describes a command; the words are in `caseWords`. */
export function tellingOf(command: Command, named: Named): Telling {
  const { kind } = command;
  const about = (ids: readonly string[]): Telling => {
    const [only = ''] = ids;
    return { kind, count: ids.length, name: ids.length === 1 ? named.entity(only) : '' };
  };
  switch (command.kind) {
    case 'pin':
      return about(command.places.map(([id]) => id));
    case 'remove_root':
    case 'stack':
    case 'unstack':
      return about([command.id]);
    case 'note':
      return { ...about([command.id]), text: command.text };
    case 'tag':
    case 'untag':
      return { ...about(command.ids), tag: command.tag };
    case 'expand_part':
      return { ...about([command.part.of]), part: command.part };
    case 'walk':
      return { ...about(command.walk.from), walk: command.walk };
    case 'group': {
      const { name, members, by } = command.group;
      return { kind, count: members.length, name, grouped_by: by };
    }
    case 'ungroup':
      return { kind, count: 0, name: named.group(command.id) };
    case 'close_group':
      return { kind, count: 0, name: named.group(command.id), closed: command.closed };
    case 'filter':
      return { kind, count: 0, name: '', filter: command.filter };
    case 'layout':
      return { kind, count: 0, name: '', layout: command.layout };
    case 'labels':
      return { kind, count: 0, name: '', labels: command.labels };
    case 'appearance':
      return { kind, count: 0, name: '', appearance: command.appearance };
    case 'compare_days':
      return { kind, count: 0, name: '', days: command.days };
    default:
      return about(command.ids);
  }
}

/** The description as a sentence without full stop, for announcements, the undo tooltip and the history. */
export function sayTelling(telling: Telling, language: Language): string {
  const { said, layouts, labelModes } = caseWords[language];
  const { kind, name, layout, labels, days, part, walk } = telling;
  if (kind === 'filter') return said.filter(filterParts(telling.filter ?? {}, language).join(', '));
  if (kind === 'layout') return said.layout(layout ? layouts[layout] : '');
  if (kind === 'labels') return said.labels(labels ? labelModes[labels] : '');
  if (kind === 'appearance') return said.appearance(appearanceParts(telling.appearance ?? {}, language).join(', '));
  if (kind === 'compare_days') return days ? said.days(days.before, days.after) : said.daysGone;
  if (kind === 'close_group') return telling.closed ? said.closeGroup(name) : said.openGroup(name);
  if (kind === 'note' && telling.text?.trim() === '') return said.noteGone(name);
  if (kind === 'tag' || kind === 'untag') return said[kind](whoOf(telling, language), telling.tag ?? '');
  if (kind === 'walk' || kind === 'expand_part') {
    const who = whoOf(telling, language);
    if (walk) return said.walk(formsOf(language), who, walk.direction, walk.depth);
    return part ? said.expandPart(who, part.side, holdingWords(part.type, language)) : who;
  }
  return sayOf(kind, language)(whoOf(telling, language));
}

/** The kinds whose description only names the entities. */
function sayOf(
  kind: Exclude<
    CommandKind,
    | 'filter'
    | 'tag'
    | 'untag'
    | 'layout'
    | 'labels'
    | 'appearance'
    | 'compare_days'
    | 'close_group'
    | 'walk'
    | 'expand_part'
  >,
  language: Language,
) {
  return caseWords[language].said[kind];
}

function appearanceParts(appearance: Partial<Appearance>, language: Language): string[] {
  const words = networkAppearanceWords[language];
  return APPEARANCE_PARTS.flatMap((part) => {
    const rule = appearance[part];
    if (rule === undefined) return [];
    const rules: Readonly<Record<string, string>> = part === 'lines' ? words.lineRules : words.rules;
    return [`${words.parts[part]}: ${rules[rule]}`];
  });
}

function whoOf({ name, count }: Telling, language: Language): string {
  const { entities, nobody } = caseWords[language];
  if (name !== '') return name;
  return count === 0 ? nobody : formsOf(language).counted(count, entities);
}

/** The parts of a filter in words. A part that is present but undefined is being removed. */
export function filterParts(filter: Partial<NetworkFilter>, language: Language): string[] {
  const words = caseWords[language].filter;
  const { confidence, ownership, unknown } = filter;
  const parts: string[] = [];
  if (confidence !== undefined) {
    parts.push(confidence === 'all' || confidence === 0 ? words.anyConfidence : words.confidence(confidence));
  }
  if (ownership !== undefined) parts.push(words.ownership(ownership));
  if (unknown !== undefined) parts.push(unknown ? words.unknown : words.notUnknown);
  if ('date' in filter) parts.push(filter.date ? words.date(filter.date) : words.anyDate);
  for (const name of FACETS) {
    const values = filter[name]?.map((value) => (name === 'tags' && value === NO_TAG ? words.untagged : value));
    if (name in filter) parts.push(words[name](values?.length ? values.join(', ') : words.all));
  }
  return parts;
}

/** A command with the case before and after it. */
export interface Step {
  command: Command;
  /** ISO 8601, given by the caller. */
  at: string;
  before: Case;
  after: Case;
}

/** A case with its history. Immutable. */
export interface History {
  present: Case;
  done: readonly Step[];
  /** The most recently undone step comes last. */
  undone: readonly Step[];
}

/** Limit of undo and of the saved trail. */
const MAX_STEPS = 1_000;

export const newHistory = (present: Case): History => ({ present, done: [], undone: [] });

/** Runs a command and clears the undone steps. A command that changes nothing adds no step. */
export function run(history: History, command: Command, at: string): History {
  const { present, done } = history;
  const after = apply(present, command);
  if (after === present) return history;
  return { present: after, done: [...done, { command, at, before: present, after }].slice(-MAX_STEPS), undone: [] };
}

/**
 * Runs a command that may extend the last step: dragging a slider or a node, or typing a note, is one step. A command
 * with another subject adds a new step.
 */
export function runOn(history: History, command: Command, at: string): History {
  const last = history.done.at(-1);
  const goesOn = last && history.undone.length === 0 && subjectOf(last.command) === subjectOf(command);
  if (!goesOn || subjectOf(command) === undefined) return run(history, command, at);
  return run({ present: last.before, done: history.done.slice(0, -1), undone: [] }, command, at);
}

/** What a continuous change is about; undefined for single commands. */
function subjectOf(command: Command): string | undefined {
  if (command.kind === 'filter') return JSON.stringify([command.kind, ...Object.keys(command.filter).sort()]);
  if (command.kind === 'pin') return JSON.stringify([command.kind, ...command.places.map(([id]) => id)]);
  return command.kind === 'note' ? JSON.stringify([command.kind, command.id]) : undefined;
}

export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return { present: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { present: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}

/** The history after `count` steps, done or undone. */
export function atStep(history: History, count: number): History {
  let there = history;
  while (there.done.length > count && there.done.length > 0) there = undo(there);
  while (there.done.length < count && there.undone.length > 0) there = redo(there);
  return there;
}

/** The number of steps after which the case fulfils the condition, the nearest first; undefined if it never does. */
export function stepWith({ present, done, undone }: History, isMeant: (view: Case) => boolean): number | undefined {
  const moments = [...done.map(({ before }) => before), present, ...undone.toReversed().map(({ after }) => after)];
  const counts = [...moments.keys()].toSorted((a, b) => Math.abs(a - done.length) - Math.abs(b - done.length));
  return counts.find((count) => {
    const view = moments[count];
    return view !== undefined && isMeant(view);
  });
}

/** The steps so far, to be listed, saved or replayed, starting with the first one that is still known. */
export interface Trail {
  from: Case;
  steps: readonly { command: Command; at: string }[];
}

export const trailOf = ({ present, done }: History): Trail => ({
  from: done[0]?.before ?? present,
  steps: done.map(({ command, at }) => ({ command, at })),
});

/** Replays a trail step by step. */
export const replay = ({ from, steps }: Trail): History =>
  steps.reduce((history, { command, at }) => run(history, command, at), newHistory(from));
