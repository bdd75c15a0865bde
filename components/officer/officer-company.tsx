import { EntityLink } from '@/components/record/entity-link';
import type { OfficerRecord } from '@/lib/contract/officer';

/** The company of an officer; nothing where the source does not name it. */
export function OfficerCompany({ officer: { company } }: { officer: OfficerRecord }) {
  if (!company) return null;
  return (
    <p className="text-sm">
      <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
    </p>
  );
}
