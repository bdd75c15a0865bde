import {
  companyKey,
  type EntityReference,
  type OfficerInput,
  type RegisterInput,
  type StatementInput,
} from '@/lib/register/store/records';
import { fold } from '@/lib/shared/names/fold';
import { BY_NAME_ONLY } from '../by-name-only';
import { digest } from '../digest';
import type { FileFacts } from '../format';
import { provenanceFrom } from '../provenance';
import { nameProblem } from '../text';
import { type CompanyOfficer, readCompanyOfficer } from './company-officer';
import type { Entry, EntryOfficer } from './entry';
import { type Mandate, mandatesOf } from './mandates';

/** The other end is told by court and number, and not by the number under which it is held here. */
const BY_COURT_AND_NUMBER = 85;

/** Who is liable for a partnership with all they have leads it by law (HGB §§ 114, 125, 161): control, whatever their share. */
const GENERAL_PARTNER = 'Persönlich haftender Gesellschafter';

export const referenceOf = ({ company_number, name }: Entry): EntityReference => ({
  key: companyKey('de', company_number),
  name: name ?? company_number,
  entity_type: 'company',
  jurisdiction_code: 'de',
});

/**
 * One office of one entry: two of one name may differ by their town only, and one that is taken up again is another.
 * An end that is told later is news of the same office.
 */
function keyOf(entry: Entry, { first }: Mandate): string {
  const { name, position, start, end, town, dismissed } = first;
  const told = JSON.stringify([name, position, ...(start === null ? [end, dismissed] : [start]), town]);
  return `offeneregister:${entry.company_number}:${digest(told)}`;
}

function toOfficer(entry: Entry, officer: Mandate, name: string): OfficerInput {
  return {
    kind: 'officer',
    key: keyOf(entry, officer),
    company: referenceOf(entry),
    name,
    position: officer.position,
    start_date: officer.start,
    end_date: officer.end,
    // Of a person the town is where they live, as far as the register tells.
    address: officer.isCompany ? null : officer.town,
    inactive: officer.dismissed || officer.end !== null,
    source: entry.source,
  };
}

function partnerReference({ name, town, registerKey, identifier }: CompanyOfficer): EntityReference {
  const key = registerKey ?? `offeneregister:name:${fold(name).trim()}/${fold(town ?? '').trim()}`;
  // A court is German; a name alone may be of any country.
  const jurisdiction_code = registerKey === null ? null : 'de';
  return { key, name, entity_type: 'company', jurisdiction_code, jurisdiction_string: town, identifier };
}

function toPartnership(entry: Entry, officer: Mandate, partner: CompanyOfficer, file: FileFacts): StatementInput {
  const moment = entry.source.retrieved_at ?? file.date;
  const key = `${keyOf(entry, officer)}:partner`;
  return {
    kind: 'statement',
    key,
    data_type: 'control_statement',
    predicate: 'controls',
    subjects: [partnerReference(partner)],
    objects: [referenceOf(entry)],
    properties: { position: officer.position },
    start_date: officer.start,
    end_date: officer.end,
    sample_date: moment.slice(0, 10),
    version: moment,
    relationship: { relationship_type: 'control', interests: ['controlByLegalFramework'] },
    provenances: [
      provenanceFrom(entry.source, {
        key: `${key}:${moment}`,
        confidence: partner.registerKey === null ? BY_NAME_ONLY : BY_COURT_AND_NUMBER,
        moment,
        log: `OffeneRegister, ${file.name}`,
      }),
    ],
  };
}

/** A dismissal without a day leaves the end unknown; then the company is no partner now, and nobody knows until when it was. */
const isPartner = ({ position, isCompany, dismissed, end }: EntryOfficer): boolean =>
  isCompany && position === GENERAL_PARTNER && (end !== null || !dismissed);

/** The offices of an entry, and the control that a company has as general partner. */
export function mapOfficers(entry: Entry, file: FileFacts): RegisterInput[] {
  return mandatesOf(entry.officers).flatMap((officer): RegisterInput[] => {
    if (officer.name === null || nameProblem(officer.name)) return [];
    if (!officer.isCompany) return [toOfficer(entry, officer, officer.name)];
    const company = readCompanyOfficer(officer.name);
    const office = toOfficer(entry, officer, company.name);
    return isPartner(officer) ? [office, toPartnership(entry, officer, company, file)] : [office];
  });
}
