import { isObject } from '@/lib/shared/json';
import type { OptionGroup, SuggestOption } from './suggest-options';

const isText = (value: unknown): value is string => typeof value === 'string';

function readOption(given: unknown): SuggestOption[] {
  if (!isObject(given) || !isText(given.label)) return [];
  const { label, detail, href, text, caret } = given;
  return [
    {
      label,
      ...(isText(detail) && { detail }),
      // Only paths of this site, never another address.
      ...(isText(href) && /^\/(?!\/)/.test(href) && { href }),
      ...(isText(text) && { text }),
      ...(typeof caret === 'number' && { caret }),
    },
  ];
}

function readGroup(given: unknown): OptionGroup[] {
  if (!isObject(given) || !isText(given.title) || !Array.isArray(given.options)) return [];
  return [{ title: given.title, options: given.options.flatMap(readOption) }];
}

/**
 * Reads the groups of a reply of `/api/complete`; invalid ones are left out. It uses no schema, because the schema
 * library is larger than everything else that a search page sends.
 */
export function readOptionGroups(body: unknown): OptionGroup[] {
  const results = isObject(body) ? body.results : undefined;
  const groups = isObject(results) ? results.groups : undefined;
  return Array.isArray(groups) ? groups.flatMap(readGroup) : [];
}
