import { orAbsent, parseBoolean } from '@/lib/contract/filters';
import { type Draft, report } from './draft';
import { type FieldOf, flagWords } from './fields';
import { contentOf } from './lex';
import { nearest } from './nearest';
import type { Part } from './part';
import { quoted } from './problem';

const WORDS: Record<string, boolean> = { yes: true, no: false };

function setFlag(draft: Draft, name: string, value: boolean, part: Part): void {
  const before = draft.flags.get(name);
  if (before !== undefined && before !== value) {
    report(draft, 'error', part.item, `This contradicts an earlier part of the query, which asks for the opposite.`);
  } else draft.flags.set(name, value);
}

/** Reads `inactive:true`, `-branch:yes`. A flag that is left out is one that is false, as the interface has it. */
export function readFlag(draft: Draft, { filter, names }: FieldOf<'flag'>, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const value = WORDS[text] ?? orAbsent(parseBoolean, text);
  if (value !== undefined) setFlag(draft, filter.name, value !== part.negated, part);
  else report(draft, 'error', part.item, `${quoted(text)} does not answer “${names[0]}”: true or false does.`);
}

/** Reads `is:branch`, `-is:inactive`. */
export function readIs(draft: Draft, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const flags = flagWords(draft.page);
  const flag = flags.find(({ word }) => word === text);
  if (flag) {
    setFlag(draft, flag.name, flag.value !== part.negated, part);
    return;
  }
  const all = flags.map(({ word }) => word);
  const near = nearest(text, all);
  const meant = near === undefined ? `: it may be ${all.join(', ')}.` : `; ${near} was meant?`;
  const suggestion = near === undefined ? undefined : `${part.negated ? '-' : ''}is:${near}`;
  report(draft, 'error', part.item, `“is” does not know ${quoted(text)}${meant}`, suggestion);
}
