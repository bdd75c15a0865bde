import { FACETS } from '@/lib/network/filter';
import { type Entity, nameOf } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { networkWalkWords } from '@/lib/words/network-filters';
import { EntityNote } from './entity-tools';

/** No relationships are known, as opposed to none being displayed. */
function NoRelationships({ root }: { root: Entity }) {
  const words = useWords(networkSelectionWords);
  return <p className="max-w-prose">{words.nothingKnown(<bdi>{nameOf(root, root.id)}</bdi>)}</p>;
}

interface NetworkAbsenceProps {
  hidden: number;
  /** The query of the page. */
  query: string;
  onShowAll: () => void;
}

/** No relationship passes the filters: says how many are hidden, with a link that shows all, also without scripts. */
export function AllHidden({ hidden, query: given, onShowAll }: NetworkAbsenceProps) {
  const words = useWords(networkSelectionWords);
  const query = new URLSearchParams(given);
  query.set('confidence', 'all');
  query.set('ownership_percentage', '0');
  for (const name of ['unknown', 'on', ...FACETS]) query.delete(name);
  return (
    <p className="rounded border border-line bg-raised px-4 py-3 text-sm">
      {words.hidden(useForms(), hidden)}{' '}
      <a
        href={`?${query}`}
        onClick={(event) => {
          event.preventDefault();
          onShowAll();
        }}
        className="underline"
      >
        {words.showAll}
      </a>
    </p>
  );
}

interface Props {
  root: Entity;
  /** The query of the page. */
  query: string;
  /** The requested date of the network, if any. */
  dates: string | undefined;
}

/** The network of an entity without relationships: the user can still add roots, notes and files. */
export function EmptyNetwork({ root, query, dates }: Props) {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <div className="flex flex-col gap-2">
        <NoRelationships root={root} />
        <WhyNoWalk query={query} dates={dates} />
      </div>
      <div className="text-sm noscript:hidden print:hidden">
        <EntityNote id={root.id} />
      </div>
    </div>
  );
}

/** A walk would repeat the page's request. On another date there may be results. */
function WhyNoWalk({ query: given, dates }: Pick<Props, 'query' | 'dates'>) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const query = new URLSearchParams(given);
  query.delete('dates');
  return (
    <p className="text-muted text-sm">
      {dates && (
        <>
          {words.askedOn(forms.date(dates))}{' '}
          <a href={`?${query}`} className="text-accent underline underline-offset-4">
            {words.askToday}
          </a>{' '}
        </>
      )}
      {words.nothingToFollow}
    </p>
  );
}
