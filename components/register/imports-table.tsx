import type { ImportReport } from '@/lib/contract/register-contents';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { registerWords } from '@/lib/words/register';
import { type Column, DataTable } from '../ui/data-table';

type Words = (typeof registerWords)['en'];

/** So many names of files stand in a row. */
const FILES_SHOWN = 3;

function Files({ files, words, forms }: { files: string[]; words: Words; forms: Forms }) {
  const more = files.length - FILES_SHOWN;
  return (
    <>
      {files.slice(0, FILES_SHOWN).map((file) => (
        <bdi key={file} className="block break-all">
          {file}
        </bdi>
      ))}
      {more > 0 && <span className="text-muted">{words.moreFiles(forms, more)}</span>}
    </>
  );
}

function Rejected({ report, words, forms }: { report: ImportReport; words: Words; forms: Forms }) {
  if (report.rejected === 0) return forms.count(0);
  return (
    <details>
      <summary className="cursor-pointer">{forms.count(report.rejected)}</summary>
      <ul aria-label={words.reasons} className="mt-1 max-w-80">
        {report.reasons.map(({ reason, count }) => (
          <li key={reason} className="break-words">
            {words.reason(forms, count, reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const columnsIn = (words: Words, forms: Forms): Column<ImportReport>[] => [
  {
    header: words.when,
    nowrap: true,
    cell: ({ started_at, ended_at }) => (
      <>
        {forms.date(started_at.slice(0, 10))}
        {ended_at === null && <span className="block text-warn">{words.unfinished}</span>}
      </>
    ),
  },
  { header: words.format, nowrap: true, cell: ({ format }) => format },
  { header: words.files, cell: ({ files }) => <Files files={files} words={words} forms={forms} /> },
  { header: words.read, count: true, cell: ({ read }) => forms.count(read) },
  { header: words.added, count: true, cell: ({ added }) => forms.count(added) },
  { header: words.merged, count: true, cell: ({ merged }) => forms.count(merged) },
  { header: words.unchanged, count: true, cell: ({ unchanged }) => forms.count(unchanged) },
  { header: words.rejected, cell: (report) => <Rejected report={report} words={words} forms={forms} /> },
];

/** The latest imports with what became of their records. */
export function ImportsTable({ imports }: { imports: ImportReport[] }) {
  const words = useWords(registerWords);
  const forms = useForms();
  if (imports.length === 0) return <p className="text-muted">{words.noImports}</p>;
  return (
    <DataTable caption={words.importsCaption} columns={columnsIn(words, forms)} rows={imports} keyOf={({ id }) => id} />
  );
}
