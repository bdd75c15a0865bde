import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import { links } from '@/lib/links';
import { CurlLine } from '../reference/curl-line';
import { Link } from '../ui/link';

/** The page where no calls are counted for visitors: what it would tell stands in the API, for each account. */
export function OwnRegister({ origin }: { origin: string }) {
  return (
    <>
      <p className="mt-2 max-w-4xl text-lg">
        These pages spend nothing: they are answered from this server’s own register, as often as you like.
      </p>
      <p className="mt-6 mb-2 max-w-prose">
        Calls are counted for programs that use the <Link href={links.apiReference()}>API</Link>. An account sees its
        own, free of charge:
      </p>
      <CurlLine url={`${origin}/${DEFAULT_VERSION_PREFIX}/account_status`} hasToken />
    </>
  );
}
