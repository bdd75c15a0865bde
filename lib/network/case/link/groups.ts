import { GROUPED_BY, type Group } from '../case';
import { decoded, parseIds, printIds } from './ids';

/** `hand,open,id,name,shared,members…`; the texts are encoded. `shared`: the jurisdiction or the corporate grouping. */
export function printGroup({ by, closed, id, name, jurisdiction, corporate_grouping, members }: Group): string {
  const texts = [id, name, jurisdiction ?? corporate_grouping ?? ''].map(encodeURIComponent);
  return [by, closed ? 'closed' : 'open', ...texts, printIds(members)].join(',');
}

/** Undefined for what is no group. */
export function parseGroup(text: string): Group | undefined {
  const [first, state, id = '', name = '', shared = '', ...members] = text.split(',');
  const by = GROUPED_BY.find((one) => one === first);
  if (!by || id === '') return undefined;
  return {
    id: decoded(id),
    name: decoded(name),
    by,
    ...(shared !== '' && { [by === 'grouping' ? 'corporate_grouping' : 'jurisdiction']: decoded(shared) }),
    members: parseIds(members.join(',')),
    closed: state === 'closed',
  };
}
