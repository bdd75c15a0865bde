import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formsOf } from '@/lib/shared/language/language';
import { networkSourceWords } from './network';
import { networkControlWords, networkFindingWords, networkOwnershipWords } from './network-analysis';
import { networkLinkWords } from './network-filters';

const [en, de, fr] = [formsOf('en'), formsOf('de'), formsOf('fr')];

describe('the basis of findings', () => {
  it.each([
    [
      1,
      'The filters hide 1 relationship, which is not included.',
      'Die Filter verbergen 1 Beziehung, die nicht mitzählt.',
      'Les filtres masquent 1 relation, qui ne compte pas.',
    ],
    [
      1234,
      'The filters hide 1,234 relationships, which are not included.',
      'Die Filter verbergen 1.234 Beziehungen, die nicht mitzählen.',
      'Les filtres masquent 1\u202f234 relations, qui ne comptent pas.',
    ],
  ])('is given for %d that are hidden', (hidden, english, german, french) => {
    expect(networkFindingWords.en.hidden(en, hidden)).toBe(english);
    expect(networkFindingWords.de.hidden(de, hidden)).toBe(german);
    expect(networkFindingWords.fr.hidden(fr, hidden)).toBe(french);
  });

  it.each([
    [1, 'Berechnet aus der einzigen Beziehung, die geladen ist', 'Calculé à partir de la seule relation'],
    [20, 'Berechnet aus den 20 Beziehungen, die geladen sind', 'Calculé à partir des 20 relations'],
  ])('is given for %d that count', (counted, german, french) => {
    expect(networkFindingWords.de.counted(de, counted)).toContain(german);
    expect(networkFindingWords.fr.counted(fr, counted)).toContain(french);
  });
});

describe('counts', () => {
  it.each([
    [1, '1 ultimate owner', '1 oberster Eigentümer', '1 propriétaire ultime'],
    [3, '3 ultimate owners', '3 oberste Eigentümer', '3 propriétaires ultimes'],
  ])('of %d owners are given in each language', (count, english, german, french) => {
    expect(networkOwnershipWords.en.count(en, count)).toBe(english);
    expect(networkOwnershipWords.de.count(de, count)).toBe(german);
    expect(networkOwnershipWords.fr.count(fr, count)).toBe(french);
  });

  it.each([
    [1, 'It controls 1 company itself', 'Kontrolliert selbst 1 Unternehmen', 'Contrôle elle-même 1 société'],
    [2, 'It controls 2 companies itself', 'Kontrolliert selbst 2 Unternehmen', 'Contrôle elle-même 2 sociétés'],
  ])('of %d controlled companies are given in each language', (count, english, german, french) => {
    expect(networkControlWords.en.controls(en, count)).toBe(english);
    expect(networkControlWords.de.controls(de, count)).toBe(german);
    expect(networkControlWords.fr.controls(fr, count)).toBe(french);
  });
});

describe('the reason to skip a hub', () => {
  const hub = { owned: 60, owners: 70, neighbours: 130 };

  it.each([
    ['owns_many', 'owns 60', 'hält 60 Beteiligungen', 'détient 60 participations'],
    ['owned_by_many', 'has 70 owners', 'hat 70 Eigentümer', 'a 70 propriétaires'],
    ['linked_with_many', 'has 130 neighbours', 'hat 130 Nachbarn', 'a 130 voisines'],
  ] as const)('%s is given in each language', (reason, english, german, french) => {
    expect(networkLinkWords.en.reasons[reason](en, hub)).toBe(english);
    expect(networkLinkWords.de.reasons[reason](de, hub)).toBe(german);
    expect(networkLinkWords.fr.reasons[reason](fr, hub)).toBe(french);
  });
});

it('names are separate from the words around them', () => {
  const said = networkOwnershipWords.de.accountsDiffer(<bdi>A</bdi>, <bdi>B</bdi>, '20–40 %');
  expect(renderToStaticMarkup(said)).toBe(
    'Was <bdi>A</bdi> an <bdi>B</bdi> hält, ist widersprüchlich angegeben: Es gilt 20–40 %.',
  );
});

it.each([
  [1, 'Holds shares in itself'],
  [3, 'Owns itself through others: 3 in the loop'],
])('a loop of %d is described', (members, said) => expect(networkSourceWords.en.inLoop(en, members)).toBe(said));
