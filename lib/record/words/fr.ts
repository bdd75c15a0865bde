import type { en } from './en';

export const fr: typeof en = { filings: 'Dépôts', statements: 'Déclarations', data: 'Données' };
