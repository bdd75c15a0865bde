import { fieldsIn, textOf } from '@/lib/shared/json';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { failedReplyWords } from '../controls';

/** The error in a reply of our own routes. All texts are untrusted; the message is English. */
export interface FailedReply {
  /** Undefined if there was no reply. */
  status?: number;
  message?: string;
  reason?: string;
  /** ISO 8601: when a retry makes sense. */
  retry_at?: string;
}

/** Parses the body of an error. By hand, because a schema library is larger than the rest of a page's scripts. */
export function failedReply(body: unknown, status: number): FailedReply {
  const { message, reason, retry_at } = fieldsIn(fieldsIn(body).error);
  return { status, message: textOf(message), reason: textOf(reason), retry_at: textOf(retry_at) };
}

/** The failure in words, and when a retry makes sense unless the message says so; `now` in milliseconds. */
export function failureInWords({ status, message, reason, retry_at }: FailedReply, language: Language, now: number) {
  const words = failedReplyWords[language];
  if (status === undefined) return words.noConnection;
  const why = words.failed(status, message, reason);
  const from = formsOf(language).fromWhen(retry_at, now);
  return from && !why.includes('UTC') ? words.again(why, from) : why;
}
