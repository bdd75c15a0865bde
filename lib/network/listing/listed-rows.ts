import { formsOf, type Language } from '@/lib/shared/language/language';
import { withoutMarks } from '@/lib/shared/text';
import { relationshipWords } from '@/lib/words/network';
import { type Comparison, changeRank, changeTold } from '../changes/comparison';
import { nameOf } from '../entity';
import type { NetworkModel } from '../model';
import type { Relationship } from '../relationship';
import { holdingWords } from '../relationship-words';
import { strength } from '../share';
import { type Column, type Listing, MOST_LISTED, type Order } from './listing';

interface ListedRows {
  rows: readonly Relationship[];
  /** How many hold the words that were looked for. */
  found: number;
  /** How many of those were left out, as a table can be too long. */
  beyond: number;
}

type Key = string | number;

/** What a column is sorted by; undefined for what is not known, which stands last in either order. */
type KeyOf = (relationship: Relationship) => Key | undefined;

/** What is listed, and the days that are compared, if any are. */
export interface Listed {
  model: NetworkModel;
  compared?: Comparison;
}

function keysOf({ model, compared }: Listed, language: Language): Record<Column, KeyOf> {
  const name = (id: string) => nameOf(model.entities.get(id), id);
  return {
    owner: ({ parent }) => name(parent),
    owned: ({ child }) => name(child),
    type: ({ type }) => holdingWords(type, language),
    share: ({ share }) => (share.kind === 'unknown' ? undefined : strength(share)),
    confidence: ({ confidence }) => confidence,
    from: ({ from }) => from,
    to: ({ to }) => to,
    change: (one) => (compared ? changeRank(changeTold(one, compared)) : undefined),
  };
}

function compareKeys(a: Key, b: Key, compare: (a: string, b: string) => number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sorted(rows: readonly Relationship[], { descending }: Order, keyOf: KeyOf, language: Language) {
  const { compare } = formsOf(language);
  const sign = descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return sign * compareKeys(a.key, b.key, compare);
  });
  return keyed.map(({ row }) => row);
}

/** Whether a relationship's names, its type, what became of it, or the path of an entity hold all that was typed. */
function finder(
  find: string,
  keys: Record<Column, KeyOf>,
  changeOf: (id: string) => string,
): (relationship: Relationship) => boolean {
  const parts = withoutMarks(find).split(/\s+/).filter(Boolean);
  return (relationship) => {
    const { id, parent, child } = relationship;
    const texts = [keys.owner(relationship), keys.owned(relationship), keys.type(relationship), parent, child];
    const text = withoutMarks([...texts, changeOf(id)].join(' '));
    return parts.every((part) => text.includes(part));
  };
}

/** The rows as the listing wants them; equal ones stay in the order given. */
export function listedRows(
  rows: readonly Relationship[],
  { order, find, all }: Listing,
  listed: Listed,
  language: Language,
): ListedRows {
  const keys = keysOf(listed, language);
  const changeOf = (id: string): string => {
    const kind = listed.compared?.kinds.get(id);
    return kind ? relationshipWords[language].changes[kind] : '';
  };
  const found = find.trim() === '' ? rows : rows.filter(finder(find, keys, changeOf));
  const inOrder = order ? sorted(found, order, keys[order.by], language) : found;
  const shown = all ? inOrder : inOrder.slice(0, MOST_LISTED);
  return { rows: shown, found: found.length, beyond: found.length - shown.length };
}
