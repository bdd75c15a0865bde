import { describe, expect, it } from 'vitest';
import { failureInWords, type ShownFailure } from './failure-notice';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const failure = (message: string): ShownFailure => ({
  code: 'refused',
  message,
  details: { reason: 'allowance', retry_at: '2026-11-22T00:00:00.000Z' },
});

describe('time of the next retry', () => {
  it.each([
    ['de', 'Used up.', /^Versuchen Sie es wieder ab 00:00 UTC \(in 5 Stunden\)\. Kürzlich/],
    ['fr', 'Used up.', /^Réessayez à partir de 00:00 UTC \(dans 5 heures\)\. Les pages/],
    ['en', 'More from 00:00 UTC.', /^Pages/],
    // The message is English, so a German page still states the time.
    ['de', 'More from 00:00 UTC.', /^Versuchen Sie es wieder ab 00:00 UTC/],
  ] as const)('is given in %s with "%s"', (language, message, expected) =>
    expect(failureInWords(failure(message), NOW, language).advice).toMatch(expected),
  );
});

it.each([
  ['de', 'redacted', 'Dieser Eintrag wird zurückgehalten'],
  ['de', 'busy', 'Diese Seite ist gerade nicht verfügbar'],
  ['fr', 'not_found', 'Introuvable'],
] as const)('the page heading in %s for %s is: %s', (language, reason, heading) =>
  expect(failureInWords({ code: 'unavailable', message: '', details: { reason } }, NOW, language).heading).toBe(
    heading,
  ),
);
