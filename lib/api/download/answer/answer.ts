import { RegistryError } from '@/lib/contract/errors';
import type { Kind } from '@/lib/contract/kinds';
import type { TakeDocument } from '@/lib/formats/out/document';
import { toStream } from '../../stream';
import type { Suffix } from '../address';
import { citationOf } from '../cite';
import { FORMATS, type FormatName, formatsFor, write } from '../formats';
import { hasFeed, isRecordPage, TAKEN } from '../taken';
import { type NamedPage, pageUrl, type TakenPage } from './about';
import type { Asking } from './asking';
import { type ComparedPage, comparisonDocument } from './comparison';
import { documentOf } from './documents';
import { FEED_MEDIA_TYPES, feedOf, writeFeed } from './feed';
import { contentDisposition } from './headers';
import { recordOf } from './reply';

/** A page in the form that its suffix says: a whole text, or a stream. */
export interface Answer {
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array>;
}

const none = (message: string): RegistryError => new RegistryError('not_found', message, { reason: 'not_found' });

/** What a browser can show is shown, and can be kept from there. */
const SHOWN = new Set<Suffix>(['json', 'xml', 'jsonld']);

function inFile(page: NamedPage, format: FormatName, document: TakeDocument<Kind>): Answer {
  const headers = {
    'Content-Type': FORMATS[format].media_type,
    'Content-Disposition': contentDisposition(page, format, SHOWN.has(format) ? 'inline' : 'attachment'),
  };
  return { headers, body: toStream(write(format, document)) };
}

async function fileAnswer(page: TakenPage, format: FormatName, asking: Asking): Promise<Answer> {
  if (!formatsFor(TAKEN[page.name]).includes(format)) throw none(`This page is not given as ${FORMATS[format].label}.`);
  return inFile(page, format, await documentOf(page, format, asking));
}

const isFormat = (suffix: Suffix): suffix is FormatName => Object.hasOwn(FORMATS, suffix);

/** Companies side by side in the form that the suffix says; throws as `answerPage` does. */
export async function answerComparison(page: ComparedPage, suffix: Suffix, asking: Asking): Promise<Answer> {
  if (!isFormat(suffix)) throw none('Companies side by side have no citation and no feed; each of them has.');
  return inFile(page, suffix, await comparisonDocument(page, asking));
}

const CITED = { bib: 'application/x-bibtex; charset=utf-8', ris: 'application/x-research-info-systems; charset=utf-8' };

async function citationAnswer(page: TakenPage, suffix: keyof typeof CITED, asking: Asking): Promise<Answer> {
  if (!isRecordPage(page.name)) throw none('Records can be cited so; a list has no citation.');
  const record = recordOf(page.name, await asking.get(page.path.slice(1), page.wanted.params));
  const visit = { url: pageUrl(page, asking.origin), accessed: asking.now.toISOString() };
  const { bibtex, ris } = citationOf({ kind: TAKEN[page.name], record }, visit);
  const headers = {
    'Content-Type': CITED[suffix],
    'Content-Disposition': contentDisposition(page, suffix, 'attachment'),
  };
  return { headers, body: suffix === 'bib' ? `${bibtex}\n` : ris };
}

async function feedAnswer(page: TakenPage, suffix: 'atom' | 'feed.json', asking: Asking): Promise<Answer> {
  if (!hasFeed(page.name)) throw none('This page has no feed; lists of events and the search of companies have.');
  const feed = await feedOf(page, suffix, asking);
  return { headers: { 'Content-Type': FEED_MEDIA_TYPES[suffix] }, body: writeFeed(suffix, feed) };
}

/** Throws a `RegistryError` for what cannot be had, and for a form that the page has not. */
export function answerPage(page: TakenPage, suffix: Suffix, asking: Asking): Promise<Answer> {
  if (suffix === 'atom' || suffix === 'feed.json') return feedAnswer(page, suffix, asking);
  if (suffix === 'bib' || suffix === 'ris') return citationAnswer(page, suffix, asking);
  return fileAnswer(page, suffix, asking);
}
