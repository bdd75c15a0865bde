import type { RegisterContents } from '@/lib/contract/register-contents';
import { CODE_LIST_SOURCES, type CodeListSource } from '@/lib/formats/in/code-list-sources';
import { useWords } from '@/lib/shared/language/use-words';
import { registerWords } from '@/lib/words/register';
import { type Column, DataTable } from '../ui/data-table';
import { OutsideLink } from '../ui/outside-link';
import { Section } from '../ui/section';

type Words = (typeof registerWords)['en'];

interface Row extends CodeListSource {
  format: string;
}

const rowsOf = (formats: readonly string[]): Row[] =>
  formats.flatMap((format) => (CODE_LIST_SOURCES[format] ?? []).map((source) => ({ ...source, format })));

const columnsIn = (words: Words): Column<Row>[] => [
  { header: words.format, nowrap: true, cell: ({ format }) => format },
  { header: words.publisher, cell: ({ publisher, url }) => <OutsideLink url={url}>{publisher}</OutsideLink> },
  { header: words.licence, cell: ({ terms }) => terms },
];

/** Whose lists of codes an import may have brought, and on what terms; nothing where there was no such import. */
export function CodeListsTable({ imported_formats }: Pick<RegisterContents, 'imported_formats'>) {
  const words = useWords(registerWords);
  const rows = rowsOf(imported_formats);
  if (rows.length === 0) return null;
  return (
    <Section id="code-lists" title={words.codeLists}>
      <p className="mb-3 max-w-4xl text-muted text-sm">{words.codeListsExplained}</p>
      <DataTable
        caption={words.codeListsCaption}
        columns={columnsIn(words)}
        rows={rows}
        keyOf={({ publisher }) => publisher}
      />
    </Section>
  );
}
