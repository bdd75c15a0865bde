import { useLanguage } from '#language';
import { Notice } from '@/components/ui/notice';
import { type Column, DataTable, Link, OutsideLink } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import type { BulkFiles } from '@/lib/api/bulk-route';
import { takenHref } from '@/lib/api/download/menu';
import type { FacetValue } from '@/lib/contract/extensions';
import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import type { BulkFile } from '@/lib/formats/bulk-files';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { bulkWords } from '@/lib/words/bulk';

type Words = (typeof bulkWords)['en'];

const COMMAND = 'npm run export -- --offer';

const UNITS = ['kilo', 'mega', 'giga'] as const;

/** "1.2 MB", by thousands, as file managers and other sites count. */
export function sizeInWords(bytes: number, { count }: Forms, { units }: Words): string {
  const at = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0;
  const size = bytes / 1000 ** (at + 1);
  const shown = size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size);
  return `${count(shown)} ${units[UNITS[at] ?? 'kilo']}`;
}

/** Another version may have made files in formats that this one does not know. */
const wordOf = (words: object, name: string): string | undefined => (words as Record<string, string>)[name];

function titleOf({ format, table }: BulkFile, words: Words): string {
  const name = wordOf(words.formats, format) ?? format;
  return table === null ? name : `${wordOf(words.tables, table) ?? table}, ${name}`;
}

/** Those that most people open come first. */
const orderOf = ({ format }: BulkFile): number => Object.keys(bulkWords.en.formats).indexOf(format);

const filesColumnsIn = (words: Words, forms: Forms, now: number): Column<BulkFile>[] => [
  {
    header: words.file,
    cell: (file) => (
      <>
        <a href={links.download(file.name)} rel="nofollow" className="font-medium underline">
          {titleOf(file, words)}
        </a>
        <span className="block text-muted max-sm:hidden">{wordOf(words.holds, file.format)}</span>
        <code className="block break-all text-muted text-xs">{file.name}</code>
      </>
    ),
  },
  { header: words.records, count: true, cell: ({ records }) => forms.count(records) },
  { header: words.size, count: true, cell: ({ bytes }) => sizeInWords(bytes, forms, words) },
  {
    header: words.readAt,
    nowrap: true,
    cell: ({ read_at }) => (
      <time dateTime={read_at}>
        {forms.date(read_at)}
        <span className="block text-muted">{forms.age(now - Date.parse(read_at))}</span>
      </time>
    ),
  },
  {
    header: words.checksum,
    cell: ({ sha256 }) => <code className="block min-w-68 select-all break-all text-xs">{sha256}</code>,
  },
];

interface HowToMakeProps extends Pick<BulkFiles, 'files'> {
  code: string | undefined;
}

/** A run makes all files that are offered, so the command names the jurisdictions that have some already. */
function HowToMake({ files, code }: HowToMakeProps) {
  const codes = new Set([...files.map(({ jurisdiction_code }) => jurisdiction_code), code]);
  const named = [...codes].filter((one) => one != null).sort();
  return (
    <p className="text-muted text-sm">
      {useWords(bulkWords).makeBy}{' '}
      <code>{named.length === 0 ? COMMAND : `${COMMAND} --jurisdictions ${named.join(',')}`}</code>
    </p>
  );
}

interface FilesProps {
  files: BulkFile[];
  now: number;
}

function FilesTable({ files, now }: FilesProps) {
  const words = useWords(bulkWords);
  const columns = filesColumnsIn(words, useForms(), now);
  return <DataTable caption={words.caption} columns={columns} rows={files} keyOf={({ name }) => name} />;
}

type Source = BulkFile['sources'][number];

const sourcesColumnsIn = (words: Words): Column<Source>[] => [
  {
    header: words.publisher,
    wide: true,
    cell: ({ publisher, url }) => (
      <OutsideLink url={url}>
        <bdi>{publisher ?? words.unnamed}</bdi>
      </OutsideLink>
    ),
  },
  {
    header: words.licence,
    wide: true,
    cell: ({ terms }) =>
      terms === null ? (
        <span className="text-muted">{words.notStated}</span>
      ) : (
        <span className="break-words">
          <OutsideLink url={terms}>{terms}</OutsideLink>
        </span>
      ),
  },
];

const FIRST_SOURCES = 8;

/** Whom to attribute; each publisher once for each of its licences. */
function Sources({ files }: { files: BulkFile[] }) {
  const words = useWords(bulkWords);
  const all = files.flatMap(({ sources }) => sources);
  const keyOf = ({ publisher, terms }: Source): string => `${publisher ?? ''}\n${terms ?? ''}`;
  const isLicensed = new Set(all.filter(({ terms }) => terms !== null).map(({ publisher }) => publisher));
  // A file of statements alone does not know the licence that the records of their publisher have.
  const stated = all.filter(({ publisher, terms }) => terms !== null || !isLicensed.has(publisher));
  const rows = [...new Map(stated.map((source) => [keyOf(source), source])).values()];
  if (rows.length === 0) return null;
  return (
    <Section id="sources" title={words.sources}>
      <p className="mb-3 max-w-4xl">{words.attribution}</p>
      <FoldedRows rows={rows} first={FIRST_SOURCES} noun={words.publishers}>
        {(some) => (
          <DataTable
            caption={some[0] === rows[0] ? words.sourcesCaption : words.otherSources}
            columns={sourcesColumnsIn(words)}
            rows={some}
            keyOf={keyOf}
          />
        )}
      </FoldedRows>
    </Section>
  );
}

/** The most companies of which a search can be downloaded whole. */
const MOST_OF_SEARCH = MAX_PAGE * MAX_PER_PAGE;

interface Place {
  code: string;
  name: string;
  companies: number;
  files: BulkFile[];
}

/** The companies of a jurisdiction as the file of their search. */
function SearchFile({ code, companies }: Pick<Place, 'code' | 'companies'>) {
  const params = new URLSearchParams({ jurisdiction_code: code });
  return (
    <a href={takenHref(links.companySearch(), 'csv', params)} rel="nofollow" className="underline">
      {useWords(bulkWords).search(useForms(), companies)}
    </a>
  );
}

function PlaceFiles({ code, companies, files }: Place) {
  const words = useWords(bulkWords);
  const forms = useForms();
  const params = new URLSearchParams({ jurisdiction_code: code });
  if (files.length > 0) {
    const size = sizeInWords(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      forms,
      words,
    );
    return (
      <Link href={links.downloads(params)} className="underline">
        {words.filesOf(forms, files.length, size)}
      </Link>
    );
  }
  if (companies > MOST_OF_SEARCH) return <span className="text-muted">{words.notMade}</span>;
  return <SearchFile code={code} companies={companies} />;
}

const placesColumnsIn = (words: Words, forms: Forms): Column<Place>[] => [
  {
    header: words.place,
    wide: true,
    cell: ({ code, name }) => (
      <>
        <bdi>{name}</bdi> <span className="text-muted text-xs">{code}</span>
      </>
    ),
  },
  { header: words.companies, count: true, cell: ({ companies }) => forms.count(companies) },
  { header: words.files, wide: true, cell: (place) => <PlaceFiles {...place} /> },
];

const FIRST_PLACES = 20;

/** Every jurisdiction with companies; those with files come first. */
function Places({ files, counts }: { files: BulkFile[]; counts: readonly FacetValue[] }) {
  const words = useWords(bulkWords);
  const forms = useForms();
  const nameOf = placesIn(useLanguage());
  const places = counts
    .map(({ value: code, count: companies }): Place => {
      const own = files.filter(({ jurisdiction_code }) => jurisdiction_code === code);
      return { code, name: nameOf(code), companies, files: own };
    })
    .sort((a, b) => Number(b.files.length > 0) - Number(a.files.length > 0) || forms.compare(a.name, b.name));
  if (places.length === 0) return null;
  return (
    <Section id="places" title={words.places}>
      <FoldedRows rows={places} first={FIRST_PLACES} noun={words.jurisdictions}>
        {(some) => (
          <DataTable
            caption={some[0] === places[0] ? words.placesCaption : words.otherPlaces}
            columns={placesColumnsIn(words, forms)}
            rows={some}
            keyOf={({ code }) => code}
            dense
          />
        )}
      </FoldedRows>
    </Section>
  );
}

interface BulkDownloadsProps extends BulkFiles {
  /** Of one jurisdiction only. */
  code?: string | undefined;
  /** Companies by jurisdiction. */
  counts: readonly FacetValue[];
  now: number;
}

/** What of our own register can be downloaded whole. */
export function BulkDownloads({ files, outdated, code, counts, now }: BulkDownloadsProps) {
  const words = useWords(bulkWords);
  const forms = useForms();
  const nameOf = placesIn(useLanguage());
  const shown = files
    .filter(({ jurisdiction_code }) => jurisdiction_code === (code ?? null))
    .sort((a, b) => orderOf(a) - orderOf(b));
  const none = code === undefined ? words.noneMade : words.noneMadeOf(nameOf(code));
  const companies = counts.find(({ value }) => value === code)?.count ?? 0;
  const isSearched = code !== undefined && companies > 0 && companies <= MOST_OF_SEARCH;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="max-w-4xl">
        <p className="text-lg">{code === undefined ? words.lead : words.leadOf(nameOf(code))}</p>
        <p className="mt-2">{words.held}</p>
      </div>
      {outdated > 0 && (
        <Notice tone="warn" title={words.outdated(forms, outdated)}>
          {words.outdatedWhy}
        </Notice>
      )}
      <Section id="files" title={code === undefined ? words.whole : nameOf(code)}>
        {shown.length > 0 ? (
          <FilesTable files={shown} now={now} />
        ) : (
          <>
            <p>{none}</p>
            {isSearched && (
              <p className="my-2">
                <SearchFile code={code} companies={companies} />
              </p>
            )}
            <HowToMake files={files} code={code} />
          </>
        )}
      </Section>
      {code === undefined && <Places files={files} counts={counts} />}
      <Sources files={shown} />
      <Section id="programs" title={words.programs}>
        <p className="max-w-4xl">{words.programsSay}</p>
        <p className="mt-2">
          <a href={takenHref(links.downloads(), 'json')} className="underline">
            {words.list}
          </a>
        </p>
      </Section>
    </div>
  );
}
