import type { en } from './en';

export const de: typeof en = { filings: 'Einreichungen', statements: 'Aussagen', data: 'Daten' };
