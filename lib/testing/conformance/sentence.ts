import type { Asking, Reply } from './ask';

/** A sentence of the interface specification that states a rule, and how to see whether it holds. */
export interface SentenceCase {
  /** The part of the specification and its words. */
  cites: string;
  /** One request or more; each is sent alike. */
  asks: string[];
  asking?: Asking;
  /** 200 where nothing else is said. */
  status?: number;
  /** Throws where the rule does not hold. The replies come in the order of `asks`. */
  holds?: (...replies: Reply[]) => void;
}
