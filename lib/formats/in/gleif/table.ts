import type { Raw } from '../raw';

type Tree = Map<string, Tree | string>;

/** Parts of the longest path that a table of GLEIF has, and a few more: no other column is one of its own. */
const LONGEST_PATH = 12;

const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** A text where nothing stands below it, else below `$`; numbered branches are a list. */
function toRaw(tree: Tree): unknown {
  const entries = [...tree].map(([key, value]): [string, unknown] => [
    key,
    value instanceof Map ? toRaw(value) : value,
  ]);
  if (entries.every(([key]) => key === '$')) return tree.get('$');
  if (entries.every(([key]) => isNumber(key))) return entries.map(([, value]) => value);
  return Object.fromEntries(entries);
}

/** Walks the path, makes what is missing, and leaves the text at its end. */
function plant(tree: Tree, path: string[], text: string): void {
  const [key = '', ...rest] = path;
  const found = tree.get(key);
  const below: Tree = found instanceof Map ? found : new Map();
  tree.set(key, below);
  if (rest.length === 0) below.set('$', text);
  else plant(below, rest, text);
}

/**
 * A row of a table of the golden copy, whose columns are paths (`Entity.OtherEntityNames.OtherEntityName.1.type`), as
 * the tree that other files hold. Empty cells say nothing.
 */
export function toTree(row: Raw): Raw {
  const tree: Tree = new Map();
  for (const [column, value] of Object.entries(row)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    const path = column.split('.', LONGEST_PATH + 1);
    if (path.length <= LONGEST_PATH) plant(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([key, value]) => [key, value instanceof Map ? toRaw(value) : value]));
}
