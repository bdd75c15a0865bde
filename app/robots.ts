import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { registrySource } from '@/lib/client/server';
import { originOf } from '@/lib/registry/origin';
import { robotsFor } from '@/lib/take/robots';

export default async function robots(): Promise<MetadataRoute.Robots> {
  return robotsFor(registrySource(), originOf(await headers()));
}
