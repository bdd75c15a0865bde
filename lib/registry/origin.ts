import { settings } from '@/lib/env';

/**
 * The origin of our pages, written into `service_url`: PUBLIC_URL, or what the request was sent to. A request to
 * the API host speaks of pages too, so its `api.` goes (specification, "What the service does", 5).
 */
export function originOf(headers: Headers): string {
  const { publicUrl, port } = settings();
  if (publicUrl) return publicUrl;
  const host = headers.get('host') ?? `localhost:${port}`;
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  return `${scheme}://${host.replace(/^api\./, '')}`;
}
