import { links } from '@/lib/links';
import { Link } from '../ui/link';

/** Where the facts come from. The pages are rendered on request, so this names the source of this process. */
interface SiteFooterProps {
  source: 'embedded' | 'upstream';
  /** What the remote service does not give to those without a token; empty where we have one. */
  limits: string[];
}

export function SiteFooter({ source, limits }: SiteFooterProps) {
  return (
    <footer className="mt-16 border-line border-t text-muted text-sm print:mt-6">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6">
        <p>
          {source === 'embedded'
            ? 'Answered from this server’s own register. Each record names its source and licence.'
            : 'Answered by a remote registry service. Each record names its source and licence.'}
          {limits.length > 0 && <span className="block">It is asked without a token: {limits.join(', ')}.</span>}
        </p>
        <p className="flex gap-x-6">
          <Link href={links.accountStatus()} className="underline">
            Account status
          </Link>
          <Link href={links.apiReference()} className="underline">
            API
          </Link>
        </p>
      </div>
    </footer>
  );
}
