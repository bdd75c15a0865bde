import { Notice } from '@/components/ui/notice';
import { type Column, DataTable, Link, OutsideLink } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import {
  HELD_KINDS,
  type HeldKind,
  type ImportReport,
  type PublisherContents,
  type RegisterContents,
} from '@/lib/contract/records';
import { CODE_LIST_SOURCES, type CodeListSource } from '@/lib/formats/in/code-list-sources';
import { isOld } from '@/lib/records/company/company';
import { attentionOf, type FindingOfImports } from '@/lib/records/register/attention';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { registerWords } from '@/lib/words/register';
import { Attention, Example } from './attention';
import { type Followed, FollowedSources } from './followed-sources';

type ImportsTableWords = (typeof registerWords)['en'];

/** More file names are cut. */
const FILES_SHOWN = 3;

function Files({ files, words, forms }: { files: string[]; words: ImportsTableWords; forms: Forms }) {
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

/** The period of the facts of an import: one day, or its first and last. */
function Days({ oldest, newest, forms }: { oldest: string; newest: string; forms: Forms }) {
  return (
    <>
      {forms.date(oldest)}
      {newest !== oldest && <span className="block">– {forms.date(newest)}</span>}
    </>
  );
}

function Rejected({ report, words, forms }: { report: ImportReport; words: ImportsTableWords; forms: Forms }) {
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

const importsTableColumnsIn = (words: ImportsTableWords, forms: Forms): Column<ImportReport>[] => [
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
  {
    header: words.factsOf,
    nowrap: true,
    cell: ({ days }) => days && <Days {...days} forms={forms} />,
  },
  { header: words.read, count: true, cell: ({ read }) => forms.count(read) },
  { header: words.added, count: true, cell: ({ added }) => forms.count(added) },
  { header: words.merged, count: true, cell: ({ merged }) => forms.count(merged) },
  { header: words.unchanged, count: true, cell: ({ unchanged }) => forms.count(unchanged) },
  { header: words.rejected, cell: (report) => <Rejected report={report} words={words} forms={forms} /> },
];

/** The latest imports, with counts of their records by result. */
function ImportsTable({ imports }: { imports: ImportReport[] }) {
  const words = useWords(registerWords);
  const forms = useForms();
  if (imports.length === 0) return <p className="text-muted">{words.noImports}</p>;
  return (
    <DataTable
      caption={words.importsCaption}
      columns={importsTableColumnsIn(words, forms)}
      rows={imports}
      keyOf={({ id }) => id}
    />
  );
}

type PublishersTableWords = (typeof registerWords)['en'];

/** More rows are folded. */
const FIRST = 12;

const isAddress = (licence: string): boolean => /^https?:\/\//.test(licence);

function Licences({ licences }: { licences: string[] }) {
  return licences.map((licence) => (
    <span key={licence} className="block max-w-56 break-words">
      {isAddress(licence) ? <OutsideLink url={licence}>{licence}</OutsideLink> : licence}
    </span>
  ));
}

const amount = ({ count }: Forms, value: number) => (value === 0 ? undefined : count(value));

const publishersTableColumnsIn = (
  words: PublishersTableWords,
  forms: Forms,
  today: string,
): Column<PublisherContents>[] => [
  {
    header: words.publisher,
    cell: ({ publisher }) => <bdi className="block min-w-56">{publisher ?? words.unnamed}</bdi>,
  },
  { header: words.licence, cell: ({ licences }) => licences.length > 0 && <Licences licences={licences} /> },
  { header: words.kinds.companies, count: true, cell: ({ companies }) => amount(forms, companies) },
  { header: words.kinds.officers, count: true, cell: ({ officers }) => amount(forms, officers) },
  { header: words.kinds.statements, count: true, cell: ({ statements }) => amount(forms, statements) },
  { header: words.kinds.data, count: true, cell: ({ data }) => amount(forms, data) },
  {
    header: words.factsOf,
    nowrap: true,
    cell: ({ oldest, newest, undated }) => (
      <>
        {oldest !== null && newest !== null && (
          <span className={isOld(newest, today) ? 'text-warn' : ''}>
            <Days {...{ oldest, newest, forms }} />
          </span>
        )}
        {undated > 0 && <span className="block text-muted">{words.withoutDay(forms, undated)}</span>}
      </>
    ),
  },
];

/** The publishers of the register's data, with licence and period. */
function PublishersTable({ publishers, today }: { publishers: PublisherContents[]; today: string }) {
  const words = useWords(registerWords);
  const columns = publishersTableColumnsIn(words, useForms(), today);
  return (
    <FoldedRows rows={publishers} first={FIRST} noun={words.publishers}>
      {(rows) => (
        <DataTable
          caption={words.sourcesCaption}
          columns={columns}
          rows={rows}
          keyOf={({ publisher }) => publisher ?? ''}
        />
      )}
    </FoldedRows>
  );
}

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

/** The sources and terms of code lists that an import may have added; empty without such an import. */
function CodeListsTable({ imported_formats }: Pick<RegisterContents, 'imported_formats'>) {
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

/** The pages that list all records of a kind. */
const LISTS: Partial<Record<HeldKind, string>> = {
  companies: links.companySearch(),
  officers: links.officerSearch(),
  events: links.events(),
  corporate_groupings: links.corporateGroupingSearch(),
  industry_codes: links.industryCodes(),
};

/** The number of records of each kind, without empty kinds. */
function ContentsFacts({ counts }: Pick<RegisterContents, 'counts'>) {
  const { kinds } = useWords(registerWords);
  const { count } = useForms();
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      {HELD_KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
        const href = LISTS[kind];
        return (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{href ? <Link href={href}>{kinds[kind]}</Link> : kinds[kind]}</dt>
            <dd className="text-2xl tabular-nums">{count(counts[kind])}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const COMMAND = 'npm run import -- <files>';

const qualityColumnsIn = (words: Words, forms: Forms): Column<FindingOfImports>[] => [
  {
    header: words.finding,
    wide: true,
    cell: ({ kind, subject }) => (
      <>
        {words.findingsIn[kind](subject)}
        {words.adviceOn[kind] && <span className="block text-muted">{words.adviceOn[kind]}</span>}
      </>
    ),
  },
  { header: words.number, count: true, cell: ({ count }) => forms.count(count) },
  { header: words.first, wide: true, cell: ({ example }) => example !== null && <Example text={example} /> },
  { header: words.format, cell: ({ formats }) => formats.join(', ') },
];

/** What the last import of each file found about its quality; nothing without findings. */
function QualityTable({ contents, today }: { contents: RegisterContents; today: string }) {
  const words = useWords(registerWords);
  const columns = qualityColumnsIn(words, useForms());
  const { findings } = attentionOf(contents, today);
  if (findings.length === 0) return null;
  return (
    <Section id="quality" title={words.quality}>
      <FoldedRows rows={findings} first={FIRST} noun={words.findings}>
        {(rows) => (
          <DataTable
            caption={words.qualityCaption}
            columns={columns}
            rows={rows}
            keyOf={({ kind, subject }) => `${kind} ${subject}`}
          />
        )}
      </FoldedRows>
    </Section>
  );
}

/** The contents of our own register, their publishers and imports. */
export function RegisterReport({
  contents,
  followed,
  today,
}: {
  contents: RegisterContents;
  followed?: Followed | undefined;
  today: string;
}) {
  const { counts, publishers, imports, imported_formats, searches_are_indexed, suppressed_persons } = contents;
  const words = useWords(registerWords);
  const forms = useForms();
  const named = publishers.filter(({ publisher }) => publisher !== null);
  const failing = followed?.sources?.filter(({ is_failing }) => is_failing) ?? [];
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <p className="max-w-4xl text-lg">
          {isEmpty ? words.empty : words.verdict(forms, counts.companies, named.length)}
        </p>
        {suppressed_persons > 0 && <p className="mt-2 max-w-4xl">{words.suppressed(forms, suppressed_persons)}</p>}
        {!isEmpty && (
          <p className="mt-2">
            <Link href={links.downloads()} className="underline">
              {words.download}
            </Link>
          </p>
        )}
        <p className="mt-2 text-muted text-sm">
          {words.howTo} <code>{COMMAND}</code>
        </p>
      </div>
      {imports.length + failing.length > 0 && <Attention contents={contents} today={today} failing={failing} />}
      {!searches_are_indexed && (
        <Notice tone="warn" title={words.notIndexed}>
          {words.indexedLater} <code>{COMMAND}</code>
        </Notice>
      )}
      {!isEmpty && (
        <Section id="contents" title={words.contents}>
          <ContentsFacts counts={counts} />
        </Section>
      )}
      {followed && <FollowedSources {...followed} />}
      {publishers.length > 0 && (
        <Section id="sources" title={words.sources}>
          <PublishersTable publishers={publishers} today={today} />
          {publishers.length > 1 && <p className="mt-2 max-w-4xl text-sm text-muted">{words.countedOnce}</p>}
        </Section>
      )}
      <Section id="imports" title={words.imports}>
        <ImportsTable imports={imports} />
      </Section>
      <QualityTable contents={contents} today={today} />
      <CodeListsTable imported_formats={imported_formats} />
    </div>
  );
}
