import { Link } from '@/components/ui/parts';
import type { CompanyEvent } from '@/lib/contract/records';
import type { Headline } from '@/lib/records/event/headline';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links, pathOf } from '@/lib/shared/links';
import { eventPageWords, eventSourceWords } from '@/lib/words/event';

const Name = ({ children }: { children: string }) => <bdi className="font-normal">{children}</bdi>;

/** An arrow, with a word for screen readers. */
function Arrow() {
  const { became } = useWords(eventPageWords);
  return (
    <>
      <span aria-hidden="true">→</span>
      <span className="sr-only">{became}</span>
    </>
  );
}

/** What happened. `bdi` keeps a right-to-left name from reordering the text around it. */
export function EventHeadline({ headline: { what, change, about } }: { headline: Headline }) {
  const words = useWords(eventPageWords);
  if (change) {
    return words.change(what, <Name>{change.before}</Name>, <Arrow />, <Name>{change.after}</Name>);
  }
  return about === undefined ? what : words.about(what, <Name>{about}</Name>);
}

type Provenance = NonNullable<CompanyEvent['provenance']>;

const dayOfSnapshot = (snapshot: Provenance['earlier_snapshot']): string | undefined =>
  (snapshot?.sample_date ?? snapshot?.sampled_at) || undefined;

function Statement({ provenance: { service_url, id } }: { provenance: Provenance }) {
  const words = useWords(eventSourceWords);
  const path = pathOf(service_url);
  const name = id == null ? words.aStatement : words.statement(String(id));
  if (!path) return name;
  return (
    <Link href={path} className="underline">
      {name}
    </Link>
  );
}

function snapshotsInWords({ earlier_snapshot, later_snapshot }: Provenance, forms: Forms): string {
  const words = eventSourceWords[forms.language];
  const [earlier, later] = [dayOfSnapshot(earlier_snapshot), dayOfSnapshot(later_snapshot)];
  if (earlier && later) return words.compared(forms, earlier, later);
  if (later) return words.laterOnly(forms, later);
  if (earlier) return words.earlierOnly(forms, earlier);
  return words.undated;
}

interface EventSourceProps {
  provenance: CompanyEvent['provenance'];
}

/**
 * The evidence for the event: one statement, or two snapshots of the register (specification, Events, `provenance`).
 */
export function EventSource({ provenance }: EventSourceProps) {
  const words = useWords(eventSourceWords);
  const forms = useForms();
  if (!provenance) return words.notStated;
  if (provenance.type === 'company') return snapshotsInWords(provenance, forms);
  if (provenance.type !== 'statement') return words.unexplained(provenance.type);
  return words.fromStatement(forms, <Statement provenance={provenance} />, provenance.sample_date || undefined);
}

/** The same for a list, without the snapshot days, which mostly repeat the event's range. */
export function BriefSource({ provenance }: EventSourceProps) {
  const { brief } = useWords(eventSourceWords);
  const forms = useForms();
  if (!provenance) return brief.notStated;
  if (provenance.type === 'statement') return <Statement provenance={provenance} />;
  if (provenance.type !== 'company') return brief.unexplained(provenance.type);
  if (provenance.earlier_snapshot) return brief.compared;
  const later = dayOfSnapshot(provenance.later_snapshot);
  return later ? brief.already(forms, later) : brief.undated;
}

/** The company of an event. The interface gives only its number; `name` is given if it is available without a call. */
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
