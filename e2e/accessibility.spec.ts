import AxeBuilder from '@axe-core/playwright';
import { links } from '../lib/links';
import { SAMPLE_HIGHLIGHTS } from '../lib/registry/embedded/sample/highlights';
import { expect, test } from './support/test';

const { largest_group_head, hub, loop, dissolved, long_name, nothing_known, redacted, branch } = SAMPLE_HIGHLIGHTS;

const PAGES = {
  home: '/',
  'company search': '/companies/search?q=limited&inactive=false',
  'a search without results': '/companies/search?q=zzzzzz',
  'a company': links.company(largest_group_head),
  'a dissolved company': links.company(dissolved),
  'a branch': links.company(branch),
  'a company of which nothing is known': links.company(nothing_known),
  'a company with a very long name': links.company(long_name),
  'a redacted company': links.company(redacted),
  'a network': links.companyNetwork(loop),
  'the network of a hub': links.companyNetwork(hub),
  'an empty network': links.companyNetwork(nothing_known),
  'officer search': '/officers/search?q=oldacre',
  'an officer': '/officers/1',
  'the API reference': '/docs/api',
  'a page that is not there': '/nothing/here',
};

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px by ${colorScheme === 'light' ? 'day' : 'night'}`, () => {
      test.use({ viewport, colorScheme });
      for (const [name, address] of Object.entries(PAGES)) {
        test.describe('', () => {
          test.use({ expectedProblems: name.includes('not there') ? /status of 404/ : undefined });
          test(`${name} has no barrier that a machine can find, and no sideways scroll`, async ({ page }) => {
            await page.goto(address);
            await page.waitForLoadState('networkidle');
            const { violations } = await new AxeBuilder({ page }).analyze();
            expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
              [],
            );
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow).toBeLessThanOrEqual(0);
          });
        });
      }
    });
  }
}
