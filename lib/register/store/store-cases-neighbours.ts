import { describe, expect, it } from 'vitest';
import type { Letter, LetterPosition } from '@/lib/contract/neighbours';
import { company, reference, statement } from './case-inputs';
import type { RegisterInput } from './records';
import { type OpenTrial, useTrial } from './trial';

const NAMES = ['Älmwick', 'Alder', 'Birch', 'Birch', 'Cedar', 'Éowyn Ltd', 'Zinnia'];
const PLANTS = NAMES.map((name, index) => company(String(index), name));

/** Cases for neighbours of a name, for any implementation of the store. */
export function describeNeighbours(name: string, open: OpenTrial): void {
  describe(`the neighbours of a name in ${name}`, () => {
    const { given } = useTrial(open);

    it.each<[string, number, string[], string[]]>([
      ['Birch', 2, ['Alder', 'Älmwick'], ['Birch', 'Birch']],
      ['birch', 9, ['Alder', 'Älmwick'], ['Birch', 'Birch', 'Cedar', 'Éowyn Ltd', 'Zinnia']],
      ['Dunno', 1, ['Cedar'], ['Éowyn Ltd']],
      ['', 1, [], ['Alder']],
      ['zz', 1, ['Zinnia'], []],
    ])('of %j, %i on each side, are %j and %j', async (near, limit, before, after) => {
      const found = await (await given(...PLANTS)).listNeighbours(near, limit, []);
      expect(found.before.map((each) => each.name)).toEqual(before);
      expect(found.after.map((each) => each.name)).toEqual(after);
    });

    it('are others than the company itself', async () => {
      const itself = { jurisdiction_code: 'gb', company_number: '2' };
      const { after } = await (await given(...PLANTS)).listNeighbours('Birch', 2, [itself]);
      expect(after.map((each) => each.company_number)).toEqual(['3', '4']);
    });

    describe('companies by letter', () => {
      const shrubs = ['Box', 'Broom', '4 Birches', '"Quince"', 'Éowyn Ltd', 'Birch', 'Birch', 'Birch', 'zz', '~ Zest'];
      const shown = async (
        letter: Letter | undefined,
        position?: LetterPosition,
        limit = 2,
        jurisdiction_code = 'gb',
      ): Promise<unknown[]> => {
        const store = await given(
          ...shrubs.map((each, index) => company(`${index}`, each)),
          company('A', 'Bower', { jurisdiction_code: 'ie' }),
          company('R', 'Birch', { redacted: true }),
        );
        const found = await store.listByLetter(jurisdiction_code, letter, position, limit);
        const { companies = [], hasBefore, hasAfter } = found ?? {};
        return [companies.map(({ company_number }) => company_number).join(' '), hasBefore, hasAfter];
      };

      it.each<[Letter | undefined, LetterPosition, unknown[]]>([
        ['b', undefined, ['5 6', false, true]],
        ['b', { after: '6' }, ['7 0', true, true]],
        ['b', { after: '0' }, ['1', true, false]],
        ['b', { before: '1' }, ['7 0', true, true]],
        ['b', { before: '7' }, ['5 6', false, true]],
        ['b', { before: '5' }, ['', false, false]],
        ['b', { after: 'no such number' }, ['5 6', false, true]],
        ['b', { after: '4' }, ['5 6', false, true]],
        ['#', undefined, ['3 2', false, false]],
        ['e', undefined, ['4', false, false]],
        ['z', undefined, ['8 9', false, false]],
        ['q', undefined, ['', false, false]],
        [undefined, undefined, ['3 2', false, false]],
      ])('%j at %j are %j', async (letter, position, expected) => {
        expect(await shown(letter, position)).toEqual(expected);
      });

      it('are of one jurisdiction', async () => {
        expect(await shown('b', undefined, 9, 'ie')).toEqual(['A', false, false]);
        expect(await shown(undefined, undefined, 9, 'fr')).toEqual(['', false, false]);
      });

      it('are offered under the letters in use', async () => {
        const store = await given(...shrubs.map((each, index) => company(`${index}`, each)));
        expect((await store.listByLetter('gb', 'b', undefined, 1))?.letters).toEqual(['#', 'b', 'e', 'z']);
        expect((await store.listByLetter('ie', undefined, undefined, 1))?.letters).toEqual([]);
      });

      it.each([1, 2, 3, 50])('are each on one page of %i, forwards and backwards', async (limit) => {
        const store = await given(
          ...Array.from({ length: 40 }, (_, at) => company(`${at}`, at % 3 ? 'Birch' : `Box ${at}`)),
        );
        const list = async (position: LetterPosition) => {
          const page = await store.listByLetter('gb', 'b', position, limit);
          return { numbers: page?.companies.map((each) => each.company_number) ?? [], page };
        };
        const forwards: string[] = [];
        let { numbers, page } = await list(undefined);
        for (;;) {
          forwards.push(...numbers);
          if (!page?.hasAfter) break;
          ({ numbers, page } = await list({ after: numbers.at(-1) ?? '' }));
        }
        expect(new Set(forwards).size).toBe(40);
        let backwards = numbers;
        while (page?.hasBefore) {
          ({ numbers, page } = await list({ before: numbers[0] ?? '' }));
          backwards = [...numbers, ...backwards];
        }
        expect(backwards).toEqual(forwards);
      });
    });

    it('are never redacted', async () => {
      const hidden = company('9', 'Birch', { redacted: true });
      expect(await (await given(hidden)).listNeighbours('B', 3, [])).toEqual({ before: [], after: [] });
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
      [
        'that had its name',
        [company('2', 'Sirocco', { previous_names: [{ company_name: 'ZEPHYR MARINE LTD' }] })],
        ['2'],
      ],
      [
        'that had its name with another legal form, or as another name than a former one',
        [
          company('2', 'Sirocco', { previous_names: [{ company_name: 'Zephyr Marine plc' }] }),
          company('3', 'Bise', { alternative_names: [{ company_name: 'Zephyr Marine Ltd' }] }),
        ],
        [],
      ],
      [
        'that are redacted and had its name',
        [company('2', 'Sirocco', { redacted: true, previous_names: [{ company_name: 'Zephyr Marine Ltd' }] })],
        [],
      ],
      ['with its identifier', [company('2', 'Elsewhere', { identifiers: [{ ...LEI, uid: '529900a' }] })], ['2']],
      ['that are redacted', [company('2', 'Zephyr Marine Ltd', { redacted: true })], []],
      ['of another legal form', [company('2', 'Zephyr Marine plc')], []],
      ['whose name only begins so', [company('2', 'Zephyr Marine Ltd Holdings')], []],
      ['that a statement names with it', [company('2', 'Zephyr Marine Ltd'), together], []],
    ])('%s are %j', async (_, others, expected) => {
      const found = await (await given(zephyr, ...others)).findSimilarCompanies({
        jurisdiction_code: 'gb',
        company_number: '1',
      });
      expect(found?.others.map((each) => each.company_number)).toEqual(expected);
    });

    it('come with the facts that are compared', async () => {
      const facts = { incorporation_date: '2001-02-03', registered_address_in_full: '1 High Street, Duxbury' };
      const standIn = company('529900B', 'Zephyr Marine Ltd', { ...facts, number_is_stand_in: true });
      const found = await (await given(zephyr, standIn)).findSimilarCompanies({
        jurisdiction_code: 'gb',
        company_number: '1',
      });
      expect(found?.company).toMatchObject({ identifiers: [{ identifier: LEI }], number_is_stand_in: false });
      expect(found?.others).toMatchObject([{ ...facts, number_is_stand_in: true, identifiers: [] }]);
    });

    it('are unknown for a company that does not exist', async () =>
      expect(
        await (await given()).findSimilarCompanies({ jurisdiction_code: 'gb', company_number: '1' }),
      ).toBeUndefined());
  });
}
