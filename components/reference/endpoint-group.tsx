import { ENDPOINTS } from '@/lib/contract/endpoints';
import { endpointsOf } from '@/lib/contract/openapi-overview';
import type { Group } from '@/lib/contract/openapi-words';
import { useWords } from '@/lib/shared/language/use-words';
import { referenceWords } from '@/lib/words/reference';
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
  const words = useWords(referenceWords);
  return (
    <Section id={groupId(group)} title={words.group(group)}>
      <ul className="space-y-3">
        {endpointsOf(group).map((name) => (
          <li key={name} id={name} className="scroll-mt-4">
            <details className="rounded border border-line bg-raised">
              <summary className="cursor-pointer px-4 py-3 hover:bg-sunken">
                <span className="font-medium font-mono text-sm">/{ENDPOINTS[name].path}</span>{' '}
                {ENDPOINTS[name].token === 'always' && <Badge>{words.needsToken}</Badge>}
                <span className="block text-muted text-sm">{words.summary(name)}</span>
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
