import type { Company } from '@/lib/contract/company';
import { Notice } from '../ui/notice';
import { EntityLink } from './entity-link';

/** What a reader must know before trusting the rest of the page. */
export function CompanyWarnings({ company }: { company: Company }) {
  const { home_company, subsequent_registration_entities: later } = company;
  return (
    <>
      {company.branch && (
        <Notice tone="warn" title="This entry is a branch, not a company of its own">
          {home_company ? (
            <p>
              Its home company is{' '}
              <EntityLink
                name={home_company.name}
                serviceUrl={home_company.service_url}
                jurisdictionCode={home_company.jurisdiction_code}
              />
              .
            </p>
          ) : (
            <p>The register does not say of which company.</p>
          )}
        </Notice>
      )}
      {later?.map(({ company_name, service_url, jurisdiction_code }) => (
        <Notice key={service_url} tone="warn" title="This registration was superseded">
          <p>
            The company is now registered as{' '}
            <EntityLink name={company_name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />.
          </p>
        </Notice>
      ))}
    </>
  );
}
