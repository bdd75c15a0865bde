import type { CompanyEvent } from '@/lib/contract/event';
import type { Price } from '@/lib/contract/meter';
import type { EventOrder } from '@/lib/records/event/filter';
import { headlineOf } from '@/lib/records/event/headline';
import { isExact, whenInWords } from '@/lib/records/event/when';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { eventPageWords } from '@/lib/words/event';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { EventCompany } from './event-company';
import { EventHeadline } from './event-headline';
import { BriefSource } from './event-source';

export interface EventEntryProps {
  event: CompanyEvent;
  order: EventOrder;
  /** What opening the event would cost. */
  price?: Price;
  /** Left out where the page is the company's own. */
  company?: { name: string | undefined };
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An exact day is said by the day it stands under, unless that is the day of the record. */
function Moment({ event: { time_range, created_at }, order }: Pick<EventEntryProps, 'event' | 'order'>) {
  const words = useWords(eventPageWords);
  const forms = useForms();
  const when = capital(whenInWords(time_range, forms.language));
  if (order === 'created_at') return when;
  return isExact(time_range) ? words.recorded(forms, created_at) : words.whenAndRecorded(forms, when, created_at);
}

export function EventEntry({ event, order, price, company }: EventEntryProps) {
  const { language } = useForms();
  return (
    <>
      <h4 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base">
        <Link
          href={links.event(event.id)}
          className="min-w-0 text-ink underline decoration-line-strong hover:decoration-ink"
        >
          <EventHeadline headline={headlineOf(event, language)} />
        </Link>
        <PriceTag price={price} />
      </h4>
      {company && (
        <p className="text-sm">
          <EventCompany event={event} name={company.name} />
        </p>
      )}
      <p className="text-muted text-sm">
        <Moment event={event} order={order} /> · <BriefSource provenance={event.provenance} />
      </p>
    </>
  );
}
