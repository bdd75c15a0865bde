import { PriceTag } from '@/components/quota/price-tag';
import { Link } from '@/components/ui/link';
import { type Crumb, Trail } from '@/components/ui/trail';
import type { Price } from '@/lib/contract/quota';
import { useForms } from '@/lib/shared/language/use-words';

/** A part of a record, at the interface's own path. */
export interface RecordTab {
  id: string;
  href: string;
  label: string;
  /** Only where the record itself says how many there are. */
  count?: number;
}

/** What every page of a record hands on to its tabs. */
export interface RecordTabsPlace<Id extends string> {
  /** The tab that is shown. */
  tab: Id;
  /** The interface's own reply to what this tab shows. */
  jsonHref: string;
  /** What opening a tab would cost, by its address; empty where nothing is counted. */
  prices?: ReadonlyMap<string, Price>;
}

interface RecordTabsProps extends RecordTabsPlace<string> {
  /** Whose parts they are: "This company". */
  label: string;
  tabs: readonly RecordTab[];
}

/** The parts of a record as links, on a phone in two rows: what scrolls out of sight is not found. */
export function RecordTabs({ label: whose, tabs, tab, jsonHref, prices }: RecordTabsProps) {
  const forms = useForms();
  return (
    <nav aria-label={whose} className="mt-5 border-line-strong border-b print:hidden">
      <ul className="relative -mb-px flex flex-wrap items-end sm:gap-x-1">
        {tabs.map(({ id, href, label, count }) => (
          <li key={id} className="flex shrink-0 items-center">
            <Link
              href={href}
              aria-current={id === tab ? 'page' : undefined}
              className="block border-transparent border-b-2 px-3 py-2 text-ink text-sm hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {label}
              {count !== undefined && <span className="ml-0.5 text-muted"> {forms.count(count)}</span>}
            </Link>
            {id !== tab && <PriceTag price={prices?.get(href)} />}
          </li>
        ))}
        <li className="ml-auto shrink-0">
          <a href={jsonHref} className="block border-transparent border-b-2 px-3 py-2 text-sm underline">
            JSON
          </a>
        </li>
      </ul>
    </nav>
  );
}

interface RecordHeadProps {
  /** What kind of record it is: "Filing". */
  kind: string;
  crumbs: Crumb[];
  /** The record's own name, or what it says. */
  title: React.ReactNode;
  /** The first sentence: what it is, whose, since when. */
  lead?: React.ReactNode;
  jsonHref: string;
  /** How old the facts are. */
  children?: React.ReactNode;
}

/** The head of a single record: where it belongs, what it is, and its data. */
export function RecordHead({ kind, crumbs, title, lead, jsonHref, children }: RecordHeadProps) {
  return (
    <header className="mb-8">
      {crumbs.length > 0 && <Trail crumbs={crumbs} />}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="text-muted">{kind}</p>
        <a href={jsonHref} className="underline print:hidden">
          JSON
        </a>
      </div>
      <h1 className="mt-1 text-2xl sm:text-3xl">{title}</h1>
      {lead && <p className="mt-2 max-w-4xl text-lg">{lead}</p>}
      {children}
    </header>
  );
}
