import type { ColumnChoice } from '@/lib/records/results/columns';
import { printLook, type ResultLook } from '@/lib/records/results/look';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref, withParameters } from '@/lib/search/request';
import { PAGE_SIZES, type SearchState } from '@/lib/search/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { Link } from '../ui/link';
import { RememberLook } from './remember-look';
import { ResultColumns } from './result-columns';

interface ResultLookProps {
  page: SearchPage;
  state: SearchState;
  look: ResultLook;
  columns: readonly ColumnChoice[];
  /** Whether the source gives more than the usual number of records on a page. */
  canResize: boolean;
}

interface Choice {
  label: string;
  /** What it means, for those who hear it without its neighbours. */
  full: string;
  href: string;
  chosen: boolean;
}

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  const { chosen: chosenWords } = useWords(searchWords).look;
  return (
    <fieldset aria-label={label} className="flex items-baseline gap-x-2">
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      {choices.map(({ label: short, full, href, chosen }) =>
        chosen ? (
          <span key={short} className="py-0.5 font-semibold">
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{chosenWords(full)}</span>
          </span>
        ) : (
          <Link key={short} href={href} scroll={false} aria-label={full} className="py-0.5 underline">
            {short}
          </Link>
        ),
      )}
    </fieldset>
  );
}

const VIEWS = [
  { view: 'list', full: 'listView' },
  { view: 'table', full: 'tableView' },
] as const;
const DENSITIES = [
  { density: 'comfortable', label: 'roomy', full: 'roomyRows' },
  { density: 'compact', label: 'dense', full: 'denseRows' },
] as const;

/** How the results are drawn and how many at once: links, so that it works without scripts; the device remembers it. */
export function ResultLookBar({ page, state, look, columns, canResize }: ResultLookProps) {
  const words = useWords(searchWords).look;
  const forms = useForms();
  const hrefOf = (next: ResultLook) => withParameters(searchHref(page, state), printLook(next));
  const sizes = PAGE_SIZES.map((size, index): Choice => {
    const { per_page: _, ...usual } = { ...state, page: 1 };
    const next = index === 0 ? usual : { ...usual, per_page: size };
    const href = withParameters(searchHref(page, next), printLook(look));
    return {
      label: forms.count(size),
      full: words.sizeOnPage(forms, size),
      href,
      chosen: (state.per_page ?? PAGE_SIZES[0]) === size,
    };
  });
  return (
    <RememberLook>
      <Choices
        label={words.view}
        choices={VIEWS.map(({ view, full }) => ({
          label: words[view],
          full: words[full],
          href: hrefOf({ ...look, view }),
          chosen: look.view === view,
        }))}
      />
      <Choices
        label={words.rows}
        choices={DENSITIES.map(({ density, label, full }) => ({
          label: words[label],
          full: words[full],
          href: hrefOf({ ...look, density }),
          chosen: look.density === density,
        }))}
      />
      {canResize ? (
        <Choices label={words.onPage} choices={sizes} />
      ) : (
        <span className="text-muted">{words.sizeWithoutToken(forms, PAGE_SIZES[0] ?? 0)}</span>
      )}
      {look.view === 'table' && <ResultColumns all={columns} look={look} hrefOf={hrefOf} />}
    </RememberLook>
  );
}
