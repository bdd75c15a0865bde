import { type MouseEvent, memo, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Link } from '@/components/ui/parts';
import { findChange } from '@/lib/network/changes/changes';
import { endWords, holdingWords } from '@/lib/network/elements';
import { statusOf } from '@/lib/network/expansions';
import { COLUMNS, type Column, type EntityColumn, type Listing, nextOrder, printListing } from '@/lib/network/listing';
import { isUltimateParent, type NetworkModel, nameOf, type Relationship, shareWords } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, relationshipWords } from '@/lib/words/network';
import { networkListingWords } from '@/lib/words/network-filters';
import { ExpandButton } from '../controls';
import { ChangeMark, EntityMarks, KindMark } from '../entity/marks';
import { useRootNames } from '../use-network-view';
import type { ListedProps } from './listed';

interface LinkProps {
  /** The query of the page, as far as it is known. */
  query: string;
  /** The complete listing parameters. */
  listing: Listing;
  onList: (listing: Listing) => void;
  current?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A link to another listing: navigates without scripts, immediate with them. */
export function ListingLink({ query, listing, onList, current, label, className, children }: LinkProps) {
  const params = printListing(listing, new URLSearchParams(query));
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onList(listing);
  };
  return (
    <a
      href={`?${params}#list`}
      onClick={onClick}
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}

const SIGNS = { ascending: '▲', descending: '▼', none: '' } as const;

interface ColumnHeadProps {
  column: Column | EntityColumn;
  label: string;
  /** Numbers are right-aligned. */
  isNumber: boolean;
  listing: Listing;
  query: string;
  onList: (listing: Listing) => void;
}

/** A column header, which sorts the table. */
export function ColumnHead({ column, label, isNumber, listing, query, onList }: ColumnHeadProps) {
  const { sortBy } = useWords(networkListingWords);
  const { order } = listing;
  const sorted = order?.by !== column ? 'none' : order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sorted} className={`py-2 pr-4 font-medium ${isNumber ? 'text-right' : ''}`}>
      <ListingLink
        query={query}
        listing={{ ...listing, order: nextOrder(order, column) }}
        onList={onList}
        label={sortBy(label)}
        className="whitespace-nowrap hover:underline"
      >
        {label}{' '}
        <span aria-hidden="true" className="text-xs">
          {SIGNS[sorted]}
        </span>
      </ListingLink>
    </th>
  );
}

interface Props extends Omit<ListedProps, 'shown'> {
  model: NetworkModel;
  roots: readonly string[];
  rows: readonly Relationship[];
}

/** Without scripts it scrolls inside, so that the rest of the page stays near; otherwise the drawer scrolls. */
const FRAME = 'relative noscript:max-h-[40rem] noscript:overflow-auto';

const NUMBERS: readonly string[] = ['share', 'confidence'];

/** The whole selection in words. */
export const NetworkTable = memo(function NetworkTable({ rows, focus, listing, query, onList, ...cells }: Props) {
  const { model, roots, marks } = cells;
  const words = useWords(networkFactWords);
  const caption = words.relationshipsOf(useRootNames(model, roots));
  const columns = COLUMNS.filter((column) => column !== 'change' || marks.compared);
  return (
    <TableFrame
      caption={caption}
      head={columns.map((column) => (
        <ColumnHead
          key={column}
          column={column}
          label={words[column]}
          isNumber={NUMBERS.includes(column)}
          listing={listing}
          query={query}
          onList={onList}
        />
      ))}
    >
      {rows.map((relationship) => (
        <Row key={relationship.id} relationship={relationship} nearness={nearness(relationship, focus)} {...cells} />
      ))}
    </TableFrame>
  );
});

interface TableFrameProps {
  caption: string;
  /** Cells of the first row. */
  head: ReactNode;
  children: ReactNode;
}

/** A table that scrolls, below a head that stays. */
export const TableFrame = ({ caption, head, children }: TableFrameProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.2, 2.1.1)
  // biome-ignore lint/a11y/useSemanticElements: a section would need a heading; the caption is inside the table
  <div role="region" aria-label={caption} tabIndex={0} className={FRAME}>
    <table className="w-full min-w-[42rem] border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line-strong)] scripted:-top-3 print:static print:shadow-none">
        <tr className="border-line-strong border-b align-bottom">{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

type Nearness = 'focused' | 'near' | 'far';

const LOOKS: Record<Nearness, string> = { focused: 'bg-accent-soft', near: 'bg-sunken', far: '' };

/** Whether a row is the one focused in the picture, or touches it. */
function nearness({ id, parent, child }: Relationship, focus: string | undefined): Nearness {
  if (focus === id) return 'focused';
  return focus === parent || focus === child ? 'near' : 'far';
}

type CellProps = Pick<Props, 'model' | 'roots' | 'marks' | 'expansions' | 'prices' | 'onExpand' | 'onFocus'>;

interface RowProps extends CellProps {
  relationship: Relationship;
  nearness: Nearness;
}

const Row = memo(function Row({ relationship, nearness: near, ...cells }: RowProps) {
  const { notStated } = useWords(relationshipWords);
  const { language, count, date } = useForms();
  const { parent, child, type, share, confidence, from } = relationship;
  const { compared } = cells.marks;
  return (
    <tr
      aria-current={near === 'focused' ? 'true' : undefined}
      className={`border-line border-b align-top ${LOOKS[near]}`}
    >
      <EntityCell id={parent} {...cells} />
      <EntityCell id={child} {...cells} />
      <TypeCell relationship={relationship} words={holdingWords(type, language)} {...cells} />
      <td className="whitespace-nowrap py-2 pr-4 text-right tabular-nums">
        {isUltimateParent(relationship) ? '–' : shareWords(share, language)}
      </td>
      <td className="whitespace-nowrap py-2 pr-4 text-right tabular-nums">
        {confidence === undefined ? notStated : count(confidence)}
      </td>
      <td className="whitespace-nowrap py-2 pr-4 tabular-nums">{from && date(from)}</td>
      <td className="py-2 pr-4 tabular-nums">{endWords(relationship, language)}</td>
      {compared && (
        <td className="py-2">
          <ChangeMark change={findChange(relationship, compared)} />
        </td>
      )}
    </tr>
  );
});

/** The type links to the relationship in the picture, if it is drawn. */
function TypeCell({ relationship, words, model, onFocus }: CellProps & { relationship: Relationship; words: string }) {
  const { showInPicture } = useWords(networkListingWords);
  const { id, parent, child } = relationship;
  const name = (end: string) => nameOf(model.entities.get(end), end);
  if (!useHydrated()) return <td className="py-2 pr-4 [overflow-wrap:normal]">{words}</td>;
  return (
    <td className="py-2 pr-4 [overflow-wrap:normal]">
      <button
        type="button"
        aria-label={showInPicture(words, name(parent), name(child))}
        onClick={() => onFocus(id)}
        className="printed cursor-pointer text-left underline decoration-dotted decoration-line-strong underline-offset-4"
      >
        {words}
      </button>
    </td>
  );
}

export function EntityCell({ id, model, roots, marks, expansions, prices, onExpand }: CellProps & { id: string }) {
  const hydrated = useHydrated();
  const entity = model.entities.get(id);
  // A root is usually loaded with its network.
  const isCentre = roots.includes(id) && model.expanded.has(id);
  return (
    <td className="w-[26%] min-w-36 py-2 pr-4">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 sm:flex-nowrap">
        <span className="min-w-0">
          <Link href={id} className="hover:underline">
            <bdi>{nameOf(entity, id)}</bdi>
            <KindMark kind={entity?.kind} />
          </Link>
          <EntityMarks entity={entity} marks={marks} />
        </span>
        {hydrated && entity && !isCentre && (
          <ExpandButton
            entity={entity}
            status={statusOf(id, model, expansions)}
            price={prices.get(id)}
            onExpand={onExpand}
          />
        )}
      </span>
    </td>
  );
}
