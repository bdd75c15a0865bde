import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import { countInWords, plural } from '@/lib/format/dates';
import type { MenuFile } from '@/lib/take/menu';

/** How many records a list's files hold: the most that the interface gives of any search. */
const MOST = MAX_PAGE * MAX_PER_PAGE;

export interface Extent {
  source: 'embedded' | 'upstream';
  isRecord: boolean;
  hasPages: boolean;
  /** Records of the list over all its pages, where the page knows. */
  total?: number;
}

/** Whether the files hold all there is, said before anybody takes one. */
export function extentInWords({ source, isRecord, hasPages, total }: Extent): string | null {
  if (isRecord || !hasPages) return null;
  if (source === 'upstream')
    return 'Each file holds the first page of the list: no call where that is kept here, else one.';
  if (total === undefined) return `Each file holds the whole list, up to ${countInWords(MOST)} records.`;
  if (total <= MOST)
    return `Each file holds ${total === 1 ? 'the one record' : `all ${countInWords(total)} records`}, whichever page is open.`;
  return `Each file holds the first ${countInWords(MOST)} of ${plural(total, 'record')}. Narrow the search to reach the rest.`;
}

export function TakeFiles({ files, ...extent }: Extent & { files: MenuFile[] }) {
  const words = extentInWords(extent);
  return (
    <>
      {words && <p className="mb-2 text-muted">{words}</p>}
      <ul className="space-y-1">
        {files.map(({ format, label, holds, href }) => (
          <li key={format}>
            <a href={href} rel="nofollow" className="underline">
              {label}
            </a>{' '}
            <span className="text-muted">– {holds}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** More pages of a remote service's list, with their price; a form, so that it works without scripts. */
export function MorePages({ files, params }: { files: MenuFile[]; params: URLSearchParams }) {
  return (
    <form method="get" className="mt-3 flex flex-wrap items-center gap-2 border-line border-t pt-3">
      {[...params].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        Pages
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
      {files.map(({ format, label, href }) => (
        <button
          key={format}
          type="submit"
          formAction={href.split('?')[0]}
          className="rounded border border-line-strong px-2 py-1 hover:bg-sunken"
        >
          {label}
        </button>
      ))}
      <p className="w-full text-muted">
        Each page after the first is a call of the remote service, unless it is kept here.
      </p>
    </form>
  );
}
