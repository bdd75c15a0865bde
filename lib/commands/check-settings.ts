import { parseSettings, SettingsError } from '@/lib/registry/settings';
import { upstreamToken } from '@/lib/service/token';

/** What the set-up must know before it builds, or the one sentence that says which setting is wrong. */
function checked(): Record<string, unknown> {
  try {
    const { port, dataFolder, registerFile, upstream } = parseSettings(process.env);
    if (upstream) upstreamToken();
    return { port, dataFolder, registerFile, embedded: upstream === undefined };
  } catch (error) {
    if (error instanceof SettingsError) return { wrong: error.message };
    throw error;
  }
}

// For `setup/settings.mjs`: it runs before there is anything but plain Node, and cannot import this.
console.log(JSON.stringify(checked()));
