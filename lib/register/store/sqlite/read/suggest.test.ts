import { describe, expect, test } from 'vitest';
import { company } from '../../case-inputs';
import { storeCompanyColumns } from '../company-search/search';
import { openDatabase, type SqliteDatabase } from '../open';
import { createRegisterWriter } from '../writer';
import { typedQuery } from './name-query';
import { createSuggestions } from './suggest';

describe('what is asked of the search table for text that is being typed', () => {
  const frequent = ['services', 'serve', 'limited', 'c'];

  test.each([
    ['a word that no frequent one begins with, as a prefix', 'gar', '{name} : ("gar" *)'],
    ['one that some begin with, with these', 'ser', '{name} : (("ser" OR "services" OR "serve"))'],
    ['a frequent word, once', 'services', '{name} : (("services"))'],
    ['the last word only', 'services gar', '{name} : ("services" AND "gar" *)'],
    ['each word before it whole', 'mill ser', '{name} : ("mill" AND ("ser" OR "services" OR "serve"))'],
    ['a legal form of several words, together', 'mill l.l.c', '{name} : ("mill" AND ("l l c"))'],
    ['nothing for no words', ' ', undefined],
  ])('%s: %j', (_, text, expected) => {
    expect(typedQuery(['name'], text, (prefix) => frequent.filter((word) => word.startsWith(prefix)))).toBe(expected);
  });
});

describe('suggestions for words that many names have', () => {
  const NAMES = [
    'Larch Services',
    'Mill Services',
    'Services of Dune',
    'Servo Mill',
    'Amber Gardens',
    'Garden of Dune',
  ];

  function opened(): SqliteDatabase {
    const db = openDatabase(':memory:');
    // Words of addresses are stored too, and must not be taken for those of names.
    const registered_address_in_full = '1 Services Row, Gardenton';
    createRegisterWriter(db).write(
      NAMES.map((name, at) => company(String(at + 1), name, { registered_address_in_full })),
    );
    return db;
  }
  const named = (db: SqliteDatabase, text: string) => createSuggestions(db)(text, 5).companies.map(({ name }) => name);

  test.each(['services', 'mill ser', 'gard', 'dune', 'services of', 'larch s'])(
    'are the same for %j whether or not the import stored the words',
    (text) => {
      const db = opened();
      const before = named(db, text);
      expect(before).not.toEqual([]);
      storeCompanyColumns(db, { worthStoring: 0, frequent: 3 });
      const stored = db.prepare<[], string>('SELECT expression FROM search_words').pluck().all();
      expect(stored.filter((expression) => expression.startsWith('{address}'))).toHaveLength(4);
      expect(stored.some((expression) => expression.startsWith('{name'))).toBe(true);
      expect(named(db, text)).toEqual(before);
    },
  );
});
