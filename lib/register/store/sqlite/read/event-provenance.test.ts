import { describe, expect, it } from 'vitest';
import { toEventProvenance } from './events';

describe('the provenance of an event', () => {
  it.each([
    [
      'two snapshots, each with its day and its moment',
      {
        type: 'company',
        earlier_snapshot: { sample_date: '2026-01-01' },
        later_snapshot: { sampled_at: '2026-02-01T09:00:00Z' },
      },
      undefined,
      {
        type: 'company',
        earlier_snapshot: { sample_date: '2026-01-01', sampled_at: '2026-01-01T00:00:00+00:00' },
        later_snapshot: { sample_date: '2026-02-01', sampled_at: '2026-02-01T09:00:00Z' },
      },
    ],
    [
      'no earlier snapshot',
      { type: 'company', earlier_snapshot: null, later_snapshot: {} },
      undefined,
      { type: 'company', earlier_snapshot: null, later_snapshot: { sample_date: null, sampled_at: null } },
    ],
    [
      'a statement under its id, and not under the key writers know it by',
      { type: 'statement', statement_key: 'k', sample_date: '2026-01-01' },
      7,
      { type: 'statement', id: 7, service_url: '/statements/7', sample_date: '2026-01-01' },
    ],
    [
      'a statement that is not there yet',
      { type: 'statement', statement_key: 'k' },
      undefined,
      { type: 'statement', id: null, service_url: null, sample_date: null },
    ],
  ])('is %s', (_, stored, statementId, expected) => {
    expect(toEventProvenance(stored, statementId)).toEqual(expected);
  });
});
