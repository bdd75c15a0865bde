import type { RegistryError } from '@/lib/contract/errors';
import type { WalkFailure } from '@/lib/network/walk/port';

/** A failure of the interface as a walk tells it; our own register gives no reason for what is simply not there. */
export function toWalkFailure({ code, message, details }: RegistryError): WalkFailure {
  const reason = details.reason ?? (code === 'not_found' ? code : undefined);
  const { retry_at } = details;
  return { message, ...(reason !== undefined && { reason }), ...(retry_at !== undefined && { retry_at }) };
}
