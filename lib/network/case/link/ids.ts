import { entityId, isEndPath } from '../../entity';

/** More than this nobody puts into a link by hand, and a longer list is not read. */
const MOST_IDS = 1_000;

/** A jurisdiction of such a name would be read as something else: its companies keep their whole path. */
const OTHER_NOUN = /^(?:placeholders|statements)\//;
const COMPANY = /^\/companies\/(?!(?:placeholders|statements)\/)(.*)$/;

/** `/companies/gb/01234500` → `gb/01234500`; other paths lose their first slash. */
export const shortId = (id: string): string => COMPANY.exec(id)?.[1] ?? id.slice(1);

/** The counterpart of `shortId`; undefined for what is no entity. */
export function longId(short: string): string | undefined {
  const isCompany = short.split('/').length === 2 && !OTHER_NOUN.test(short);
  const path = isCompany ? `/companies/${short}` : `/${short}`;
  // A path that reads otherwise to a browser ("..") would lead elsewhere.
  return isEndPath(path) && entityId(path) === path ? path : undefined;
}

/** No id holds a comma. */
export const printIds = (ids: Iterable<string>): string => [...ids].map(shortId).join(',');

/** What is no entity is left out, and so is what comes twice. */
export function parseIds(text: string): string[] {
  const ids = text.split(',', MOST_IDS).map(longId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Values of the register's own making: each is encoded, since it may hold a comma. */
export const printValues = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');

export function parseValues(text: string): string[] {
  return text.split(',', MOST_IDS).map(decoded).filter(Boolean);
}

/** Empty for what nobody has encoded so. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
