import type { Page } from '@playwright/test';
import type { NetworkRelationship } from '../lib/contract/network';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { DEVICE, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

declare global {
  interface Window {
    /** Requests to workers. */
    asked?: string[];
  }
}

const { largest_group_head: head, loop } = SAMPLE_HIGHLIGHTS;
const subject = links.company(head);
const OWNER = { name: 'Ravelin Crown Holdings', path: '/companies/gb/crown' };
/** More holdings than a page computes without a worker: two for each company between the owner and the head of the group. */
const BETWEEN = 300;

const holding = (owner: typeof OWNER, owned: typeof OWNER, share: number): NetworkRelationship => ({
  relationship_type: 'shareholding',
  relationship_properties: { confidence: 90, ownership_percentage: share },
  parent_name: owner.name,
  parent_type: 'Company',
  parent_service_url: owner.path,
  child_name: owned.name,
  child_type: 'Company',
  child_service_url: owned.path,
});

/** One owner has three hundred companies wholly, and each of them a five-hundredth of the head: 60 % in all. */
const MANY = Array.from({ length: BETWEEN }, (_, index) => {
  const between = { name: `Ravelin ${index + 1} Limited`, path: `/companies/gb/ravelin-${index + 1}` };
  return [holding(OWNER, between, 100), holding(between, { name: head.name, path: subject }, 0.2)];
}).flat();

async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    window.asked = asked;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { kind?: string }) {
      asked.push(message.kind ?? '');
      post.call(this, message);
    };
  });
  await page.route('**/api/registry/**/network?*', (route) => route.fulfill({ json: { results: MANY } }));
  await page.goto(`${subject}/network?confidence=all&ownership_percentage=0&expanded=${links.company(loop).slice(1)}`);
  await openList(page, 'Findings');
}

const asked = (page: Page): Promise<string[]> => page.evaluate(() => window.asked ?? []);

test('findings from more than five hundred relationships come from a worker, and follow a slider', {
  tag: [DEVICE.tag, THOROUGHLY.tag],
}, async ({ page }) => {
  await open(page);
  const owners = page.getByRole('region', { name: 'Ultimate owners' });
  const control = page.getByRole('region', { name: 'Who controls it' });
  // Whether anybody owns that owner was not asked.
  await expect(owners).toContainText('1 owner at the top of what is loaded');
  await expect(owners).toContainText('Total60 %');
  await expect(owners.getByRole('list', { name: `Chains from ${OWNER.name}` })).toContainText('= 0.2 %');
  await expect(control).toContainText(OWNER.name);
  expect(await asked(page)).toEqual(expect.arrayContaining(['owners', 'control']));

  const linking = page.getByRole('region', { name: 'Find connections' });
  const box = linking.getByRole('combobox', { name: 'Add by name or number' });
  for (const name of ['Ravelin 7 Limited', 'Ravelin 70 Limited']) {
    await box.fill(name);
    await expect(linking.getByRole('option', { name }).first()).toBeVisible();
    await box.press('Enter');
  }
  // Both companies that connect them are connected with three hundred each.
  await expect(linking.getByRole('region', { name: /^Left out because/ })).toContainText(`${OWNER.name} owns 300`);
  expect(await asked(page)).toContain('links');

  const before = (await asked(page)).length;
  await page.getByRole('spinbutton', { name: 'Minimum ownership, as a number' }).fill('1');
  await expect(owners).toContainText(`No share in ${head.name} is stated here.`);
  await page.getByRole('checkbox', { name: 'Include what the filters hide' }).check();
  await expect(owners).toContainText('Total60 %');
  await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(before);
});

test('while a worker computes, that is said, and the page goes on', DEVICE, async ({ page }) => {
  // A worker that never replies to a request for owners.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { kind?: string }) {
      if (message.kind !== 'owners') post.call(this, message);
    };
  });
  await open(page);
  const owners = page.getByRole('region', { name: 'Ultimate owners' });
  await expect(owners).toContainText('Computing…');
  await expect(page.getByRole('region', { name: 'Who controls it' })).toContainText(OWNER.name);
  await openList(page, 'Table');
  await page.getByRole('searchbox', { name: 'Find in the table' }).fill('ravelin 300');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);
});
