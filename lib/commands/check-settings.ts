import { damageSentence, findDamageQuickly } from '@/lib/register/store/sqlite/damage';
import { isSettingsError, parseSettings } from '@/lib/registry/settings';
import { upstreamToken } from '@/lib/service/token';

/** The settings needed before building, or one sentence that says which setting is wrong. */
function checked(): Record<string, unknown> {
  try {
    const { port, dataFolder, registerFile, upstream, cluster } = parseSettings(process.env);
    if (upstream) upstreamToken();
    const isFile = !upstream && !cluster;
    const damage = isFile ? findDamageQuickly(registerFile) : undefined;
    if (damage) return { wrong: damageSentence(registerFile, damage) };
    return { port, dataFolder, registerFile, embedded: isFile };
  } catch (error) {
    if (isSettingsError(error)) return { wrong: error.message };
    throw error;
  }
}

// Read by `setup/settings.mjs`, which runs on plain Node before TypeScript can be imported.
console.log(JSON.stringify(checked()));
