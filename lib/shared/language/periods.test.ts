import { describe, expect, it } from 'vitest';
import { formsOf, type Language } from './language';

describe('periods', () => {
  it.each<[Language, string, string, string]>([
    ['en', '2011-05-03', 'since 3 May 2011', 'until 3 May 2011'],
    ['en', '2011', 'since 2011', 'until 2011'],
    ['de', '2011-05-03', 'seit dem 3. Mai 2011', 'bis zum 3. Mai 2011'],
    ['de', '2011-05', 'seit Mai 2011', 'bis Mai 2011'],
    ['fr', '2011-05-03', 'depuis le 3 mai 2011', 'jusqu’au 3 mai 2011'],
    ['fr', '2011-05', 'depuis mai 2011', 'jusqu’en mai 2011'],
    ['fr', '2011', 'depuis 2011', 'jusqu’en 2011'],
    ['de', 'about 1900', 'seit about 1900', 'bis about 1900'],
  ])('with one end: %s writes %j as %j and %j', (language, date, since, until) => {
    expect(formsOf(language).since(date)).toBe(since);
    expect(formsOf(language).until(date)).toBe(until);
  });

  it.each<[Language, string, string]>([
    ['en', '2011-05-03', 'from 3 May 2011'],
    ['de', '2011-05-03', 'ab dem 3. Mai 2011'],
    ['de', '2011', 'ab 2011'],
    ['fr', '2011-05-03', 'à partir du 3 mai 2011'],
    ['fr', '2011-10', 'à partir d’octobre 2011'],
  ])('with a start, and perhaps over: %s writes %j as %j', (language, date, from) => {
    expect(formsOf(language).from(date)).toBe(from);
  });

  it.each<[Language, string, string, string]>([
    ['en', '2011-05-03', '2015', '3 May 2011 to 2015'],
    ['de', '2011-05-03', '2015-06', '3. Mai 2011 bis Juni 2015'],
    ['fr', '2011-05-03', '2015-06-04', 'du 3 mai 2011 au 4 juin 2015'],
    ['fr', '2011-04', '2015-08', 'd’avril 2011 à août 2015'],
    ['fr', '2011', '2015-06-04', 'de 2011 au 4 juin 2015'],
  ])('with both ends: %s writes %j and %j as %j', (language, from, to, words) => {
    expect(formsOf(language).span(from, to)).toBe(words);
  });
});
