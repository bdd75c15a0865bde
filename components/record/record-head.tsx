import { type Crumb, Trail } from '../ui/trail';

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
