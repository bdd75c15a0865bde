import { formsOf, type Language } from '@/lib/shared/language/language';
import { caseWords } from '@/lib/words/network-analysis';
import type { NetworkFilter } from '../filter';
import { holdingWords } from '../relationship-words';
import type { CaseWalk, GroupedBy, LabelMode, LayoutName, NetworkPart, TwoDays } from './case';
import type { Command, CommandKind } from './command';

/** What a command does to whom, for sentences in any language. */
interface Telling {
  kind: CommandKind;
  /** How many entities it is about. */
  count: number;
  /** The name of the one entity, or of the group; empty where there are none or several. */
  name: string;
  grouped_by?: GroupedBy;
  closed?: boolean;
  /** The parts of the filter that it sets. */
  filter?: Partial<NetworkFilter>;
  text?: string;
  part?: NetworkPart;
  walk?: CaseWalk;
  layout?: LayoutName;
  labels?: LabelMode;
  days?: TwoDays;
}

export interface Named {
  entity(id: string): string;
  group(id: string): string;
}

/** A command as a telling; the words for it are in `caseWords`. */
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
    case 'compare_days':
      return { kind, count: 0, name: '', days: command.days };
    default:
      return about(command.ids);
  }
}

/** A telling as a sentence without its full stop: for the announcement, the tip of "Undo", and the trail. */
export function sayTelling(telling: Telling, language: Language): string {
  const { said, layouts, labelModes } = caseWords[language];
  const { kind, name, layout, labels, days, part, walk } = telling;
  if (kind === 'filter') return said.filter(filterParts(telling.filter ?? {}, language).join(', '));
  if (kind === 'layout') return said.layout(layout ? layouts[layout] : '');
  if (kind === 'labels') return said.labels(labels ? labelModes[labels] : '');
  if (kind === 'compare_days') return days ? said.days(days.before, days.after) : said.daysGone;
  if (kind === 'close_group') return telling.closed ? said.closeGroup(name) : said.openGroup(name);
  if (kind === 'note' && telling.text?.trim() === '') return said.noteGone(name);
  if (kind === 'walk' || kind === 'expand_part') {
    const who = whoOf(telling, language);
    if (walk) return said.walk(formsOf(language), who, walk.direction, walk.depth);
    return part ? said.expandPart(who, part.side, holdingWords(part.type, language)) : who;
  }
  return sayOf(kind, language)(whoOf(telling, language));
}

/** The kinds that say nothing but whom they are about. */
function sayOf(
  kind: Exclude<CommandKind, 'filter' | 'layout' | 'labels' | 'compare_days' | 'close_group' | 'walk' | 'expand_part'>,
  language: Language,
) {
  return caseWords[language].said[kind];
}

function whoOf({ name, count }: Telling, language: Language): string {
  const { entities, nobody } = caseWords[language];
  if (name !== '') return name;
  return count === 0 ? nobody : formsOf(language).counted(count, entities);
}

/** What a filter, or a part of one, asks for, part by part. A part that is there and undefined is taken away. */
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
  for (const name of ['types', 'kinds', 'jurisdictions', 'statuses'] as const) {
    const values = filter[name];
    if (name in filter) parts.push(words[name](values?.length ? values.join(', ') : words.all));
  }
  return parts;
}
