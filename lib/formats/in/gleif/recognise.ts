import type { FileSample } from '../format';

/** The roots of the XML files, whose namespaces are GLEIF's. */
const XML = /<(?:\w+:)?(?:LEIData|RelationshipData|ReportingExceptionData)\b[^>]*gleif\.org/;
/** The types of the API's records that are entities or relations, and how its replies begin. */
const API = /"type"\s*:\s*"(?:lei-records|relationship-records|reporting-exceptions)"|"goldenCopy"\s*:/;
const TABLE = /^\uFEFF?"?(?:LEI"?,"?(?:Entity\.|Exception\.)|Relationship\.StartNode\.)/;
/** Pairs of keys that stand together in no other kind of data. */
const JSON_KEYS: readonly [RegExp, RegExp][] = [
  [/"LEI"\s*:/, /"(?:LegalJurisdiction|RegistrationAuthorityID|ExceptionCategory)"\s*:/],
  [/"StartNode"\s*:/, /"RelationshipType"\s*:/],
];

const isJson = (start: string): boolean => /^\uFEFF?\s*[[{]/.test(start);

/** Whether a file is one of GLEIF's, by how it begins. */
export function recognisesGleif({ start }: FileSample): boolean {
  if (XML.test(start) || TABLE.test(start)) return true;
  if (!isJson(start)) return false;
  return API.test(start) || JSON_KEYS.some(([one, other]) => one.test(start) && other.test(start));
}
