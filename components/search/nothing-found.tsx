import type { LooserOffer, LooserSearches } from '@/lib/api/pages/looser';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import type { SearchState } from '@/lib/search/state';
import type { Noun } from '@/lib/shared/language/forms/counts';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

interface NothingFoundProps {
  page: SearchPage;
  state: SearchState;
  noun: Noun;
  hrefOf: (state: SearchState) => string;
  looser: LooserSearches<unknown> | undefined;
}

function Offers({ offers }: { offers: LooserOffer[] }) {
  const words = useWords(searchWords).nothing;
  if (offers.length === 0) return null;
  return (
    <ul aria-label={words.looser} className="list-disc space-y-1 pl-5">
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
export function NothingFound({ page, state, noun, hrefOf, looser }: NothingFoundProps) {
  const words = useWords(searchWords).nothing;
  const forms = useForms();
  if (state.page > 1) {
    return (
      <p className="mt-6">
        {words.onThisPage(noun)}{' '}
        <Link href={hrefOf({ ...state, page: 1 })} className="underline">
          {words.firstPage}
        </Link>
      </p>
    );
  }
  const asked = explain(page, state, forms.language).join(', ');
  return (
    <div className="mt-4 max-w-prose space-y-3">
      <p>{asked === '' ? words.found(noun) : words.foundFor(noun, <bdi>{asked}</bdi>)}</p>
      {looser?.found && <Found {...looser.found} noun={noun} tried={looser.tried} />}
      {looser && !looser.found && looser.tried.length > 0 && <p>{words.tried(forms, looser.tried.length)}</p>}
      {looser && !looser.found && looser.offers.length > 0 && <p>{words.toTry}</p>}
      {!looser?.found && <Offers offers={looser?.offers ?? []} />}
    </div>
  );
}

type FoundProps = NonNullable<LooserSearches<unknown>['found']> & { noun: Noun; tried: string[] };

function Found({ words, href, results, noun, tried }: FoundProps) {
  const said = useWords(searchWords).nothing;
  const forms = useForms();
  return (
    <Notice tone="warn" title={said.instead(forms, results.total_count, noun)}>
      <p>
        <Link href={href} className="underline">
          <bdi>{words}</bdi>
        </Link>
      </p>
      {tried.length > 0 && <p className="mt-1 text-muted">{said.triedBefore(<bdi>{tried.join(' ')}</bdi>)}</p>}
    </Notice>
  );
}
