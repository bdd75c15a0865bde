import { describe, expect, it } from 'vitest';
import { at, company, reference, source, window } from './case-inputs';
import type { DatumInput, FilingInput, RegisterInput } from './records';
import type { ListQuery } from './store';
import { type OpenTrial, useTrial } from './trial';

/** Cases for data, groupings and former names. */
export function describeRecordStore(name: string, open: OpenTrial): void {
  describe(`records in ${name}`, () => {
    const { given, write } = useTrial(open);

    describe('data', () => {
      const datum = (key: string, companies: string[], created_at: string): DatumInput => ({
        ...{ kind: 'datum', key, data_type: 'Website', title: key, attributes: { url: 'https://zephyr.example' } },
        ...{ companies: companies.map(reference), source, created_at },
      });

      it('are listed by company, the newest first, and found with all their companies but redacted ones', async () => {
        const store = await given(
          ...[company('1', 'Zephyr'), company('2', 'Mistral'), company('3', 'Hidden', { redacted: true })],
          ...[
            datum('old', ['1'], '2025-01-01'),
            datum('new', ['1', '2', '3'], '2025-02-01'),
            datum('secret', ['3'], '2025-03-01'),
          ],
        );
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        const { items, total } = await store.listData(found?.id ?? 0, window);
        expect([total, ...items.map(({ title }) => title)]).toEqual([2, 'new', 'old']);
        expect(await store.findDatum(items[0]?.id ?? 0)).toMatchObject({
          ...{ title: 'new', created_at: '2025-02-01', updated_at: '2025-02-01' },
          companies: [
            { name: 'Zephyr', company_number: '1', company: { name: 'Zephyr' } },
            { name: 'Mistral', service_url: '/companies/gb/2' },
          ],
          ...{ attributes: { url: 'https://zephyr.example' }, source: { publisher: 'Invented Register' } },
        });
        const idOfTheThird = 5;
        expect(await store.findDatum(idOfTheThird)).toBeUndefined();
      });
    });

    it('lists companies that are not redacted in the order of their ids, after a given id', async () => {
      const store = await given(company('1', 'B'), company('2', 'Hidden', { redacted: true }), company('3', 'A'));
      const all = await store.listCompanyKeys(0, 10);
      expect(all.map(({ company_number }) => company_number)).toEqual(['1', '3']);
      expect(all[0]).toMatchObject({ jurisdiction_code: 'gb', updated_at: expect.any(String) });
      expect(await store.listCompanyKeys(all[0]?.id ?? 0, 10)).toEqual(all.slice(1));
      expect(await store.listCompanyKeys(0, 1)).toEqual(all.slice(0, 1));
    });

    it('lists the blocks of ids with such companies', async () => {
      const store = await given(
        company('1', 'B'),
        company('2', 'Hidden', { redacted: true }),
        company('3', 'A'),
        company('4', 'C'),
      );
      const ids = (await store.listCompanyKeys(0, 10)).map(({ id }) => id);
      for (const size of [1, 2, 3, 100]) {
        expect(await store.listCompanyBlocks(size)).toEqual([...new Set(ids.map((id) => Math.floor((id - 1) / size)))]);
      }
      expect(await (await given()).listCompanyBlocks(10)).toEqual([]);
    });

    describe('corporate groupings', () => {
      const grouping = (name_: string, members: string[] = []): RegisterInput => ({
        ...{ kind: 'corporate_grouping', name: name_, wikipedia_id: 'Example_Group', curators: [{ name: 'lamp' }] },
        members: members.map((number) => ({ company: reference(number), source })),
      });
      const groupings = [grouping('zephyr group', ['1', '2', '3']), grouping('Zéphyr & sons'), grouping('mistral')];
      const inputs = [company('1', 'B'), company('2', 'A'), company('3', 'Hidden', { redacted: true }), ...groupings];

      it.each([
        ['a stem in any case', 'ZEPH', ['Zéphyr & sons', 'zephyr group']],
        ['a stem with accents', 'zéphyr g', ['zephyr group']],
        ['nothing for the middle of a name', 'group', []],
        ['all without a stem', undefined, ['mistral', 'Zéphyr & sons', 'zephyr group']],
      ])('are found by %s', async (_, q, expected) => {
        const { items, total } = await (await given(...inputs)).searchCorporateGroupings({ q, window });
        expect([total, ...items.map((item) => item.name)]).toEqual([expected.length, ...expected]);
      });

      it.each(['ZEPHYR Group', ' zephyr group', 'zéphyr group'])('are found by the name %j', async (asked) => {
        const found = await (await given(...inputs)).findCorporateGrouping(asked);
        expect(found).toMatchObject({
          ...{ name: 'zephyr group', service_url: '/corporate_groupings/zephyr+group', companies_count: 2 },
          ...{ wikipedia_id: 'Example_Group', wikipedia_url: 'https://en.wikipedia.org/wiki/Example_Group' },
          curators: [{ user: { name: 'lamp' } }],
        });
        expect(found?.memberships.map(({ membership }) => membership.company.name)).toEqual(['A', 'B']);
      });
    });

    describe('filings', () => {
      const filing = (key: string, date: string, more: Partial<FilingInput> = {}): FilingInput => ({
        ...{ kind: 'filing', key, company: reference('1'), date, title: key },
        ...more,
      });
      const list = async (query?: ListQuery<'list_company_filings'>, limit = 10) => {
        const store = await given(
          ...[company('1', 'Zephyr'), company('2', 'Mistral')],
          filing('a', '2024-05-01', { filing_type: 'Accounts', filing_code: 'AA' }),
          filing('b', '2023-05-01', { filing_type: 'Accounts' }),
          filing('c', '2023-01-01', { filing_type: '', filing_code: 'CS01' }),
          filing('d', '', {}),
          filing('e', '2024-01-01', { company: reference('2'), filing_type: 'Accounts' }),
        );
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        return store.listFilings(found?.id ?? 0, { offset: 0, limit }, query);
      };
      const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

      it.each([
        [{ type: 'Accounts' }, ['a', 'b']],
        [{ type: 'CS01' }, ['c']],
        [{ type: 'd' }, ['d']],
        [{ year: '2023' }, ['b', 'c']],
        [{ year: 'none' }, ['d']],
        [{ year: '2023', type: 'Accounts' }, ['b']],
        [{ year: '1999' }, []],
        [{}, ['a', 'b', 'c', 'd']],
      ])('of %j are %j', async (only, expected) => {
        const found = await list({ only });
        expect([found.total, ...titlesOf(found)]).toEqual([expected.length, ...expected]);
        expect(found.facets).toBeUndefined();
      });

      it('are counted on all pages, by each value without its own filter', async () => {
        const { items, total, facets } = await list({ only: { year: '2023' }, facets: ['type', 'year'] }, 1);
        expect([items.length, total]).toEqual([1, 2]);
        expect(facets).toEqual({
          type: [
            { value: 'Accounts', count: 1 },
            { value: 'CS01', count: 1 },
          ],
          year: [
            { value: '2023', count: 2 },
            { value: '2024', count: 1 },
            { value: 'none', count: 1 },
          ],
        });
      });
    });

    describe('former names', () => {
      const twice = company('1', 'Zephyr', {
        previous_names: [
          { company_name: 'Mistral', start_date: '1990-01-01', end_date: '1995-01-01' },
          { company_name: 'Sirocco', start_date: '1995-01-01', end_date: '2001-01-01' },
          { company_name: 'Mistral', start_date: '2001-01-01', end_date: '2005-01-01' },
        ],
      });
      const undated = company('1', 'Zephyr', {
        ...{ record_key: 'other', previous_names: [{ company_name: 'Mistral' }, { company_name: 'Bora' }] },
        ...at('2026-02-01', 'Another Register'),
      });

      it.each([
        ['first', [twice, undated]],
        ['last', [undated, twice]],
      ])('are kept once per period, with the dated one given %s, also when written again', async (_, inputs) => {
        const store = await given(...inputs);
        expect(await write(inputs)).toEqual(['unchanged', 'unchanged']);
        const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
        expect(
          found?.company.previous_names?.map(({ company_name, start_date }) => [company_name, start_date]),
        ).toEqual([
          ['Mistral', '2001-01-01'],
          ['Sirocco', '1995-01-01'],
          ['Mistral', '1990-01-01'],
          ['Bora', null],
        ]);
      });
    });
  });
}
