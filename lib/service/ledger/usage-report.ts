import type { UsageReport } from '@/lib/contract/meter';
import { periodsOf } from '@/lib/registry/periods';
import type { EndpointUsage } from './calls';
import { lastDays } from './days';

const DAYS = 31;

interface Sum {
  calls: number;
  kept: number;
}

function sumBy(usage: EndpointUsage[], key: 'day' | 'endpoint'): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { [key]: name, calls, kept } of usage) {
    const sum = sums.get(name) ?? { calls: 0, kept: 0 };
    sums.set(name, { calls: sum.calls + calls, kept: sum.kept + kept });
  }
  return sums;
}

/** The first day of which the report tells: 31 days hold the current month. */
export const reportFrom = (now: Date): string => lastDays(now, DAYS)[0] ?? periodsOf(now).day;

/** Days without calls are there too; endpoints of this month, the dearest first. */
export function reportOf(usage: EndpointUsage[], now: Date): Pick<UsageReport, 'days' | 'endpoints'> {
  const byDay = sumBy(usage, 'day');
  const thisMonth = usage.filter(({ day }) => day.startsWith(periodsOf(now).month));
  const endpoints = [...sumBy(thisMonth, 'endpoint')].map(([endpoint, sum]) => ({ endpoint, ...sum }));
  return {
    days: lastDays(now, DAYS).map((day) => ({ day, ...(byDay.get(day) ?? { calls: 0, kept: 0 }) })),
    endpoints: endpoints.sort((a, b) => b.calls - a.calls || b.kept - a.kept || a.endpoint.localeCompare(b.endpoint)),
  };
}
