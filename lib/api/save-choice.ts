import { originOf } from './visitor';

const SECONDS_A_YEAR = 365 * 24 * 60 * 60;

/** `Set-Cookie` for a choice that pages are drawn by (RFC 6265), kept for a year; nothing chosen is kept by keeping nothing. Scripts never need it. */
export function preferenceCookie(name: string, value: string | undefined, secure: boolean): string {
  const age = value === undefined ? 0 : SECONDS_A_YEAR;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/**
 * The page a form was sent from, as a path on our own site: what leads elsewhere, or cannot be read, leads home. A path
 * that begins with two slashes would be a host (RFC 3986, 4.2).
 */
export function returnPath(referer: string | null): string {
  if (referer === null || !/^https?:\/\//i.test(referer) || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}

/** A choice that is made by a form of ours. */
interface Choice {
  cookie: string;
  /** The form's field. */
  field: string;
  /** What to keep of what was sent; nothing where nothing was chosen. */
  read: (sent: string | undefined) => string | undefined;
}

/** Keeps what a form chose, and leads back to the page it was on. A body that is no form chooses nothing. */
export async function saveChoice(request: Request, { cookie, field, read }: Choice): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const chosen = read(form.get(field)?.toString());
  const secure = originOf(request.headers).startsWith('https:');
  return new Response(null, {
    status: 303,
    headers: {
      Location: returnPath(request.headers.get('referer')),
      'Set-Cookie': preferenceCookie(cookie, chosen, secure),
    },
  });
}
