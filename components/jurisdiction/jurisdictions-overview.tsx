import { findHeld, type HeldCountry, sortHeld } from '@/lib/records/jurisdiction/held';
import { toMap } from '@/lib/records/jurisdiction/map/places';
import { getWorld } from '@/lib/records/jurisdiction/map/world';
import { type JurisdictionsView, printJurisdictionsView } from '@/lib/records/jurisdiction/view';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';
import { FindForm } from '../ui/find-form';
import { Link } from '../ui/link';
import { EmptyJurisdictions } from './empty-jurisdictions';
import { JurisdictionTable } from './jurisdiction-table';
import { MapLegend } from './map-legend';
import { MapNotes } from './map-notes';
import { OrderLinks } from './order-links';
import { WorldMap } from './world-map';

interface JurisdictionsOverviewProps {
  countries: HeldCountry[];
  view: JurisdictionsView;
  counted: boolean;
  /** Companies that no count of a jurisdiction holds: the counts are of so many jurisdictions at most. */
  uncounted: number;
}

const isShown = ({ count }: HeldCountry): boolean => count !== 0;

function NothingFound({ q }: { q: string }) {
  const words = useWords(jurisdictionWords);
  const match = links.jurisdictionMatch(new URLSearchParams({ q }));
  return (
    <p className="py-3 text-sm">
      {words.noneNamed(<bdi>{q}</bdi>)}{' '}
      <Link href={match} className="underline">
        {words.matchIt}
      </Link>
    </p>
  );
}

function Found({ countries, view, counted, uncounted }: JurisdictionsOverviewProps) {
  const words = useWords(jurisdictionWords);
  const forms = useForms();
  const found = findHeld(countries, view.q);
  const shown = sortHeld(found.filter(isShown), counted ? view.order : 'name', forms.language);
  const searched = view.q !== '';
  return (
    <div id="by-country" tabIndex={-1} className="outline-none">
      {counted && <OrderLinks view={view} />}
      {shown.length > 0 && <JurisdictionTable countries={shown} counted={counted} open={searched} />}
      {found.length === 0 && <NothingFound q={view.q} />}
      {uncounted > 0 && !searched && <p className="mt-2 text-muted text-sm">{words.beyond(forms, uncounted)}</p>}
      {counted && (
        <EmptyJurisdictions countries={sortHeld(found, 'name', forms.language)} open={searched && shown.length === 0} />
      )}
    </div>
  );
}

/** The map and, beside it, the same as a table. The table narrows to what is looked for; the map stays whole. */
export function JurisdictionsOverview(props: JurisdictionsOverviewProps) {
  const { countries, view } = props;
  const words = useWords(jurisdictionWords);
  const { language } = useForms();
  const map = toMap(getWorld(), sortHeld(countries, props.counted ? 'count' : 'name', language));
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <section aria-labelledby="map" className="min-w-0 self-start lg:sticky lg:top-6">
        <h2 id="map" className="sr-only">
          {words.map.heading}
        </h2>
        <a
          href="#by-country"
          className="sr-only focus:not-sr-only focus:inline-block focus:px-2 focus:py-1 focus:text-sm"
        >
          {words.map.skip}
        </a>
        <WorldMap map={map} labelledBy="map" />
        <div className="mt-3">
          <MapLegend map={map} />
        </div>
        <MapNotes map={map} />
      </section>
      <section aria-labelledby="countries" className="min-w-0">
        <h2 id="countries" className="sr-only">
          {words.byCountry}
        </h2>
        <FindForm
          action={links.jurisdictions()}
          label={words.find}
          hint={words.findHint}
          q={view.q}
          kept={printJurisdictionsView({ ...view, q: '' })}
        />
        <div className="mt-4">
          <Found {...props} />
        </div>
      </section>
    </div>
  );
}
