import { useMemo, useState } from 'react';
import { Link } from '@/components/ui/parts';
import { traceOfSteps } from '@/lib/network/findings/findings';
import { type Facts, LINKED, type LinksFinding } from '@/lib/network/findings/owners';
import type { Hub } from '@/lib/network/graph/graph';
import type { Relationship } from '@/lib/network/model';
import type { ConnectingTree, LinkingHub } from '@/lib/network/paths/connect';
import type { Path } from '@/lib/network/paths/shortest';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { connectionLinkWords } from '@/lib/words/connections';
import { networkLinkWords } from '@/lib/words/network-filters';
import { useFindingTools, useNames } from '../controls';
import { AnswerSection, EntityName, StepLink, TraceButton, useAnswer } from './answers';
import { EntityBox } from './entity-box';

interface HubListProps {
  ignored: readonly LinkingHub[];
  admitted: readonly string[];
  onAdmit: (ids: readonly string[]) => void;
}

/** Hubs that would connect some of the chosen entities, each with the reason: avoided unless the user admits them. */
function HubList({ ignored, admitted, onAdmit }: HubListProps) {
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

interface ChosenEntitiesProps {
  selected: readonly string[];
  /** The focused entity, which one press adds. */
  focused: string;
  onSelect: (ids: readonly string[]) => void;
}

const LOOKS = 'min-h-6 cursor-pointer rounded border border-line-strong bg-raised px-2 text-left hover:bg-accent-soft';

/** The entities to connect: search, add the focused one, remove. */
function ChosenEntities({ selected, focused, onSelect }: ChosenEntitiesProps) {
  const words = useWords(networkLinkWords);
  const { wholeRegister } = useWords(connectionLinkWords);
  const forms = useForms();
  const name = useNames();
  const { model } = useFindingTools();
  const add = (id: string) => onSelect([...selected, id]);
  const isFull = selected.length >= LINKED.most;
  return (
    <div className="flex flex-col gap-3">
      <p className="print:hidden">
        <Link
          href={links.connections(
            new URLSearchParams((selected.length > 0 ? selected : [focused]).map((id) => ['to', id])),
          )}
          className="underline"
        >
          {wholeRegister}
        </Link>
      </p>
      {selected.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
          {selected.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-label={words.remove(name(id))}
                onClick={() => onSelect(selected.filter((one) => one !== id))}
                className={`${LOOKS} after:ml-1 after:content-['×']`}
              >
                <bdi>{name(id)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{words.full(forms, LINKED.most, selected.length)}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <div className="w-full max-w-md">
            <EntityBox label={words.add} entities={model.entities} except={selected} onChoose={add} />
          </div>
          {!selected.includes(focused) && (
            <button type="button" onClick={() => add(focused)} className={`${LOOKS} min-h-9`}>
              {words.addFocused(name(focused))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface StepLineProps {
  from: string;
  relationships: readonly string[];
}

/** All holdings between two neighbours on a path, each in its own direction, from the first of them. */
function StepLine({ from, relationships }: StepLineProps) {
  const { model } = useFindingTools();
  const known = relationships.flatMap((id) => model.relationships.get(id) ?? []);
  return known.map((relationship) => <Holding key={relationship.id} from={from} relationship={relationship} />);
}

const Holding = ({ from, relationship }: { from: string; relationship: Relationship }) => (
  <>
    {' '}
    <StepLink
      owner={relationship.parent}
      owned={relationship.child}
      share={relationship.share}
      relationships={[relationship.id]}
      towards={relationship.parent === from ? 'owned' : 'owner'}
    />{' '}
  </>
);

/** The paths between two entities, one per line. */
function LinkingPaths({ paths }: { paths: readonly Path[] }) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const title = words.paths(forms, paths.length);
  return (
    <section aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      <ol className="mt-1 flex flex-col gap-2">
        {paths.map((path, index) => (
          <li key={path.entities.join(' ')} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <p className="min-w-0">
              <span className="text-muted">{words.steps(forms, path.steps.length)}: </span>
              <PathLine path={path} />
            </p>
            <TraceButton trace={traceOfSteps(path.steps)} name={words.path(forms, index + 1)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PathLine({ path: { entities, steps } }: { path: Path }) {
  return (
    <>
      {entities.map((id, index) => {
        const step = steps[index];
        return (
          // A path never contains an entity twice.
          <span key={id}>
            <EntityName id={id} quiet />
            {step && <StepLine from={id} relationships={step.relationships} />}
          </span>
        );
      })}
    </>
  );
}

/** A tree as a list of its branches: owner, share and holding. */
function LinkingTree({ tree, asked }: { tree: ConnectingTree; asked: number }) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const title = tree.linked.length === asked ? words.treeOfAll(forms, asked) : words.tree(forms, tree.linked.length);
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium">{title}</h3>
        <TraceButton trace={traceOfSteps(tree.steps)} name={title} />
      </div>
      {!tree.exact && <p className="text-muted">{words.notExact}</p>}
      <ul className="mt-1 flex flex-col gap-1">
        {tree.steps.map(({ from, to, relationships }) => (
          <li key={`${from} ${to}`}>
            <EntityName id={from} quiet />
            <StepLine from={from} relationships={relationships} />
            <EntityName id={to} quiet />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  facts: Facts;
  /** The entities to connect, in the order in which they were chosen. */
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** The focused entity. */
  focused: string;
}

/** "What links these?" Hubs are avoided and listed, unless they are admitted. */
export function LinksPanel({ facts, selected, onSelect, focused }: Props) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const [admitted, setAdmitted] = useState<readonly string[]>([]);
  const ask = useMemo(() => ({ facts, ids: selected, admitted }), [facts, selected, admitted]);
  const answered = useAnswer('links', ask);
  return (
    <AnswerSection
      title={words.title}
      rule={words.rule(forms, LINKED.least, LINKED.most)}
      before={<ChosenEntities selected={selected} focused={focused} onSelect={onSelect} />}
      answered={answered}
    >
      {(found) =>
        found ? (
          <Found found={found} admitted={admitted} onAdmit={setAdmitted} />
        ) : (
          selected.length > 0 && <p>{words.tooFew}</p>
        )
      }
    </AnswerSection>
  );
}

interface FoundProps {
  found: LinksFinding;
  admitted: readonly string[];
  onAdmit: (ids: readonly string[]) => void;
}

function Found({ found: { between, trees, apart, paths, ignored }, admitted, onAdmit }: FoundProps) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const name = useNames();
  // Between two entities the best path is the tree, so only one is displayed.
  const isPair = between.length === 2;
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{trees.length === 0 && words.nothing}</p>
      {!isPair && trees.map((tree) => <LinkingTree key={tree.linked.join(' ')} tree={tree} asked={between.length} />)}
      {paths.length > 0 && <LinkingPaths paths={paths} />}
      {trees.length > 0 && apart.length > 0 && <p>{words.apart(forms.and(apart.map(name)))}</p>}
      <HubList ignored={ignored} admitted={admitted} onAdmit={onAdmit} />
    </div>
  );
}
