import { headers } from 'next/headers';
import { useLanguage } from '#language';
import { COPIES } from '@/components/ui/copies';
import { StaticHtml, type StaticHtmlProps } from '@/components/ui/static-html';
import { EMBED_SIZE } from '@/lib/api/card/sizes';
import { citationOf, type DownloadOffer, filtersOfPage, type MenuFile, offerOf } from '@/lib/api/download/menu';
import { registrySource } from '@/lib/api/pages/page';
import { originOf } from '@/lib/api/registry';
import type { Kind, Records } from '@/lib/contract/kinds';
import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import type { FormatName } from '@/lib/formats/offered';
import { forScript, linkedRecord, titleOf } from '@/lib/formats/out/about';
import { settings } from '@/lib/registry/settings';
import { formsOf, type Language, todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { requestLanguage } from '@/lib/shared/preferences';
import { embedFrame } from '@/lib/shared/text';
import { downloadWords } from '@/lib/words/site';
import { provenanceWords } from '@/lib/words/statement';
import { copyWords } from '@/lib/words/try-form';

/** The most records in the files of a list: the interface's limit for a search. */
const MOST = MAX_PAGE * MAX_PER_PAGE;

interface Extent {
  source: 'embedded' | 'upstream';
  isRecord: boolean;
  hasPages: boolean;
  /** Records of the list over all pages, if known. */
  total?: number;
}

/** States whether the files hold all records. */
export function extentInWords({ source, isRecord, hasPages, total }: Extent, language: Language): string | null {
  if (isRecord || !hasPages) return null;
  const [{ extent }, forms] = [downloadWords[language], formsOf(language)];
  if (source === 'upstream') return extent.firstPage;
  if (total === undefined) return extent.upTo(forms, MOST);
  return total <= MOST ? extent.all(forms, total) : extent.first(forms, MOST, total);
}

/** What the file of a page holds. */
function heldBy(format: FormatName, isRecord: boolean, kind: Kind | undefined, language: Language): string {
  const { record, list, many } = downloadWords[language];
  const texts: Readonly<Partial<Record<FormatName, string>>> = record;
  const holds = (isRecord && texts[format]) || list[format];
  return typeof holds === 'string' ? holds : holds(kind ? many(kind) : '');
}

function DownloadFiles({ files, kind, ...extent }: Extent & { files: MenuFile[]; kind?: Kind | undefined }) {
  const language = useLanguage();
  const { formats } = downloadWords[language];
  const said = extentInWords(extent, language);
  return (
    <>
      {said && <p className="mb-2 text-muted">{said}</p>}
      <ul className="space-y-1">
        {files.map(({ format, href }) => (
          <li key={format}>
            <a href={href} rel="nofollow" className="underline">
              {formats[format]}
            </a>{' '}
            <span className="text-muted">– {heldBy(format, extent.isRecord, kind, language)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** More pages of a remote list, with their price; a form, so that it works without scripts. */
function MorePages({ files, params }: { files: MenuFile[]; params: URLSearchParams }) {
  const words = useWords(downloadWords);
  return (
    <form method="get" className="mt-3 flex flex-wrap items-center gap-2 border-line border-t pt-3">
      {[...params].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        {words.pages}
        <input
          type="number"
          name="pages"
          min={2}
          max={MAX_PAGE}
          defaultValue={2}
          required
          className="w-16 rounded border border-line-strong bg-surface px-2 py-1"
        />
      </label>
      {files.map(({ format, href }) => (
        <button
          key={format}
          type="submit"
          formAction={href.split('?')[0]}
          className="rounded border border-line-strong px-2 py-1 hover:bg-sunken"
        >
          {words.formats[format]}
        </button>
      ))}
      <p className="w-full text-muted">{words.pageCost}</p>
    </form>
  );
}

interface CopyLineProps {
  text: string;
  /** What is copied, for the label of the button. */
  what: 'curl' | 'frame';
}

/** A text to copy by hand, or with scripts by a button. */
function CopyLine({ text, what }: CopyLineProps) {
  const words = useWords(copyWords);
  return (
    <div className="flex items-start gap-2">
      <code className="min-w-0 flex-1 select-all rounded bg-sunken px-3 py-2 text-xs">{text}</code>
      <button
        type="button"
        {...{ [COPIES]: words.copied }}
        className="rounded border border-line-strong px-3 py-1.5 hover:bg-sunken noscript:hidden"
      >
        <span aria-live="polite">{words.copy}</span>
        <span className="sr-only"> {words.what[what]}</span>
      </button>
    </div>
  );
}

interface Quote {
  /** The citation of the record. */
  citation: string;
  /** The frame with the company's card, for other sites. */
  frame?: string;
}

interface PanelProps {
  offer: DownloadOffer;
  source: 'embedded' | 'upstream';
  params: URLSearchParams;
  total?: number;
  /** For records; called only if the panel is rendered again. */
  quote?: () => Quote;
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-2 font-sans font-semibold text-sm">{title}</h2>
      {children}
    </div>
  );
}

function Links({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow" className="inline-block min-h-6 py-0.5 underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Citation({ citation, offer }: { citation: string; offer: DownloadOffer }) {
  return (
    <Part title={useWords(downloadWords).cite}>
      <p className="mb-2 select-all rounded bg-sunken px-3 py-2">
        <bdi>{citation}</bdi>
      </p>
      <Links links={offer.citations} />
    </Part>
  );
}

function Parts({ offer, source, params, total, quote }: PanelProps) {
  const words = useWords(downloadWords);
  const { files, feeds, curl, isRecord, hasPages, kind } = offer;
  const isMore = source === 'upstream' && !isRecord && hasPages;
  const { citation, frame } = quote?.() ?? {};
  return (
    <>
      <div className="min-w-0 space-y-6">
        <Part title={words.file}>
          <DownloadFiles
            files={files}
            kind={kind}
            source={source}
            isRecord={isRecord}
            hasPages={hasPages}
            total={total}
          />
          {isMore && <MorePages files={files} params={params} />}
        </Part>
        <Part title={words.terminal}>
          <CopyLine text={curl} what="curl" />
        </Part>
      </div>
      <div className="min-w-0 space-y-6">
        {citation && <Citation citation={citation} offer={offer} />}
        {feeds.length > 0 && (
          <Part title={words.follow}>
            <Links links={feeds.map(({ format, href }) => ({ label: words.feeds[format], href }))} />
          </Part>
        )}
        {frame && (
          <Part title={words.embed}>
            <CopyLine text={frame} what="frame" />
          </Part>
        )}
      </div>
    </>
  );
}

/** The download panel: files, a command line, a citation, feeds and an embeddable card. */
export function DownloadPanel({
  cacheWith,
  dependsOn,
  ...panel
}: PanelProps & Pick<StaticHtmlProps, 'cacheWith' | 'dependsOn'>) {
  const { title } = useWords(downloadWords);
  return (
    <details className="mt-3 text-sm open:basis-full print:hidden">
      <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">{title}</summary>
      <StaticHtml
        cacheWith={cacheWith}
        dependsOn={dependsOn}
        className="mt-3 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 rounded border border-line bg-raised p-4 md:grid-cols-2"
      >
        <Parts {...panel} />
      </StaticHtml>
    </details>
  );
}

/** Removes characters that could end a CSS string; addresses have them encoded. */
const inCss = (url: string): string => url.replace(/["\\<>\s]/g, (found) => encodeURIComponent(found));

/** Prints the page's address: under its first sentence, and at the foot of every sheet. */
export function PrintedAddress({ url, now }: { url: string; now: string }) {
  const words = useWords(provenanceWords);
  const { date } = useForms();
  const foot = `@page{@bottom-left{content:"${inCss(url)}";color:#444;font-size:8pt}}`;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: no character of the address ends a string or a tag */}
      <style media="print" dangerouslySetInnerHTML={{ __html: foot }} />
      <p className="mt-2 hidden text-muted text-sm print:block">{words.printed(url, date(now))}</p>
    </>
  );
}

/** The record to cite, also described in structured data. */
type Cited<K extends Kind> = { [Each in K]: { kind: Each; record: Records[Each] } }[K];

interface DownloadMenuProps {
  /** The page's path and query; the path is the interface's own, and the query holds its filters. */
  page: string;
  /** The record of a record page. */
  cited?: Cited<Kind>;
  /** Records of a list over all pages. */
  total?: number;
  /** The reply with which the menu of a list is cached. */
  cacheWith?: object;
}

/** Where and when the record is shown. */
interface Page {
  offer: DownloadOffer;
  origin: string;
  url: string;
  /** The day, in UTC. */
  today: string;
}

/** Links for feed readers and link previews; the framework moves them into the head. */
function Alternates({ offer, url, language }: { offer: DownloadOffer; url: string; language: Language }) {
  const words = downloadWords[language];
  const card = `/oembed?url=${encodeURIComponent(url)}`;
  return (
    <>
      {offer.feeds.map(({ href, media_type, format }) => (
        <link key={href} rel="alternate" type={media_type} title={words.feeds[format]} href={href} />
      ))}
      {offer.card && <link rel="alternate" type="application/json+oembed" title={words.card} href={card} />}
    </>
  );
}

/** The record as schema.org data. */
function Linked({ cited, url, today }: { cited: Cited<Kind>; url: string; today: string }) {
  const about = { title: '', page_url: url, filter: null, taken_at: today, total_count: null, source: null };
  const json = forScript(linkedRecord({ ...cited, about }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every "<" is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** How others cite and embed the record. */
function quoteOf(cited: Cited<Kind>, { offer, origin, url, today }: Page) {
  const { width, height } = EMBED_SIZE;
  const title = titleOf(cited.kind, cited.record);
  const frame = offer.card && embedFrame(origin + offer.card, title, width, height);
  return { citation: citationOf(cited, { url, accessed: today }).text, frame };
}

/** The download menu of the page at this path; empty if the interface has no such path. */
export async function DownloadMenu({ page, cited, total, cacheWith = cited?.record }: DownloadMenuProps) {
  const origin = originOf(await headers());
  const source = registrySource();
  const { path, params } = filtersOfPage(page, source);
  const offer = offerOf({ path, params, source, origin, needsToken: settings().apiForm === 'A' });
  if (!offer) return null;
  const today = todayOf(Date.now());
  const language = await requestLanguage();
  const query = params.toString();
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`;
  const dependsOn = [url, language, today];
  return (
    <>
      <Alternates offer={offer} url={url} language={language} />
      <DownloadPanel
        offer={offer}
        source={source}
        params={params}
        total={total}
        quote={cited && (() => quoteOf(cited, { offer, origin, url, today }))}
        cacheWith={cacheWith}
        dependsOn={['panel', total, ...dependsOn]}
      />
      <StaticHtml cacheWith={cacheWith} dependsOn={['citation', ...dependsOn]}>
        {cited && <Linked cited={cited} url={url} today={today} />}
        <PrintedAddress url={url} now={today} />
      </StaticHtml>
    </>
  );
}
