import type { Company } from '@/lib/contract/company';
import type { CompanyReference } from '@/lib/contract/reference';
import type { Fact } from '../ui/facts';
import { Facts } from '../ui/facts';
import { EntityLink } from './entity-link';

function reference(entity: CompanyReference | null | undefined): React.ReactNode {
  if (!entity) return null;
  return <EntityLink name={entity.name} serviceUrl={entity.service_url} jurisdictionCode={entity.jurisdiction_code} />;
}

function ownersOf({ ultimate_beneficial_owners: owners }: Company): React.ReactNode {
  if (!owners?.length) return null;
  return (
    <ul>
      {owners.map(({ ultimate_beneficial_owner: { name, service_url } }) => (
        <li key={`${service_url} ${name}`}>
          <EntityLink name={name} serviceUrl={service_url} />
        </li>
      ))}
    </ul>
  );
}

/** Who is known to control the company; whether one parent is also the last one up the chain. */
export function CompanyControl({ company }: { company: Company }) {
  const { controlling_entity, ultimate_controlling_company: ultimate } = company;
  const sameCompany = ultimate?.service_url === controlling_entity?.service_url;
  const facts: Fact[] = [
    { label: 'Controlled by', value: reference(controlling_entity) },
    ...(ultimate && !sameCompany ? [{ label: 'Ultimately by', value: reference(ultimate) }] : []),
    { label: 'Beneficial owners', value: ownersOf(company) },
  ];
  return <Facts facts={facts} />;
}
