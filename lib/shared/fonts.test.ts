import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '@/lib/commands/setup/root.mjs';
import { FIRST_FONTS } from './preferences';

it('preloads only fonts that exist, and all that our styles declare', () => {
  const styles = readFileSync(inRoot('app/globals.css'), 'utf8');
  const said = [...styles.matchAll(/url\("(\/[^"]+)"\)/g)].map(([, address]) => address);
  expect(said.toSorted()).toEqual(FIRST_FONTS.toSorted());
  expect(FIRST_FONTS.filter((address) => !existsSync(inRoot(`public${address}`)))).toEqual([]);
});
