/** What the server says of watching: the page of the list, and the line of each company that leads there. */
export const en = {
  title: 'Watchlist',
  lead: 'The companies you watch, kept in this browser and nowhere else, and what has changed in their records since you looked.',
  needsScripts:
    'This page needs scripts: the list is kept in this browser, where only a script can read it. No server knows what you watch, so no server can write the list for you.',
  compare: 'Compare with another',
};
