import type { Source } from '@/lib/contract/provenance';
import { countryCodeOf } from '@/lib/formats/in/jurisdiction';
import type { OfficerInput, RelationshipInput, StatementInput } from '@/lib/register/store/records';
import { isReason, ownershipIn } from '../ownership';
import { idOf, linkLine, thingLine } from './entity';

/** `51`, `25-50`, as FollowTheMoney writes shares; a band that is open has no form there. */
function percentageOf({
  percentage,
  percentage_min: min,
  percentage_max: max,
}: Partial<RelationshipInput>): string | null {
  if (percentage != null) return String(percentage);
  return min != null && max != null ? `${min}-${max}` : null;
}

/** Nobody is said to own what is only controlled: FollowTheMoney has no control, so that is a link with its role. */
export function statementLine(statement: StatementInput, source: Source): string {
  const ownership = ownershipIn(statement);
  if (!ownership?.owner || isReason(ownership.owner) || isReason(ownership.owned)) return '';
  const { owner, owned } = ownership;
  const { start_date: startDate, end_date: endDate, relationship, data_type } = statement;
  const interests = relationship?.interests?.length
    ? relationship.interests
    : [relationship?.relationship_type ?? data_type];
  const said = { startDate, endDate, role: interests.join(', ') };
  const isOwning = relationship?.relationship_type === 'shareholding' || data_type === 'share_parcel';
  const [from, to] = [idOf(owner.key), idOf(owned.key)];
  if (!isOwning || (owned.entity_type ?? 'company') !== 'company') {
    return linkLine(idOf(statement.key), 'UnknownLink', source, { subject: from, object: to, ...said });
  }
  const percentage = percentageOf(relationship ?? {});
  const sharesCount = relationship?.number_of_shares;
  return linkLine(idOf(statement.key), 'Ownership', source, {
    owner: from,
    asset: to,
    percentage,
    sharesCount,
    ...said,
  });
}

/** An officer may be a person or a company: some legal entity, and the office. Offices of one person stay apart. */
export function officerLines(officer: OfficerInput): string {
  const { key, company, name, position, start_date, end_date, source } = officer;
  const director = idOf(`${key}#person`);
  const who = { name, country: countryCodeOf(officer.nationality ?? null), address: officer.address };
  const office = {
    organization: idOf(company.key),
    director,
    role: position,
    startDate: start_date,
    endDate: end_date,
  };
  return (
    thingLine(director, 'LegalEntity', source, who) +
    linkLine(idOf(key), 'Directorship', source, { ...office, status: officer.current_status })
  );
}
