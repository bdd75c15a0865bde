import type { FailureDetails } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Price } from '@/lib/contract/quota';

/** Why the relationships of one entity could not be had. */
export interface WalkFailure extends FailureDetails {
  message: string;
}

export interface WalkQuestion {
  id: string;
  /** The most calls that the answer may cost; 0: it is wanted only where it costs none. */
  calls: number;
}

/** `register`: our own · `call`, `kept`, `stale`: a remote service's, asked now or from a copy (`Facts`). */
export type AnsweredFrom = 'register' | 'call' | 'kept' | 'stale';

interface Answered {
  id: string;
  /** Calls that were spent. */
  cost: number;
}

export interface Neighbourhood extends Answered {
  /** Everything known of the entity, in either direction. */
  relationships: readonly NetworkRelationship[];
  from: AnsweredFrom;
  /** When the service said so; ISO 8601. */
  at?: string;
  /** The id under which the entity is known, where the source can tell that it is another. */
  as?: string;
}

export interface Unanswered extends Answered {
  failure: WalkFailure;
}

export type WalkAnswer = Neighbourhood | Unanswered;

/** All that a walk needs of the world. */
export interface WalkPort {
  /** Whether calls are counted; where they are not, nothing has a price. */
  metered: boolean;
  /** How many questions are put together. */
  atOnce: number;
  /** What each would cost now, in the order asked. */
  price(ids: readonly string[]): Promise<Price[]>;
  /** One answer for each question, in the order asked, each as soon as it and those before it are there; never throws for a failure. */
  ask(questions: readonly WalkQuestion[]): AsyncIterable<WalkAnswer>;
}

/** The register has said its last word: asking again brings the same. */
export const isLastWord = ({ reason }: WalkFailure): boolean => reason === 'not_found' || reason === 'redacted';
