import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { robotsFor } from '@/lib/api/download/robots';
import { originOf } from '@/lib/api/origin';
import { registrySource } from '@/lib/api/pages/server';

export default async function robots(): Promise<MetadataRoute.Robots> {
  return robotsFor(registrySource(), originOf(await headers()));
}
