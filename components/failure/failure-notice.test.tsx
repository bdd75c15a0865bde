import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ERROR_STATUS, type ErrorCode, type FailureDetails, REASONS, RegistryError } from '@/lib/contract/errors';
import { FailureNotice, FailurePage } from './failure-notice';

const NOW = Date.parse('2026-11-21T19:00:00Z');
const MIDNIGHT = '2026-11-22T00:00:00.000Z';

const notice = (code: ErrorCode, details: FailureDetails = {}, message = 'So it said.'): string =>
  renderToStaticMarkup(<FailureNotice failure={new RegistryError(code, message, details)} now={NOW} />);

describe('failure notice', () => {
  it('differs for every reason, and always includes the message', () => {
    const texts = REASONS.map((reason) => notice('unavailable', { reason }));
    expect(new Set(texts).size).toBe(REASONS.length);
    for (const text of texts) expect(text).toContain('So it said.');
  });

  it.each(Object.keys(ERROR_STATUS) as ErrorCode[])('has a text for %s without a reason', (code) => {
    expect(notice(code)).toMatch(/<p class="font-semibold">.+<\/p>/);
  });

  it('prefers the reason to the error code', () => {
    expect(notice('upstream_down', { reason: 'nonsense' })).toContain('sent an invalid response');
    expect(notice('upstream_down')).toContain('cannot be reached');
  });

  it.each([
    ['busy', true],
    ['down', true],
    ['nonsense', true],
    ['allowance', false],
    ['token', false],
    ['needs_token', false],
    ['redacted', false],
  ] as const)('offers a retry if it may help: %s, %s', (reason, offered) => {
    expect(notice('unavailable', { reason }).includes('<a href="" ')).toBe(offered);
  });

  it('states the time of the next retry once', () => {
    const details = { reason: 'allowance', retry_at: MIDNIGHT } as const;
    expect(notice('refused', details)).toContain('from 00:00 UTC (in 5 hours).');
    expect(notice('refused', details, 'More are possible from 00:00 UTC.').match(/00:00 UTC/g)).toHaveLength(1);
  });

  it('does not style withheld data as a failure', () => {
    expect(notice('unavailable', { reason: 'redacted' })).toContain('border-line ');
    expect(notice('unavailable', { reason: 'busy' })).toContain('border-warn ');
  });

  it('uses the failure as heading of a full page', () => {
    const page = (reason: 'redacted' | 'busy') =>
      renderToStaticMarkup(<FailurePage failure={new RegistryError('unavailable', 'No.', { reason })} now={NOW} />);
    expect(page('redacted')).toContain('This record is withheld</h1>');
    expect(page('busy')).toContain('not available right now</h1>');
  });
});
