import { describe, expect, it } from 'vitest';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { groupingWords } from '@/lib/words/grouping';
import { membersOf } from './grouping-profile';

const member = (jurisdiction_code: string | null, inactive: boolean | null) => ({
  company: { name: 'Invented Ltd', jurisdiction_code, inactive, service_url: '/companies/gb/1' },
});

const MIXED = [member('gb', true), member('fr', null), member('fr', false)];

describe('summary of a corporate grouping', () => {
  it.each<[Language, Parameters<typeof membersOf>[0], string]>([
    ['en', [], '0 companies.'],
    ['en', [member('gb', false)], '1 company in 1 jurisdiction.'],
    ['en', [member(null, false), member(null, false)], '2 companies.'],
    ['en', MIXED, '3 companies in 2 jurisdictions, 1 inactive and 1 of unknown status.'],
    ['de', [member('gb', false)], '1 Unternehmen in 1 Rechtsraum.'],
    ['de', MIXED, '3 Unternehmen in 2 Rechtsräumen, davon 1 inaktiv und 1 mit unbekanntem Status.'],
    ['fr', [], '0 société.'],
    ['fr', [...MIXED, member('gb', true)], '4 sociétés dans 2 juridictions, dont 2 inactives et 1 de statut inconnu.'],
  ])('counts known members and names unknown ones: in %s %j', (language, memberships, words) =>
    expect(groupingWords[language].members(formsOf(language), membersOf(memberships))).toBe(words),
  );
});
