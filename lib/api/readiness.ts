import { UnusableRegisterError } from '@/lib/register/store/unusable-register';
import type { Health, Registry } from '@/lib/registry/request';
import { SettingsError } from '@/lib/registry/settings-error';

/** Sentences of settings never quote a secret; of other errors nobody knows what they hold. */
function publicSentence(error: unknown): string {
  if (error instanceof UnusableRegisterError) return error.publicMessage;
  if (error instanceof SettingsError) return error.message;
  return 'The registry cannot be opened; the log says why.';
}

/** Whether requests can be answered now. Opens the registry where nobody has yet; never throws. */
export async function readiness(registry: () => Registry, failed: (error: unknown) => void): Promise<Health> {
  try {
    return await registry().health();
  } catch (error) {
    failed(error);
    return { ready: false, checks: [{ name: 'registry', ok: false, detail: publicSentence(error) }] };
  }
}
