import type { Kind } from '@/lib/contract/kinds';
import { MAX_PAGE } from '@/lib/contract/limits';
import type { TakeDocument } from '@/lib/formats/out/document';
import { titleOf } from '@/lib/formats/out/titles';
import type { FormatName } from '../formats';
import { isRecordPage, TAKEN } from '../taken';
import { aboutPage, pageUrl, type TakenPage } from './about';
import type { Asking } from './asking';
import { pageOf, recordOf } from './reply';
import { readRows } from './rows';
import { statementsOf } from './statements';
import { PAGES_PARAMETER, requestFor } from './wanted';

const pathIn = ({ path }: TakenPage): string => path.slice(1);

async function recordDocument(page: TakenPage, format: FormatName, asking: Asking): Promise<TakeDocument<Kind>> {
  const reply = await asking.get(pathIn(page), page.wanted.params);
  const record = recordOf(page.name, reply);
  const about = {
    title: titleOf(TAKEN[page.name], record),
    page_url: pageUrl(page, asking.origin),
    filter: null,
    taken_at: asking.now.toISOString(),
    total_count: null,
    source: null,
  };
  // Only the dossier has room for them, and only our own register gives them for nothing.
  const isWithStatements = page.name === 'get_company' && format === 'md' && asking.source === 'embedded';
  const statements = isWithStatements ? await statementsOf(pathIn(page), asking) : undefined;
  return { shape: 'record', kind: TAKEN[page.name], about, record, reply: reply.body, statements };
}

const ADVICE = {
  embedded: `The first ${MAX_PAGE} pages of a search can be had; narrow it by a filter to reach the rest.`,
  upstream: `Each page is a call of the remote service; ask for more with ${PAGES_PARAMETER}=N in the address, up to ${MAX_PAGE}.`,
};

async function listDocument(page: TakenPage, asking: Asking): Promise<TakeDocument<Kind>> {
  const { name, wanted } = page;
  const ask = async (number: number) =>
    pageOf(name, await asking.get(pathIn(page), requestFor(wanted, number, asking.source)));
  const first = await ask(1);
  const { pages } = wanted;
  const read = readRows({ first, pages, next: ask, failed: asking.failed, advice: ADVICE[asking.source] });
  const about = await aboutPage(page, asking, first.total_count);
  return { shape: 'list', kind: TAKEN[name], about, api_version: first.api_version, ...read };
}

/**
 * The page as a file. Throws a `RegistryError` where the record, or the first page of the list, cannot be had; what fails
 * later ends the rows, and the file says so.
 */
export const documentOf = (page: TakenPage, format: FormatName, asking: Asking): Promise<TakeDocument<Kind>> =>
  isRecordPage(page.name) ? recordDocument(page, format, asking) : listDocument(page, asking);
