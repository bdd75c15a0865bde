import type { en } from './en';

export const de: typeof en = {
  watch: 'Merken',
  watched: 'Gemerkt',
  watchlist: 'Merkliste',
  refused: 'Dieser Browser lässt die Seite nichts aufbewahren.',
  changedSince: (age) => `Geändert, seit Sie zuletzt hier waren (${age})`,
  changedFromTo: (what, from, to) => (
    <>
      {what}: von „{from}“ zu „{to}“
    </>
  ),
  changedFrom: (what, from) => (
    <>
      {what}: vorher „{from}“
    </>
  ),
  changedTo: (what, to) => (
    <>
      {what}: „{to}“
    </>
  ),
};
