const SECONDS_A_YEAR = 365 * 24 * 60 * 60;

/** `Set-Cookie` for a choice that pages are drawn by (RFC 6265), kept for a year; nothing chosen is kept by keeping nothing. Scripts never need it. */
export function preferenceCookie(name: string, value: string | undefined, secure: boolean): string {
  const age = value === undefined ? 0 : SECONDS_A_YEAR;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}
