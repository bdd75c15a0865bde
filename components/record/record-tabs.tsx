import { PriceTag } from '@/components/quota/price-tag';
import type { Price } from '@/lib/contract/quota';
import { useForms } from '@/lib/shared/language/use-words';
import { Link } from '../ui/link';

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
