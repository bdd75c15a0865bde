import { LETTERS, type Letter, type LetterPage, type LetterPosition, type Neighbour } from '@/lib/contract/neighbours';
import type { SqliteDatabase } from '../open';
import { createIndexHint, LAST_LETTER, truth } from '../sql-parts';

/** The expression of the index: "gb:alder limited". */
const KEY = "c.jurisdiction_code || ':' || c.sort_name";

interface Row extends Omit<Neighbour, 'inactive'> {
  id: number;
  key: string;
  inactive: number | null;
}

/** The keys of a letter: from, and up to but not including. Folded names that begin after "z" are with it. */
function rangeOf(code: string, letter: Letter): [from: string, to: string] {
  if (letter === '#') return [`${code}:`, `${code}:a`];
  return [
    `${code}:${letter}`,
    `${code}:${letter === 'z' ? LAST_LETTER : String.fromCharCode(letter.charCodeAt(0) + 1)}`,
  ];
}

/** A place in the order of names; companies of one name are sorted by id. */
type Place = Pick<Row, 'id' | 'key'>;

const COLUMNS = `c.id, ${KEY} AS key, c.name, c.jurisdiction_code, c.company_number, c.inactive`;

/**
 * Pages of the companies of a jurisdiction by letter, read off one index. Undefined while the register has no such
 * index.
 */
export function createLetterReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const findPlace = db.prepare<[string, string], Place>(
    `SELECT c.id, ${KEY} AS key FROM companies c WHERE c.jurisdiction_code = ? AND c.company_number = ?`,
  );

  function readerOf(index: string) {
    const from = `FROM companies c ${index} WHERE c.redacted = 0`;
    const isUsed = db.prepare<string[], number>(`SELECT 1 ${from} AND ${KEY} >= ? AND ${KEY} < ? LIMIT 1`).pluck();
    const listAfter = db.prepare<unknown[], Row>(
      `SELECT ${COLUMNS} ${from} AND ${KEY} >= ? AND ${KEY} < ? AND (${KEY} > ? OR c.id > ?)
       ORDER BY ${KEY}, c.id LIMIT ?`,
    );
    const listBefore = db.prepare<unknown[], Row>(
      `SELECT ${COLUMNS} ${from} AND ${KEY} >= ? AND ${KEY} <= ? AND (${KEY} < ? OR c.id < ?)
       ORDER BY ${KEY} DESC, c.id DESC LIMIT ?`,
    );

    return (code: string, requested: Letter | undefined, position: LetterPosition, limit: number): LetterPage => {
      const letters = LETTERS.filter((letter) => isUsed.get(...rangeOf(code, letter)) !== undefined);
      const letter = requested ?? letters[0];
      if (letter === undefined) return { letters, companies: [], hasBefore: false, hasAfter: false };
      const [first, end] = rangeOf(code, letter);
      const after = ({ key, id }: Place, many: number): Row[] => listAfter.all(key, end, key, id, many);
      const before = ({ key, id }: Place, many: number): Row[] => listBefore.all(first, key, key, id, many).reverse();

      const number = position && ('after' in position ? position.after : position.before);
      const found = number === undefined ? undefined : findPlace.get(code, number);
      const isIn = found !== undefined && found.key >= first && found.key < end;
      const rows =
        isIn && position && 'before' in position
          ? before(found, limit)
          : after(isIn ? found : { id: 0, key: first }, limit);
      const [head, last] = [rows[0], rows.at(-1)];
      return {
        letters,
        letter,
        companies: rows.map(({ id: _id, key: _key, inactive, ...row }) => ({ ...row, inactive: truth(inactive) })),
        hasBefore: head !== undefined && before(head, 1).length > 0,
        hasAfter: last !== undefined && after(last, 1).length > 0,
      };
    };
  }

  let read: ReturnType<typeof readerOf> | undefined;
  return (...request: Parameters<ReturnType<typeof readerOf>>): LetterPage | undefined => {
    const index = indexedBy('companies_by_place_and_name');
    if (index === '') return undefined;
    read ??= readerOf(index);
    return read(...request);
  };
}
