import type { MapModel } from '@/lib/map/places';
import { Link } from '../ui/link';
import { companiesOfCountry } from './company-links';
import { placeInWords } from './words';

/** What a map cannot say: whose borders these are, what it draws without a code, and what has no place on it. */
export function MapNotes({ map }: { map: MapModel }) {
  return (
    <div className="mt-3 space-y-1 text-muted text-xs">
      {map.missing.length > 0 && (
        <p>
          Not on the map:{' '}
          {map.missing.map((held, index) => (
            <span key={held.code}>
              {index > 0 && ', '}
              <Link href={companiesOfCountry(held)} className="underline">
                <bdi>{placeInWords(held)}</bdi>
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      <p>
        Borders are Natural Earth’s, 1 : 110 million: they show who holds an area, not whose it is. Territories with a
        code of their own are drawn apart from the country they belong to.{' '}
        {map.uncoded.map(({ name }) => name).join(' and ')} have no code of their own and are drawn with a broken line.
        Equal Earth projection.
      </p>
    </div>
  );
}
