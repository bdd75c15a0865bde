import { pathOf } from '@/lib/shared/links';
import { withoutControls } from '@/lib/shared/text';

/** A thing of schema.org, or a value of one of its properties. */
export interface LinkedNode {
  '@type': string;
  [property: string]: LinkedValue;
}
export type LinkedValue = string | number | boolean | null | undefined | LinkedNode | readonly LinkedValue[];

/** An address in the web; anything else is left out, for a reader follows it. */
export const address = (url: string | null | undefined): string | undefined =>
  url && /^https?:/i.test(url) && pathOf(url) !== undefined ? url : undefined;

/** A company as another record names it. */
export function companyNode(
  company: { name: string; service_url?: string | null } | null | undefined,
): LinkedNode | undefined {
  if (!company) return undefined;
  return { '@type': 'Organization', name: company.name, url: address(company.service_url) };
}

/** Several of a property; absent where there is none. */
export function several(values: readonly LinkedValue[] | null | undefined): readonly LinkedValue[] | undefined {
  const told = values?.filter((value) => value != null && value !== '');
  return told?.length ? told : undefined;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** As JSON: without what nobody knows, and without controls in any text. */
export const linkedJson = (value: LinkedValue): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isEmpty(one) ? undefined : typeof one === 'string' ? withoutControls(one) : one,
  );

/** The same for a script element of a page: no `<` in it can end the script (the framework's guide, "JSON-LD"). */
export const forScript = (json: string): string => json.replaceAll('<', '\\u003c');
