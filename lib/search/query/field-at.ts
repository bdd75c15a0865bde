import type { SearchPage } from '../filters';
import { type QueryField, roleOf } from './fields';
import { lex } from './lex';
import { divide } from './part';

/** The field in whose value the caret stands; undefined where it stands in its name, in a word of a name, or nowhere. */
export function fieldAt(page: SearchPage, text: string, caret: number): QueryField | undefined {
  const item = lex(text).find(({ start, end }) => start <= caret && caret <= end);
  if (!item) return undefined;
  const part = divide(item);
  const role = roleOf(page, part);
  return typeof role === 'object' && caret >= (part.value[0]?.start ?? item.end) ? role : undefined;
}
