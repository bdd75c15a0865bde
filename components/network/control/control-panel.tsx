import { useMemo } from 'react';
import type { ControlFinding } from '@/lib/network/findings/control';
import type { Facts } from '@/lib/network/findings/facts';
import { isPerson } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkControlWords } from '@/lib/words/network-analysis';
import { FoldedRows } from '../../ui/folded-rows';
import { AnswerSection } from '../findings/answer-section';
import { EntityName } from '../findings/entity-name';
import { FollowFurther } from '../findings/follow-further';
import { useFindingTools } from '../findings/tools';
import { useAnswer } from '../findings/use-answer';
import { ControlledCompanies } from './controlled-companies';
import { ControllerItem } from './controller-item';

const SHOWN = 5;

/** Who controls an entity, with the proof, and what it controls: never mixed with the economic share. */
export function ControlPanel({ facts, of }: { facts: Facts; of: string }) {
  const words = useWords(networkControlWords);
  const forms = useForms();
  const answered = useAnswer(
    'control',
    useMemo(() => ({ facts, of }), [facts, of]),
  );
  const count = answered.state === 'ready' ? answered.answer.controllers.length : 0;
  return (
    <AnswerSection
      title={words.title}
      rule={words.rule}
      count={count > 0 ? words.count(forms, count) : undefined}
      answered={answered}
    >
      {(found) => <Found found={found} />}
    </AnswerSection>
  );
}

function Found({ found: { of, controllers, controls } }: { found: ControlFinding }) {
  const { model } = useFindingTools();
  const words = useWords(networkControlWords);
  return (
    <div className="flex flex-col gap-3">
      {controllers.length === 0 && !isPerson(model, of) && <p>{words.none(<EntityName id={of} />)}</p>}
      {controllers.length > 0 && (
        <FoldedRows rows={[...controllers]} first={SHOWN} noun={words.controllers}>
          {(rows) => (
            <ol>
              {rows.map((controller) => (
                <ControllerItem key={controller.holder} controller={controller} />
              ))}
            </ol>
          )}
        </FoldedRows>
      )}
      <FollowFurther id={of} />
      <ControlledCompanies steps={controls} />
    </div>
  );
}
