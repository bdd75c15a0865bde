import type { Entity } from '@/lib/network/entity';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkWalkWords } from '@/lib/words/network-filters';
import { NothingKnown } from '../network-absence';
import { CaseBar, type CaseBarProps } from './case-bar';
import { EntityNote } from './entity-note';

interface Props extends CaseBarProps {
  root: Entity;
  /** The query of the page. */
  query: string;
  /** The day that the network was asked for, where the page asks for one. */
  dates: string | undefined;
}

/** A network of one entity alone: a case can be begun from it all the same, brought in, noted and taken away. */
export function EmptyNetwork({ root, query, dates, ...bar }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-prose flex-col gap-2">
        <NothingKnown root={root} />
        <WhyNoWalk query={query} dates={dates} />
      </div>
      <CaseBar {...bar} />
      <div className="max-w-prose text-sm noscript:hidden print:hidden">
        <EntityNote id={root.id} />
      </div>
    </div>
  );
}

/** A walk asks of its beginning what the page has asked already. On another day there may be more. */
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
