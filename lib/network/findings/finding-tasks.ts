import type { ControlFinding } from './control';
import type { About } from './facts';
import type { LinksAsk, LinksFinding } from './links';
import type { OwnersFinding } from './owners';
import type { TogetherAsk, TogetherFinding } from './together';

/** What can be found out about a network: the question and its answer, both plain data. */
export interface FindingTasks {
  owners: { ask: About; answer: OwnersFinding };
  control: { ask: About; answer: ControlFinding };
  together: { ask: TogetherAsk; answer: TogetherFinding };
  /** Without an answer where fewer than two are asked about. */
  links: { ask: LinksAsk; answer: LinksFinding | undefined };
}
