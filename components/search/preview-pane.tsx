import type { Preview } from '@/lib/records/results/preview';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { Link } from '../ui/link';
import type { Loaded } from './load-preview';
import type { PreviewRow } from './preview-rows';

interface PreviewPaneProps {
  row: PreviewRow;
  loaded: Loaded | undefined;
  isLoading: boolean;
  onLoad: () => void;
  onClose: () => void;
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="font-sans font-semibold text-sm">{title}</h3>
      <ul className="mt-1 space-y-0.5">
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Details({ preview }: { preview: Preview }) {
  const words = useWords(searchScriptWords);
  return (
    <>
      <dl className="space-y-2">
        {preview.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Lines title={words.officers} lines={preview.officers} />
      <Lines title={words.filings} lines={preview.filings} />
    </>
  );
}

function Body({ row, loaded, isLoading, onLoad }: Omit<PreviewPaneProps, 'onClose'>) {
  const words = useWords(searchScriptWords);
  if (loaded?.preview) return <Details preview={loaded.preview} />;
  if (loaded) return <p className="text-bad">{loaded.failure}</p>;
  if (isLoading || row.price !== 'call') return <p className="text-muted">{words.loading}</p>;
  return (
    <p>
      <button type="button" onClick={onLoad} className="rounded border border-line-strong px-3 py-1 hover:bg-sunken">
        {words.load}
      </button>
      <span className="ml-2 text-muted text-xs">{words.orEnter}</span>
    </p>
  );
}

/** A company beside the list: its first sentence, which the list knew already, then what its record says. */
export function PreviewPane({ row, onClose, ...rest }: PreviewPaneProps) {
  const words = useWords(searchScriptWords);
  return (
    <aside
      aria-label={words.preview}
      className="sticky top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto rounded border border-line-strong bg-raised p-4 text-sm"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg">
          <Link href={row.path} className="hover:underline">
            <bdi>{row.name}</bdi>
          </Link>
        </h2>
        <button type="button" onClick={onClose} className="shrink-0 rounded px-1 hover:bg-sunken">
          <span aria-hidden="true">×</span>
          <span className="sr-only">{words.closePreview}</span>
        </button>
      </div>
      <div aria-live="polite">
        <p className="mt-1 mb-3">
          <bdi>{row.verdict}</bdi>
        </p>
        <Body row={row} {...rest} />
      </div>
    </aside>
  );
}
