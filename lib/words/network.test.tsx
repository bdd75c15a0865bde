import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formsOf } from '@/lib/shared/language/language';
import { networkFactWords, networkSelectionWords } from './network';

const [de, fr] = [formsOf('de'), formsOf('fr')];

describe('the line of counts', () => {
  const companies = (many: number) => ({ companies: many, persons: 0, unknownOwners: 0 });
  const counts = (shown: number, relationships: number, ofCompanies: number, ofRelationships: number) => ({
    ...companies(shown),
    relationships,
    of: companies(ofCompanies),
    ofRelationships,
  });

  it.each([
    [
      counts(18, 20, 28, 30),
      '18 of 28 companies · 20 of 30 relationships shown',
      'Gezeigt: 18 von 28 Unternehmen · 20 von 30 Beziehungen',
      'Affichées\u202f: 18 sociétés sur 28 · 20 relations sur 30',
    ],
    [
      counts(2, 1, 1332, 1),
      '2 of 1,332 companies · 1 of 1 relationship shown',
      'Gezeigt: 2 von 1.332 Unternehmen · 1 von 1 Beziehung',
      'Affichées\u202f: 2 sociétés sur 1\u202f332 · 1 relation sur 1',
    ],
    [
      {
        ...{ companies: 2, persons: 1, unknownOwners: 0, relationships: 3, ofRelationships: 9 },
        of: { companies: 4, persons: 5, unknownOwners: 1 },
      },
      '2 of 4 companies · 1 of 5 persons · 0 of 1 unknown owner · 3 of 9 relationships shown',
      'Gezeigt: 2 von 4 Unternehmen · 1 von 5 Personen · 0 von 1 unbekannter Eigentümer · 3 von 9 Beziehungen',
      'Affichées\u202f: 2 sociétés sur 4 · 1 personne sur 5 · 0 propriétaire inconnu sur 1 · 3 relations sur 9',
    ],
  ])('of %j is written in each language', (given, english, german, french) => {
    expect(networkSelectionWords.en.shown(formsOf('en'), given)).toBe(english);
    expect(networkSelectionWords.de.shown(de, given)).toBe(german);
    expect(networkSelectionWords.fr.shown(fr, given)).toBe(french);
  });
});

describe('the result of an expansion', () => {
  it.each([
    [
      { companies: 0, persons: 0, unknownOwners: 0, relationships: 1 },
      'A: 0 companies and 1 relationship added.',
      'A: 0 Unternehmen und 1 Beziehung hinzugekommen.',
      'A\u202f: ajout de 0 société et de 1 relation.',
    ],
    [
      { companies: 1, persons: 2, unknownOwners: 0, relationships: 1000 },
      'A: 1 company, 2 persons and 1,000 relationships added.',
      'A: 1 Unternehmen, 2 Personen und 1.000 Beziehungen hinzugekommen.',
      'A\u202f: ajout de 1 société, 2 personnes et de 1\u202f000 relations.',
    ],
  ])('of %j is written in each language', (brought, english, german, french) => {
    expect(networkSelectionWords.en.added(formsOf('en'), 'A', brought)).toBe(english);
    expect(networkSelectionWords.de.added(de, 'A', brought)).toBe(german);
    expect(networkSelectionWords.fr.added(fr, 'A', brought)).toBe(french);
  });

  it('and the reason for an empty one keep names separate from the words', () => {
    const failed = networkSelectionWords.de.failed(<bdi>A</bdi>, 'Das Register ist überlastet.');
    expect(renderToStaticMarkup(failed)).toBe(
      'Das Netzwerk von <bdi>A</bdi> konnte nicht geladen werden. Das Register ist überlastet.',
    );
  });
});

describe('the new focus of the ring', () => {
  const entity = { name: 'A', kind: 'placeholder', owners: 1, owned: 2, isExpanded: true } as const;

  it.each([
    ['en', 'A, placeholder, 1 owner, 2 owned, expanded'],
    ['de', 'A, Platzhalter, 1 Eigentümer, 2 Beteiligungen, erweitert'],
    ['fr', 'A, entité provisoire, 1 propriétaire, 2 participations, développée'],
  ] as const)('is announced in %s', (language, said) =>
    expect(networkFactWords[language].entityFocused(formsOf(language), entity)).toBe(said),
  );
});
