import type { ReactNode } from 'react';
import type { Reason } from '@/lib/contract/errors';
import type { Facts } from '@/lib/registry/request';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { provenanceWords } from '@/lib/words/statement';

function because(reason: Reason | undefined, language: Language): string {
  const reasons: Readonly<Partial<Record<string, string>>> = provenanceWords[language].because;
  return reasons[reason ?? 'unknown'] ?? provenanceWords[language].because.unknown;
}

/** When the oldest facts of a page were given or last confirmed; milliseconds. */
export const oldestOf = (facts: Facts[]): number => Math.min(...facts.map(({ at }) => at));

/** The sentence on the age of a page's facts, of which there is at least one. */
export interface AgeSentence {
  /** "3 hours ago". */
  age: string;
  /** The whole sentence around the age, however that is drawn. */
  around: (age: ReactNode) => ReactNode;
  /** Something newer was wanted and could not be had. */
  isOld: boolean;
}

export function ageSentence(facts: Facts[], now: number, language: Language): AgeSentence {
  const words = provenanceWords[language];
  const forms = formsOf(language);
  const ms = now - oldestOf(facts);
  const why = facts.find((one) => one.why)?.why;
  if (why) {
    const from = forms.fromWhen(why.retry_at, now);
    const around = (age: ReactNode) => words.ageOfOld(age, because(why.reason, language), from);
    return { age: words.oldAge(forms, ms), around, isOld: true };
  }
  const isStale = facts.some(({ from }) => from === 'stale');
  return { age: forms.age(ms), around: isStale ? words.ageOfStale : words.age, isOld: false };
}

/** A refresh that brought nothing: why, and from when on it may, as far as that is known. */
export interface RefusedRefresh {
  reason?: Reason;
  retry_at?: string;
}

/** What is said where a person asked for newer facts and the page could not be renewed. */
export const notRenewed = ({ reason, retry_at }: RefusedRefresh, now: number, language: Language): string =>
  provenanceWords[language].notRenewed(because(reason, language), formsOf(language).fromWhen(retry_at, now));
