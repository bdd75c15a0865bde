import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '@/lib/commands/setup/root.mjs';
import { ENDPOINTS } from './endpoints';

/** The rows of the table in README.md beside this file: endpoint → page. */
const ROWS = [
  ...readFileSync(inRoot('lib/contract/README.md'), 'utf8').matchAll(/^\| `(\w+)` \| `(\/[^`]*)` \|$/gm),
].map(([, endpoint = '', page = '']) => [endpoint, page] as const);

const fileOf = (page: string): string => inRoot(`app${page.replace(/:(\w+)/g, '[$1]')}/page.tsx`);

it('every endpoint has a page, and the README names it', () => {
  expect(ROWS.map(([endpoint]) => endpoint).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

it.each(ROWS)('%s has its page at %s', (_, page) => expect(existsSync(fileOf(page))).toBe(true));
