/**
 * The fills of the map. Each class is darker than the one before and has a hatching of its own, so that it can be told
 * in black and white too (WCAG 1.4.1).
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

/** With fewer classes than fills the darkest are used: what holds the most is always full. */
export const fillOf = (step: number | undefined, steps: number): string =>
  step === undefined ? 'var(--raised)' : `url(#map-step-${CLASSES.length - steps + step})`;

export function MapPatterns() {
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
