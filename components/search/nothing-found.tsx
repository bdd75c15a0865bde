import type { Chip } from '@/lib/search/chips';
import type { SearchState } from '@/lib/search/state';
import { Link } from '../ui/link';

interface NothingFoundProps {
  state: SearchState;
  chips: Chip[];
  noun: string;
  hrefOf: (state: SearchState) => string;
}

const looserQuery = (q: string): string | undefined => {
  const names = q.trim().split(/\s+/);
  return names.length > 1 ? names.slice(0, -1).join(' ') : undefined;
};

/** Says what was looked for, and offers the next looser searches. */
export function NothingFound({ state, chips, noun, hrefOf }: NothingFoundProps) {
  const looser = looserQuery(state.q);
  return (
    <div className="mt-6 max-w-prose space-y-3">
      <p>
        {state.page > 1
          ? `There are no ${noun} on this page of the results.`
          : `No ${noun} match${state.q ? ` all the words of “${state.q}”` : ''}${chips.length > 0 ? ' together with the filters' : ''}.`}
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {state.page > 1 && (
          <li>
            <Link href={hrefOf({ ...state, page: 1 })} className="underline">
              Go to the first page
            </Link>
          </li>
        )}
        {chips.map(({ label, value, without }) => (
          <li key={`${label} ${value}`}>
            <Link href={hrefOf(without)} className="underline">
              Search without “{label}: {value}”
            </Link>
          </li>
        ))}
        {looser && (
          <li>
            <Link href={hrefOf({ ...state, q: looser, page: 1 })} className="underline">
              Search for “{looser}” only
            </Link>
          </li>
        )}
        {state.q && !state.q.endsWith('*') && (
          <li>
            <Link href={hrefOf({ ...state, q: `${state.q}*`, page: 1 })} className="underline">
              Search for words that begin so: “{state.q}*”
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
