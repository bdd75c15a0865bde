import { Fragment, type ReactNode, useMemo } from 'react';
import { Notice } from '@/components/ui/notice';
import { FoldedRows } from '@/components/ui/section';
import { holdingWords } from '@/lib/network/elements';
import { isNothing, traceOfChain } from '@/lib/network/findings/findings';
import type { Facts, HolderWithoutShare, OwnersFinding, UltimateOwner } from '@/lib/network/findings/owners';
import { isPerson, type Relationship, shareWords } from '@/lib/network/model';
import type { Arithmetic, Chain, OwnershipWarning } from '@/lib/network/ownership/effective';
import { type Interval, SAME, shareOfFraction } from '@/lib/network/ownership/stakes';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { useFindingTools, useNames } from '../controls';
import { Fact } from '../entity/marks';
import {
  AnswerSection,
  EntityName,
  FollowFurther,
  OpenOwners,
  StatedParents,
  StepLink,
  TraceButton,
  useAnswer,
} from './answers';

const HOLDERS_WITHOUT_SHARE_SHOWN = 8;

/** Ultimate holders without a stated economic share, mostly persons: listed, but never added up. */
function HoldersWithoutShare({ holders }: { holders: readonly HolderWithoutShare[] }) {
  const { withoutShare } = useWords(networkOwnershipWords);
  if (holders.length === 0) return null;
  return (
    <section aria-label={withoutShare.title}>
      <p className="text-muted">{withoutShare.title}</p>
      <FoldedRows rows={[...holders]} first={HOLDERS_WITHOUT_SHARE_SHOWN} noun={withoutShare.holders}>
        {(rows) => (
          <ul className="mt-1 flex flex-col gap-1">
            {rows.map(({ id, relationships }) => (
              <li key={id}>
                <span className="font-medium">
                  <EntityName id={id} />
                </span>
                <Holdings ids={relationships} />
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
    </section>
  );
}

function Holdings({ ids }: { ids: readonly string[] }) {
  const { model } = useFindingTools();
  const held = ids.flatMap((id) => model.relationships.get(id) ?? []);
  return (
    <ul>
      {held.map((one) => (
        <li key={one.id}>
          <Holding relationship={one} />
        </li>
      ))}
    </ul>
  );
}

function Holding({ relationship: { id, parent, child, type, interests, share } }: { relationship: Relationship }) {
  const { language, and } = useForms();
  const means = (interests.length > 0 ? interests : [type]).map((code) => holdingWords(code, language));
  return (
    <>
      <span className="text-muted">{and(means)}</span>{' '}
      <StepLink owner={parent} owned={child} share={share} relationships={[id]} /> <EntityName id={child} quiet />
    </>
  );
}

/** Data problems, and the rule that corrected each. */
function WarningLines({ warnings }: { warnings: readonly OwnershipWarning[] }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const say = (fraction: Interval) => shareWords(shareOfFraction(fraction), language);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={words.warnings}>
      <ul className="flex flex-col gap-1">
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{inWords(warning, words, say)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function inWords(
  warning: OwnershipWarning,
  words: (typeof networkOwnershipWords)['en'],
  say: (fraction: Interval) => string,
): ReactNode {
  switch (warning.kind) {
    case 'over_declared':
      return words.overDeclared(<EntityName id={warning.company} />, say({ low: warning.total, high: warning.total }));
    case 'accounts_differ':
      return words.accountsDiffer(
        <EntityName id={warning.owner} />,
        <EntityName id={warning.company} />,
        say(warning.between),
      );
    case 'self_holding':
      return words.selfHolding(<EntityName id={warning.company} />, say(warning.share));
    case 'closed_loop':
      return words.closedLoop(<EntityNames ids={warning.companies} />);
  }
}

const EntityNames = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <EntityName id={id} />
    </Fragment>
  ));

/** One chain as arithmetic: A — 60 % → B — 50 % → C = 30 %. */
function ChainLine({ chain }: { chain: Chain }) {
  const { language } = useForms();
  const name = useNames();
  const { entities, factors, product } = chain;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <p className="min-w-0">
        {entities.map((id, index) => (
          // A chain never contains an entity twice.
          <span key={id}>
            <ChainStep chain={chain} index={index - 1} />
            <EntityName id={id} quiet />
          </span>
        ))}
        {factors.length > 1 && (
          <span className="whitespace-nowrap font-medium tabular-nums">
            {' = '}
            {shareWords(shareOfFraction(product), language)}
          </span>
        )}
      </p>
      <TraceButton trace={traceOfChain(chain)} name={entities.map(name).join(' → ')} />
    </div>
  );
}

function ChainStep({ chain: { entities, factors }, index }: { chain: Chain; index: number }) {
  const [factor, owner, owned] = [factors[index], entities[index], entities[index + 1]];
  if (!factor || owner === undefined || owned === undefined) return null;
  return (
    <>
      {' '}
      <StepLink
        owner={owner}
        owned={owned}
        share={shareOfFraction(factor.share)}
        relationships={factor.relationships}
      />{' '}
    </>
  );
}

/** How a share is composed: chain by chain, their sum, and the rest up to the share. */
function ArithmeticLines({ arithmetic, label }: { arithmetic: Arithmetic; label: string }) {
  return (
    <>
      <ol aria-label={label} className="mt-1 flex flex-col gap-1">
        {arithmetic.chains.map((chain) => (
          <li key={chain.entities.join(' ')}>
            <ChainLine chain={chain} />
          </li>
        ))}
      </ol>
      <Sum arithmetic={arithmetic} />
    </>
  );
}

/** Displayed if there is something to add up. */
function Sum({ arithmetic: { chains, complete, sum, rest, cut, total } }: { arithmetic: Arithmetic }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const say = (fraction: typeof sum) => shareWords(shareOfFraction(fraction), language);
  if (chains.length < 2 && isNothing(rest) && cut < SAME) return null;
  const terms = chains.map(({ product }) => say(product)).join(' + ');
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-muted">
      {chains.length > 1 && <Fact term={complete ? words.sum : words.sumShown}>{`${terms} = ${say(sum)}`}</Fact>}
      {!isNothing(rest) && <Fact term={complete ? words.loopsAdd : words.othersAdd}>{say(rest)}</Fact>}
      {cut > SAME && <Fact term={words.cut}>{say({ low: cut, high: cut })}</Fact>}
      <Fact term={words.total}>
        <strong className="font-medium text-ink">{say(total)}</strong>
      </Fact>
    </dl>
  );
}

/**
 * An ultimate owner, with its share and how it is composed. Several that own each other count as one. `isDenied`: a
 * statement names another ultimate parent.
 */
function OwnerItem({ owner, isDenied }: { owner: UltimateOwner; isDenied: boolean }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const name = useNames();
  const { members, share, arithmetic } = owner;
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      {members.length > 1 && <p className="text-muted">{words.together}</p>}
      <div className="flex items-baseline justify-between gap-4">
        <ul className="flex min-w-0 flex-col font-medium">
          {members.map((id) => (
            <li key={id}>
              <EntityName id={id} />
            </li>
          ))}
        </ul>
        <p className="whitespace-nowrap text-right font-semibold tabular-nums">
          {shareWords(shareOfFraction(share), language)}
        </p>
      </div>
      <ArithmeticLines arithmetic={arithmetic} label={words.chains(members.map(name).join(', '))} />
      {isDenied && <p className="mt-1">{words.notTop}</p>}
      {members.map((id) => (
        <FollowFurther key={id} id={id} />
      ))}
    </li>
  );
}

/** The loop through an entity, back to its start, and the resulting share in itself. */
function RoundLine({ of, round, itself }: { of: string; round: readonly string[]; itself: Interval }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const [first = of] = round;
  return (
    <div>
      <p>
        <span className="text-muted">{words.round}: </span>
        {round.map((id) => (
          <Fragment key={id}>
            <EntityName id={id} quiet /> <span aria-hidden="true">→</span>{' '}
          </Fragment>
        ))}
        <EntityName id={first} quiet />
      </p>
      {!isNothing(itself) && (
        <p>
          {words.itself(
            <EntityName id={of} quiet />,
            <strong className="whitespace-nowrap">{shareWords(shareOfFraction(itself), language)}</strong>,
          )}
        </p>
      )}
    </div>
  );
}

/** Intermediate owners: folded, as the ultimate owners are the answer. */
function OwnersBetween({ between, above }: Pick<OwnersFinding, 'between' | 'above'>) {
  const words = useWords(networkOwnershipWords);
  const forms = useForms();
  if (between === 'too_many') return <p className="text-muted">{words.tooManyBetween(forms, above.length)}</p>;
  if (between.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-accent">{words.between(forms, between.length)}</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {between.map(({ id, share }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <EntityName id={id} />
            </span>
            <span className="whitespace-nowrap tabular-nums">{shareWords(shareOfFraction(share), forms.language)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const SHOWN = 8;

/** The ultimate owners of an entity: economic shares, separate from control. */
export function OwnersPanel({ facts, of }: { facts: Facts; of: string }) {
  const words = useWords(networkOwnershipWords);
  const forms = useForms();
  const answered = useAnswer(
    'owners',
    useMemo(() => ({ facts, of }), [facts, of]),
  );
  const found = answered.state === 'ready' ? answered.answer.owners : [];
  const say = found.every(({ isTop }) => isTop) ? words.count : words.countLoaded;
  return (
    <AnswerSection
      title={words.title}
      rule={words.rule}
      count={found.length > 0 ? say(forms, found.length) : undefined}
      answered={answered}
    >
      {(found) => <Found found={found} />}
    </AnswerSection>
  );
}

function Found({ found }: { found: OwnersFinding }) {
  const words = useWords(networkOwnershipWords);
  const { of, owners, itself, round, between, above, warnings, withoutShare, stated, open } = found;
  return (
    <div className="flex flex-col gap-3">
      <StatedParents stated={stated} />
      {owners.length > 0 && (
        <FoldedRows rows={[...owners]} first={SHOWN} noun={words.owners}>
          {(rows) => (
            <ol>
              {rows.map((owner) => (
                <OwnerItem key={owner.members.join(' ')} owner={owner} isDenied={open.length === 0 && !owner.isTop} />
              ))}
            </ol>
          )}
        </FoldedRows>
      )}
      <Unknown found={found} />
      <HoldersWithoutShare holders={withoutShare} />
      <OpenOwners open={open} except={owners.flatMap(({ members }) => members)} />
      {round.length > 1 && <RoundLine of={of} round={round} itself={itself} />}
      <OwnersBetween between={between} above={above} />
      <WarningLines warnings={warnings} />
    </div>
  );
}

function Unknown({ found: { of, owners, unknown, round, withoutShare } }: { found: OwnersFinding }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const { model } = useFindingTools();
  if (isPerson(model, of)) return <p>{words.isPerson(<EntityName id={of} />)}</p>;
  if (owners.length === 0 && withoutShare.length > 0)
    return <p>{words.withoutShare.noShare(<EntityName id={of} />)}</p>;
  if (owners.length === 0) {
    return <p>{round.length > 1 ? words.onlyLoop(<EntityName id={of} />) : words.none(<EntityName id={of} />)}</p>;
  }
  if (isNothing(unknown)) return <p>{words.nothingUnknown}</p>;
  return (
    <p>
      {words.unknown(<strong className="whitespace-nowrap">{shareWords(shareOfFraction(unknown), language)}</strong>)}
    </p>
  );
}
