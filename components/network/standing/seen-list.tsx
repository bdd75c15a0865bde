import type { SeenStatement } from '@/lib/network/findings/seen';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkFactWords, networkStandingWords } from '@/lib/words/network';
import { Link } from '../../ui/link';

/** One statement and each time it was seen: when, where, and how sure that made it. */
export function SeenList({ statement: { id, seen } }: { statement: SeenStatement }) {
  const facts = useWords(networkFactWords);
  const words = useWords(networkStandingWords);
  const forms = useForms();
  return (
    <>
      <Link href={links.statement(id)} className="underline">
        {facts.statement(id)}
      </Link>
      <ul className="ml-3 text-muted">
        {seen.map(({ confidence, day, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was seen has no name, and never changes its place
          <li key={index} className="break-words">
            {words.seen(forms, day, confidence)}
            {url && (
              <>
                {' · '}
                <bdi>{new URL(url).host}</bdi>
              </>
            )}
          </li>
        ))}
        {seen.length === 0 && <li>{words.neverSeen}</li>}
      </ul>
    </>
  );
}
