import { describe, expect, it } from 'vitest';
import { company, reference, source, statement } from './case-inputs';
import type { EntityAddress, RegisterStore } from './store';
import { type OpenTrial, useTrial } from './trial';

const owns = (parent: string, child: string) =>
  statement(`${parent} owns ${child}`, 'subsidiary', {
    subjects: [reference(parent)],
    objects: [reference(child)],
    relationship: { relationship_type: 'subsidiary' },
  });

const number = (company_number: string, jurisdiction_code = 'gb'): EntityAddress => ({
  jurisdiction_code,
  company_number,
});

/** Cases for networks, for any implementation of the store. */
export function describeNetworkStore(name: string, open: OpenTrial): void {
  describe(`a network in ${name}`, () => {
    const { given } = useTrial(open);

    const resolvedIn = async (store: RegisterStore, addresses: EntityAddress[]): Promise<(string | undefined)[]> =>
      (await store.resolveEntities(addresses)).map((entity) => entity?.service_url);

    it('resolves many addresses in the given order, and unknown ones to undefined', async () => {
      const store = await given(company('SC1', 'One'), company('2', 'Two', { jurisdiction_code: 'ie' }));
      const addresses = [number('none'), number('2', 'ie'), { placeholder: 12345 }, number('sc1', 'GB'), number('SC1')];
      expect(await resolvedIn(store, addresses)).toEqual([
        undefined,
        '/companies/ie/2',
        undefined,
        '/companies/gb/SC1',
        '/companies/gb/SC1',
      ]);
      expect(await store.resolveEntities([])).toEqual([]);
    });

    it('resolves a placeholder to itself, and to the company that it became', async () => {
      const store = await given(owns('1', '2'), company('1', 'Parent'));
      const [edge] = await store.listRelationshipStatements(
        (await store.resolveEntities([number('1')])).map((entity) => entity?.id ?? 0),
      );
      const [parent, child] = [edge?.parent.id ?? 0, edge?.child.id ?? 0];
      expect(await resolvedIn(store, [{ placeholder: child }, { placeholder: parent }])).toEqual([
        `/placeholders/${child}`,
        '/companies/gb/1',
      ]);
    });

    it('marks redacted companies', async () => {
      const store = await given(company('1', 'Shown'), company('9', 'Hidden', { redacted: true }));
      const resolved = await store.resolveEntities([number('1'), number('9')]);
      expect(resolved.map((entity) => entity?.redacted)).toEqual([false, true]);
    });

    it('returns status and groupings of companies, but not of redacted ones and placeholders', async () => {
      const grouping = (name_: string, members: string[]) => ({
        ...{ kind: 'corporate_grouping' as const, name: name_, wikipedia_id: null, curators: [] },
        members: members.map((member) => ({ company: reference(member), source })),
      });
      const store = await given(
        company('1', 'Gone', {
          ...{ inactive: true, current_status: 'Dissolved' },
          ...{ incorporation_date: '1999-05-06', dissolution_date: '2012-03-04' },
        }),
        company('2', 'Quiet'),
        company('3', 'Hidden', { redacted: true }),
        owns('1', '4'),
        ...[grouping('zephyr', ['1', '3']), grouping('alder', ['1'])],
      );
      const numbers = ['2', '1', '3', '4'].map((each) => number(each));
      const resolved = await store.resolveEntities(numbers);
      const ids = resolved.map((entity) => entity?.id ?? 0);
      const facts = new Map((await store.listEntityFacts(ids)).map(({ id, ...known }) => [id, known]));
      expect(ids.map((id) => facts.get(id))).toEqual([
        {
          inactive: null,
          current_status: null,
          incorporation_date: null,
          dissolution_date: null,
          corporate_groupings: [],
        },
        {
          inactive: true,
          current_status: 'Dissolved',
          incorporation_date: '1999-05-06',
          dissolution_date: '2012-03-04',
          corporate_groupings: ['alder', 'zephyr'],
        },
        undefined,
        undefined,
      ]);
    });

    it('returns each statement once, even if both ends are requested', async () => {
      const store = await given(company('1', 'A'), company('2', 'B'), owns('1', '2'), owns('2', '3'), owns('4', '5'));
      const resolved = await store.resolveEntities([number('1'), number('2')]);
      const edges = await store.listRelationshipStatements(resolved.map((entity) => entity?.id ?? 0));
      expect(edges.map(({ parent, child }) => [parent.name, child.name])).toEqual([
        ['A', 'B'],
        ['B', 'No. 3'],
      ]);
    });
  });
}
