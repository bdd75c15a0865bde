import type { Page } from '@playwright/test';
import type { NetworkRelationship } from '../../lib/contract/network';
import { generateNetwork, ROOT_PATH } from '../bench/network/generate';

/**
 * Invented expansions, answered here without the register: the first brings a network of this size to that root, each
 * other a few holdings.
 */
export async function answerExpansions(page: Page, root: string, entities: number): Promise<void> {
  const whole = generateNetwork(entities).map((one) => rooted(one, root));
  let asked = 0;
  await page.route('**/api/registry/**/network?*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/registry', '').replace(/\/network$/, '');
    asked++;
    await route.fulfill({ json: { results: asked === 1 ? whole : fewBelow(path, asked) } });
  });
}

function rooted(one: NetworkRelationship, root: string): NetworkRelationship {
  const at = (address: string) => (address === ROOT_PATH ? root : address);
  return {
    ...one,
    parent_service_url: at(one.parent_service_url),
    child_service_url: at(one.child_service_url),
  };
}

const fewBelow = (path: string, turn: number): NetworkRelationship[] =>
  Array.from({ length: 5 }, (_, index) => ({
    relationship_type: 'shareholding',
    relationship_properties: { confidence: 90, ownership_percentage: 60 },
    parent_name: '',
    parent_type: 'Company',
    parent_service_url: path,
    child_name: `Southmere ${turn}-${index}`,
    child_type: 'Company',
    child_service_url: `/companies/gb/new-${turn}-${index}`,
  }));
