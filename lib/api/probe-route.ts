import { isUnusableRegisterError } from '@/lib/register/store/store';
import type { Health, Registry } from '@/lib/registry/request';
import { isSettingsError } from '@/lib/registry/settings';
import { type HttpReply, type PackedReply, packReply, printText, type RequestHead } from './reply';

/** Messages about settings never quote a secret; those of other errors might. */
function publicSentence(error: unknown): string {
  if (isUnusableRegisterError(error)) return error.publicMessage;
  if (isSettingsError(error)) return error.message;
  return 'The registry cannot be opened; the log says why.';
}

/** Whether requests can be answered now. Opens the registry if it is not open; never throws. */
export async function readiness(registry: () => Registry, failed: (error: unknown) => void): Promise<Health> {
  try {
    return await registry().health();
  } catch (error) {
    failed(error);
    return { ready: false, checks: [{ name: 'registry', ok: false, detail: publicSentence(error) }] };
  }
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A reply that is not cached. */
export const replyNow = (text: string, type: string, status = 200): HttpReply => ({
  status,
  body: printText(text, type),
  headers: NO_STORE,
});

/** The same in JSON. */
export const jsonNow = (body: unknown, status = 200): HttpReply =>
  replyNow(JSON.stringify(body), 'application/json', status);

/** Answers a request for monitoring, by GET and HEAD only (RFC 9110, 15.5.6). */
export async function answerProbe(
  request: RequestHead,
  answer: () => HttpReply | Promise<HttpReply>,
): Promise<PackedReply> {
  if (request.method === 'GET' || request.method === 'HEAD') return packReply(request, await answer());
  const refusal = jsonNow({ error: { message: 'This method is not allowed.' } }, 405);
  return packReply(request, { ...refusal, headers: { ...NO_STORE, Allow: 'GET, HEAD' } });
}
