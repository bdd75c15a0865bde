import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Company } from '@/lib/contract/company';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { createClient } from './client';

/** The interface for pages: the registry in process, never our own door over HTTP. */
export const registry = createClient(async (path, params) =>
  getRegistry().get({ path, params, caller: { kind: 'explorer' }, origin: originOf(await headers()) }),
);

/** The company of a page, asked for once however many parts of the page need it. */
export const getCompany = cache(
  (jurisdiction_code: string, company_number: string): Promise<Company> =>
    registry.record('get_company', { jurisdiction_code, company_number }),
);

export const registrySource = (): 'embedded' | 'upstream' => getRegistry().source;

export const getOfficer = cache((id: string) => registry.record('get_officer', { id }));
export const getPlaceholder = cache((id: string) => registry.record('get_placeholder', { id }));
