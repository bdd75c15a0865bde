import { checkDataFolder } from './data-folder.mjs';
import { installWhatIsMissing } from './install.mjs';
import { checkPort } from './port.mjs';
import { checkedSettings } from './settings.mjs';

/**
 * Installs what is missing, and checks what must be right before anything that takes long is begun. `build` goes on beside
 * the rest of the installation.
 */
export async function prepare({ build = async () => {} } = {}) {
  let settings;
  const meanwhile = async () => {
    settings = await checkedSettings();
    if (settings.embedded) checkDataFolder(settings.dataFolder);
    await checkPort(settings.port);
    await build();
  };
  await installWhatIsMissing({ meanwhile });
  return settings;
}
