import type { Forms } from '@/lib/shared/language/language';
import { nameOf } from '../entity';
import type { NetworkModel } from '../model';

/** More names than this make no name. */
const MOST_NAMED = 3;

/** The names of the roots as one text: "A, B, C and 4 more". `more` says how many are not named. */
export function rootNames(
  { entities }: Pick<NetworkModel, 'entities'>,
  roots: readonly string[],
  forms: Forms,
  more: (count: number) => string,
): string {
  const names = roots.slice(0, MOST_NAMED).map((id) => nameOf(entities.get(id), id));
  const others = roots.length - names.length;
  return forms.and(others > 0 ? [...names, more(others)] : names);
}
