import type { Forms } from '@/lib/shared/language/language';

/** A copy button. It is sent in every language: keep it small. */
export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  /** Read aloud after `copy`. */
  what: { curl: 'the curl command', code: 'the code', frame: 'the frame' },
};

/** The form to try an endpoint, and its reply. It is sent in every language: keep it small. */
export const tryWords = {
  send: 'Send',
  asking: 'Sending…',
  headers: ({ counted }: Forms, headers: number) => counted(headers, { one: 'header', other: 'headers' }),
  body: 'Response body',
  codeIn: 'Code in',
  unreachable: 'The server could not be reached.',
};
