'use client';

import { useEffect, useRef, useState } from 'react';
import { ARROW_KEYS, neighbourTowards } from '@/lib/network/steer';

/** The links of the map, in page order. */
const placesIn = (frame: Element | null): SVGAElement[] => [
  ...(frame?.querySelectorAll<SVGAElement>('a[data-place]') ?? []),
];

/** Makes exactly one place reachable by Tab: the previous one, if any. */
function makeOneStop(frame: Element | null): void {
  const places = placesIn(frame);
  for (const link of places) if (!link.hasAttribute('tabindex')) link.setAttribute('tabindex', '-1');
  if (!places.some((link) => link.tabIndex === 0)) places[0]?.setAttribute('tabindex', '0');
}

const placeOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('a[data-place]') : null;

/** What has a name to show: a place, or anything else on the map that a pointer can reach. */
const namedAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('a[aria-label]') : null;

const at = (link: Element, axis: 'x' | 'y'): number => Number(link.getAttribute(`data-${axis}`));

/** The target of a key: the nearest place in the direction of an arrow, or the first or last of all. */
function stepFrom(frame: Element | null, target: EventTarget, key: string): SVGAElement | undefined {
  const [places, from] = [placesIn(frame), placeOf(target)?.getAttribute('data-place')];
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const direction = ARROW_KEYS[key];
  if (!direction || !from) return undefined;
  const byCode = new Map(places.map((link) => [link.getAttribute('data-place') ?? '', link]));
  const positions = new Map([...byCode].map(([code, link]) => [code, { x: at(link, 'x'), y: at(link, 'y') }]));
  const next = neighbourTowards(positions, from, direction, new Set(byCode.keys()));
  return next === undefined ? undefined : byCode.get(next);
}

interface Tip {
  text: string;
  /** Per cent of the map. */
  left: number;
  top: number;
}

/** Places the name above the middle of the place or of what is marked as such, within the sides of the map. */
function tipOf(link: Element, frame: Element): Tip {
  const marked = link.querySelector('[data-middle]') ?? link;
  const [place, all] = [marked.getBoundingClientRect(), frame.getBoundingClientRect()];
  const middle = ((place.left + place.width / 2 - all.left) / all.width) * 100;
  const top = ((Math.max(place.top, all.top) - all.top) / all.height) * 100;
  return { text: link.getAttribute('aria-label') ?? '', left: Math.min(Math.max(middle, 12), 88), top };
}

/**
 * Makes all places one Tab stop, with arrow keys moving by position, and names the hovered or focused place. Without
 * scripts the places are normal links.
 */
export function MapKeys({ children }: { children: React.ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip>();

  useEffect(() => makeOneStop(frame.current));

  const name = ({ target }: { target: EventTarget }) => {
    const link = namedAt(target);
    setTip(link && frame.current ? tipOf(link, frame.current) : undefined);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') setTip(undefined);
    const [link, next] = [placeOf(event.target), stepFrom(frame.current, event.target, event.key)];
    if (!link || !next) return;
    event.preventDefault();
    link.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive
    <div
      ref={frame}
      className="relative"
      onKeyDown={onKeyDown}
      // What was chosen may move the places.
      onClick={() => setTip(undefined)}
      onFocus={name}
      onBlur={() => setTip(undefined)}
      onPointerOver={name}
      onPointerLeave={() => setTip(undefined)}
    >
      {children}
      {tip && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute z-10 -translate-x-1/2 -translate-y-full whitespace-nowrap rounded bg-ink px-2 py-1 text-surface text-xs"
          style={{ left: `${tip.left}%`, top: `${tip.top}%` }}
        >
          {tip.text}
        </p>
      )}
    </div>
  );
}
