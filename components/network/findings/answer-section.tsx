import { type ReactNode, useId } from 'react';
import { MOST_RELATIONSHIPS } from '@/lib/network/findings/facts';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { Section } from '../../ui/section';
import { type Answered, AT_ONCE } from './use-answer';

interface Props<Answer> {
  title: string;
  /** By what rule it is computed. */
  rule: string;
  count?: string;
  /** What stands above the answer in any case. */
  before?: ReactNode;
  answered: Answered<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A finding below its title; why there is none is told in its place. */
export function AnswerSection<Answer>({ title, rule, count, before, answered, children }: Props<Answer>) {
  const words = useWords(networkFindingWords);
  const forms = useForms();
  const id = useId();
  return (
    <Section id={id} title={title} count={count}>
      <div
        className="text-sm"
        aria-busy={answered.state === 'working' || (answered.state === 'ready' && answered.isOld)}
      >
        <p className="mb-3 text-muted">{rule}</p>
        {before && <div className="mb-4">{before}</div>}
        {answered.state === 'ready' && children(answered.answer)}
        {answered.state === 'working' && (
          <>
            <p className="noscript:hidden">{words.working}</p>
            <p className="hidden noscript:block">{words.tooLarge(forms, AT_ONCE)}</p>
          </>
        )}
        {answered.state === 'failed' && <p>{words.failed}</p>}
        {answered.state === 'too_large' && <p>{words.tooLarge(forms, MOST_RELATIONSHIPS)}</p>}
      </div>
    </Section>
  );
}
