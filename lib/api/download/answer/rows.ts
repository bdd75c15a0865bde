import { RegistryError } from '@/lib/contract/errors';
import type { Kind, Records } from '@/lib/contract/kinds';
import { spoken } from '@/lib/formats/out/spoken';
import type { ReplyPage } from './reply';

export interface RowsOptions {
  /** Asked already: what fails there is a status and no file. */
  first: ReplyPage;
  /** Pages that may be asked for, the first among them. */
  pages: number;
  /** Gives page 2 and those after it; throws a `RegistryError`. */
  next(page: number): Promise<ReplyPage>;
  /** Told of what is no failure of the interface. */
  failed(error: unknown): void;
  /** What to do about pages that were not asked for; ends the sentence. */
  advice: string;
}

export interface Rows {
  rows: AsyncIterable<Records[Kind]>;
  /** Why the rows are not all, once they are through. */
  shortfall(): string | null;
}

interface Progress {
  given: number;
  left_out: number;
  failure?: string;
}

/** Empty where nobody says a reason that may be told. */
const reasonIn = (error: unknown): string => (error instanceof RegistryError ? ` ${error.message}` : '');

async function* pagesOf({ first, pages, next, failed }: RowsOptions, progress: Progress): AsyncGenerator<ReplyPage> {
  yield first;
  const last = Math.min(first.total_pages, pages);
  try {
    for (let page = 2; page <= last; page += 1) yield await next(page);
  } catch (error) {
    if (!(error instanceof RegistryError)) failed(error);
    progress.failure = `INCOMPLETE: the registry failed to give more.${reasonIn(error)}`;
  }
}

async function* rowsOfPages(options: RowsOptions, progress: Progress): AsyncGenerator<Records[Kind]> {
  for await (const { items, left_out } of pagesOf(options, progress)) {
    progress.left_out += left_out;
    for (const item of items) {
      yield item;
      progress.given += 1;
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
 * The rows of a list, page after page, none before it is wanted. A failure after the first page ends them, and the file
 * then says so at its end: the status was sent long before.
 */
export function readRows(options: RowsOptions): Rows {
  const progress: Progress = { given: 0, left_out: 0 };
  return { rows: rowsOfPages(options, progress), shortfall: () => shortfallOf(options, progress) };
}
