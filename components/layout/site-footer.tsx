import Link from 'next/link';
import { links } from '@/lib/links';

/** Where the facts come from. The pages are rendered on request, so this names the source of this process. */
export function SiteFooter({ source }: { source: 'embedded' | 'upstream' }) {
  return (
    <footer className="mt-16 border-line border-t text-muted text-sm print:mt-6">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6">
        <p>
          {source === 'embedded'
            ? 'Answered from this server’s own register. Each record names its source and licence.'
            : 'Answered by a remote registry service. Each record names its source and licence.'}
        </p>
        <p>
          <Link href={links.apiReference()} className="underline">
            API
          </Link>
        </p>
      </div>
    </footer>
  );
}
