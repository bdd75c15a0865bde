import { termKey } from '@/lib/shared/names/term-key';
import { type Draft, isFull, report } from './draft';
import type { FieldOf } from './fields';
import { isLei } from './lei';
import { nearest } from './nearest';
import type { Part, Value } from './part';
import { printValue } from './print';
import { type Problem, shortened } from './problem';

/** Each is compared with up to a thousand known ones, and a text may hold thousands. */
const MOST_COMPARED = 20;

/** Why a value cannot be one of its field, by its form alone. */
function malformed(name: string, part: Part, { text }: Value): Problem['says'] | undefined {
  if (name === 'industry_codes' && !text.includes('-')) {
    return ({ words }) => words.noScheme;
  }
  if (part.name === 'lei' && !isLei(text)) {
    return ({ words }) => words.noLei(shortened(text));
  }
  return undefined;
}

/** Says of a value that is in the search where it is likely to find nothing as it is written. */
export function doubtTerm(draft: Draft, { filter, names }: FieldOf<'terms'>, part: Part, value: Value): void {
  const wrong = malformed(filter.name, part, value);
  if (wrong !== undefined) report(draft, 'note', value, wrong);
  const known = draft.known[filter.name] ?? [];
  if (known.length === 0 || isFull(draft) || draft.compared++ >= MOST_COMPARED) return;
  const key = termKey(value.text);
  if (known.some((each) => termKey(each.value) === key)) return;
  const near = nearest(
    value.text,
    known.map((each) => each.value),
  );
  if (near === undefined) return;
  const says: Problem['says'] = ({ words }) => words.notCounted(names[0], shortened(value.text), shortened(near));
  report(draft, 'note', value, says, printValue(filter.name, near));
}
