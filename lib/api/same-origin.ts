/**
 * Whether a form was sent by one of our own pages: what changes or spends something is done for nobody else. Browsers
 * say so themselves where they can (Fetch Metadata), and always name the origin of a form that is sent by POST.
 */
export function isSameOrigin(headers: Headers, ours: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  return origin === ours || new URL(origin).host === headers.get('host');
}
