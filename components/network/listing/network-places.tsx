import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { type CountryCount, countPlaces, type PlaceCounts } from '@/lib/network/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMapWords } from '@/lib/words/network-map';
import type { AllLink, MapParts, PlacesProps } from './listed';

/** The map is a script of its own, with the outlines of all countries; without it the tables are left. */
const NetworkMap = lazy(() =>
  import('./network-map').then(
    (script) => ({ default: script.NetworkMap }),
    () => ({ default: ({ notLoaded }: MapParts) => <>{notLoaded}</> }),
  ),
);

interface PlaceTableProps {
  label: string;
  /** Of both columns. */
  heads: readonly [string, string];
  more?: ReactNode;
  children: ReactNode;
}

const PlaceTable = ({ label, heads: [first, second], more, children }: PlaceTableProps) => (
  <table className="w-full min-w-0 self-start text-left text-sm">
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr className="border-line-strong border-b align-baseline">
        <th scope="col" className="py-1 pr-3 font-medium">
          {first} {more}
        </th>
        <th scope="col" className="whitespace-nowrap py-1 text-right font-medium">
          {second}
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const ROW = 'border-line border-b align-top data-near:bg-accent-soft';
const HEAD = 'py-1 pr-3 font-normal';
const NUMBER = 'py-1 text-right tabular-nums';
const LINK =
  'inline-block min-h-6 text-accent underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline';

/** A row lights up its mark on the map while it is pointed at or focused, and its mark the row. */
const rowOf = (key: string, { near, onNear }: MapParts) => ({
  'data-near': near === key ? '' : undefined,
  className: ROW,
  onPointerEnter: () => onNear(key),
  onPointerLeave: () => onNear(undefined),
  onFocus: () => onNear(key),
  onBlur: () => onNear(undefined),
});

/** A country with its number, its regions, and what stays within it. */
function CountryRow({ country, ...parts }: MapParts & { country: CountryCount }) {
  const { nameOf, isOnly, linkTo } = parts;
  const words = useWords(networkMapWords);
  const forms = useForms();
  const { code, entities, jurisdictions, inside } = country;
  const hasRegions = jurisdictions.some((one) => one.code !== code);
  const named = (place: string): string => (place === code ? words.noRegion : nameOf(place));
  const regions = jurisdictions.map((one) => `${named(one.code)} ${forms.count(one.entities)}`);
  return (
    <tr {...rowOf(code, parts)}>
      <th scope="row" className={HEAD}>
        <a {...linkTo.country(code)} aria-current={isOnly(code) ? 'true' : undefined} className={LINK}>
          <bdi>{nameOf(code)}</bdi>
        </a>
        {hasRegions && <p className="text-muted text-xs tabular-nums">{regions.join(' · ')}</p>}
        {inside > 0 && (
          <p className="text-muted text-xs tabular-nums">
            <a
              {...linkTo.route({ from: code, to: code })}
              className="inline-block min-h-6 underline underline-offset-2"
            >
              {words.inside(forms, inside)}
            </a>
          </p>
        )}
      </th>
      <td className={NUMBER}>{forms.count(entities)}</td>
    </tr>
  );
}

function FlowRows(parts: MapParts) {
  const { counts, nameOf, linkTo } = parts;
  const { count } = useForms();
  return counts.flows.map(({ from, to, relationships }) => (
    <tr key={`${from} ${to}`} {...rowOf(`${from} ${to}`, parts)}>
      <th scope="row" className={HEAD}>
        <a {...linkTo.route({ from, to })} className={LINK}>
          <bdi>{nameOf(from)}</bdi> → <bdi>{nameOf(to)}</bdi>
        </a>
      </th>
      <td className={NUMBER}>{count(relationships)}</td>
    </tr>
  ));
}

/** Entities whose country is unknown, such as persons, and their relationships. */
function Unplaced({ unplaced: { kinds, relationships } }: Pick<PlaceCounts, 'unplaced'>) {
  const words = useWords(networkMapWords);
  const forms = useForms();
  const named = kinds.map(({ kind, entities }) => forms.counted(entities, words.kinds[kind]));
  if (named.length === 0) return null;
  return <p className="text-muted text-sm xl:col-span-2">{words.unplaced(forms, forms.and(named), relationships)}</p>;
}

/** The selection by country: a map if there are scripts, and the same numbers as lists. */
export function NetworkPlaces(props: PlacesProps) {
  const { model, selection, all, ...rest } = props;
  const words = useWords(networkMapWords);
  const hydrated = useHydrated();
  const counts = useMemo(() => countPlaces(model, selection), [model, selection]);
  const [near, onNear] = useState<string>();
  const parts: MapParts = { counts, near, onNear, ...rest };
  const { columns } = words;
  return (
    <div className="grid gap-x-6 gap-y-4 scripted:md:grid-cols-[minmax(0,1fr)_18rem] scripted:xl:grid-cols-[minmax(0,1fr)_36rem]">
      <div className="min-h-56 noscript:hidden md:sticky md:top-0 md:self-start print:min-h-0">
        {hydrated && (
          <Suspense>
            <NetworkMap {...parts} />
          </Suspense>
        )}
      </div>
      <div className="grid content-start gap-x-6 gap-y-4 xl:grid-cols-[4fr_5fr]">
        <Unplaced unplaced={counts.unplaced} />
        <PlaceTable
          label={words.countries}
          heads={[columns.country, columns.companies]}
          more={all && <AllCountries {...all} />}
        >
          {counts.countries.map((country) => (
            <CountryRow key={country.code} country={country} {...parts} />
          ))}
        </PlaceTable>
        {counts.flows.length > 0 ? (
          <PlaceTable label={columns.flow} heads={[columns.flow, columns.relationships]}>
            <FlowRows {...parts} />
          </PlaceTable>
        ) : (
          <p className="text-muted text-sm">{words.noFlows}</p>
        )}
      </div>
    </div>
  );
}

/** Ends the choice of countries. */
const AllCountries = ({ name, text, link: { href, onClick } }: AllLink) => (
  <a
    href={href}
    onClick={onClick}
    aria-label={name}
    className="inline-block min-h-6 font-normal text-accent underline underline-offset-4"
  >
    {text}
  </a>
);
