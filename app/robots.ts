import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { robotsFor } from '@/lib/api/download/site-files';
import { indexesOfficers, registrySource } from '@/lib/api/pages/page';
import { originOf } from '@/lib/api/registry';

export default async function robots(): Promise<MetadataRoute.Robots> {
  return robotsFor(registrySource(), originOf(await headers()), indexesOfficers());
}
