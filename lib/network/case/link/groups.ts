import { GROUPED_BY, type Group } from '../case';
import { decoded, parseIds, printIds } from './ids';

/** `hand,open,id,name,jurisdiction,members…`; the texts are encoded. */
export const printGroup = ({ by, closed, id, name, jurisdiction = '', members }: Group): string =>
  [by, closed ? 'closed' : 'open', ...[id, name, jurisdiction].map(encodeURIComponent), printIds(members)].join(',');

/** Undefined for what is no group. */
export function parseGroup(text: string): Group | undefined {
  const [first, state, id = '', name = '', place = '', ...members] = text.split(',');
  const by = GROUPED_BY.find((one) => one === first);
  if (!by || id === '') return undefined;
  const jurisdiction = decoded(place);
  return {
    id: decoded(id),
    name: decoded(name),
    by,
    ...(jurisdiction !== '' && { jurisdiction }),
    members: parseIds(members.join(',')),
    closed: state === 'closed',
  };
}
