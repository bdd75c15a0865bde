import type { TakeOffer } from '@/lib/api/download/menu';
import { useWords } from '@/lib/shared/language/use-words';
import { takeWords } from '@/lib/words/site';
import { Still, type StillProps } from '../ui/still';
import { CopyLine } from './copy-line';
import { MorePages, TakeFiles } from './take-files';

interface Quote {
  /** How to name the record in a text. */
  citation: string;
  /** The frame with the company's card, for other sites' pages. */
  frame?: string;
}

interface PanelProps {
  offer: TakeOffer;
  source: 'embedded' | 'upstream';
  params: URLSearchParams;
  total?: number;
  /** Of a record; asked for only where the panel is drawn anew. */
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
          <a href={href} rel="nofollow" className="underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Citation({ citation, offer }: { citation: string; offer: TakeOffer }) {
  return (
    <Part title={useWords(takeWords).cite}>
      <p className="mb-2 select-all rounded bg-sunken px-3 py-2">
        <bdi>{citation}</bdi>
      </p>
      <Links links={offer.citations} />
    </Part>
  );
}

function Parts({ offer, source, params, total, quote }: PanelProps) {
  const words = useWords(takeWords);
  const { files, feeds, curl, isRecord, hasPages, kind } = offer;
  const isMore = source === 'upstream' && !isRecord && hasPages;
  const { citation, frame } = quote?.() ?? {};
  return (
    <>
      <div className="min-w-0 space-y-6">
        <Part title={words.file}>
          <TakeFiles files={files} kind={kind} source={source} isRecord={isRecord} hasPages={hasPages} total={total} />
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

/** "Take it with you": files, a line for a terminal, a citation, feeds and a card, behind one word. */
export function TakePanel({ keptWith, of, ...panel }: PanelProps & Pick<StillProps, 'keptWith' | 'of'>) {
  const { title } = useWords(takeWords);
  return (
    <details className="mt-3 text-sm open:basis-full print:hidden">
      <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">{title}</summary>
      <Still
        keptWith={keptWith}
        of={of}
        className="mt-3 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 rounded border border-line bg-raised p-4 md:grid-cols-2"
      >
        <Parts {...panel} />
      </Still>
    </details>
  );
}
