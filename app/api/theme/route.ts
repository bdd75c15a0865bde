import { originOf } from '@/lib/registry/origin';
import { parseTheme, returnPath, themeCookie } from '@/lib/theme/theme';

/** Keeps the theme that a form chose, and leads back to the page it was on. A body that is no form chooses none. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const theme = parseTheme(form.get('theme')?.toString());
  const secure = originOf(request.headers).startsWith('https:');
  return new Response(null, {
    status: 303,
    headers: { Location: returnPath(request.headers.get('referer')), 'Set-Cookie': themeCookie(theme, secure) },
  });
}
