import type { CompanyEvent } from '@/lib/contract/event';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { Link } from '../ui/link';

/** The company of an event. The interface gives its number alone; `name` stands where it can be had without a call. */
export function EventCompany({ event, name }: { event: CompanyEvent; name: string | undefined }) {
  const { company_number, jurisdiction_code } = event;
  return (
    <>
      <Link href={links.company(event)} className="underline">
        <bdi>{name ?? `Company ${company_number}`}</bdi>
      </Link>
      <span className="text-muted">
        {' '}
        · {jurisdictionName(jurisdiction_code)}
        {name !== undefined && (
          <>
            {' '}
            · <bdi>{company_number}</bdi>
          </>
        )}
      </span>
    </>
  );
}
