import { countryName } from '@/lib/shared/jurisdictions/countries';
import { countryOf, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { nameKey } from '@/lib/shared/jurisdictions/name-index';
import type { JurisdictionInput, WriteOutcome } from '../../records';
import type { WriteContext } from './context';

/** One letter is nobody's name. */
const SHORTEST_KEY = 2;

/** A region is told from a country of its name: "Georgia (US)". */
const fullNameOf = (code: string, name: string): string => {
  const country = countryOf(code);
  return country === code ? name : `${name} (${country.toUpperCase()})`;
};

/** The name of the country; one that nobody else knows has the name it is given. */
function countryNameOf(code: string, name: string): string {
  const country = countryOf(code);
  if (country === code) return name;
  return isJurisdictionCode(country) ? countryName(country) : country.toUpperCase();
}

/** Adds jurisdictions, renames them, and keeps what else they are called. */
export function createJurisdictionWriter({ db }: WriteContext): (input: JurisdictionInput) => WriteOutcome {
  const known = db.prepare('SELECT 1 FROM jurisdictions WHERE code = ?');
  const upsert = db.prepare(
    `INSERT INTO jurisdictions (code, name, country, full_name) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET name = excluded.name, country = excluded.country, full_name = excluded.full_name
     WHERE name IS NOT excluded.name`,
  );
  const addName = db.prepare(
    `INSERT INTO jurisdiction_names (name_key, code, is_weak) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET is_weak = 0 WHERE is_weak > excluded.is_weak`,
  );
  const addNames = (code: string, names: string[], isWeak: 0 | 1): number => {
    const keys = new Set(names.map(nameKey).filter((key) => key.length >= SHORTEST_KEY));
    return [...keys].reduce((changes, key) => changes + addName.run(key, code, isWeak).changes, 0);
  };
  return ({ code, name, names, weak_names = [] }) => {
    const isNew = known.get(code) === undefined;
    if (isNew && name === undefined) throw new Error(`the jurisdiction ${code} is not known, and has no name`);
    let changes =
      name === undefined ? 0 : upsert.run(code, name, countryNameOf(code, name), fullNameOf(code, name)).changes;
    changes += addNames(code, names, 0) + addNames(code, weak_names, 1);
    if (isNew) return 'added';
    return changes > 0 ? 'merged' : 'unchanged';
  };
}
