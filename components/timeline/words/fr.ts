import type { en } from './en';

export const fr: typeof en = { notKnown: 'dates inconnues' };
