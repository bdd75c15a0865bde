import type { CompanyEvent } from '@/lib/contract/event';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { eventPageWords } from '@/lib/words/event';
import { Link } from '../ui/link';

/** The company of an event. The interface gives its number alone; `name` stands where it can be had without a call. */
export function EventCompany({ event, name }: { event: CompanyEvent; name: string | undefined }) {
  const words = useWords(eventPageWords);
  const place = placesIn(useForms().language);
  const { company_number, jurisdiction_code } = event;
  return (
    <>
      <Link href={links.company(event)} className="underline">
        <bdi>{name ?? words.company(company_number)}</bdi>
      </Link>
      <span className="text-muted">
        {' '}
        · {place(jurisdiction_code)}
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
