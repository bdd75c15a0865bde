import { fieldsIn, textOf } from '@/lib/shared/fields';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { failedReplyWords } from './controls';

/** What a reply of our own routes says of why it is no answer. All texts are untrusted; the message is English. */
export interface FailedReply {
  /** Undefined where nothing came back at all. */
  status?: number;
  message?: string;
  reason?: string;
  /** ISO 8601: when asking again makes sense. */
  retry_at?: string;
}

/** Reads the body of an error. By hand and not by a schema, which weighs more than the rest of a page's scripts. */
export function failedReply(body: unknown, status: number): FailedReply {
  const { message, reason, retry_at } = fieldsIn(fieldsIn(body).error);
  return { status, message: textOf(message), reason: textOf(reason), retry_at: textOf(retry_at) };
}

/** Why there is no answer, and when asking again makes sense where that is not said already; `now` in milliseconds. */
export function failureInWords({ status, message, reason, retry_at }: FailedReply, language: Language, now: number) {
  const words = failedReplyWords[language];
  if (status === undefined) return words.noConnection;
  const why = words.failed(status, message, reason);
  const from = formsOf(language).fromWhen(retry_at, now);
  return from && !why.includes('UTC') ? words.again(why, from) : why;
}
