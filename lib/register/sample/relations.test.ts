import { beforeAll, describe, expect, it } from 'vitest';
import { readSampleRecords } from '@/lib/formats/in/native/sample';
import type { CompanyInput, StatementInput } from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { AS_OF, SAMPLE_HIGHLIGHTS } from './highlights';

const statements: StatementInput[] = [];
const byKey = new Map<string, CompanyInput>();
for (const record of readSampleRecords()) {
  if (record.kind === 'statement') statements.push(record);
  if (record.kind === 'company') byKey.set(companyKey(record.jurisdiction_code, record.company_number), record);
}
const ofType = (type: string): StatementInput[] => statements.filter(({ data_type }) => data_type === type);

describe('statements of the sample', () => {
  it('were each seen one to four times, with a confidence', () => {
    for (const { provenances } of statements) {
      expect(provenances.length).toBeGreaterThanOrEqual(1);
      expect(provenances.length).toBeLessThanOrEqual(4);
      expect(provenances.every(({ confidence }) => confidence > 0 && confidence <= 100)).toBe(true);
    }
    const every = statements.flatMap(({ provenances }) => provenances);
    expect(new Set(every.map(({ source_type }) => source_type))).toEqual(
      new Set(['external', 'internal', 'induction']),
    );
    expect(new Set(every.map(({ actor_type }) => actor_type))).toEqual(new Set(['bot', 'user']));
    expect(every.some(({ created_at }) => created_at.slice(0, 10) > AS_OF)).toBe(false);
  });

  it('state shares within bounds: exact ones, bands and unknown ones', () => {
    const edges = statements.flatMap(({ relationship }) => (relationship ? [relationship] : []));
    for (const { percentage, percentage_min, percentage_max } of edges) {
      for (const share of [percentage, percentage_min, percentage_max]) {
        if (share != null) expect(share >= 0 && share <= 100).toBe(true);
      }
      if (percentage_min != null && percentage_max != null) expect(percentage_min).toBeLessThanOrEqual(percentage_max);
    }
    expect(edges.some(({ percentage }) => percentage != null && percentage < 2)).toBe(true);
    expect(edges.some(({ percentage, percentage_min }) => percentage == null && percentage_min === 25)).toBe(true);
    expect(edges.some(({ percentage, percentage_min }) => percentage == null && percentage_min == null)).toBe(true);
  });

  it('hold ended, coming and doubtful relations', () => {
    const edges = statements.filter(({ relationship }) => relationship);
    expect(edges.some(({ end_date }) => end_date)).toBe(true);
    expect(edges.some(({ start_date }) => start_date && start_date > AS_OF)).toBe(true);
    expect(edges.some(({ provenances }) => provenances.every(({ confidence }) => confidence < 60))).toBe(true);
    expect(edges.every(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date)).toBe(true);
  });

  it('never give the holders of a company more than the whole of it', () => {
    const held = new Map<string, number>();
    for (const { relationship, objects, end_date, provenances } of statements) {
      if (relationship?.percentage == null || end_date || provenances.every(({ confidence }) => confidence < 60))
        continue;
      const key = objects[0]?.key ?? '';
      held.set(key, (held.get(key) ?? 0) + relationship.percentage);
    }
    expect([...held].filter(([, share]) => share > 100.001)).toEqual([]);
  });

  it('name beneficial owners, and sometimes no one', () => {
    const control = ofType('control_statement');
    expect(control.filter(({ search }) => search?.is_ultimate_beneficial_owner).length).toBeGreaterThan(100);
    expect(control.filter(({ subjects }) => subjects.length === 0).length).toBeGreaterThan(10);
  });
});

describe('groups of the sample', () => {
  const children = new Map<string, Set<string>>();

  beforeAll(() => {
    for (const { relationship, subjects, objects } of statements) {
      const [parent, child] = [subjects[0]?.key, objects[0]?.key];
      if (!relationship || !parent || !child) continue;
      children.set(parent, (children.get(parent) ?? new Set()).add(child));
    }
  });

  const childrenOf = (key: string): string[] => [...(children.get(key) ?? [])];

  function below(key: string): Map<string, number> {
    const depths = new Map([[key, 0]]);
    for (const [at, depth] of depths) {
      for (const child of childrenOf(at)) if (!depths.has(child)) depths.set(child, depth + 1);
    }
    return depths;
  }

  const keyOf = ({
    jurisdiction_code,
    company_number,
  }: {
    jurisdiction_code: string;
    company_number: string;
  }): string => companyKey(jurisdiction_code, company_number);

  it('reach 300 companies in several levels and many jurisdictions under the largest head', () => {
    const depths = below(keyOf(SAMPLE_HIGHLIGHTS.largest_group_head));
    expect(depths.size).toBeGreaterThanOrEqual(300);
    expect(Math.max(...depths.values())).toBeGreaterThanOrEqual(4);
    const places = new Set([...depths.keys()].flatMap((key) => byKey.get(key)?.jurisdiction_code ?? []));
    expect(places.size).toBeGreaterThanOrEqual(15);
  });

  it('have a hub with more than 180 children', () => {
    expect(childrenOf(keyOf(SAMPLE_HIGHLIGHTS.hub)).length).toBeGreaterThan(180);
  });

  it('lead back to where they began in a ring', () => {
    const start = keyOf(SAMPLE_HIGHLIGHTS.loop);
    const [second = ''] = childrenOf(start);
    const [third = ''] = childrenOf(second);
    expect(childrenOf(third)).toContain(start);
  });
});
