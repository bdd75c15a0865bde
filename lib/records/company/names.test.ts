import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOverTime } from './company';
import { companyWith } from './company.fixture';

const TODAY = '2020-01-01';
const name = (company_name: string, start_date: string | null, end_date: string | null) => ({
  company_name,
  start_date,
  end_date,
});

describe('names over time', () => {
  it('are sorted newest first, each starting where the previous one ended', () => {
    const company = companyWith({
      name: 'C',
      incorporation_date: '2000-01-01',
      previous_names: [name('A', null, '2005-01-01'), name('B', null, '2010-01-01')],
    });
    expect(namesOverTime(company, TODAY)).toEqual([
      { name: 'C', from: '2010-01-01', to: undefined, isCurrent: true, bar: { start: 50, width: 50 } },
      { name: 'B', from: '2005-01-01', to: '2010-01-01', isCurrent: false, bar: { start: 25, width: 25 } },
      { name: 'A', from: '2000-01-01', to: '2005-01-01', isCurrent: false, bar: { start: 0, width: 25 } },
    ]);
  });

  it('end when the company ends', () => {
    const [last] = namesOverTime(
      companyWith({ incorporation_date: '2000-01-01', dissolution_date: '2004-01-01' }),
      TODAY,
    );
    expect(last).toMatchObject({ to: '2004-01-01', bar: { start: 0, width: 100 } });
  });

  it.each([
    ['no date at all', { previous_names: [name('A', null, null)] }],
    ['an end before the start', { previous_names: [name('A', '2010-01-01', '2005-01-01')] }],
    ['an invalid date', { incorporation_date: 'about 1900', previous_names: [name('A', null, '0000-00-00')] }],
  ])('have no bar if the dates are unknown: %s', (_, facts) => {
    expect(namesOverTime(companyWith(facts), TODAY).at(-1)?.bar).toBeUndefined();
  });

  it('never extend beyond the lifetime of the company', () => {
    const date = fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }));
    const day = date.map((given) => given?.toISOString().slice(0, 10) ?? null);
    const names = fc.array(fc.record({ company_name: fc.string(), start_date: day, end_date: day }), { maxLength: 6 });
    fc.assert(
      fc.property(day, day, names, (incorporation_date, dissolution_date, previous_names) => {
        const company = companyWith({ incorporation_date, dissolution_date, previous_names });
        const periods = namesOverTime(company, TODAY);
        expect(periods).toHaveLength(previous_names.length + 1);
        for (const { bar } of periods) {
          if (!bar) continue;
          expect(bar.start).toBeGreaterThanOrEqual(0);
          expect(bar.start + bar.width).toBeLessThanOrEqual(100.2);
        }
      }),
    );
  });
});
