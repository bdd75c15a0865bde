import type { AllowanceStanding } from '@/lib/contract/meter';

/** Where we stand now, from our own server; free. Throws where it cannot be had: the meter then keeps what it shows. */
export async function loadStanding(): Promise<AllowanceStanding> {
  const response = await fetch('/api/allowance', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The allowance was answered with status ${response.status}.`);
  return response.json();
}
