import { bods } from './bods/bods';
import { companiesHouse } from './companies-house/companies-house';
import type { ImportFormat } from './format';

/** Every format `npm run import` reads; a new one is a row here. */
export const FORMATS: readonly ImportFormat[] = [bods, companiesHouse];
