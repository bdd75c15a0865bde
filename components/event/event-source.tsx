import type { CompanyEvent } from '@/lib/contract/event';
import { dateInWords } from '@/lib/format/dates';
import { pathOf } from '@/lib/links';
import { Link } from '../ui/link';

type Provenance = NonNullable<CompanyEvent['provenance']>;

const dayOfSnapshot = (snapshot: Provenance['earlier_snapshot']): string | undefined => {
  const taken = snapshot?.sample_date ?? snapshot?.sampled_at;
  return taken ? dateInWords(taken) : undefined;
};

function Statement({ provenance: { service_url, id } }: { provenance: Provenance }) {
  const path = pathOf(service_url);
  const name = id == null ? 'a statement' : `statement ${id}`;
  if (!path) return name;
  return (
    <Link href={path} className="underline">
      {name}
    </Link>
  );
}

function snapshotsInWords({ earlier_snapshot, later_snapshot }: Provenance): string {
  const [earlier, later] = [dayOfSnapshot(earlier_snapshot), dayOfSnapshot(later_snapshot)];
  if (earlier && later) return `From comparing the register as it was on ${earlier} and on ${later}.`;
  if (later) return `From the register as it was on ${later}; it was not compared with an earlier state.`;
  if (earlier) return `From the register as it was on ${earlier}; the later state has no date.`;
  return 'From two states of the register, the dates of which are not known.';
}

interface EventSourceProps {
  provenance: CompanyEvent['provenance'];
}

/** How the event is known: from one statement, or from two snapshots of the register (specification, Events, `provenance`). */
export function EventSource({ provenance }: EventSourceProps) {
  if (!provenance) return 'The registry does not say how it knows of this event.';
  if (provenance.type === 'company') return snapshotsInWords(provenance);
  if (provenance.type !== 'statement') {
    return `Known by a way the interface does not explain: “${provenance.type}”.`;
  }
  const { sample_date } = provenance;
  return (
    <>
      From <Statement provenance={provenance} />
      {sample_date ? `, seen ${dateInWords(sample_date)}` : ', seen on an unknown date'}.
    </>
  );
}

/** The same for a list, where the days of two snapshots mostly are those between which the event lies. */
export function BriefSource({ provenance }: EventSourceProps) {
  if (!provenance) return 'source not told';
  if (provenance.type === 'statement') return <Statement provenance={provenance} />;
  if (provenance.type !== 'company') return `known by “${provenance.type}”`;
  if (provenance.earlier_snapshot) return 'two snapshots compared';
  const later = dayOfSnapshot(provenance.later_snapshot);
  return later ? `already so in the register of ${later}` : 'from a snapshot without a date';
}
