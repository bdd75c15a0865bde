/** The form of an inactive company in the picture: corners cut off. */
export const InactiveSample = () => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="mr-1 inline size-3 align-[-1px]">
    <polygon points="4,1 10,1 13,4 13,10 10,13 4,13 1,10 1,4" fill="currentColor" />
  </svg>
);
