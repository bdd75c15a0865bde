import { answerRequest } from '@/lib/api/answer';

declare global {
  /** What answers, by the framework or before it (lib/commands/server.mjs). */
  var firmamentAnswer: typeof answerRequest | undefined;
}

/**
 * Hands the API to the server in front of the framework, so that both use one bundle, and while developing the newest.
 * The server asks for it itself; nobody gains anything by asking.
 */
export function GET(): Response {
  globalThis.firmamentAnswer = answerRequest;
  return new Response(null, { status: 204 });
}
