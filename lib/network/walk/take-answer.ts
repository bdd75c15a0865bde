import type { NetworkRelationship } from '@/lib/contract/network';
import type { FailedEvent, FoundEvent } from './events';
import { leadsFrom, selfIn } from './leads';
import { isLastWord, type Neighbourhood, type Unanswered, type WalkAnswer, type WalkQuestion } from './port';
import { progressOf, type Run } from './run';
import { learn } from './state';

/** A source that says something else of the same relationship is heard. */
function isNews({ told }: Run, wire: NetworkRelationship): boolean {
  const text = JSON.stringify(wire);
  const isNew = !told.has(text);
  told.add(text);
  return isNew;
}

/** The relationships that fit under the limit of entities, the strongest first, and how many neighbours do not. */
function fitting(run: Run, self: string, { relationships }: Neighbourhood) {
  const { state, limits } = run;
  const known = new Set<string>([self]);
  const isKnown = (id: string): boolean => known.has(id) || state.seen.has(id);
  let room = limits.nodes - state.seen.size;
  const beyond = new Set<string>();
  const kept = new Set<NetworkRelationship>();
  for (const { id, wire } of leadsFrom(self, relationships, state.terms.direction)) {
    if (!isKnown(id) && room <= 0) {
      beyond.add(id);
      continue;
    }
    if (!isKnown(id)) room -= 1;
    known.add(id);
    kept.add(wire);
  }
  return { relationships: [...kept].filter((wire) => isNews(run, wire)), beyond: beyond.size };
}

function takeFound(run: Run, answer: Neighbourhood, depth: number): FoundEvent {
  const { id: of, cost, from, at } = answer;
  const self = answer.as ?? selfIn(of, answer.relationships);
  const event: FoundEvent = {
    event: 'found',
    of,
    ...(self !== of && { as: self }),
    depth,
    from,
    ...(at !== undefined && { at }),
    cost,
    ...fitting(run, self, answer),
    progress: progressOf(run),
  };
  learn(run.state, event);
  run.failuresInARow = 0;
  if (cost === 0 && (from === 'kept' || from === 'stale')) run.cached += 1;
  return { ...event, progress: progressOf(run) };
}

function takeFailure(run: Run, { id: of, cost, failure }: Unanswered, depth: number): FailedEvent {
  const last_word = isLastWord(failure);
  const event: FailedEvent = { event: 'failed', of, depth, cost, failure, last_word, progress: progressOf(run) };
  learn(run.state, event);
  run.failuresInARow = last_word ? 0 : run.failuresInARow + 1;
  if (!last_word) run.passedOver.add(of);
  return { ...event, progress: progressOf(run) };
}

/** Such a failure is nobody's in particular: none of the others could be asked about either. */
const endsAll = ({ failure }: Unanswered): boolean => failure.reason === 'allowance' || failure.reason === 'token';

/** What an answer means for the run. Nothing is told where the entity simply goes on waiting. */
export function takeAnswer(run: Run, question: WalkQuestion, answer: WalkAnswer): FoundEvent | FailedEvent | undefined {
  const depth = run.state.frontier.depthOf(answer.id) ?? run.depth;
  run.depth = depth;
  run.spent += answer.cost;
  if (!('failure' in answer)) return takeFound(run, answer, depth);
  const { failure } = answer;
  if (endsAll(answer)) {
    run.state.spent += answer.cost;
    run.end = { because: failure.reason === 'allowance' ? 'budget' : 'failed', failure };
    return undefined;
  }
  if (question.calls === 0 && run.port.metered && !isLastWord(failure)) {
    run.noLongerKept.add(answer.id);
    return undefined;
  }
  return takeFailure(run, answer, depth);
}
