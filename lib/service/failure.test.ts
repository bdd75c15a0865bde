import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { Answer } from './answer';
import { FAILURES, type Failure, replyOfFailure, replyOfStatus } from './failure';

const replyFor = (
  answer: Partial<Answer> & { status: number },
  endpoint: EndpointName = 'get_company',
  hasToken = true,
) => replyOfStatus({ bytes: 0, ...answer }, endpoint, 0, hasToken);

describe('a failure', () => {
  it.each(Object.keys(FAILURES) as Failure[])(
    '%s is an error body with a reason and one sentence or two',
    (failure) => {
      const { status, body } = replyOfFailure(failure);
      expect(status).toBeGreaterThanOrEqual(502);
      expect(body.error.reason).toMatch(/^(down|busy|nonsense)$/);
      expect(body.error.message).toMatch(/^The register service .*\.$/);
    },
  );
});

describe('an error status of the service', () => {
  it('is undefined for status 200', () => {
    expect(replyFor({ status: 200, body: {} })).toBeUndefined();
  });

  it.each([
    [400, undefined, 400, undefined, 'The register service did not accept the request.'],
    [400, 'page is too large', 400, undefined, 'page is too large'],
    [401, 'token abc is wrong', 401, 'token', 'The register service did not accept our token.'],
    [402, undefined, 403, undefined, 'The register service refused the request.'],
    [403, 'Not in your plan', 403, undefined, 'The register service refused the request: Not in your plan'],
    [403, 'Sample Limited is closed to you', 403, undefined, /refused the request: Sample/],
    [403, 'Daily limit reached', 403, 'allowance', /^The allowance of calls .* is used up\.$/],
    [403, 'You have used up your calls', 403, 'allowance', /is used up/],
    [402, 'Quota exceeded', 403, 'allowance', /is used up/],
    [429, undefined, 403, 'allowance', /is used up/],
    [404, undefined, 404, 'not_found', 'Record not found'],
    [404, 'No such company', 404, 'not_found', 'No such company'],
    [500, undefined, 502, 'down', 'The register service failed.'],
    [500, 'stack', 502, 'down', 'The register service failed: stack'],
    [502, 'x', 502, 'down', 'The register service is down or being upgraded.'],
    [504, 'x', 502, 'down', 'The register service is down or being upgraded.'],
    [503, undefined, 503, 'busy', /overloaded/],
    [503, 'Temporarily redacted.', 503, 'redacted', 'Temporarily redacted.'],
    [503, 'The authentication service is overloaded', 503, 'busy', /overloaded/],
    [503, 'An API token is required', 401, 'token', /did not accept our token/],
    [204, undefined, 502, 'nonsense', /cannot be read/],
    [400, 'no plan for [redacted]', 400, undefined, 'The register service did not accept the request.'],
    [403, 'key 8f14e45fceea167a5a36dedd4bea2543', 403, undefined, 'The register service refused the request.'],
    [404, 'No such company for password: hunter2', 404, 'not_found', 'Record not found'],
    [500, 'auth c2VzYW1lL29wZW4rMTc= failed', 502, 'down', 'The register service failed.'],
    [503, 'Redacted, Authorization: x', 503, 'redacted', 'The register withholds this record.'],
    [404, 'No company no-such-number-2024 in gb', 404, 'not_found', 'Record not found'],
    [404, 'No company HRB 123456 in de_be', 404, 'not_found', 'No company HRB 123456 in de_be'],
    [418, 'x', 502, 'nonsense', /cannot be read/],
    [599, 'x', 502, 'nonsense', /cannot be read/],
  ])('%i with the message %j is %i, reason %s', (status, message, ours, reason, words) => {
    const reply = replyFor({ status, message });
    expect(reply?.status).toBe(ours);
    expect(reply?.body.error.reason).toBe(reason);
    expect(reply?.body.error.message).toMatch(words);
  });

  it('is not a redaction if no record was requested', () => {
    const redacted = { status: 503, message: 'Some details are restricted for now.' };
    expect(replyFor(redacted, 'search_companies')?.body.error.reason).toBe('busy');
    expect(replyFor(redacted, 'list_company_filings')?.body.error.reason).toBe('redacted');
  });

  it.each([
    [401, undefined],
    [403, 'This endpoint needs an API token'],
    [403, 'The limit of 30 a page is higher only with a token; a token is required.'],
    [503, 'An API token is required: send it as api_token.'],
  ])('%i means that a token is needed if we sent none (%j)', (status, message) => {
    const reply = replyFor({ status, message }, 'get_company', false);
    expect(reply).toMatchObject({ status: 403, body: { error: { reason: 'needs_token' } } });
  });

  it.each([403, 429, 500, 503])('%i has a retry time if the service gives one', (status) => {
    expect(replyFor({ status, retryAfterMs: 60_000 })?.body.error.retry_at).toBe('1970-01-01T00:01:00.000Z');
    expect(replyFor({ status })?.body.error).not.toHaveProperty('retry_at');
  });

  it('means a used-up quota if a refusal has a retry time', () => {
    expect(replyFor({ status: 403, retryAfterMs: 1000 })?.body.error.reason).toBe('allowance');
  });
});
