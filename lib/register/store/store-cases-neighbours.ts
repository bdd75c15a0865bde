import { describe, expect, it } from 'vitest';
import { company } from './store-cases-search-register';
import { type Trial, useTrial } from './trial';

const NAMES = ['Älmwick', 'Alder', 'Birch', 'Birch', 'Cedar', 'Éowyn Ltd', 'Zinnia'];
const PLANTS = NAMES.map((name, index) => company(String(index), name));

/** Cases for neighbours of a name, for any implementation of the store. */
export function describeNeighbours(name: string, open: () => Trial): void {
  describe(`the neighbours of a name in ${name}`, () => {
    const { given } = useTrial(open);

    it.each<[string, number, string[], string[]]>([
      ['Birch', 2, ['Alder', 'Älmwick'], ['Birch', 'Birch']],
      ['birch', 9, ['Alder', 'Älmwick'], ['Birch', 'Birch', 'Cedar', 'Éowyn Ltd', 'Zinnia']],
      ['Dunno', 1, ['Cedar'], ['Éowyn Ltd']],
      ['', 1, [], ['Alder']],
      ['zz', 1, ['Zinnia'], []],
    ])('of %j, %i on each side, are %j and %j', async (near, limit, before, after) => {
      const found = await given(...PLANTS).listNeighbours(near, limit, []);
      expect(found.before.map((each) => each.name)).toEqual(before);
      expect(found.after.map((each) => each.name)).toEqual(after);
    });

    it('are others than the company itself', async () => {
      const itself = { jurisdiction_code: 'gb', company_number: '2' };
      const { after } = await given(...PLANTS).listNeighbours('Birch', 2, [itself]);
      expect(after.map((each) => each.company_number)).toEqual(['3', '4']);
    });

    it('are never redacted', async () => {
      const hidden = company('9', 'Birch', { redacted: true });
      expect(await given(hidden).listNeighbours('B', 3, [])).toEqual({ before: [], after: [] });
    });
  });
}
