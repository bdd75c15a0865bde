import { orAbsent, parseBoolean } from '@/lib/contract/filters';
import { type Draft, report } from './draft';
import { type FieldOf, flagWords } from './fields';
import { contentOf } from './lex';
import { nearest } from './nearest';
import type { Part } from './part';
import { type Problem, shortened } from './problem';

const WORDS: Record<string, boolean> = { yes: true, no: false };

function setFlag(draft: Draft, name: string, value: boolean, part: Part): void {
  const before = draft.flags.get(name);
  if (before !== undefined && before !== value) {
    report(draft, 'error', part.item, ({ words }) => words.contradiction);
  } else draft.flags.set(name, value);
}

/** Reads `inactive:true`, `-branch:yes`. A flag that is left out is one that is false, as the interface has it. */
export function readFlag(draft: Draft, { filter, names }: FieldOf<'flag'>, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const value = WORDS[text] ?? orAbsent(parseBoolean, text);
  if (value !== undefined) setFlag(draft, filter.name, value !== part.negated, part);
  else report(draft, 'error', part.item, ({ words }) => words.noAnswer(names[0], shortened(text)));
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
  const suggestion = near === undefined ? undefined : `${part.negated ? '-' : ''}is:${near}`;
  const says: Problem['says'] = ({ words }) =>
    near === undefined ? words.notOfIs(shortened(text), all) : words.notOfIsBut(shortened(text), near);
  report(draft, 'error', part.item, says, suggestion);
}
