import type { Company } from '@/lib/contract/company';
import { links, pathOf } from '@/lib/shared/links';
import { normaliseName } from '@/lib/shared/names/normalise';
import { type Found, type Role, type Shared, sharedBy } from './holders';

/** Somebody, or a grouping, that a record names. */
export interface Named {
  name: string;
  service_url?: string | null;
}

/** Whether it is one record, or a name alone that may be several. */
interface Tie extends Shared<Named> {
  by: 'record' | 'name';
}

const asNamed = (given: (Named | null | undefined)[], as: Role) =>
  given.flatMap((each) => (each ? [{ named: each, as }] : []));

/** A company that is compared may itself be what another one names: so it stands among what it names. */
function namedIn(record: Company, company: number): Found<Named>[] {
  const itself = { name: record.name, service_url: links.company(record) };
  const registrations = (entities: Company['alternate_registration_entities']): Named[] =>
    (entities ?? []).map(({ company_name: name, service_url }) => ({ name, service_url }));
  return [
    ...asNamed([itself], 'compared'),
    ...asNamed([record.controlling_entity], 'controller'),
    ...asNamed(
      (record.ultimate_beneficial_owners ?? []).map(({ ultimate_beneficial_owner: owner }) => owner),
      'owner',
    ),
    ...asNamed([record.ultimate_controlling_company], 'top_company'),
    ...asNamed([record.home_company], 'home_company'),
    ...asNamed(registrations(record.alternate_registration_entities), 'alternate_registration'),
    ...asNamed(registrations(record.previous_registration_entities), 'previous_registration'),
    ...asNamed(registrations(record.subsequent_registration_entities), 'subsequent_registration'),
    ...asNamed(
      (record.corporate_groupings ?? []).map(({ corporate_grouping: grouping }) => grouping),
      'grouping',
    ),
  ].map(({ named, as }) => ({ thing: named, holder: { company, as } }));
}

/** Owners, controllers, groupings and registrations that more than one record names; those known by name alone last. */
export function sharedTies(companies: readonly Company[]): Tie[] {
  const found = companies.flatMap(namedIn);
  const byRecord = sharedBy(found, ({ service_url }) => pathOf(service_url));
  const tied = new Set(byRecord.map(({ thing }) => pathOf(thing.service_url)));
  const rest = found.filter(({ thing, holder }) => !tied.has(pathOf(thing.service_url)) && holder.as !== 'compared');
  const byName = sharedBy(rest, ({ name }) => normaliseName(name) || undefined);
  return [
    ...byRecord.map((shared): Tie => ({ ...shared, by: 'record' })),
    ...byName.map((shared): Tie => ({ ...shared, by: 'name' })),
  ];
}

interface Identified {
  /** Its name, or its code; undefined where the record tells neither. */
  system?: string;
  uid: string;
}

/** The same identifier of the same system in more than one record: most likely one company twice. */
export function sharedIdentifiers(companies: readonly Company[]): Shared<Identified>[] {
  const found = companies.flatMap(({ identifiers }, company) =>
    (identifiers ?? []).map(({ identifier: { uid, identifier_system_code: code, identifier_system_name: name } }) => ({
      thing: { system: name ?? code ?? undefined, uid },
      holder: { company, as: 'identifier' as const },
    })),
  );
  return sharedBy(found, ({ system, uid }) => `${system ?? ''}|${uid.trim().toLowerCase()}`);
}
