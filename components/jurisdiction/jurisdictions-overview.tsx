import { FailureNotice } from '@/components/failure/failure-notice';
import { PriceTag } from '@/components/record/record-parts';
import { FindForm } from '@/components/ui/forms';
import { Link } from '@/components/ui/parts';
import type { RegistryError } from '@/lib/contract/errors';
import type { Price } from '@/lib/contract/quota';
import {
  type CountedJurisdiction,
  findHeld,
  type HeldCountry,
  type JurisdictionsView,
  printJurisdictionsView,
  sortHeld,
  sumOf,
} from '@/lib/records/jurisdiction/held';
import { type MapModel, type MapPlace, toMap } from '@/lib/records/jurisdiction/map';
import { DOT, getWorld, WORLD } from '@/lib/records/jurisdiction/world';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';
import { companiesOfCountry, JurisdictionList } from './jurisdiction-list';
import { MapKeys } from './map-keys';

interface CountNoticeProps {
  /** Undefined if counts were not requested. */
  counting?: { failure?: RegistryError; given: boolean };
  /** The page with counts, and its price. */
  askHref: string;
  price: Price | undefined;
}

/** Why there are no counts, and how to get them; empty if there are counts. */
export function CountNotice({ counting, askHref, price }: CountNoticeProps) {
  const words = useWords(jurisdictionWords);
  if (counting?.failure) return <FailureNotice failure={counting.failure} now={Date.now()} />;
  if (counting?.given) return null;
  if (counting) return <p className="text-muted text-sm">{words.notGiven}</p>;
  return (
    <p className="text-muted text-sm">
      {words.notAsked}{' '}
      <Link href={askHref} className="underline">
        {words.ask}
      </Link>{' '}
      <PriceTag price={price} />
    </p>
  );
}

/** Further pages on jurisdictions, and the interface's own reply. */
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

/** Number of companies and places in a register. */
interface Holdings {
  companies: number;
  jurisdictions: number;
  countries: number;
}

/**
 * A country counts as a jurisdiction if companies are registered in it directly. `total` includes companies outside the
 * counts.
 */
export function holdingsOf(countries: readonly HeldCountry[], total: number): Holdings {
  const held = countries.filter((one) => (one.count ?? 0) > 0);
  const parts = held
    .flatMap(({ own = 0, regions }) => [{ count: own }, ...regions])
    .filter(({ count }) => (count ?? 0) > 0);
  return { companies: Math.max(total, sumOf(held)), jurisdictions: parts.length, countries: held.length };
}

/**
 * The fills of the map. Each class is darker than the one before and has its own hatching, so that classes can be
 * distinguished in black and white (WCAG 1.4.1).
 */
const CLASSES = [
  { tint: 12, mark: <circle cx="3" cy="3" r="0.8" className="fill-accent" /> },
  { tint: 26, mark: <path d="M-1,7L7,-1" className="stroke-accent" strokeWidth="0.9" /> },
  {
    tint: 48,
    mark: <path d="M-1,7L7,-1M-1,1L1,-1M5,7L7,5M-1,4L4,-1M2,7L7,2" className="stroke-accent" strokeWidth="1" />,
  },
  { tint: 100, mark: null },
] as const;

const SIDE = 6;

/** With fewer classes than fills the darkest are used, so that the largest class is always the darkest. */
const fillOf = (step: number | undefined, steps: number): string =>
  step === undefined ? 'var(--raised)' : `url(#map-step-${CLASSES.length - steps + step})`;

function MapPatterns() {
  return (
    <defs>
      {CLASSES.map(({ tint, mark }, index) => (
        <pattern key={tint} id={`map-step-${index}`} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
          <rect
            width={SIDE}
            height={SIDE}
            style={{ fill: `color-mix(in oklab, var(--accent) ${tint}%, var(--raised))` }}
          />
          {mark}
        </pattern>
      ))}
    </defs>
  );
}

/** The accessible name and tooltip of a place on the map: "France: 1,204 companies"; only the name if not counted. */
export const heldInWords = ({ name, count }: CountedJurisdiction, language: Language): string =>
  count === undefined ? name : jurisdictionWords[language].placeWith(formsOf(language), name, count);

/** Hover thickens the outline of a place, focus even more: a focus ring would be a box around islands. */
const LOOK =
  'block h-auto w-full max-sm:[&_a_circle]:[r:10px] [&_a:hover>*]:stroke-ink [&_a:hover>*]:[stroke-width:2] ' +
  '[&_a]:outline-none [&_a:focus-visible>*]:stroke-ink [&_a:focus-visible>*]:[stroke-width:4]';

function PlaceLink({ place, children }: { place: MapPlace; children: React.ReactNode }) {
  const { language } = useForms();
  const { held, x, y } = place;
  return (
    <Link
      href={companiesOfCountry(held)}
      aria-label={heldInWords(held, language)}
      data-place={held.code}
      data-x={x}
      data-y={y}
    >
      {children}
    </Link>
  );
}

/** Land without links: without companies, or, with a broken outline, without a code. */
function OtherLand({ map }: { map: MapModel }) {
  return (
    <g strokeWidth="0.6" strokeLinejoin="round" className="fill-sunken stroke-line-strong">
      <path d={map.land} />
      {map.uncoded.map(({ name, path }) => (
        <path key={name} d={path} strokeDasharray="2 2" />
      ))}
    </g>
  );
}

/** A place too small to be drawn; a thin line connects a moved dot to its true position. */
function Dot({ place, fill }: { place: MapModel['dotted'][number]; fill: string }) {
  const { x, y, from } = place;
  return (
    <>
      {from && <path d={`M${from.x},${from.y}L${x},${y}`} strokeWidth="0.8" className="stroke-line-strong" />}
      <PlaceLink place={place}>
        <circle cx={x} cy={y} r={DOT.radius} fill={fill} />
      </PlaceLink>
    </>
  );
}

/**
 * The world as links, filled by number of companies. Drawn on the server, so that no map data is sent to the browser.
 * The list below it gives the same facts.
 */
function WorldMap({ map, labelledBy }: { map: MapModel; labelledBy: string }) {
  const fill = ({ step }: MapPlace): string => fillOf(step, map.steps.length);
  return (
    <MapKeys>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
      <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} role="group" aria-labelledby={labelledBy} className={LOOK}>
        <MapPatterns />
        <OtherLand map={map} />
        <g strokeWidth="0.6" strokeLinejoin="round" className="stroke-line-strong">
          {map.outlined.map((place) => (
            <PlaceLink key={place.held.code} place={place}>
              <path d={place.path} fill={fill(place)} />
            </PlaceLink>
          ))}
        </g>
        <g strokeWidth="1.2" className="stroke-ink">
          {map.dotted.map((place) => (
            <Dot key={place.held.code} place={place} fill={fill(place)} />
          ))}
        </g>
      </svg>
    </MapKeys>
  );
}

function Swatch({ fill, dashed = false }: { fill: string; dashed?: boolean }) {
  return (
    <svg viewBox="0 0 24 14" className="inline-block h-3.5 w-6 flex-none" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="23"
        height="13"
        fill={fill}
        strokeDasharray={dashed ? '2 2' : undefined}
        className="stroke-line-strong"
      />
    </svg>
  );
}

const countriesAt = ({ outlined, dotted }: MapModel, step: number): number =>
  [...outlined, ...dotted].filter((place) => place.step === step).length;

/** What the fills mean, in words and numbers. */
function MapLegend({ map }: { map: MapModel }) {
  const words = useWords(jurisdictionWords);
  const forms = useForms();
  const counted = map.steps.length > 0;
  return (
    <ul aria-label={words.map.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {map.steps.map((step, index) => (
        <li key={step.from} className="flex items-center gap-2">
          <Swatch fill={fillOf(index, map.steps.length)} />
          <span>
            {words.step(forms, step)}
            <span className="text-muted"> · {words.map.places(forms, countriesAt(map, index))}</span>
          </span>
        </li>
      ))}
      <li className="flex items-center gap-2">
        <Swatch fill={counted ? 'var(--sunken)' : 'var(--raised)'} />
        {counted ? words.map.none : words.map.notCounted}
      </li>
      {map.dotted.length > 0 && (
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5 flex-none" aria-hidden="true">
            <circle cx="7" cy="7" r="5" className="fill-raised stroke-ink" strokeWidth="1.2" />
          </svg>
          {words.map.tooSmall}
        </li>
      )}
    </ul>
  );
}

/** Links to countries without a position on the map. */
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

/** The limits of the map: whose borders these are, areas without a code, and places without a position. */
function MapNotes({ map }: { map: MapModel }) {
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

const ORDERS = ['count', 'name'] as const;

function OrderLinks({ view }: { view: JurisdictionsView }) {
  const words = useWords(jurisdictionWords);
  return (
    <nav aria-label={words.order}>
      <ul className="flex gap-x-4 text-sm">
        {ORDERS.map((order) => (
          <li key={order}>
            {order === view.order ? (
              <span aria-current="true" className="font-semibold">
                {words.orders[order]}
              </span>
            ) : (
              <Link href={links.jurisdictions(printJurisdictionsView({ ...view, order }))} className="underline">
                {words.orders[order]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Jurisdictions without companies. The interface lists them, so they are shown, but folded and without links. */
function EmptyJurisdictions({ countries, open }: { countries: HeldCountry[]; open: boolean }) {
  const words = useWords(jurisdictionWords);
  const forms = useForms();
  const empty = countries
    .flatMap(({ regions, ...country }) => [country, ...regions])
    .filter(({ count }) => count === 0);
  if (empty.length === 0) return null;
  return (
    <details open={open} className="mt-6 text-sm">
      <summary className="cursor-pointer">{words.emptyOnes(forms, empty.length)}</summary>
      <ul className="mt-2 columns-2 gap-6 text-muted">
        {empty.map(({ code, name }) => (
          <li key={code} className="break-inside-avoid py-0.5">
            <bdi>{name}</bdi> <span className="text-xs">{code}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface JurisdictionsOverviewProps {
  countries: HeldCountry[];
  view: JurisdictionsView;
  counted: boolean;
  /** Whether companies can be browsed by letter. */
  byLetter: boolean;
  /** Companies outside all counts: the number of counted jurisdictions is limited. */
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

function Found({ countries, view, counted, byLetter, uncounted }: JurisdictionsOverviewProps) {
  const words = useWords(jurisdictionWords);
  const forms = useForms();
  const found = findHeld(countries, view.q);
  const shown = sortHeld(found.filter(isShown), counted ? view.order : 'name', forms.language);
  const searched = view.q !== '';
  return (
    <div id="by-country" tabIndex={-1} className="outline-none">
      {counted && <OrderLinks view={view} />}
      {shown.length > 0 && <JurisdictionList countries={shown} counted={counted} open={searched} byLetter={byLetter} />}
      {found.length === 0 && <NothingFound q={view.q} />}
      {uncounted > 0 && !searched && <p className="mt-2 text-muted text-sm">{words.beyond(forms, uncounted)}</p>}
      {counted && (
        <EmptyJurisdictions countries={sortHeld(found, 'name', forms.language)} open={searched && shown.length === 0} />
      )}
    </div>
  );
}

/** The map, and the same as a list. A search narrows the list; the map stays complete. */
export function JurisdictionsOverview(props: JurisdictionsOverviewProps) {
  const { countries, view } = props;
  const words = useWords(jurisdictionWords);
  const { language } = useForms();
  const map = toMap(getWorld(), sortHeld(countries, props.counted ? 'count' : 'name', language));
  return (
    <div className="space-y-8">
      <section aria-labelledby="map">
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
      <section aria-labelledby="countries">
        <h2 id="countries" className="sr-only">
          {words.byCountry}
        </h2>
        <div className="max-w-xl">
          <FindForm
            action={links.jurisdictions()}
            label={words.find}
            hint={words.findHint}
            q={view.q}
            kept={printJurisdictionsView({ ...view, q: '' })}
          />
        </div>
        <div className="mt-4">
          <Found {...props} />
        </div>
      </section>
    </div>
  );
}
