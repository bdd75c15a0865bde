import { describe, expect, it } from 'vitest';
import { answerProbe, jsonNow, readiness } from '@/lib/api/probe-route';
import { toResponse } from '@/lib/api/reply';
import { UnusableRegisterError } from '@/lib/register/store/store';
import type { Registry } from './request';
import { SettingsError } from './settings';

const ask = async (method: string): Promise<Response> =>
  toResponse(await answerProbe({ method, headers: new Headers() }, () => jsonNow({ status: 'ok' })));

describe('a probe', () => {
  it('is answered and never cached', async () => {
    const response = await ask('GET');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('by HEAD has the same head, and no body', async () => {
    const [head, get] = [await ask('HEAD'), await ask('GET')];
    expect([head.status, ...head.headers]).toEqual([get.status, ...get.headers]);
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s and says what is allowed', async (method) => {
    const response = await ask(method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('readiness', () => {
  const failsWith = (error: Error) => (): Registry => {
    throw error;
  };

  it('is that of the registry', async () => {
    const health = { ready: false, checks: [{ name: 'service', ok: false, detail: 'left alone' }] };
    const get = () => Promise.reject(new Error('not asked'));
    const registry: Registry = { source: 'upstream', get, health: async () => health };
    expect(
      await readiness(
        () => registry,
        () => undefined,
      ),
    ).toEqual(health);
  });

  it.each([
    [
      'a register of another layout',
      new UnusableRegisterError('/var/db has layout 3', 'It has layout 3'),
      'It has layout 3',
    ],
    ['a missing setting', new SettingsError('THE_SETTING is missing.'), 'THE_SETTING is missing.'],
    [
      'anything else, of which it gives nothing away',
      new Error('secret /var/db'),
      'The registry cannot be opened; the log says why.',
    ],
  ])('reports what is missing for %s, and logs the error', async (_, error, detail) => {
    const errors: unknown[] = [];
    const health = await readiness(failsWith(error), (reported) => errors.push(reported));
    expect(health).toEqual({ ready: false, checks: [{ name: 'registry', ok: false, detail }] });
    expect(errors).toEqual([error]);
  });
});
