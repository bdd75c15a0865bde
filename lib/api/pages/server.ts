import 'server-only';
import { cache } from 'react';
import type { Company } from '@/lib/contract/company';
import type { Registry } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import { createClient } from '../client';
import { askForPage } from './page-request';

/** The interface for pages: the registry in process, never our own route over HTTP. */
export const registry = createClient(askForPage);

/** The company of a page, asked for once however many parts of the page need it. */
export const getCompany = cache(
  (jurisdiction_code: string, company_number: string): Promise<Company> =>
    registry.record('get_company', { jurisdiction_code, company_number }),
);

/** By the settings: what frames every page must not fail because the register cannot be opened. */
export const registrySource = (): Registry['source'] => (settings().upstream ? 'upstream' : 'embedded');

export const getOfficer = cache((id: string) => registry.record('get_officer', { id }));
export const getEvent = cache((id: string) => registry.record('get_event', { id }));
export const getFiling = cache((id: string) => registry.record('get_filing', { id }));
export const getStatement = cache((id: string) => registry.record('get_statement', { id }));
export const getDatum = cache((id: string) => registry.record('get_datum', { id }));
export const getPlaceholder = cache((id: string) => registry.record('get_placeholder', { id }));
