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

/** The questions about a network and their answers, both plain data. */
export interface FindingTasks {
  owners: { ask: About; answer: OwnersFinding };
  control: { ask: About; answer: ControlFinding };
  together: { ask: TogetherAsk; answer: TogetherFinding };
  /** No answer for fewer than two entities. */
  links: { ask: LinksAsk; answer: LinksFinding | undefined };
}

/** The function for each finding, on either thread. */
export const FINDERS: { [K in keyof FindingTasks]: (ask: FindingTasks[K]['ask']) => FindingTasks[K]['answer'] } = {
  owners: findOwners,
  control: findControl,
  links: findLinks,
  together: findTogether,
};
