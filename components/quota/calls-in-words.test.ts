import { describe, expect, it } from 'vitest';
import type { QuotaStatus } from '@/lib/contract/quota';
import type { Language } from '@/lib/shared/language/language';
import { QUOTA_STATUS } from '@/lib/testing/quota-status';
import { statusVerdict } from './account-report';
import { backAt, callsInWords, quotaInWords, quotaLevel } from './calls-in-words';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const quotaStatus = (part: Partial<QuotaStatus>): QuotaStatus => ({ ...QUOTA_STATUS, ...part });

function texts(part: Partial<QuotaStatus>, language: Language): string[] {
  const { full, short, until = '' } = quotaInWords(quotaStatus(part), NOW, language);
  return [full, `${short}${until}`];
}

describe('quota meter text', () => {
  it.each([
    [{}, 'plenty', '20 calls left today', '20 left'],
    [{ yours: 6 }, 'plenty', '6 calls left today', '6 left'],
    [{ yours: 5 }, 'little', '5 calls left today', '5 left'],
    [{ yours: 1 }, 'little', '1 call left today', '1 left'],
    [{ left: { today: 38, this_month: 20 } }, 'little', '20 calls left today', '20 left'],
    [{ yours: 0 }, 'none', 'No calls left, more from 00:00 UTC', '0 left until 00:00 UTC'],
    [{ yours: -3 }, 'none', 'No calls left, more from 00:00 UTC', '0 left until 00:00 UTC'],
    [
      { yours: 0, left: { today: 10, this_month: 0 } },
      'none',
      'No calls left, more from 1 December 2026, 00:00 UTC',
      '0 left until 1 December 2026, 00:00 UTC',
    ],
    [{ yours: 1_000_000_000 }, 'plenty', 'over a million calls left today', 'over 1M left'],
  ])('for %j is %s: %s', (part, want, full, short) => {
    expect(quotaLevel(quotaStatus(part))).toBe(want);
    expect(texts(part, 'en')).toEqual([full, short]);
  });

  it.each([
    ['de', { yours: 1 }, 'Heute noch 1 Abruf', '1 übrig'],
    ['de', { yours: 1234 }, 'Heute noch 1.234 Abrufe', '1.234 übrig'],
    ['de', { yours: 0 }, 'Keine Abrufe mehr, wieder ab 00:00 UTC', '0 übrig, wieder ab 00:00 UTC'],
    ['fr', { yours: 1 }, 'Encore 1 appel aujourd’hui', '1 restant'],
    ['fr', { yours: 2 }, 'Encore 2 appels aujourd’hui', '2 restants'],
    ['fr', { yours: 1_000_000_000 }, 'Encore plus d’un million d’appels aujourd’hui', '> 1 million'],
    [
      'fr',
      { yours: 0, left: { today: 10, this_month: 0 } },
      'Plus aucun appel, reprise\u202f: 1er décembre 2026, 00:00 UTC',
      '0 restant, reprise\u202f: 1er décembre 2026, 00:00 UTC',
    ],
  ] as const)('in %s for %j: %s', (language, part, full, short) =>
    expect(texts(part, language)).toEqual([full, short]),
  );

  it.each([
    ['en', 1, '1 call'],
    ['en', 0, '0 calls'],
    ['en', 1234, '1,234 calls'],
    ['de', 0, '0 Abrufe'],
    ['de', 1, '1 Abruf'],
    ['fr', 0, '0 appel'],
    ['fr', 1234, '1\u202f234 appels'],
  ] as const)('in %s for %i calls: %s', (language, calls, words) => expect(callsInWords(calls, language)).toBe(words));

  it('uses the end of the month if the month is used up', () => {
    expect(backAt(quotaStatus({ yours: 0 }))).toBe(QUOTA_STATUS.resets_at.today);
    expect(backAt(quotaStatus({ left: { today: 5, this_month: -1 } }))).toBe(QUOTA_STATUS.resets_at.this_month);
  });
});

describe('account summary', () => {
  it.each([
    ['en', '38 of 50 calls are left today, 150 of 200 this month; the day resets at 00:00 UTC (in 5 hours).'],
    [
      'de',
      'Heute sind 38 von 50 Abrufe übrig, diesen Monat 150 von 200; neues Kontingent um 00:00 UTC (in 5 Stunden).',
    ],
    [
      'fr',
      'Il reste 38 sur 50 appels aujourd’hui, 150 sur 200 ce mois-ci\u202f; nouveau quota à 00:00 UTC (dans 5 heures).',
    ],
  ] as const)('is one sentence in %s', (language, words) =>
    expect(statusVerdict(QUOTA_STATUS, NOW, language)).toBe(words),
  );

  it('omits a time in the past', () => {
    const late = Date.parse('2026-11-22T01:00:00Z');
    expect(statusVerdict(QUOTA_STATUS, late, 'en')).toBe('38 of 50 calls are left today, 150 of 200 this month.');
  });

  it('never shows a negative number', () => {
    expect(statusVerdict(quotaStatus({ left: { today: -2, this_month: -1 } }), NOW, 'en')).toMatch(
      /^0 of 50 .* 0 of 200/,
    );
  });
});
