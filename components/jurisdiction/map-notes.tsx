import type { MapModel } from '@/lib/records/jurisdiction/map/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';
import { Link } from '../ui/link';
import { companiesOfCountry } from './company-links';
import { heldInWords } from './held-in-words';

/** Links to what has no place on the map, as a list. */
function Missing({ map }: { map: MapModel }) {
  const { language } = useForms();
  return map.missing.map((held, index) => (
    <span key={held.code}>
      {index > 0 && ', '}
      <Link href={companiesOfCountry(held)} className="underline">
        <bdi>{heldInWords(held, language)}</bdi>
      </Link>
    </span>
  ));
}

/** What a map cannot say: whose borders these are, what it draws without a code, and what has no place on it. */
export function MapNotes({ map }: { map: MapModel }) {
  const words = useWords(jurisdictionWords).map;
  const { and } = useForms();
  const named: Readonly<Record<string, string>> = words.uncoded;
  const uncoded = map.uncoded.map(({ name }) => named[name] ?? name);
  return (
    <div className="mt-3 space-y-1 text-muted text-xs">
      {map.missing.length > 0 && <p>{words.missing(<Missing map={map} />)}</p>}
      <p>{words.borders(and(uncoded))}</p>
    </div>
  );
}
