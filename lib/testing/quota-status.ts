import type { QuotaStatus } from '@/lib/contract/quota';

/** Quota status of an account of a remote service: 12 of 50 calls used today. */
export const QUOTA_STATUS: QuotaStatus = {
  limits: { today: 50, this_month: 200 },
  left: { today: 38, this_month: 150 },
  yours: 20,
  reserve: 5,
  resets_at: { today: '2026-11-22T00:00:00.000Z', this_month: '2026-12-01T00:00:00.000Z' },
  counted_by: 'service',
  token: true,
  form: 'B',
};
