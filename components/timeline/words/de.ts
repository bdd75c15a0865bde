import type { en } from './en';

export const de: typeof en = { notKnown: 'Zeit nicht bekannt' };
