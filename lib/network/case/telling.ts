import type { NetworkFilter } from '../filter';
import type { CaseWalk, GroupedBy, LabelMode, LayoutName, NetworkPart, TwoDays } from './case';
import type { Command, CommandKind } from './command';

/** What a command does to whom, for sentences in any language. */
export interface Telling {
  kind: CommandKind;
  /** How many entities it is about. */
  count: number;
  /** The name of the one entity, or of the group; empty where there are none or several. */
  name: string;
  grouped_by?: GroupedBy;
  closed?: boolean;
  /** The parts of the filter that it sets. */
  filter?: Partial<NetworkFilter>;
  text?: string;
  part?: NetworkPart;
  walk?: CaseWalk;
  layout?: LayoutName;
  labels?: LabelMode;
  days?: TwoDays;
}

export interface Named {
  entity(id: string): string;
  group(id: string): string;
}

/** A command as a telling; the words for it are in `caseWords`. */
export function tellingOf(command: Command, named: Named): Telling {
  const { kind } = command;
  const about = (ids: readonly string[]): Telling => {
    const [only = ''] = ids;
    return { kind, count: ids.length, name: ids.length === 1 ? named.entity(only) : '' };
  };
  switch (command.kind) {
    case 'pin':
      return about(command.places.map(([id]) => id));
    case 'remove_root':
    case 'stack':
    case 'unstack':
      return about([command.id]);
    case 'note':
      return { ...about([command.id]), text: command.text };
    case 'expand_part':
      return { ...about([command.part.of]), part: command.part };
    case 'walk':
      return { ...about(command.walk.from), walk: command.walk };
    case 'group': {
      const { name, members, by } = command.group;
      return { kind, count: members.length, name, grouped_by: by };
    }
    case 'ungroup':
      return { kind, count: 0, name: named.group(command.id) };
    case 'close_group':
      return { kind, count: 0, name: named.group(command.id), closed: command.closed };
    case 'filter':
      return { kind, count: 0, name: '', filter: command.filter };
    case 'layout':
      return { kind, count: 0, name: '', layout: command.layout };
    case 'labels':
      return { kind, count: 0, name: '', labels: command.labels };
    case 'compare_days':
      return { kind, count: 0, name: '', days: command.days };
    default:
      return about(command.ids);
  }
}
