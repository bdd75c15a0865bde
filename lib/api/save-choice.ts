import { preferenceCookie } from '@/lib/shared/preferences/cookie';
import { returnPath } from '@/lib/shared/preferences/return-path';
import { originOf } from './origin';

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
