import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';
import { Link } from '../ui/link';

/** What else can be done with jurisdictions, and the interface's own reply. */
export function JurisdictionsFooter() {
  const words = useWords(jurisdictionWords);
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden">
      <li>
        <Link href={links.jurisdictionMatch()} className="underline">
          {words.matchPlace}
        </Link>
      </li>
      <li>
        <a href={links.json(links.jurisdictions())} className="underline">
          JSON
        </a>
      </li>
    </ul>
  );
}
