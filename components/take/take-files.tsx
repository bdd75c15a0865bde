import { useLanguage } from '#language';
import type { FormatName } from '@/lib/api/download/formats';
import type { MenuFile } from '@/lib/api/download/menu';
import type { Kind } from '@/lib/contract/kinds';
import { MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { useWords } from '@/lib/shared/language/use-words';
import { takeWords } from '@/lib/words/site';

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
export function extentInWords({ source, isRecord, hasPages, total }: Extent, language: Language): string | null {
  if (isRecord || !hasPages) return null;
  const [{ extent }, forms] = [takeWords[language], formsOf(language)];
  if (source === 'upstream') return extent.firstPage;
  if (total === undefined) return extent.upTo(forms, MOST);
  return total <= MOST ? extent.all(forms, total) : extent.first(forms, MOST, total);
}

/** What is in a file of a page. */
function heldBy(format: FormatName, isRecord: boolean, kind: Kind, language: Language): string {
  const { record, list, many } = takeWords[language];
  if (isRecord) return record[format];
  const holds = list[format];
  return typeof holds === 'string' ? holds : holds(many(kind));
}

export function TakeFiles({ files, kind, ...extent }: Extent & { files: MenuFile[]; kind: Kind }) {
  const language = useLanguage();
  const { formats } = takeWords[language];
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

/** More pages of a remote service's list, with their price; a form, so that it works without scripts. */
export function MorePages({ files, params }: { files: MenuFile[]; params: URLSearchParams }) {
  const words = useWords(takeWords);
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
