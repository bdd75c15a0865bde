import { hasStandIn, jurisdictionOf, numberOf, ownKeyOf, type PreparedCompany } from '../../prepare/company';
import type { WriteContext } from './context';

interface KnownCompany {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  number_is_stand_in: number;
}

interface Identity {
  id: number;
  /** Entities that turn out to be the same one. */
  mergeFrom: number[];
  /** Nobody has spoken of it before: there is nothing of it in the register. */
  isUnheardOf: boolean;
}

/**
 * Which entity a company record is about, and which others turn out to be the same.
 *
 * Entities that share a key are one, with one exception: a company with another number of its own in a register
 * stays another company, whatever third-party identifier the two share (identifiers move when companies do).
 */
export function createCompanyIdentifier({ entities, db }: WriteContext): (company: PreparedCompany) => Identity {
  const findKnown = db.prepare<[number], KnownCompany>(
    'SELECT id, jurisdiction_code, company_number, number_is_stand_in FROM companies WHERE id = ?',
  );
  return (company) => {
    const ownKey = ownKeyOf(company);
    const otherKeys = (company.extras.keys ?? []).filter((key) => key !== ownKey);
    const ids = entities.findAll([ownKey, ...otherKeys]);
    if (ids.length === 0) return { id: entities.createCompany(ownKey, otherKeys), mergeFrom: [], isUnheardOf: true };
    const known = new Map(ids.map((id) => [id, findKnown.get(id)]));
    const same = [...known.keys()].filter((id) => mayBeSame(company, known.get(id)));
    const id = choose(same, known, entities.find(ownKey)) ?? entities.create('company');
    entities.setKeys(
      otherKeys.filter((key) => {
        const owner = entities.find(key);
        return owner === undefined || same.includes(owner);
      }),
      id,
    );
    return { id, mergeFrom: same.filter((other) => other !== id), isUnheardOf: false };
  };
}

function mayBeSame(company: PreparedCompany, known: KnownCompany | undefined): boolean {
  if (!known || known.number_is_stand_in || hasStandIn(company)) return true;
  return known.jurisdiction_code === jurisdictionOf(company) && known.company_number === numberOf(company);
}

/** A company with its register's number before one with a stand-in, any company before a placeholder. */
function choose(
  same: number[],
  known: Map<number, KnownCompany | undefined>,
  owner: number | undefined,
): number | undefined {
  const rank = (id: number): number => {
    const company = known.get(id);
    if (company && !company.number_is_stand_in) return 0;
    if (id === owner) return 1;
    return company ? 2 : 3;
  };
  return [...same].sort((a, b) => rank(a) - rank(b) || a - b)[0];
}
