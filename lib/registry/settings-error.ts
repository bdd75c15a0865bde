/** A wrong or missing setting. The message is one sentence that names it and says what is allowed. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

const LONGEST_SHOWN = 80;
const LOOKS_LIKE_A_SECRET = /^[\w+/=-]{24,}$/;

/**
 * The value as the sentence may quote it. People paste tokens into the wrong setting: what could be one is not shown,
 * nor is the password or query of an address.
 */
export function shownValue(value: string): string {
  const shown = value.replace(/\/\/[^/]*@/, '//…@').replace(/[?#].*$/s, '?…');
  if (LOOKS_LIKE_A_SECRET.test(shown)) return 'is not shown, as it could be a token';
  return `is "${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}"`;
}
