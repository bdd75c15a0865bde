import { useLanguage } from '#language';
import { Link } from '@/components/ui/parts';
import { StaticHtml } from '@/components/ui/static-html';
import {
  type ColumnChoice,
  chosenColumns,
  columnsToPrint,
  moveColumn,
  toggleColumn,
} from '@/lib/records/results/columns';
import { printLook, type ResultLook } from '@/lib/records/results/look';
import type { SearchPage } from '@/lib/search/filters';
import { markWords } from '@/lib/search/match';
import { searchHref, withParameters } from '@/lib/search/request';
import { PAGE_SIZES, type SearchState } from '@/lib/search/state';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { resultWords, searchWords } from '@/lib/words/search';
import { RememberLook } from './remember-look';

/** A name with the words of the query marked. `bdi` keeps a right-to-left name from reordering the text around it. */
export function MarkedName({ name, q }: { name: string; q: string }) {
  return (
    <bdi>
      {markWords(name, q).map(({ text, marked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have a fixed order
        marked ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}

interface ResultColumnsProps {
  all: readonly ColumnChoice[];
  look: ResultLook;
  hrefOf: (look: ResultLook) => string;
}

interface ColumnItemProps {
  column: ColumnChoice;
  names: readonly string[];
  hrefWith: (names: string[]) => string;
}

/** Moves a displayed column by one; empty if it is already at that end. */
function MoveLink({ column, names, hrefWith, by, sign, label }: ColumnItemProps & Move) {
  const moved = moveColumn(names, column.name, by);
  if (moved.join() === names.join()) return <span className="inline-block size-6" />;
  return (
    <Link
      href={hrefWith(moved)}
      scroll={false}
      className="inline-block size-6 rounded text-center no-underline hover:bg-sunken"
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{label}</span>
    </Link>
  );
}

interface Move {
  by: -1 | 1;
  sign: string;
  label: string;
}

function ColumnItem(props: ColumnItemProps) {
  const words = useWords(searchWords).look;
  const header = useWords(resultWords).columns[props.column.name];
  const { column, names, hrefWith } = props;
  const isShown = names.includes(column.name);
  const isLast = isShown && names.length === 1;
  const look = isShown ? 'border-accent bg-accent' : 'border-line-strong';
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-xs border ${look}`} />
      {isLast ? (
        <span className="flex-1">{header}</span>
      ) : (
        <Link
          href={hrefWith(toggleColumn(names, column.name))}
          scroll={false}
          aria-label={isShown ? words.hide(header) : words.show(header)}
          className="flex-1 py-0.5 text-ink hover:underline"
        >
          {header}
        </Link>
      )}
      {isShown && <MoveLink {...props} by={-1} sign="↑" label={words.moveUp(header)} />}
      {isShown && <MoveLink {...props} by={1} sign="↓" label={words.moveDown(header)} />}
    </li>
  );
}

/** Selects and orders the columns of the table: displayed ones first, in their order, then the others. */
function ResultColumns({ all, look, hrefOf }: ResultColumnsProps) {
  const words = useWords(searchWords).look;
  const forms = useForms();
  const shown = chosenColumns(all, look.columns);
  const names = shown.map(({ name }) => name);
  const hrefWith = (next: string[]) => {
    const { columns: _, ...rest } = look;
    const columns = columnsToPrint(all, next);
    return hrefOf(columns ? { ...rest, columns } : rest);
  };
  const others = all.filter((column) => !shown.includes(column));
  return (
    <details className="relative" id="columns">
      <summary className="cursor-pointer py-0.5 underline">{words.columns(forms, names.length)}</summary>
      <ul className="absolute z-10 mt-1 w-56 rounded border border-line-strong bg-raised p-3 shadow-lg">
        {[...shown, ...others].map((column) => (
          <ColumnItem key={column.name} column={column} names={names} hrefWith={hrefWith} />
        ))}
      </ul>
    </details>
  );
}

interface ResultLookProps {
  /** The results, with which the links are cached. */
  results: object;
  page: SearchPage;
  state: SearchState;
  look: ResultLook;
  columns: readonly ColumnChoice[];
  /** Whether the source supports larger pages. */
  canResize: boolean;
}

interface Choice {
  label: string;
  /** The accessible name, readable without context. */
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

interface LookChoicesProps extends Omit<ResultLookProps, 'results' | 'columns'> {
  hrefOf: (look: ResultLook) => string;
}

function LookChoices({ page, state, look, canResize, hrefOf }: LookChoicesProps) {
  const words = useWords(searchWords).look;
  const forms = useForms();
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
    <>
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
    </>
  );
}

/** The display and page size of the results: links, so that it works without scripts; the device stores the choice. */
export function ResultLookBar({ results, columns, ...rest }: ResultLookProps) {
  const { page, state, look, canResize } = rest;
  const hrefOf = (next: ResultLook) => withParameters(searchHref(page, state), printLook(next));
  const dependsOn = ['look', useLanguage(), hrefOf(look), canResize];
  return (
    <RememberLook>
      <StaticHtml className="contents" cacheWith={results} dependsOn={dependsOn}>
        <LookChoices {...rest} hrefOf={hrefOf} />
      </StaticHtml>
      {look.view === 'table' && <ResultColumns all={columns} look={look} hrefOf={hrefOf} />}
    </RememberLook>
  );
}
