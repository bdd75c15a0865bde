import { describe, expect, it } from 'vitest';
import { failedReply, failureInWords } from './failed-reply';

const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('a failed reply', () => {
  it.each<[unknown, number, string, string, string]>([
    [
      { error: { message: 'Used up until 00:00 UTC.', reason: 'allowance', retry_at: '2026-01-02T00:00:00Z' } },
      403,
      'Used up until 00:00 UTC.',
      'Das Kontingent an Abrufen ist aufgebraucht. Versuchen Sie es wieder ab 00:00 UTC (in 1 Tag).',
      'Le quota d’appels est épuisé. Réessayez à partir de 00:00 UTC (dans 1 jour).',
    ],
    [
      { error: { message: 'Too much.', reason: 'busy', retry_at: '2026-01-01T02:00:00Z' } },
      503,
      'Too much. Try again from 02:00 UTC (in 2 hours).',
      'Das Register ist überlastet. Versuchen Sie es wieder ab 02:00 UTC (in 2 Stunden).',
      'Le registre est surchargé. Réessayez à partir de 02:00 UTC (dans 2 heures).',
    ],
    [
      { error: { message: 'No.', reason: 'whatever', retry_at: 'soon' } },
      500,
      'No.',
      'Das Register hat mit dem Status 500 geantwortet.',
      'Le registre a répondu avec le statut 500.',
    ],
    [
      undefined,
      502,
      'The register answered with status 502.',
      'Das Register hat mit dem Status 502 geantwortet.',
      'Le registre a répondu avec le statut 502.',
    ],
  ])('%j with status %i gets a message', (body, status, english, german, french) => {
    const failed = failedReply(body, status);
    expect(failureInWords(failed, 'en', NOW)).toBe(english);
    expect(failureInWords(failed, 'de', NOW)).toBe(german);
    expect(failureInWords(failed, 'fr', NOW).replaceAll('\u202f', ' ')).toBe(french);
  });

  it('differs from no reply at all', () => expect(failureInWords({}, 'en', NOW)).toBe('The connection failed.'));

  it.each([null, 7, 'x', [], {}, { error: null }, { error: { message: '', reason: 7 } }])(
    'is parsed from any body: %j',
    (body) =>
      expect(failedReply(body, 500)).toEqual({
        status: 500,
        message: undefined,
        reason: undefined,
        retry_at: undefined,
      }),
  );
});
