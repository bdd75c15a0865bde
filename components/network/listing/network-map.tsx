import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MapKeys } from '@/components/jurisdiction/map-keys';
import type { CountryCount } from '@/lib/network/places';
import type { Route } from '@/lib/network/routes';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMapWords } from '@/lib/words/network-map';
import type { MapParts } from './listed';
import { type Circle, type Label, type Line, layOutMap, type MapLayout, type Size } from './map-layout';

/** Before it is measured, and on paper if it never was. */
const USUAL: Size = { width: 900, height: 360 };

/** The size of an element; hidden ones keep the last. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}

const CircleShape = ({ circle: { x, y, radius, entities } }: { circle: Circle }) => {
  const { count } = useForms();
  const text = count(entities);
  const fits = text.length * 6 + 3 <= 2 * radius;
  return (
    <>
      <circle cx={x} cy={y} r={radius} strokeWidth="1.5" className="fill-accent stroke-raised" />
      {fits && (
        <text x={x} y={y + 3.5} textAnchor="middle" fontSize="10" className="fill-on-accent font-semibold tabular-nums">
          {text}
        </text>
      )}
    </>
  );
};

interface CirclesProps extends MapParts {
  circles: readonly Circle[];
  byCode: ReadonlyMap<string, CountryCount>;
}

function Circles({ circles, byCode, near, nameOf, isOnly, linkTo }: CirclesProps) {
  const words = useWords(networkMapWords);
  const forms = useForms();
  const said = ({ code, entities }: Circle): string => {
    const inside = byCode.get(code)?.inside ?? 0;
    const texts = [words.companies(forms, entities), ...(inside > 0 ? [words.inside(forms, inside)] : [])];
    return `${nameOf(code)}: ${texts.join(', ')}`;
  };
  return circles.map((circle) => {
    const { href, onClick } = linkTo.country(circle.code);
    return (
      <a
        key={circle.code}
        href={href}
        onClick={onClick}
        aria-label={said(circle)}
        aria-current={isOnly(circle.code) ? 'true' : undefined}
        data-place={circle.code}
        data-near={near?.split(' ').includes(circle.code) ? '' : undefined}
        className="no-underline"
        data-x={circle.x}
        data-y={circle.y}
      >
        <CircleShape circle={circle} />
      </a>
    );
  });
}

interface LinesProps extends MapParts {
  lines: readonly Line[];
}

/** Where many cross, each is lighter, so that the thicker ones and the names stand out; those of `near` always do. */
function opacityOf({ from, to }: Route, near: string | undefined, lines: number): number {
  if (near !== undefined) return [from, to, `${from} ${to}`].includes(near) ? 0.95 : 0.08;
  return Math.max(0.4, Math.min(0.9, 1.1 - lines / 100));
}

/** For pointers only: the table beside it says and does the same. */
function Lines({ lines, near, nameOf, linkTo }: LinesProps) {
  const words = useWords(networkMapWords);
  const forms = useForms();
  return (
    <svg aria-hidden="true">
      {lines.map(({ flow, ...drawn }) => {
        const { from, to, relationships } = flow;
        const { href, onClick } = linkTo.route(flow);
        return (
          <a
            key={`${from} ${to}`}
            href={href}
            onClick={onClick}
            tabIndex={-1}
            aria-label={`${nameOf(from)} → ${nameOf(to)}: ${words.relationships(forms, relationships)}`}
            data-flow={`${from} ${to}`}
            style={{ opacity: opacityOf(flow, near, lines.length) }}
            className="fill-muted stroke-muted hover:fill-ink hover:stroke-ink hover:opacity-100!"
          >
            <LineShape {...drawn} />
          </a>
        );
      })}
    </svg>
  );
}

/** A curve with its head, and room for a pointer around it. */
const LineShape = ({ path, head, width, middle }: Omit<Line, 'flow' | 'ends'>) => (
  <>
    <path d={path} fill="none" stroke="transparent" strokeWidth="12" />
    <path d={path} fill="none" strokeWidth={width} />
    <path d={head} stroke="none" />
    <circle data-middle cx={middle.x} cy={middle.y} r="0.5" stroke="none" fill="none" />
  </>
);

/** All land, tinted where there are entities; the lines of moved circles end at their true positions. */
function Land({ layout: { zoom, land, tinted, circles } }: { layout: MapLayout }) {
  const { scale, left, top } = zoom;
  return (
    <svg aria-hidden="true">
      <g transform={`translate(${left} ${top}) scale(${scale})`} strokeWidth="0.6" strokeLinejoin="round">
        <path d={land} vectorEffect="non-scaling-stroke" className="fill-sunken stroke-line-strong" />
        {tinted.map(({ name, path }) => (
          <path
            key={name}
            d={path}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
            style={{ fill: 'color-mix(in oklab, var(--accent) 22%, var(--raised))' }}
          />
        ))}
      </g>
      {circles.map(
        ({ code, x, y, origin }) =>
          origin && (
            <g key={code} strokeWidth="1" className="fill-ink stroke-ink">
              <path d={`M${origin.x},${origin.y}L${x},${y}`} />
              <circle cx={origin.x} cy={origin.y} r="1.5" />
            </g>
          ),
      )}
    </svg>
  );
}

const Names = ({ labels }: { labels: readonly Label[] }) => (
  <svg aria-hidden="true" className="pointer-events-none fill-ink stroke-raised">
    {labels.map(({ code, text, x, y, anchor }) => (
      <text
        key={code}
        x={x}
        y={y}
        textAnchor={anchor}
        fontSize="11"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {text}
      </text>
    ))}
  </svg>
);

/** The country, or the route between two, that is at an element. */
function nearAt(target: EventTarget): string | undefined {
  const mark = target instanceof Element ? target.closest('[data-place], [data-flow]') : undefined;
  return mark?.getAttribute('data-place') ?? mark?.getAttribute('data-flow') ?? undefined;
}

/**
 * Focus thickens the outline of a circle, as on the map of jurisdictions; the pointer emphasises its lines, and so does
 * a row of the tables.
 */
const LOOK =
  'block size-full rounded border border-line bg-surface print:h-auto [&_a]:outline-none ' +
  '[&_a:hover>circle]:stroke-ink [&_a[data-near]>circle]:stroke-ink [&_a[data-near]>circle]:[stroke-width:3] ' +
  '[&_a:focus-visible>circle]:stroke-ink [&_a:focus-visible>circle]:[stroke-width:4]';

/** The countries of a selection on the map of the world, with lines from those of owners to those of what they own. */
export function NetworkMap(parts: MapParts) {
  const { countries, flows } = parts.counts;
  const { nameOf, onNear } = parts;
  const words = useWords(networkMapWords);
  const { and } = useForms();
  const { frame, size } = useSize();
  const [isWhole, setWhole] = useState(false);
  const layout = useMemo(
    () => layOutMap({ countries, flows, nameOf, size, isWhole }),
    [countries, flows, nameOf, size, isWhole],
  );
  const byCode = useMemo(() => new Map(countries.map((one) => [one.code, one])), [countries]);
  const point = ({ target }: { target: EventTarget }) => onNear(nearAt(target));
  const leave = () => onNear(undefined);
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive */}
      <div onPointerOver={point} onPointerLeave={leave} onFocus={point} onBlur={leave}>
        <MapKeys>
          <div ref={frame} className="aspect-[8/5] max-h-[max(14rem,calc(60dvh-5.5rem))] w-full print:max-h-none">
            {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
            <svg viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label={words.label} className={LOOK}>
              <Land layout={layout} />
              <Lines lines={layout.lines} {...parts} />
              <Names labels={layout.labels} />
              <Circles circles={layout.circles} byCode={byCode} {...parts} />
            </svg>
          </div>
        </MapKeys>
      </div>
      <div className="flex items-start justify-between gap-4 text-xs">
        <div className="text-muted">
          {layout.missing.length > 0 && <p>{words.offMap(and(layout.missing.map(({ code }) => nameOf(code))))}</p>}
          <p>
            {words.legend} {words.borders}
          </p>
        </div>
        <button
          type="button"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-8 shrink-0 cursor-pointer rounded border border-line-strong bg-raised px-2.5 text-xs hover:bg-accent-soft aria-pressed:bg-accent-soft aria-pressed:font-semibold max-md:min-h-11"
        >
          {words.whole}
        </button>
      </div>
    </div>
  );
}
