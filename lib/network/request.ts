/** Asked once for everything, on a day or on none: the sliders then filter on the screen and cost no call. */
export const everythingOn = (dates: string | undefined): URLSearchParams =>
  new URLSearchParams({ confidence: 'all', ownership_percentage: '0', ...(dates && { dates }) });
