import { ENDPOINTS } from '@/lib/contract/endpoints';
import { endpointsOf } from '@/lib/contract/openapi-overview';
import { ENDPOINT_WORDS, type Group } from '@/lib/contract/openapi-words';
import { Badge } from '../ui/badge';
import { Section } from '../ui/section';
import { EndpointForm } from './endpoint-form';
import { groupId } from './group-id';

interface EndpointGroupProps {
  group: Group;
  origin: string;
}

/** The endpoints of a group, each folded to its path and what it returns. */
export function EndpointGroup({ group, origin }: EndpointGroupProps) {
  return (
    <Section id={groupId(group)} title={group}>
      <ul className="space-y-3">
        {endpointsOf(group).map((name) => (
          <li key={name} id={name} className="scroll-mt-4">
            <details className="rounded border border-line bg-raised">
              <summary className="cursor-pointer px-4 py-3 hover:bg-sunken">
                <span className="font-medium font-mono text-sm">/{ENDPOINTS[name].path}</span>{' '}
                {ENDPOINTS[name].token === 'always' && <Badge>token</Badge>}
                <span className="block text-muted text-sm">{ENDPOINT_WORDS[name].summary}</span>
              </summary>
              <div className="border-line border-t px-4 py-4">
                <EndpointForm name={name} origin={origin} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
