import { isJsonObject, type Json } from '@/lib/shared/json';

/** What stands under a dotted path: `mark_details.mark_text`. Undefined where there is nothing. */
export function valueAt(object: Json, path: string): unknown {
  let found: unknown = object;
  for (const key of path.split('.')) {
    if (!isJsonObject(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** The same object without what stands under the path, and without the objects that are empty then. */
export function withoutPath(object: Json, path: string): Json {
  const [key = '', ...below] = path.split('.');
  const { [key]: value, ...others } = object;
  if (!Object.hasOwn(object, key)) return object;
  if (below.length === 0) return others;
  if (!isJsonObject(value)) return object;
  const inner = withoutPath(value, below.join('.'));
  return Object.keys(inner).length === 0 ? others : { ...object, [key]: inner };
}
