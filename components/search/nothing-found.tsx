import type { LooserOffer, LooserSearches } from '@/lib/client/looser';
import { plural } from '@/lib/format/dates';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import type { SearchState } from '@/lib/search/state';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

interface NothingFoundProps {
  page: SearchPage;
  state: SearchState;
  noun: [one: string, many: string];
  hrefOf: (state: SearchState) => string;
  looser: LooserSearches<unknown> | undefined;
}

function Offers({ offers }: { offers: LooserOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Looser searches" className="list-disc space-y-1 pl-5">
      {offers.map(({ href, words, price }) => (
        <li key={href}>
          <Link href={href} className="underline">
            <bdi>{words}</bdi>
          </Link>{' '}
          <PriceTag price={price} />
        </li>
      ))}
    </ul>
  );
}

/** What was looked for in vain; and of looser searches, what was tried, what it gave up, and what is left to try. */
export function NothingFound({ page, state, noun: [one, many], hrefOf, looser }: NothingFoundProps) {
  if (state.page > 1) {
    return (
      <p className="mt-6">
        There are no {many} on this page of the results.{' '}
        <Link href={hrefOf({ ...state, page: 1 })} className="underline">
          Go to the first page
        </Link>
      </p>
    );
  }
  const asked = explain(page, state).join(', ');
  return (
    <div className="mt-4 max-w-prose space-y-3">
      <p>
        No {many} match{asked && <bdi>: {asked}</bdi>}.
      </p>
      {looser?.found && <Found {...looser.found} noun={[one, many]} tried={looser.tried} />}
      {looser && !looser.found && looser.tried.length > 0 && (
        <p>
          {plural(looser.tried.length, 'looser search was', 'looser searches were')} tried and found nothing either.
        </p>
      )}
      {looser && !looser.found && looser.offers.length > 0 && <p>Looser searches to try:</p>}
      {!looser?.found && <Offers offers={looser?.offers ?? []} />}
    </div>
  );
}

type FoundProps = NonNullable<LooserSearches<unknown>['found']> & { noun: [string, string]; tried: string[] };

function Found({ words, href, results, noun, tried }: FoundProps) {
  return (
    <Notice tone="warn" title={`Shown instead: ${plural(results.total_count, ...noun)} of a looser search`}>
      <p>
        <Link href={href} className="underline">
          <bdi>{words}</bdi>
        </Link>
      </p>
      {tried.length > 0 && (
        <p className="mt-1 text-muted">
          Tried before, in vain: <bdi>{tried.join(' ')}</bdi>
        </p>
      )}
    </Notice>
  );
}
