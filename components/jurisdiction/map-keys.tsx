'use client';

import { useEffect, useRef, useState } from 'react';
import { makeOneStop, placeOf, stepFrom } from './map-places';

interface Tip {
  text: string;
  /** Per cent of the map. */
  left: number;
  top: number;
}

/** Where the name of a place goes: above its middle, and never beyond the sides of the map. */
function tipOf(link: Element, frame: Element): Tip {
  const [place, all] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
  const middle = ((place.left + place.width / 2 - all.left) / all.width) * 100;
  const top = ((Math.max(place.top, all.top) - all.top) / all.height) * 100;
  return { text: link.getAttribute('aria-label') ?? '', left: Math.min(Math.max(middle, 12), 88), top };
}

/**
 * Makes one stop of Tab of all places, among which the arrow keys move by position, and names the place that is pointed
 * at or focused. Without it the places are links like others, one after the other.
 */
export function MapKeys({ children }: { children: React.ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip>();

  useEffect(() => makeOneStop(frame.current));

  const name = ({ target }: { target: EventTarget }) => {
    const link = placeOf(target);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is interactive
    <div
      ref={frame}
      className="relative"
      onKeyDown={onKeyDown}
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
