import type { Forms } from '@/lib/language/forms/forms';

/** The form that tries an endpoint, and its reply. It is sent in every language: keep it small. */
export const en = {
  send: 'Send',
  asking: 'Asking …',
  headers: ({ count }: Forms, headers: number) => `${count(headers)} headers`,
  body: 'Body of the reply',
  unreachable: 'The server could not be reached.',
};
