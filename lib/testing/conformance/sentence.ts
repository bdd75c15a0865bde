import type { Asking, Reply } from './ask';

/** A rule in the interface specification, and how to check it. */
export interface SentenceCase {
  /** The section of the specification and its wording. */
  cites: string;
  /** One or more requests, all sent the same way. */
  asks: string[];
  asking?: Asking;
  /** 200 by default. */
  status?: number;
  /** Throws if the rule is violated. The replies are in the order of `asks`. */
  holds?: (...replies: Reply[]) => void;
}
