const LONGEST_ETAG = 200;
/** No month is longer: whoever names a later moment does not mean it. */
const LONGEST_WAIT_MS = 32 * 24 * 60 * 60 * 1000;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** An ETag as RFC 9110 writes it, of 200 characters at most: it goes back into a header, and into our own files. */
export const isEtag = (text: string): boolean =>
  text.length <= LONGEST_ETAG && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text);

/** The ETag of an answer; none where it is malformed, or would carry the token. */
export function etagOf(headers: Headers, redact: (text: string) => string): string | undefined {
  const etag = headers.get('etag');
  return etag && isEtag(etag) && redact(etag) === etag ? etag : undefined;
}

/** Milliseconds from now, of `Retry-After` in seconds or as an HTTP date; what is past, malformed or absurd says nothing. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : HTTP_DATE.test(text) ? Date.parse(text) - now : Number.NaN;
  return wait >= 0 && wait <= LONGEST_WAIT_MS ? wait : undefined;
}
