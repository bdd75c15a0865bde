import { describe, expect, it } from 'vitest';
import { company, reference, statement } from './case-inputs';
import type { RegisterInput } from './records';
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

  describe(`the companies similar to one in ${name}`, () => {
    const { given } = useTrial(open);
    const LEI = { identifier_system_code: 'lei', uid: '529900A' };
    const zephyr = company('1', 'Zephyr Marine, Ltd.', {
      identifiers: [LEI],
      previous_names: [{ company_name: 'Mistral Ltd' }],
    });
    const together = statement('s', 'control_statement', { subjects: [reference('1')], objects: [reference('2')] });

    it.each<[string, RegisterInput[], string[]]>([
      ['of its name, in any spelling of the legal form', [company('2', 'ZEPHYR MARINE LIMITED')], ['2']],
      ['that bear its former name', [company('2', 'MISTRAL LIMITED')], ['2']],
      ['with its identifier', [company('2', 'Elsewhere', { identifiers: [{ ...LEI, uid: '529900a' }] })], ['2']],
      ['that are redacted', [company('2', 'Zephyr Marine Ltd', { redacted: true })], []],
      ['of another legal form', [company('2', 'Zephyr Marine plc')], []],
      ['whose name only begins so', [company('2', 'Zephyr Marine Ltd Holdings')], []],
      ['that a statement names with it', [company('2', 'Zephyr Marine Ltd'), together], []],
    ])('%s are %j', async (_, others, expected) => {
      const found = await given(zephyr, ...others).findSimilarCompanies({
        jurisdiction_code: 'gb',
        company_number: '1',
      });
      expect(found?.others.map((each) => each.company_number)).toEqual(expected);
    });

    it('come with the facts that are compared', async () => {
      const facts = { incorporation_date: '2001-02-03', registered_address_in_full: '1 High Street, Duxbury' };
      const standIn = company('529900B', 'Zephyr Marine Ltd', { ...facts, number_is_stand_in: true });
      const found = await given(zephyr, standIn).findSimilarCompanies({ jurisdiction_code: 'gb', company_number: '1' });
      expect(found?.company).toMatchObject({ identifiers: [{ identifier: LEI }], number_is_stand_in: false });
      expect(found?.others).toMatchObject([{ ...facts, number_is_stand_in: true, identifiers: [] }]);
    });

    it('are unknown for a company that does not exist', async () =>
      expect(await given().findSimilarCompanies({ jurisdiction_code: 'gb', company_number: '1' })).toBeUndefined());
  });
}
