import { z } from 'zod';
import { REASONS } from '@/lib/contract/errors';

const BASE = 'http://local.invalid';

/**
 * The path and query of an address on our own pages as a browser would read it, or undefined for anything that leads, or
 * could be taken to lead, elsewhere: another scheme or host, backslashes, two slashes at the start also after dots are
 * taken out.
 */
export function localPath(given: string): string | undefined {
  if (!given.startsWith('/') || given.includes('\\') || !URL.canParse(given, BASE)) return undefined;
  const { origin, pathname, search } = new URL(given, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}` : undefined;
}

export const REFUSED_REFRESH = 'firmament_refresh';

/** Long enough for the page to be drawn, too short to be met again. */
const SECONDS = 15;

const refusedSchema = z.object({
  page: z.string(),
  reason: z.enum(REASONS).optional().catch(undefined),
  retry_at: z.iso.datetime().optional().catch(undefined),
});

/** A refresh of a page that brought nothing, told to the page by a cookie: its address stays what it is. */
export type RefusedRefresh = z.infer<typeof refusedSchema>;

/** The header Set-Cookie. */
export const printRefusedRefresh = (refused: RefusedRefresh): string =>
  `${REFUSED_REFRESH}=${encodeURIComponent(JSON.stringify(refused))}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;

/** What the cookie's value, already decoded, says of this page; a browser may send anything. */
export function parseRefusedRefresh(value: string | undefined, page: string): RefusedRefresh | undefined {
  if (value === undefined) return undefined;
  try {
    const { data } = refusedSchema.safeParse(JSON.parse(value));
    return data?.page === localPath(page) ? data : undefined;
  } catch {
    return undefined;
  }
}
