import { type ImportFormat, skip } from '../format';
import { isRaw } from '../raw';
import { countries } from './countries';
import type { JurisdictionList } from './list';
import { authorities, identifierSchemes } from './register-codes';
import { subdivisions } from './subdivisions';
import { territories } from './territories';

const LISTS: readonly JurisdictionList[] = [countries, subdivisions, territories, authorities, identifierSchemes];

const listOf = (start: string): JurisdictionList | undefined =>
  LISTS.find((list) => list.recognises(start.replace(/^\uFEFF/, '')));

/** Lists of places and of their registers: what jurisdictions are called, and what else means them. */
export const jurisdictions: ImportFormat = {
  name: 'jurisdictions',
  describes: 'Countries and regions with their names; codes of registers by GLEIF and org-id.guide (CSV, JSON)',
  recognises: ({ start }) => listOf(start) !== undefined,
  async *read(file) {
    const list = listOf((await file.start()).toString('utf8'));
    if (!list) throw new Error('it is no list of jurisdictions that is known here');
    yield* list.read(file);
  },
  createMapper: () => (raw) => {
    const list = isRaw(raw)
      ? LISTS.find(({ fields }) => fields.every((field) => Object.hasOwn(raw, field)))
      : undefined;
    return isRaw(raw) && list ? list.map(raw) : skip('not a record of a list of jurisdictions');
  },
};
