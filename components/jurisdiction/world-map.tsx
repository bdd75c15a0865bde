import { DOT, type MapModel, type MapPlace } from '@/lib/records/jurisdiction/map/places';
import { WORLD } from '@/lib/records/jurisdiction/map/world';
import { useForms } from '@/lib/shared/language/use-words';
import { Link } from '../ui/link';
import { companiesOfCountry } from './company-links';
import { heldInWords } from './held-in-words';
import { MapKeys } from './map-keys';
import { fillOf, MapPatterns } from './map-patterns';

/** A place that is pointed at has a bolder line, one that is focused a thick one: an outline would be a box around islands. */
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

/** What cannot be followed: land without companies, and areas without a code, with a broken outline. */
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

/** A place too small to be drawn; a thin line leads to where it is, when it had to give way to another. */
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
 * The world as links: a country is filled by how many companies it holds. Drawn on the server, so that no map and no
 * geometry is sent to be worked out in a browser. The table beside it says the same.
 */
export function WorldMap({ map, labelledBy }: { map: MapModel; labelledBy: string }) {
  const fill = ({ step }: MapPlace): string => fillOf(step, map.steps.length);
  return (
    <MapKeys>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
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
