import { describe, expect, it } from 'vitest';
import { answersError, answersJson, answersText } from '@/lib/testing/faults/answers';
import { answersBytes, neverAnswers, stallsInBody } from '@/lib/testing/faults/broken';
import { FAULTS } from '@/lib/testing/faults/table';
import { replyOfFailure, replyOfStatus } from './failure';
import { ask, expectNoToken, start } from './send.fixture';

describe('a service that fails', () => {
  it.each(FAULTS)('is classified: $name', async ({ fault, isSlow, status, reason, tellsWhen }) => {
    const server = await start(fault);
    const timeoutMs = isSlow ? 200 : 20_000;
    const outcome = await ask(server.url, { path: 'companies/gb/1', query: '', timeoutMs });
    const reply =
      'failure' in outcome ? replyOfFailure(outcome.failure) : replyOfStatus(outcome.answer, 'get_company', 0);
    if (!reply) {
      expect(outcome).toMatchObject({ answer: { status: 200, body: { results: 'none' } } });
      return;
    }
    const { error } = reply.body;
    expect({ status: reply.status, reason: error.reason }).toEqual({ status, reason });
    expect(error.retry_at).toBe(tellsWhen ? '1970-01-01T00:01:00.000Z' : undefined);
    expect(error.message).toMatch(/^[A-Z].*[a-z.]$/);
    expectNoToken(outcome);
  });

  it('is down if its name is unknown', async () => {
    expect(await ask('http://nowhere.invalid')).toEqual({ failure: 'down' });
  });

  it('is down if it does not support TLS, or its certificate is invalid', async () => {
    const server = await start(answersJson({}));
    expect(await ask(server.url.replace('http:', 'https:'))).toEqual({ failure: 'down' });
    const fetch = async (): Promise<Response> => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }) });
    };
    expect(await ask(server.url, { fetch })).toEqual({ failure: 'down' });
  });

  it('has hung up if it accepts the request and sends nothing', async () => {
    const server = await start((request) => request.socket.destroy());
    expect(await ask(server.url)).toEqual({ failure: 'hung_up' });
    expect(server.requests).toHaveLength(1);
  });

  it('is up again as soon as it listens', async () => {
    const server = await start('refused');
    expect(await ask(server.url)).toEqual({ failure: 'down' });
    await server.use(answersJson({}));
    expect(await ask(server.url)).toHaveProperty('answer.status', 200);
  });

  it('is cut off if its response has no end', async () => {
    const server = await start(answersBytes(8 * 1024 * 1024));
    expect(await ask(server.url, { maxBytes: 1024 * 1024 })).toEqual({ failure: 'too_large' });
  });

  it.each([
    ['has no end', answersBytes(8 * 1024 * 1024, 503)],
    ['is longer than any sentence', answersError(503, 'long '.repeat(20_000))],
    ['is a web page', answersText('<h1>Oops</h1>', 503, 'text/html')],
    ['is empty', answersText('', 503)],
  ])('keeps its status if the text of its error %s', async (_, fault) => {
    const server = await start(fault);
    const outcome = await ask(server.url);
    expect(outcome).toHaveProperty('answer.status', 503);
    expect(outcome).not.toHaveProperty('answer.message.length');
  });

  it.each([
    ['answers nothing', neverAnswers],
    ['stalls', stallsInBody],
  ])('is not awaited after the caller gives up, if it %s', async (_, fault) => {
    const server = await start(fault);
    const caller = new AbortController();
    const outcome = ask(server.url, { timeoutMs: 60_000, extra: { signal: caller.signal } });
    await expect.poll(() => server.requests.length, { timeout: 20_000 }).toBe(1);
    caller.abort();
    expect(await outcome).toEqual({ failure: 'slow' });
  });

  it('is not called if the caller has already given up', async () => {
    const server = await start(answersJson({}));
    expect(await ask(server.url, { extra: { signal: AbortSignal.abort() } })).toEqual({ failure: 'slow' });
    expect(server.requests).toEqual([]);
  });
});

describe('an error under status 200', () => {
  it.each([
    [{ error: { message: 'Daily quota exceeded' } }, 403],
    [{ error: 'Invalid API token' }, 401],
    [{ error: { message: 'Record not found' } }, 404],
    [{ error: { message: 'The details are redacted' } }, 503],
    [{ error: { message: 'Something odd', code: 429 } }, 429],
    [{ error: { message: 'Something odd', status: '400' } }, 400],
    [{ error: { message: 'Something odd' } }, 500],
    [{ error: { nothing: 'known' }, results: null }, 500],
  ])('%j has the status it should have had: %i', async (body, status) => {
    const server = await start(answersJson(body));
    expect(await ask(server.url)).toMatchObject({ answer: { status, body } });
  });

  it('beside results is not an error', async () => {
    const server = await start(answersJson({ error: 'partly', results: { companies: [] } }));
    expect(await ask(server.url)).toHaveProperty('answer.status', 200);
  });
});

describe('the service’s message for an error', () => {
  it('is one line of at most 300 characters', async () => {
    const server = await start(answersError(400, `a\r\nb\u0000\u202ec ${'x'.repeat(1000)}`));
    const outcome = await ask(server.url);
    expect(outcome).toHaveProperty('answer.message', `a b c ${'x'.repeat(293)}…`);
  });

  it('has the retry time', async () => {
    const server = await start(answersError(503, 'Busy', { 'retry-after': 'Thu, 01 Jan 1970 00:01:00 GMT' }));
    expect(await ask(server.url, { now: () => 30_000 })).toHaveProperty('answer.retryAfterMs', 30_000);
  });
});
