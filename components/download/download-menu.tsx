import { headers } from 'next/headers';
import { StaticHtml } from '@/components/ui/static-html';
import { embedFrame } from '@/lib/api/card/frame';
import { EMBED_SIZE } from '@/lib/api/card/sizes';
import { citationOf } from '@/lib/api/download/cite';
import { type DownloadOffer, offerOf } from '@/lib/api/download/menu';
import { filtersOfPage } from '@/lib/api/download/reply/page-filters';
import { originOf } from '@/lib/api/origin';
import { registrySource } from '@/lib/api/pages/server';
import type { Kind, Records } from '@/lib/contract/kinds';
import { linkedRecord } from '@/lib/formats/out/linked/linked';
import { forScript } from '@/lib/formats/out/linked/node';
import { titleOf } from '@/lib/formats/out/titles';
import { todayOf } from '@/lib/records/format/days';
import { settings } from '@/lib/registry/settings';
import type { Language } from '@/lib/shared/language/languages';
import { requestLanguage } from '@/lib/shared/language/request';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { downloadWords } from '@/lib/words/site';
import { DownloadPanel } from './download-panel';

/** What a string of CSS may hold as it is; addresses have the rest encoded. */
const inCss = (url: string): string => url.replace(/["\\<>\s]/g, (found) => encodeURIComponent(found));

/** On paper a page says where it is from: under its first sentence, and at the foot of every sheet. */
export function PrintedAddress({ url, now }: { url: string; now: string }) {
  const words = useWords(downloadWords);
  const { date } = useForms();
  const foot = `@page{@bottom-left{content:"${inCss(url)}";color:#444;font-size:8pt}}`;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an address without any sign that ends a string or a tag */}
      <style media="print" dangerouslySetInnerHTML={{ __html: foot }} />
      <p className="mt-2 hidden text-muted text-sm print:block">{words.printed(url, date(now))}</p>
    </>
  );
}

/** What is cited, and told to machines. */
type Cited<K extends Kind> = { [Each in K]: { kind: Each; record: Records[Each] } }[K];

interface DownloadMenuProps {
  /** The page's own path and query; the path is the interface's own, and of the query its filters are read. */
  page: string;
  /** The record of a record page. */
  cited?: Cited<Kind>;
  /** Records of a list over all its pages. */
  total?: number;
}

/** Where the record is shown, and when. */
interface Page {
  offer: DownloadOffer;
  origin: string;
  url: string;
  /** The day, in UTC. */
  today: string;
}

/** For feed readers, and for sites that show cards of links; the framework puts them into the head. */
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

/** What the page says of its record in the words of schema.org. */
function Linked({ cited, url, today }: { cited: Cited<Kind>; url: string; today: string }) {
  const about = { title: '', page_url: url, filter: null, taken_at: today, total_count: null, source: null };
  const json = forScript(linkedRecord({ ...cited, about }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is written as an escape
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** How others name the record, and show it. */
function quoteOf(cited: Cited<Kind>, { offer, origin, url, today }: Page) {
  const { width, height } = EMBED_SIZE;
  const title = titleOf(cited.kind, cited.record);
  const frame = offer.card && embedFrame(origin + offer.card, title, width, height);
  return { citation: citationOf(cited, { url, accessed: today }).text, frame };
}

/** "Take it with you" for the page at this path; nothing where the interface has no such path. */
export async function DownloadMenu({ page, cited, total }: DownloadMenuProps) {
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
        cacheWith={cited?.record}
        dependsOn={['panel', total, ...dependsOn]}
      />
      <StaticHtml cacheWith={cited?.record} dependsOn={['told', ...dependsOn]}>
        {cited && <Linked cited={cited} url={url} today={today} />}
        <PrintedAddress url={url} now={today} />
      </StaticHtml>
    </>
  );
}
