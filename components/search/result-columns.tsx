import {
  type ColumnChoice,
  chosenColumns,
  columnsToPrint,
  moveColumn,
  toggleColumn,
} from '@/lib/records/results/columns';
import type { ResultLook } from '@/lib/records/results/look';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { resultWords, searchWords } from '@/lib/words/search';
import { Link } from '../ui/link';

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

/** One step of a shown column; nothing where it stands at that end already. */
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

/** Which columns the table has, and in which order: first those shown, as they stand, then the others. */
export function ResultColumns({ all, look, hrefOf }: ResultColumnsProps) {
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
