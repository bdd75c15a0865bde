import type { Neighbour, Neighbours } from '@/lib/contract/neighbours';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyResultWords } from '@/lib/words/company';
import { Link } from '../ui/parts';

interface CompanyNeighboursProps {
  /** The name between the two lists. */
  name: string;
  neighbours: Neighbours;
}

function NeighbourItem({ neighbour }: { neighbour: Neighbour }) {
  const words = useWords(companyResultWords);
  const place = placesIn(useForms().language)(neighbour.jurisdiction_code);
  return (
    <li className="min-w-0">
      <Link href={links.company(neighbour)} className="text-ink hover:underline">
        <bdi>{neighbour.name}</bdi>
      </Link>{' '}
      <span className="text-muted text-xs">{neighbour.inactive === true ? words.inactiveIn(place) : place}</span>
    </li>
  );
}

/** The alphabetical neighbours of a name: a misspelt name is often among them. */
export function CompanyNeighbours({ name, neighbours: { before, after } }: CompanyNeighboursProps) {
  const words = useWords(companyResultWords);
  const items = (list: Neighbour[]) =>
    list.map((each) => <NeighbourItem key={`${each.jurisdiction_code}/${each.company_number}`} neighbour={each} />);
  return (
    <section aria-labelledby="neighbours" className="mt-10 border-line border-t pt-4 text-sm print:hidden">
      <h2 id="neighbours" className="mb-2 font-sans font-semibold text-muted text-sm">
        {words.near}
      </h2>
      <ol className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {items(before)}
        {/* Marks the place of the searched name between the two lists. */}
        <li className="min-w-0 border-accent border-l-2 pl-2 text-muted italic">
          <bdi>{name}</bdi>
        </li>
        {items(after)}
      </ol>
    </section>
  );
}
