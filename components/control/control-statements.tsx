import { EntityLink } from '@/components/record/entity-link';
import type { ControlStatementLine } from '@/lib/records/company/behind-control';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { controlWords } from '@/lib/words/company';
import { Term } from '../glossary/term';
import { Badge } from '../ui/badge';
import { type Column, DataTable } from '../ui/data-table';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';

type Words = typeof controlWords.en.statements;

function Holders({ holders, reasons, isUltimate }: ControlStatementLine) {
  const { statements: words } = useWords(controlWords);
  if (holders.length === 0) {
    return (
      <span className="text-muted italic">
        {reasons.length > 0 ? words.nobodyBecause(reasons.join('; ')) : words.nobody}
      </span>
    );
  }
  return (
    <>
      {holders.map(({ name, service_url, jurisdiction_code }) => (
        <span key={`${service_url} ${name}`} className="block">
          <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
        </span>
      ))}
      {isUltimate && <span className="block text-muted text-xs">{words.ultimateOwner}</span>}
    </>
  );
}

function period({ start_date, end_date }: ControlStatementLine, { since, until }: Forms): React.ReactNode {
  if (end_date) return <Badge tone="warn">{until(end_date)}</Badge>;
  return start_date && since(start_date);
}

const columnsIn = (words: Words, forms: Forms): Column<ControlStatementLine>[] => [
  { header: words.who, cell: (line) => <Holders {...line} /> },
  {
    header: words.holds,
    cell: ({ holding }) => (holding.length > 0 ? holding.join('; ').replaceAll(' %', '\u00a0%') : undefined),
  },
  { header: words.when, nowrap: true, cell: (line) => period(line, forms) },
  { header: words.confidence, explained: <Term id="confidence" />, nowrap: true, cell: ({ confidence }) => confidence },
  {
    header: words.statement,
    explained: <Term id="statement" />,
    nowrap: true,
    cell: ({ id, kind }) => (
      <Link href={links.statement(id)} className="underline">
        {kind}
        <span className="sr-only"> {id}</span>
      </Link>
    ),
  },
];

const AT_A_GLANCE = 6;

/** What is said of who controls the company, each line with the statement that says it. */
export function ControlStatements({ lines }: { lines: ControlStatementLine[] }) {
  const { statements: words } = useWords(controlWords);
  const forms = useForms();
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm">{words.heading(forms, lines.length)}</h3>
      <FoldedRows rows={lines} first={AT_A_GLANCE} noun={words.folded}>
        {(rows) => (
          <DataTable caption={words.caption} columns={columnsIn(words, forms)} rows={rows} keyOf={({ id }) => id} />
        )}
      </FoldedRows>
    </>
  );
}
