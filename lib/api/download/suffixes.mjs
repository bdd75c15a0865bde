/**
 * What may stand after a page's path, without the first dot; the longer before what it ends with. The configuration of
 * the framework reads it as well, so it is no TypeScript.
 */
export const SUFFIXES = /** @type {const} */ ([
  'feed.json',
  'atom',
  'jsonld',
  'json',
  'xml',
  'csv',
  'xlsx',
  'md',
  'bib',
  'ris',
]);
