import { createHmac, randomBytes } from 'node:crypto';
import { isShared, type Suppressions } from '../prepare/suppress';
import type { SqliteDatabase } from './open';

const PERSON_BYTES = 6;
const KEY_BYTES = 32;
/** 132 bits of a hash. */
const HASH_LENGTH = 22;

/** Stands for all persons: those of one company share its sign. */
const ANYBODY = '';

/** A suppressed person, by its opaque id. */
export interface SuppressedPerson {
  id: string;
  suppressed_at: string;
}

const rowsOf = <Row>(db: SqliteDatabase, sql: string): Row[] => db.prepare<[], Row>(sql).all();

/** The suppressed persons of a register. */
export const listSuppressed = (db: SqliteDatabase): SuppressedPerson[] =>
  rowsOf(db, 'SELECT id, suppressed_at FROM suppressed_persons ORDER BY suppressed_at, id');

function keyOf(db: SqliteDatabase): string | undefined {
  return db.prepare<[], string>('SELECT key FROM suppression_keys').pluck().get();
}

/** The suppressed persons of a register, as far as they were there when this was made, and what was added here. */
export interface KnownSuppressions extends Suppressions {
  readonly isEmpty: boolean;
  /** Number of signs. */
  readonly size: number;
  /** A new person with these signs. Returns its id. */
  add(signs: readonly string[]): string;
  remove(person: string): void;
  /** Stores what was added, learnt and removed since, in the register or another one. Call in a transaction. */
  store(db: SqliteDatabase, now: string): void;
}

/** Reads who is suppressed. */
export function readSuppressions(db: SqliteDatabase): KnownSuppressions {
  let key = keyOf(db);
  const persons = new Set(listSuppressed(db).map(({ id }) => id));
  const known = new Map<string, string>();
  for (const { hash, person } of rowsOf<{ hash: string; person: string }>(
    db,
    'SELECT hash, person FROM suppressed_signs',
  ))
    known.set(hash, person);
  const learnt = new Map<string, string>();
  const hash = (text: string): string => {
    key ??= randomBytes(KEY_BYTES).toString('base64');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
  };
  function learn(person: string, all: readonly string[]): void {
    for (const sign of all) {
      const hashed = hash(sign);
      if (known.has(hashed)) continue;
      const of = isShared(sign) ? ANYBODY : person;
      known.set(hashed, of);
      learnt.set(hashed, of);
    }
  }
  return {
    get isEmpty() {
      return persons.size === 0;
    },
    get size() {
      return known.size;
    },
    find: (sign) => (persons.size === 0 ? undefined : known.get(hash(sign))),
    learn,
    hash,
    add(signs) {
      const person = randomBytes(PERSON_BYTES).toString('hex');
      persons.add(person);
      learn(person, signs);
      return person;
    },
    remove(person) {
      persons.delete(person);
      for (const map of [known, learnt]) for (const [hashed, of] of map) if (of === person) map.delete(hashed);
    },
    store(target, now) {
      if (learnt.size === 0 && persons.size === listSuppressed(target).length) return;
      if (keyOf(target) === undefined) target.prepare('INSERT INTO suppression_keys (key) VALUES (?)').run(key);
      const ids = JSON.stringify([...persons]);
      target
        .prepare('DELETE FROM suppressed_signs WHERE person <> ? AND person NOT IN (SELECT value FROM json_each(?))')
        .run(ANYBODY, ids);
      target.prepare('DELETE FROM suppressed_persons WHERE id NOT IN (SELECT value FROM json_each(?))').run(ids);
      const addPerson = target.prepare('INSERT OR IGNORE INTO suppressed_persons (id, suppressed_at) VALUES (?, ?)');
      for (const id of persons) addPerson.run(id, now);
      const addSign = target.prepare('INSERT OR IGNORE INTO suppressed_signs (hash, person) VALUES (?, ?)');
      for (const [hashed, person] of learnt) addSign.run(hashed, person);
      learnt.clear();
    },
  };
}
