import { links } from '@/lib/links';
import { Link } from '../ui/link';

/** What else can be done with jurisdictions, and the interface's own reply. */
export function JurisdictionsFooter() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden">
      <li>
        <Link href={links.jurisdictionMatch()} className="underline">
          Match the name of a place
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
