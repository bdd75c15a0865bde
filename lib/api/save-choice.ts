import { ERROR_STATUS, isRegistryError } from '@/lib/contract/errors';
import { isSameOrigin, readBody } from './entities-route';
import { originOf } from './registry';

const SECONDS_A_YEAR = 365 * 24 * 60 * 60;

/** `Set-Cookie` for a display preference (RFC 6265), stored for a year; no value deletes it. Scripts never need it. */
export function preferenceCookie(name: string, value: string | undefined, secure: boolean): string {
  const age = value === undefined ? 0 : SECONDS_A_YEAR;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/**
 * The page a form was sent from, as a path on our own site; the home page if it is elsewhere or unreadable. A path with
 * two leading slashes would be a host (RFC 3986, 4.2).
 */
export function returnPath(referer: string | null): string {
  if (referer === null || !/^https?:\/\//i.test(referer) || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}

/** A preference set by a form. */
interface Choice {
  cookie: string;
  /** The form's field. */
  field: string;
  /** Parses the sent value; undefined if nothing was chosen. */
  read: (sent: string | undefined) => string | undefined;
}

/** In bytes: one short field, and the address of a page. */
const LONGEST_FORM = 48 * 1024;

const refuse = (status: number, message: string): Response =>
  new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/**
 * Saves the form's choice, and redirects to its page. An invalid body counts as no choice; a form of another site
 * chooses nothing.
 */
export async function saveChoice(request: Request, { cookie, field, read }: Choice): Promise<Response> {
  const origin = originOf(request.headers);
  if (!isSameOrigin(request.headers, origin)) {
    return refuse(ERROR_STATUS.refused, 'A choice can be made by our own pages only.');
  }
  let form: URLSearchParams;
  try {
    form = new URLSearchParams(await readBody(request, LONGEST_FORM, 'form'));
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    return refuse(error.status, error.message);
  }
  const chosen = read(form.get(field) ?? undefined);
  const secure = origin.startsWith('https:');
  return new Response(null, {
    status: 303,
    headers: {
      Location: returnPath(request.headers.get('referer')),
      'Set-Cookie': preferenceCookie(cookie, chosen, secure),
    },
  });
}
