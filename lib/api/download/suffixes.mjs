/**
 * Suffixes that can follow a page's path, without the first dot; a longer one comes before the one it ends with. This
 * is not TypeScript because the framework's configuration reads it too.
 */
export const SUFFIXES = /** @type {const} */ ([
  'feed.json',
  'bods.json',
  'ftm.json',
  'atom',
  'ics',
  'jsonld',
  'json',
  'xml',
  'csv',
  'xlsx',
  'md',
  'bib',
  'ris',
  'graphml',
  'gexf',
  'cypher',
  'ttl',
  'svg',
  'png',
]);
