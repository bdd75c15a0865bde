import { useMemo } from 'react';
import type { Case } from '@/lib/network/case/case';
import type { Command } from '@/lib/network/case/command';
import { type Named, sayTelling, tellingOf } from '@/lib/network/case/say';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { useForms } from '@/lib/shared/language/use-words';
import { useNetworkCase } from '../use-case';

/** Names of entities and groups; a group that is gone is known from the steps that made it. */
export const namedIn = (model: NetworkModel, cases: readonly Case[]): Named => ({
  entity: (id) => nameOf(model.entities.get(id), id),
  group: (id) => cases.flatMap(({ groups }) => groups).find((group) => group.id === id)?.name ?? '',
});

/** How steps are said in the page's language, without a full stop. */
export function useSayings(model: NetworkModel): (command: Command) => string {
  const { history } = useNetworkCase();
  const { language } = useForms();
  return useMemo(() => {
    const { present, done, undone } = history;
    const cases = [present, ...done.map(({ before }) => before), ...undone.map(({ after }) => after)];
    return (command) => sayTelling(tellingOf(command, namedIn(model, cases)), language);
  }, [history, model, language]);
}
