import type { Hub } from '@/lib/network/graph/hubs';
import type { LinkingHub } from '@/lib/network/paths/linking-hubs';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkLinkWords } from '@/lib/words/network-filters';
import { EntityName } from '../findings/entity-name';
import { useNames } from '../findings/tools';

interface Props {
  ignored: readonly LinkingHub[];
  admitted: readonly string[];
  onAdmit: (ids: readonly string[]) => void;
}

/** Hubs that would link some of the chosen: passed by unless somebody lets them in, each with the reason. */
export function HubList({ ignored, admitted, onAdmit }: Props) {
  const words = useWords(networkLinkWords);
  const name = useNames();
  const forms = useForms();
  return (
    <>
      {ignored.length > 0 && (
        <HubSection title={words.hubs}>
          {ignored.map(({ hub, links }) => (
            <li key={hub.id}>
              <EntityName id={hub.id} /> {reasonInWords(hub, words, forms)};{' '}
              {words.wouldLink(forms.and(links.map(({ entity }) => name(entity))))}{' '}
              <SwitchButton
                name={words.admitName(name(hub.id))}
                label={words.admit}
                onPress={() => onAdmit([...admitted, hub.id])}
              />
            </li>
          ))}
        </HubSection>
      )}
      {admitted.length > 0 && (
        <HubSection title={words.admitted}>
          {admitted.map((id) => (
            <li key={id}>
              <EntityName id={id} />{' '}
              <SwitchButton
                name={words.refuseName(name(id))}
                label={words.refuse}
                onPress={() => onAdmit(admitted.filter((one) => one !== id))}
              />
            </li>
          ))}
        </HubSection>
      )}
    </>
  );
}

const HubSection = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title}>
    <h3 className="font-medium">{title}</h3>
    <ul className="mt-1 flex flex-col gap-1">{children}</ul>
  </section>
);

const SwitchButton = ({ name, label, onPress }: { name: string; label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={name}
    onClick={onPress}
    className="min-h-6 cursor-pointer whitespace-nowrap rounded border border-line-strong bg-raised px-2 text-xs hover:bg-accent-soft print:hidden"
  >
    {label}
  </button>
);

const reasonInWords = (
  hub: Hub,
  { reasons }: (typeof networkLinkWords)['en'],
  forms: Parameters<typeof reasons.owns_many>[0],
): string => reasons[hub.reason](forms, hub);
