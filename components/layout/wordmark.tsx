/** Seven stars and what joins them: the sign of the explorer. Decoration; the word beside it is the name. */
export function Constellation({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M4 24 11 15 19 18 27 7M11 15 13 5M19 18 22 27" fill="none" stroke="currentColor" strokeWidth="1.25" />
      <g fill="currentColor">
        <circle cx="4" cy="24" r="2" />
        <circle cx="11" cy="15" r="3" />
        <circle cx="13" cy="5" r="1.75" />
        <circle cx="19" cy="18" r="2.5" />
        <circle cx="27" cy="7" r="3" />
        <circle cx="22" cy="27" r="2" />
      </g>
    </svg>
  );
}
