import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { type Change, changeInWords } from './watchlist';

const languages: Language[] = ['en', 'de', 'fr'];

describe('a change in words', () => {
  it.each<[Change, string, string, string]>([
    [
      { what: 'status', from: 'Active', to: 'Dissolved' },
      'Status|Active|Dissolved',
      'Status|Active|Dissolved',
      'Statut|Active|Dissolved',
    ],
    [
      { what: 'activity', from: 'false', to: 'true' },
      'Activity|active|inactive',
      'Aktivität|aktiv|inaktiv',
      'Activité|active|inactive',
    ],
    [
      { what: 'dissolved', to: '2026-01-02' },
      'Dissolved||2 January 2026',
      'Aufgelöst||2. Januar 2026',
      'Dissolution||2 janvier 2026',
    ],
    [
      { what: 'dissolved', to: '2026-01' },
      'Dissolved||January 2026',
      'Aufgelöst||Januar 2026',
      'Dissolution||janvier 2026',
    ],
    [
      { what: 'officer_listed', to: 'Ada', position: 'director' },
      'Officer newly listed||Ada (director)',
      'Organ neu verzeichnet||Ada (director)',
      'Dirigeant nouvellement inscrit||Ada (director)',
    ],
    [
      { what: 'filing', to: 'Accounts', date: '2026-01-02' },
      'New filing||Accounts, 2 January 2026',
      'Neue Einreichung||Accounts, 2. Januar 2026',
      'Nouveau dépôt||Accounts, 2 janvier 2026',
    ],
    [
      { what: 'filing', to: 'Accounts' },
      'New filing||Accounts',
      'Neue Einreichung||Accounts',
      'Nouveau dépôt||Accounts',
    ],
  ])('%j is said in each language', (change, ...said) => {
    const all = languages.map((language) => changeInWords(change, language));
    expect(all.map(({ what, from, to }) => [what, from, to].join('|'))).toEqual(said);
  });
});
