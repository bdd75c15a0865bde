/** What is said in place of a text that the interface promises and the service does not give. Decided here, once. */
export const NAME_NOT_GIVEN = '(name not given)';
export const NO_TITLE = '(no title)';
const NO_DESCRIPTION = '(no description)';
/** A word of the interface itself for an entity of no known type (api-shapes, 6.2). */
export const UNKNOWN = 'unknown';

const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['name', NAME_NOT_GIVEN],
  ['company_name', NAME_NOT_GIVEN],
  ['parent_name', NAME_NOT_GIVEN],
  ['child_name', NAME_NOT_GIVEN],
  ['title', NO_TITLE],
  ['description', NO_DESCRIPTION],
  ['type', UNKNOWN],
  ['data_type', UNKNOWN],
  ['entity_type', UNKNOWN],
  ['relationship_type', UNKNOWN],
  ['parent_type', UNKNOWN],
  ['child_type', UNKNOWN],
  ['code_scheme_id', UNKNOWN],
  // No address: the name is worth showing, and a page then shows it without a link.
  ['service_url', ''],
]);

/** The words for a missing text under a key; undefined where none can stand in, as for a company's number. */
export const standInFor = (key: string): string | undefined => STAND_INS.get(key);
