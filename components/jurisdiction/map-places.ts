import { ARROW_KEYS, neighbourTowards } from '@/lib/network/steer';

/** The links of the map, in the order of the page. */
export const placesIn = (frame: Element | null): SVGAElement[] => [
  ...(frame?.querySelectorAll<SVGAElement>('a[data-place]') ?? []),
];

/** One of the places can be reached by Tab; the one that was, where there is one already. */
export function makeOneStop(frame: Element | null): void {
  const places = placesIn(frame);
  for (const link of places) if (!link.hasAttribute('tabindex')) link.setAttribute('tabindex', '-1');
  if (!places.some((link) => link.tabIndex === 0)) places[0]?.setAttribute('tabindex', '0');
}

export const placeOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('a[data-place]') : null;

const at = (link: Element, axis: 'x' | 'y'): number => Number(link.getAttribute(`data-${axis}`));

/** Where a key leads from a place: the nearest one in the direction of an arrow, or the first or last of all. */
export function stepFrom(frame: Element | null, target: EventTarget, key: string): SVGAElement | undefined {
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
