import { isAssumed } from '@/lib/contract/parameters';
import type { Address, CompanyReference } from '@/lib/contract/provenance';
import type { ClaimedFacts, CompanyClaim } from '@/lib/contract/records';
import { companyOfKey } from '@/lib/shared/links';
import type { EntityReference } from '../../records';
import type { SqliteDatabase } from '../open';
import {
  createEntityNames,
  parseJson,
  SOURCE_COLUMNS,
  type SourceColumns,
  toCompanyReference,
  toSource,
} from '../sql-parts';
import {
  CLAIMED_FACTS,
  type Claim,
  createClaimReader,
  newestFirst,
  OWN_CONFIDENCE,
  shownClaims,
  toFacts,
} from '../write/claims';
import type { Cell, Row } from '../write/columns';

/** Details are for exports alone. */
const TOLD_FACTS = CLAIMED_FACTS.filter((fact) => fact !== 'details');

/** Facts whose cells differ from what the interface gives. */
interface ReadFacts {
  home_company: (cell: Cell) => CompanyReference | undefined;
  [fact: string]: (cell: Cell) => unknown;
}

const isTrue = (cell: Cell): boolean => cell === 1;

/** Lists what each record says of a company, newest first. */
export function createClaimList(db: SqliteDatabase): (companyId: number) => CompanyClaim[] {
  const claims = createClaimReader(db);
  const nameEntities = createEntityNames(db);
  const findRow = db.prepare<[number], Row>('SELECT * FROM companies_in_words WHERE id = ?');
  const findSource = db.prepare<[number | null], Omit<SourceColumns, 'retrieved_at'>>(
    `SELECT ${SOURCE_COLUMNS} FROM sources s WHERE s.id = ?`,
  );
  const findEntity = db
    .prepare<[string, string | null, string | null], number | null>(
      `SELECT coalesce((SELECT entity_id FROM entity_keys WHERE key = ?),
         (SELECT id FROM companies WHERE jurisdiction_code = ? AND company_number = ?))`,
    )
    .pluck();

  function homeCompany(cell: Cell): CompanyReference | undefined {
    const { key } = parseJson<EntityReference>(String(cell));
    const { jurisdiction_code = null, company_number = null } = companyOfKey(key) ?? {};
    const id = findEntity.get(key, jurisdiction_code, company_number) ?? undefined;
    const entity = id === undefined ? undefined : nameEntities([id]).get(id);
    return entity && toCompanyReference(entity);
  }

  function sourceOf({ source_id, retrieved_at }: Claim): CompanyClaim['source'] {
    const source = findSource.get(source_id);
    return source ? toSource({ ...source, retrieved_at: retrieved_at || null }) : null;
  }

  return (companyId) => {
    const row = findRow.get(companyId);
    if (!row) return [];
    return toCompanyClaims(claims.all(companyId, toFacts(row)), { homeCompany, sourceOf });
  };
}

interface ClaimReaders {
  /** The company of a cell as `homeCell` writes it. */
  homeCompany(cell: Cell): CompanyReference | undefined;
  sourceOf(claim: Claim): CompanyClaim['source'];
}

/** Claims as the interface gives them, newest first. */
export function toCompanyClaims(claims: readonly Claim[], { homeCompany, sourceOf }: ClaimReaders): CompanyClaim[] {
  const read: ReadFacts = {
    home_company: homeCompany,
    inactive: isTrue,
    nonprofit: isTrue,
    registered_address: (cell) => parseJson<Address>(String(cell)),
  };

  function factsOf({ facts }: Claim): ClaimedFacts {
    const given = TOLD_FACTS.filter((fact) => facts[fact] != null);
    return Object.fromEntries(given.map((fact) => [fact, (read[fact] ?? String)(facts[fact] ?? null)]));
  }

  const all = newestFirst(claims);
  const shown = shownClaims(all);
  return all.map((claim) => ({
    source: sourceOf(claim),
    assumed_day: isAssumed(claim.retrieved_at),
    record: claim.record_key,
    confidence: claim.confidence ?? OWN_CONFIDENCE,
    facts: factsOf(claim),
    earlier: TOLD_FACTS.flatMap((fact) => {
      const retrieved_at = claim.earlier[fact];
      return retrieved_at === undefined ? [] : [{ fact, retrieved_at, assumed_day: isAssumed(retrieved_at) }];
    }),
    shown: TOLD_FACTS.filter((fact) => shown.get(fact) === claim),
  }));
}
