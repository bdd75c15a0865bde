import { isRegistryError } from '@/lib/contract/errors';
import type { Kind, Records } from '@/lib/contract/kinds';
import { spoken } from '@/lib/formats/out/document';
import { jsonLength } from '@/lib/shared/json';
import type { ReplyPage } from './comparison';
import { createPauses } from './pieces';

export interface RowsOptions {
  /** Already loaded: if it fails, the response is an error status instead of a file. */
  first: ReplyPage;
  /** The most pages to request, including the first. */
  pages: number;
  /** Loads page 2 and later pages; throws a `RegistryError`. */
  next(page: number): Promise<ReplyPage>;
  /** Called for unexpected errors (not RegistryError). */
  failed(error: unknown): void;
  /** What to do about pages that were not requested; ends the sentence. */
  advice: string;
  /** The most that the rows may hold, in characters of JSON, and how long they may take to load, in milliseconds. */
  budget: { characters: number; ms: number };
}

interface Rows {
  rows: AsyncIterable<Records[Kind]>;
  /** Why rows are missing, once they have all been read. */
  shortfall(): string | null;
}

interface Progress {
  given: number;
  left_out: number;
  characters: number;
  failure?: string;
}

/** Empty if there is no reason that may be shown. */
const reasonIn = (error: unknown): string => (isRegistryError(error) ? ` ${error.message}` : '');

async function* pagesOf(options: RowsOptions, progress: Progress): AsyncGenerator<ReplyPage> {
  const { first, pages, next, failed, budget } = options;
  yield first;
  const last = Math.min(first.total_pages, pages);
  // Without the time in which the rows wait for their reader.
  let spent = 0;
  let page = 2;
  try {
    for (; page <= last && spent < budget.ms; page += 1) {
      const begun = performance.now();
      const loaded = await next(page);
      spent += performance.now() - begun;
      yield loaded;
    }
    if (page <= last) progress.failure = 'INCOMPLETE: to read more takes too long for one file.';
  } catch (error) {
    if (!isRegistryError(error)) failed(error);
    progress.failure = `INCOMPLETE: the registry failed to give more.${reasonIn(error)}`;
  }
}

/** Rows that are given between two looks at the clock. */
const ROWS_AT_ONCE = 50;

async function* rowsOfPages(options: RowsOptions, progress: Progress): AsyncGenerator<Records[Kind]> {
  const pauseIfLong = createPauses();
  for await (const { items, left_out } of pagesOf(options, progress)) {
    progress.left_out += left_out;
    for (const item of items) {
      progress.characters += jsonLength(item);
      // The first one is given whatever its size.
      if (progress.characters > options.budget.characters && progress.given > 0) {
        progress.failure = 'INCOMPLETE: the file is as large as one may be here.';
        return;
      }
      yield item;
      progress.given += 1;
      // A network is one page of up to tens of thousands.
      if (progress.given % ROWS_AT_ONCE === 0) await pauseIfLong();
    }
  }
}

function shortfallOf({ first, pages, advice }: RowsOptions, { given, left_out, failure }: Progress): string | null {
  const total = first.total_count;
  const extent = total === null ? spoken.count(given) : `${spoken.count(given)} of ${spoken.count(total)}`;
  const unread =
    left_out > 0 ? ` ${spoken.counted(left_out, { one: 'entry', other: 'entries' })} could not be read.` : '';
  if (failure) return `${failure} The file ends after ${extent}.${unread}`;
  if (first.total_pages > pages) return `INCOMPLETE: the file holds ${extent}. ${advice}${unread}`;
  return left_out > 0 ? `INCOMPLETE:${unread}` : null;
}

/**
 * The rows of a list, page after page, each loaded on demand. A failure after the first page ends the rows, and the
 * file says so at its end, because the status was already sent.
 */
export function readRows(options: RowsOptions): Rows {
  const progress: Progress = { given: 0, left_out: 0, characters: 0 };
  return { rows: rowsOfPages(options, progress), shortfall: () => shortfallOf(options, progress) };
}
