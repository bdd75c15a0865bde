import { describe, expect, it } from 'vitest';
import { failureInWords, type ShownFailure } from './failure-notice';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const failure = (message: string): ShownFailure => ({
  code: 'refused',
  message,
  details: { reason: 'allowance', retry_at: '2026-11-22T00:00:00.000Z' },
});

describe('when asking again makes sense', () => {
  it.each([
    ['de', 'Used up.', /^Versuchen Sie es wieder ab 00:00 UTC \(in 5 Stunden\)\. Seiten/],
    ['fr', 'Used up.', /^Réessayez à partir de 00:00 UTC \(dans 5 heures\)\. Les pages/],
    ['en', 'More from 00:00 UTC.', /^Pages/],
    // The message is English: whoever reads German has not read the moment yet.
    ['de', 'More from 00:00 UTC.', /^Versuchen Sie es wieder ab 00:00 UTC/],
  ] as const)('is said in %s beside "%s"', (language, message, expected) =>
    expect(failureInWords(failure(message), NOW, language).advice).toMatch(expected),
  );
});

it.each([
  ['de', 'redacted', 'Dieser Eintrag wird vorerst zurückgehalten'],
  ['de', 'busy', 'Das lässt sich gerade nicht zeigen'],
  ['fr', 'not_found', 'Il n’y a rien à cette adresse'],
] as const)('a page is headed in %s for %s by: %s', (language, reason, heading) =>
  expect(failureInWords({ code: 'unavailable', message: '', details: { reason } }, NOW, language).heading).toBe(
    heading,
  ),
);
