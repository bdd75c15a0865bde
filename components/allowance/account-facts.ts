import type { UsageReport } from '@/lib/contract/meter';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { allowanceWords } from '@/lib/words/site';
import type { Fact } from '../ui/facts';
import { callsInWords } from './calls-in-words';

const MEGABYTE = 1024 * 1024;

/** How many replies are kept, in how much room, and whether they outlive the process. */
export function copiesInWords(
  { count, bytes, max_bytes, in: where }: UsageReport['copies'],
  language: Language,
): string {
  const [words, forms] = [allowanceWords[language].copies, formsOf(language)];
  const megabytes = (size: number) => words.megabytes(forms, Math.ceil(size / MEGABYTE));
  const most = max_bytes > 0 ? megabytes(max_bytes) : undefined;
  const room = words.room(words.replies(forms, count), megabytes(bytes), most);
  return where === 'memory' ? words.inMemory(room) : room;
}

/** What the service does, and what the explorer does about it; `now` in milliseconds. */
export function serviceInWords({ state, retry_at }: UsageReport['circuit'], now: number, language: Language): string {
  const { service } = allowanceWords[language];
  if (state === 'closed') return service.answers;
  return state === 'half_open' ? service.tried : service.leftAlone(formsOf(language).fromWhen(retry_at, now));
}

/** The same as a warning; undefined of a service that answers. */
export function serviceWarning(
  { state, retry_at }: UsageReport['circuit'],
  now: number,
  language: Language,
): string | undefined {
  const { warning } = allowanceWords[language];
  if (state === 'closed') return undefined;
  return state === 'half_open' ? warning.tried : warning.leftAlone(formsOf(language).fromWhen(retry_at, now));
}

export function accountFacts({ plan, status, expiry_date, standing }: UsageReport, language: Language): Fact[] {
  const words = allowanceWords[language];
  return [
    { label: words.plan, value: plan },
    { label: words.status, value: status },
    { label: words.expires, value: expiry_date && formsOf(language).date(expiry_date) },
    { label: words.token, value: standing.token ? words.tokenSent : words.noToken },
    { label: words.form, value: words.forms[standing.form] },
    { label: words.whoseCount, value: words.countedBy[standing.counted_by] },
  ];
}

export function shareFacts({ standing, copies, circuit }: UsageReport, now: number, language: Language): Fact[] {
  const { yours, reserve, resets_at } = standing;
  const [words, { fromWhen }] = [allowanceWords[language], formsOf(language)];
  return [
    { label: words.forYou, value: callsInWords(Math.max(0, yours), language) },
    { label: words.inReserve, value: words.reserved(callsInWords(reserve, language)) },
    { label: words.dayBegins, value: fromWhen(resets_at.today, now) },
    { label: words.monthBegins, value: fromWhen(resets_at.this_month, now) },
    { label: words.keptCopies, value: copiesInWords(copies, language) },
    { label: words.theService, value: serviceInWords(circuit, now, language) },
  ];
}
