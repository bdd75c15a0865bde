import { checkDataFolder } from './data-folder.mjs';
import { installWhatIsMissing } from './install.mjs';
import { checkPort } from './port.mjs';
import { checkedSettings } from './settings.mjs';

/** What must be right before anything that takes long is begun; what it says, it says at once. */
export async function prepare() {
  await installWhatIsMissing();
  const settings = await checkedSettings();
  if (settings.embedded) checkDataFolder(settings.dataFolder);
  await checkPort(settings.port);
  return settings;
}
