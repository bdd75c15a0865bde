import type { Registry, RegistryRequest } from '@/lib/registry/request';

/** Whether this is answered without a call of a remote service: by our own register, or from a copy. */
export async function isFree({ meter }: Registry, request: Pick<RegistryRequest, 'path' | 'params'>): Promise<boolean> {
  const [price = 'kept'] = (await meter?.price([request])) ?? [];
  return price === 'kept';
}
