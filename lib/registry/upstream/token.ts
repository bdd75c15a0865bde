import 'server-only';
import type { Environment } from '@/lib/env';
import { SettingsError } from '@/lib/settings-error';

/** The only reader of the token in the whole tree; a test beside it proves that. */
export function upstreamToken(env: Environment = process.env): string {
  const token = env.REGISTRY_API_TOKEN?.trim();
  if (!token) {
    throw new SettingsError(
      'REGISTRY_API_TOKEN is missing; REGISTRY_API_URL names a remote service, and it must be set to your token there.',
    );
  }
  return token;
}
