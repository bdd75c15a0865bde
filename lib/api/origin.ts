import { settings } from '@/lib/registry/settings';

/** A name or address, perhaps with a port: the header is a stranger's text, and goes into addresses we print. */
const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

/**
 * The origin of our pages, written into `service_url`: PUBLIC_URL, or what the request was sent to. A request to
 * the API host speaks of pages too, so its `api.` goes (specification, "What the service does", 5).
 */
export function originOf(headers: Headers): string {
  const { publicUrl, port } = settings();
  if (publicUrl) return publicUrl;
  const given = headers.get('host') ?? '';
  const host = isHost(given) ? given : `localhost:${port}`;
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  return `${scheme}://${host.replace(/^(?:api\.)+/i, '')}`;
}
