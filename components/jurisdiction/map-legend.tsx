import type { MapModel } from '@/lib/records/jurisdiction/map/places';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';
import { fillOf } from './map-patterns';

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
export function MapLegend({ map }: { map: MapModel }) {
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
