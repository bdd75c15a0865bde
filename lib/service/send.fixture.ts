import { expect, onTestFinished } from 'vitest';
import { type FaultServer, startFaultServer } from '@/lib/testing/fault-server';
import type { Fault } from '@/lib/testing/faults/answers';
import type { Outcome } from './answer';
import { redactorOf, spellingsOf } from './redact';
import { createSender, type Extra, type SenderOptions } from './send';

export const TOKEN = 'open/sesame+17=';
/** In an address. */
export const SENT = 'api_token=open%2Fsesame%2B17%3D';

/** Starts a service with this behaviour, for the rest of the test. */
export async function start(fault: Fault | 'refused'): Promise<FaultServer> {
  const server = await startFaultServer(fault);
  onTestFinished(() => server.close());
  return server;
}

type Options = Partial<SenderOptions> & { path?: string; query?: string; extra?: Extra };

/** Sends one search of companies, or the given request. */
export function ask(baseUrl: string, { path, query, extra, ...options }: Options = {}): Promise<Outcome> {
  const send = createSender({
    baseUrl,
    version: 'v0.4',
    token: TOKEN,
    tokenIn: 'query',
    timeoutMs: 20_000,
    ...options,
  });
  return send({ path: path ?? 'companies/search', params: new URLSearchParams(query ?? 'q=acme') }, extra);
}

export function expectNoToken(outcome: Outcome): void {
  const text = JSON.stringify(outcome);
  const withoutEscapes = text.replaceAll('\\\\', '\\').replaceAll('\\"', '"');
  expect(redactorOf(TOKEN)(text)).toBe(text);
  for (const spelling of spellingsOf(TOKEN)) expect(withoutEscapes).not.toContain(spelling);
}
