import { readStored, subscribeToStored, writeStored } from './device';

const KEY = 'firmament.keys';

/** True if keys are switched off on this device (WCAG 2.1.4). */
export const areKeysOff = (): boolean => readStored(KEY) === 'off';

/** Returns false if storage is refused. */
export const switchKeys = (off: boolean): boolean => writeStored(KEY, off ? 'off' : 'on');

export const subscribeToKeys = subscribeToStored;
