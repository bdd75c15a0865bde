import type { Price } from '@/lib/contract/meter';
import type { Placeholder } from '@/lib/contract/placeholder';
import { links } from '@/lib/links';
import { placeholderKind } from '@/lib/placeholder/kind';
import { PriceTag } from '../allowance/price-tag';
import { EntityLink } from '../company/entity-link';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

export type PlaceholderTab = 'overview' | 'statements' | 'network';

interface PlaceholderHeaderProps {
  placeholder: Placeholder;
  tab: PlaceholderTab;
  /** The interface's own reply to what this tab shows. */
  jsonHref: string;
  /** What opening a tab would cost, by its address. */
  prices?: ReadonlyMap<string, Price>;
  /** How old the facts are. */
  children?: React.ReactNode;
}

function Tabs({ placeholder, tab, jsonHref, prices }: PlaceholderHeaderProps) {
  const id = String(placeholder.id);
  const tabs = [
    { id: 'overview', href: links.placeholder(id), label: 'Overview' },
    { id: 'statements', href: links.placeholderStatements(id), label: 'Statements' },
    { id: 'network', href: links.placeholderNetwork(id), label: 'Network' },
  ];
  return (
    <nav aria-label="This placeholder" className="mt-5 border-line-strong border-b print:hidden">
      <ul className="-mb-px flex items-end gap-1 overflow-x-auto">
        {tabs.map(({ id: name, href, label }) => (
          <li key={name} className="flex shrink-0 items-center">
            <Link
              href={href}
              aria-current={name === tab ? 'page' : undefined}
              className="block border-transparent border-b-2 px-3 py-2 text-ink text-sm hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {label}
            </Link>
            {name !== tab && <PriceTag price={prices?.get(href)} />}
          </li>
        ))}
        <li className="ml-auto shrink-0">
          <a href={jsonHref} className="block px-3 py-2 text-sm underline">
            JSON
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Matched({ company }: Pick<Placeholder, 'company'>) {
  if (!company) return null;
  return (
    <div className="mt-4 max-w-2xl">
      <Notice tone="good" title="Probably this company">
        <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
        {company.current_status && (
          <>
            {' · '}
            <bdi>{company.current_status}</bdi>
          </>
        )}
        {company.inactive === true && ' · inactive'}
      </Notice>
    </div>
  );
}

/** The head of a placeholder's pages: what is known of it, and which company it was matched to. */
export function PlaceholderHeader(props: PlaceholderHeaderProps) {
  const { placeholder, children } = props;
  return (
    <div className="mb-8">
      <p className="text-muted text-sm">Placeholder</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">
        <bdi>{placeholder.name}</bdi>
      </h1>
      <p className="mt-2 max-w-4xl text-lg">{placeholderKind(placeholder)}</p>
      {children}
      <Matched company={placeholder.company} />
      <Tabs {...props} />
    </div>
  );
}
