import { CurlLine } from '@/components/reference/curl-line';
import { Link } from '@/components/ui/link';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/versions';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { ownRegisterWords } from '@/lib/words/site';

/** The page where no calls are counted for visitors: what it would tell stands in the API, for each account. */
export function OwnRegister({ origin }: { origin: string }) {
  const words = useWords(ownRegisterWords);
  return (
    <>
      <p className="mt-2 max-w-4xl text-lg">{words.spendNothing}</p>
      <p className="mt-6 mb-2 max-w-prose">
        {words.forPrograms((name) => (
          <Link href={links.apiReference()}>{name}</Link>
        ))}
      </p>
      <CurlLine url={`${origin}/${DEFAULT_VERSION_PREFIX}/account_status`} hasToken />
    </>
  );
}
