/** Strokes in a square of 16. */
const PATHS = {
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H6',
  redo: 'm10 3 3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H10',
  group: 'M2.5 2.5h4v4h-4zM9.5 9.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4z',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.6-3.9L2.5 5.7M2.5 2.5v3.2h3.2M8 5v3.2l2.2 1.3',
  share: 'M8 10V2M5 4.5 8 1.7l3 2.8M3 8.5v5h10v-5',
  add: 'M2.5 3.5h7M2.5 7.5h7M2.5 11.5h4M11.5 9v5M9 11.5h5',
  filters: 'M2 4h12M4.5 8h7M6.5 12h3',
  details: 'M2 2.5h12v11H2zM10 2.5v11',
  full: 'M2 5.5V2h3.5M10.5 2H14v3.5M14 10.5V14h-3.5M5.5 14H2v-3.5',
  small: 'M5.5 2v3.5H2M14 5.5h-3.5V2M10.5 14v-3.5H14M2 10.5h3.5V14',
  fit: 'M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M5.5 6h5v4h-5z',
  lasso: 'M8 2.5c3.3 0 6 1.6 6 3.7S11.3 10 8 10 2 8.3 2 6.2s2.7-3.7 6-3.7M5 9.5c-1.2.6-1 2 0 2.2s1.5 1.3.5 2.3',
  map: 'M2 3h12v10H2zM7.5 8H14v5H7.5z',
  reset: 'M13.5 8A5.5 5.5 0 1 1 11.9 4.1l1.6 1.6M13.5 2.5v3.2h-3.2',
  unpin: 'M6 2h4M7 2v4L5 9h6L9 6V2M8 9v5M2.5 2.5l11 11',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  up: 'm3.5 10 4.5-4.5 4.5 4.5',
  down: 'm3.5 6 4.5 4.5L12.5 6',
  back: 'M9.5 3 5 8l4.5 5',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the control that holds it has a name. */
export const Icon = ({ name, className = 'size-4' }: { name: IconName; className?: string }) => (
  <svg aria-hidden="true" focusable="false" viewBox="0 0 16 16" className={`${className} shrink-0`}>
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
