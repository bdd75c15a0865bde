import { readStored, subscribeToStored, writeStored } from './device';

const KEY = 'firmament.keys';

/** Whether keys were switched off on this device (WCAG 2.1.4). */
export const areKeysOff = (): boolean => readStored(KEY) === 'off';

/** False where the device refuses to keep it. */
export const switchKeys = (off: boolean): boolean => writeStored(KEY, off ? 'off' : 'on');

export const subscribeToKeys = subscribeToStored;
