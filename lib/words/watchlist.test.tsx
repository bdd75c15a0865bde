import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formsOf } from '@/lib/shared/language/language';
import { watchButtonWords } from './watch-button';
import { watchlistWords } from './watchlist';

const [de, fr] = [formsOf('de'), formsOf('fr')];

describe('the status of the list', () => {
  const standing = { watched: 1, checked: 1, changed: 0, failed: 0, isChecking: false };
  it.each([
    [
      standing,
      '1 company watched, 1 checked, 0 changed since you looked.',
      '1 Unternehmen gemerkt, 1 geprüft, 0 seither geändert.',
      '1 société suivie, 1 vérifiée, 0 modifiée depuis.',
    ],
    [
      { ...standing, watched: 3, checked: 2, changed: 2, failed: 1, isChecking: true },
      'Checking: 3 companies watched, 2 checked, 2 changed since you looked, 1 could not be checked.',
      'Prüfung läuft: 3 Unternehmen gemerkt, 2 geprüft, 2 seither geändert, 1 nicht prüfbar.',
      'Vérification en cours\u202f: 3 sociétés suivies, 2 vérifiées, 2 modifiées depuis, 1 non vérifiable.',
    ],
  ])('is written for %j', (given, english, german, french) => {
    expect(watchlistWords.en.standing(formsOf('en'), given)).toBe(english);
    expect(watchlistWords.de.standing(de, given)).toBe(german);
    expect(watchlistWords.fr.standing(fr, given)).toBe(french);
  });
});

describe('the result of an import', () => {
  it.each([
    [
      { added: 1, known: 0, unreadable: 0 },
      '1 company added, 0 already here.',
      '1 Unternehmen hinzugefügt, 0 schon hier.',
      '1 société ajoutée, 0 déjà présente.',
    ],
    [
      { added: 0, known: 2, unreadable: 3 },
      '0 companies added, 2 already here, 3 could not be read.',
      '0 Unternehmen hinzugefügt, 2 schon hier, 3 nicht lesbar.',
      '0 société ajoutée, 2 déjà présentes, 3 illisibles.',
    ],
  ])('is written for %j', (brought, english, german, french) => {
    expect(watchlistWords.en.file.brought(formsOf('en'), brought)).toBe(english);
    expect(watchlistWords.de.file.brought(de, brought)).toBe(german);
    expect(watchlistWords.fr.file.brought(fr, brought)).toBe(french);
  });
});

describe('a change', () => {
  it.each([
    ['en', 'Status: from “<bdi>A</bdi>” to “<bdi>B</bdi>”', 'Status: was “<bdi>A</bdi>”'],
    ['de', 'Status: von „<bdi>A</bdi>“ zu „<bdi>B</bdi>“', 'Status: vorher „<bdi>A</bdi>“'],
    [
      'fr',
      'Status\u202f: de «\u202f<bdi>A</bdi>\u202f» à «\u202f<bdi>B</bdi>\u202f»',
      'Status\u202f: avant «\u202f<bdi>A</bdi>\u202f»',
    ],
  ] as const)('is quoted in %s with its quotation marks', (language, changed, gone) => {
    const words = watchButtonWords[language];
    expect(renderToStaticMarkup(words.changedFromTo('Status', <bdi>A</bdi>, <bdi>B</bdi>))).toBe(changed);
    expect(renderToStaticMarkup(words.changedFrom('Status', <bdi>A</bdi>))).toBe(gone);
  });
});
