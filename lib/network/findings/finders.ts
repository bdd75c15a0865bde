import { type ControlFinding, findControl } from './control';
import {
  type About,
  findLinks,
  findOwners,
  findTogether,
  type LinksAsk,
  type LinksFinding,
  type OwnersFinding,
  type TogetherAsk,
  type TogetherFinding,
} from './owners';

/** What can be found out about a network: the question and its answer, both plain data. */
export interface FindingTasks {
  owners: { ask: About; answer: OwnersFinding };
  control: { ask: About; answer: ControlFinding };
  together: { ask: TogetherAsk; answer: TogetherFinding };
  /** Without an answer where fewer than two are asked about. */
  links: { ask: LinksAsk; answer: LinksFinding | undefined };
}

/** What computes each finding, on whichever thread. */
export const FINDERS: { [K in keyof FindingTasks]: (ask: FindingTasks[K]['ask']) => FindingTasks[K]['answer'] } = {
  owners: findOwners,
  control: findControl,
  links: findLinks,
  together: findTogether,
};
