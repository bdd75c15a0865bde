import 'server-only';
import { type Environment, SettingsError } from '@/lib/registry/settings';

const WITHOUT_TOKEN = 'none';
/** A shorter token would match, and be removed, within ordinary words. */
const SHORTEST = 6;

/**
 * The only reader of the token in the code base, which a test checks. Null if the setting is `none`: requests are then
 * sent without a token, as Form B allows. Error messages never quote the value.
 */
export function upstreamToken(env: Environment = process.env): string | null {
  const token = env.REGISTRY_API_TOKEN?.trim();
  if (!token) {
    throw new SettingsError(
      'REGISTRY_API_TOKEN is missing; REGISTRY_API_URL names a remote service, and it must be set to your token there, or to none to ask without a token.',
    );
  }
  if (token === WITHOUT_TOKEN) return null;
  if (token.length < SHORTEST) {
    throw new SettingsError(
      `REGISTRY_API_TOKEN is too short to be a token; it must have ${SHORTEST} characters or more.`,
    );
  }
  if (!/^[\x21-\x5b\x5d-\x7e]+$/.test(token)) {
    throw new SettingsError(
      'REGISTRY_API_TOKEN holds a character that cannot stand in a token; it must be letters, digits and signs of ASCII, without blanks and backslashes.',
    );
  }
  return token;
}
