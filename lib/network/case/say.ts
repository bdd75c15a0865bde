import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { caseWords } from '@/lib/words/network-analysis';
import type { NetworkFilter } from '../filter';
import { holdingWords } from '../relationship-words';
import type { CommandKind } from './command';
import type { Telling } from './telling';

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
