import { createElement, isValidElement, type ReactNode } from 'react';
import { sayTelling, type Trail, tellingOf } from '@/lib/network/case/history';
import { endWords, holdingWords } from '@/lib/network/elements';
import type { ControlFinding, Controller, ControlStep } from '@/lib/network/findings/control';
import { isNothing } from '@/lib/network/findings/findings';
import type { OwnersFinding, StatedParent } from '@/lib/network/findings/owners';
import {
  hasOwnersLoaded,
  isPerson,
  isUltimateParent,
  type NetworkModel,
  nameOf,
  type Relationship,
  shareWords,
} from '@/lib/network/model';
import type { Arithmetic, Chain, OwnershipWarning } from '@/lib/network/ownership/effective';
import { type Interval, MOST_RELATIONSHIPS, SAME, shareOfFraction } from '@/lib/network/ownership/stakes';
import { formsOf, type Language } from '@/lib/shared/language/language';
import {
  caseWords,
  networkControlWords,
  networkFindingWords,
  networkOwnershipWords,
  networkReportWords,
} from '@/lib/words/network-analysis';
import { type Extract, pageOf } from './extract';
import type { TrailWords } from './markdown';
import { publisherLines, type Report } from './report';

/** A piece of a sentence; a name links to its page. */
export interface Part {
  text: string;
  href?: string;
  isStrong?: boolean;
}
export type Line = readonly Part[];

/** An entry of a list, and what belongs to it. */
export interface Item {
  line: Line;
  items?: readonly Item[];
}

/** A heading with sentences and a list below it. */
export interface Section {
  heading: string;
  lines?: readonly Line[];
  items: readonly Item[];
}

/** The answers about one starting point; absent where the network is too large to compute them. */
export interface RootFindings {
  of: string;
  owners?: OwnersFinding;
  control?: ControlFinding;
}

/** A network in words: what its files in HTML and Markdown say. */
export interface Dossier {
  report: Report;
  extract: Extract;
  /** Facts of the whole, a label and a text each. */
  facts: readonly (readonly [label: string, text: string])[];
  /** Who is above each starting point. */
  findings: readonly Section[];
  steps: Section;
  notes: Section;
  publishers: Section;
}

interface DossierSource {
  report: Report;
  extract: Extract;
  model: NetworkModel;
  findings: readonly RootFindings[];
  /** Starting points without findings. */
  further: number;
  trail: Trail;
  words: TrailWords;
}

export function dossierOf({ report, extract, model, findings, further, trail, words }: DossierSource): Dossier {
  const { language } = words;
  const [said, { trail: headings }] = [networkReportWords[language], caseWords[language]];
  const { dossier } = said;
  return {
    report,
    extract,
    facts: [
      [dossier.date, report.day],
      [dossier.shown, report.counts],
      [dossier.drawn, report.drawn],
      [dossier.filters, report.filters.join(', ')],
      [said.page, report.page_url],
    ],
    findings: [
      ...findings.flatMap((one) => findingSections(one, { model, extract, language })),
      ...(further > 0
        ? [{ heading: dossier.top, lines: [text(dossier.notIncluded(formsOf(language), further))], items: [] }]
        : []),
    ],
    steps: {
      heading: headings.steps,
      items: trail.steps.map(({ command, at }) => ({
        line: text(`${at}: ${sayTelling(tellingOf(command, words.named), language)}`),
      })),
    },
    notes: {
      heading: headings.notes,
      items: [...(extract.notes ?? [])].map(([id, note]) => ({
        line: [linkTo(model, extract, id), { text: `: ${note}` }],
      })),
    },
    publishers: {
      heading: said.sources,
      items: publisherLines(report, language).map((line) => ({ line: text(line) })),
    },
  };
}

const text = (said: string): Line => [{ text: said }];

interface Context {
  model: NetworkModel;
  extract: Extract;
  language: Language;
}

const linkTo = (model: NetworkModel, extract: Extract, id: string): Part => ({
  text: nameOf(model.entities.get(id), id),
  href: pageOf(extract, id),
});

/** Words of the pages as parts: an `a` becomes a link, a `strong` a strong text, anything else its content. */
export function partsOf(node: ReactNode, isStrong = false): Part[] {
  if (typeof node === 'string' || typeof node === 'number')
    return [{ text: String(node), ...(isStrong && { isStrong }) }];
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => partsOf(one, isStrong));
  if (!isValidElement<{ children?: ReactNode; href?: string }>(node)) return [];
  const { children, href } = node.props;
  const inner = partsOf(children, isStrong || node.type === 'strong');
  return href === undefined ? inner : inner.map((part) => ({ ...part, href }));
}

/** A name as an element, for words that take one. */
function nameIn({ model, extract }: Context, id: string): ReactNode {
  const { text: name, href } = linkTo(model, extract, id);
  return createElement('a', { href }, name);
}

const shareIn = (share: Interval, language: Language): string => shareWords(shareOfFraction(share), language);

function findingSections({ of, owners, control }: RootFindings, context: Context): Section[] {
  const { model, language } = context;
  const name = nameOf(model.entities.get(of), of);
  const heading = (what: string) => `${name}: ${what}`;
  const ownership = networkOwnershipWords[language];
  const controlling = networkControlWords[language];
  if (!owners && !control) {
    const why = networkFindingWords[language].tooLarge(formsOf(language), MOST_RELATIONSHIPS);
    return [{ heading: heading(networkReportWords[language].dossier.top), lines: [text(why)], items: [] }];
  }
  return [
    ...(owners
      ? [{ heading: heading(ownership.title), lines: ownerLines(owners, context), items: ownerItems(owners, context) }]
      : []),
    ...(control
      ? [
          {
            heading: heading(controlling.title),
            lines: controlLines(control, context),
            items: control.controllers.map((one) => controllerItem(one, control.open.length === 0, context)),
          },
        ]
      : []),
  ];
}

function ownerLines(found: OwnersFinding, context: Context): Line[] {
  const { of, owners, unknown, withoutShare, round, itself, open } = found;
  const words = networkOwnershipWords[context.language];
  const forms = formsOf(context.language);
  const name = nameIn(context, of);
  const count = owners.every(({ isTop }) => isTop) ? words.count : words.countLoaded;
  const all = owners.length > 0 ? [partsOf(`${count(forms, owners.length)}. ${words.rule}`)] : [partsOf(words.rule)];
  if (isPerson(context.model, of)) return [...all, partsOf(words.isPerson(name))];
  if (owners.length > 0) {
    const share = createElement('strong', null, shareIn(unknown, context.language));
    all.push(partsOf(isNothing(unknown) ? words.nothingUnknown : words.unknown(share)));
  } else if (withoutShare.length > 0) all.push(partsOf(words.withoutShare.noShare(name)));
  else all.push(partsOf(round.length > 1 ? words.onlyLoop(name) : words.none(name)));
  if (round.length > 1 && !isNothing(itself)) all.push(partsOf(words.itself(name, shareIn(itself, context.language))));
  return [...all, ...openLines(open, context)];
}

const OPEN_NAMED = 10;

/** Entities above of which owners may be missing. */
function openLines(open: readonly string[], context: Context): Line[] {
  const { model, language } = context;
  const missing = open.filter((id) => !hasOwnersLoaded(model, id));
  if (missing.length === 0) return [];
  const names = joinedNames(missing.slice(0, OPEN_NAMED), ', ', context);
  const more = missing.length - OPEN_NAMED;
  const further = more > 0 ? [` ${networkFindingWords[language].moreOpen(formsOf(language), more)}`] : [];
  return [[{ text: `${networkReportWords[language].dossier.notLoaded}: ` }, ...names, ...further.flatMap(text)]];
}

function ownerItems(found: OwnersFinding, context: Context): Item[] {
  const { owners, stated, withoutShare, warnings, round, of } = found;
  const words = networkOwnershipWords[context.language];
  return [
    ...statedItems(stated, context),
    ...owners.map((owner) => ownerItem(owner, found.open.length === 0, context)),
    ...withoutShare.map(({ id, relationships }) => ({
      line: [linkTo(context.model, context.extract, id), { text: `: ${words.withoutShare.title}` }],
      items: relationships.flatMap((one) => heldItem(context.model.relationships.get(one), context)),
    })),
    ...(round.length > 1
      ? [{ line: [{ text: `${words.round}: ` }, ...joinedNames([...round, round[0] ?? of], ' → ', context)] }]
      : []),
    ...warnings.map((warning) => ({ line: partsOf(warningWords(warning, context)) })),
  ];
}

function joinedNames(ids: readonly string[], between: string, { model, extract }: Context): Part[] {
  return ids.flatMap((id, at) => [...(at > 0 ? [{ text: between }] : []), linkTo(model, extract, id)]);
}

function statedItems(stated: readonly StatedParent[], context: Context): Item[] {
  const { stated: words } = networkFindingWords[context.language];
  return stated.map(({ id, of, isReached }) => ({
    line: [
      linkTo(context.model, context.extract, id),
      { text: ` ${words.of} ` },
      linkTo(context.model, context.extract, of),
      { text: ` · ${isReached ? words.reached : words.unreached}` },
    ],
  }));
}

function ownerItem(owner: OwnersFinding['owners'][number], isComplete: boolean, context: Context): Item {
  const { members, share, arithmetic, isTop } = owner;
  const { language } = context;
  const words = networkOwnershipWords[language];
  const { dossier } = networkReportWords[language];
  const place = isTop ? dossier.isTop : isComplete ? words.notTop : dossier.isTopLoaded;
  return {
    line: [
      ...(members.length > 1 ? [{ text: `${words.together}: ` }] : []),
      ...joinedNames(members, ', ', context),
      { text: ': ' },
      { text: shareIn(share, language), isStrong: true },
      { text: ` · ${place}` },
    ],
    items: [
      ...arithmetic.chains.map((chain) => ({ line: chainLine(chain, context) })),
      ...sumItems(arithmetic, language),
    ],
  };
}

/** One chain as arithmetic: A — 60 % → B — 50 % → C = 30 %. */
function chainLine({ entities, factors, product }: Chain, { model, extract, language }: Context): Line {
  const steps = entities.flatMap((id, at): Part[] => {
    const factor = factors[at - 1];
    const arrow = factor ? [{ text: ` — ${shareIn(factor.share, language)} → ` }] : [];
    return [...arrow, linkTo(model, extract, id)];
  });
  return factors.length > 1 ? [...steps, { text: ` = ${shareIn(product, language)}`, isStrong: true }] : steps;
}

/** The sum over the chains, if there is something to add up. */
function sumItems({ chains, complete, sum, rest, cut, total }: Arithmetic, language: Language): Item[] {
  const words = networkOwnershipWords[language];
  if (chains.length < 2 && isNothing(rest) && cut < SAME) return [];
  const say = (share: Interval) => shareIn(share, language);
  const terms = chains.map(({ product }) => say(product)).join(' + ');
  const facts: [string, string][] = [
    ...(chains.length > 1
      ? [[complete ? words.sum : words.sumShown, `${terms} = ${say(sum)}`] as [string, string]]
      : []),
    ...(isNothing(rest) ? [] : [[complete ? words.loopsAdd : words.othersAdd, say(rest)] as [string, string]]),
    ...(cut > SAME ? [[words.cut, say({ low: cut, high: cut })] as [string, string]] : []),
    [words.total, say(total)],
  ];
  return facts.map(([label, said]) => ({ line: text(`${label}: ${said}`) }));
}

function heldItem(one: Relationship | undefined, context: Context): Item[] {
  if (!one) return [];
  const { language, model, extract } = context;
  const means = (one.interests.length > 0 ? one.interests : [one.type]).map((code) => holdingWords(code, language));
  const said = `${formsOf(language).and(means)}: ${shareWords(one.share, language)} → `;
  return [{ line: [{ text: said }, linkTo(model, extract, one.child)] }];
}

function warningWords(warning: OwnershipWarning, context: Context): ReactNode {
  const words = networkOwnershipWords[context.language];
  const say = (share: Interval) => shareIn(share, context.language);
  const name = (id: string) => nameIn(context, id);
  switch (warning.kind) {
    case 'over_declared':
      return words.overDeclared(name(warning.company), say({ low: warning.total, high: warning.total }));
    case 'accounts_differ':
      return words.accountsDiffer(name(warning.owner), name(warning.company), say(warning.between));
    case 'self_holding':
      return words.selfHolding(name(warning.company), say(warning.share));
    case 'closed_loop':
      return words.closedLoop(warning.companies.map((id, at) => [at > 0 ? ', ' : '', name(id)]));
  }
}

function controlLines({ of, controllers, controls }: ControlFinding, context: Context): Line[] {
  const words = networkControlWords[context.language];
  const none = controllers.length === 0 && !isPerson(context.model, of);
  const controlled = words.controls(formsOf(context.language), controls.length);
  return [
    partsOf(words.rule),
    ...(none ? [partsOf(words.none(nameIn(context, of)))] : []),
    ...(controls.length > 0 ? [text(`${controlled}.`)] : []),
  ];
}

function controllerItem(
  { holder, proof, certain, ultimate, isTop }: Controller,
  isComplete: boolean,
  context: Context,
): Item {
  const words = networkControlWords[context.language];
  const place = isTop ? words.top : ultimate ? words.topLoaded : words.onTheWay;
  const isSure = certain && isComplete && (isTop || !ultimate);
  const sure = certain ? (isSure ? [words.certain] : []) : [words.possible];
  return {
    line: [linkTo(context.model, context.extract, holder), { text: ` · ${[place, ...sure].join(' · ')}` }],
    items: proof.map((step) => ({ line: stepLine(step, context) })),
  };
}

function stepLine(step: ControlStep, context: Context): Line {
  const { model, extract, language } = context;
  const { by, basis } = step;
  const holders = by.flatMap(({ holder, share, overstated }, at): Part[] => [
    ...(at > 0 ? [{ text: ' + ' }] : []),
    linkTo(model, extract, holder),
    { text: ` — ${shareIn(basis === 'overstated' ? (overstated ?? share) : share, language)} → ` },
  ]);
  return [...holders, ...partsOf(outcomeOf(step, context))];
}

function outcomeOf({ company, by, total, basis, certain }: ControlStep, context: Context): ReactNode {
  const words = networkControlWords[context.language];
  const name = nameIn(context, company);
  if (basis === 'declared') return words.declared(name);
  if (basis === 'overstated') return words.overstated(name);
  if (by.length === 1) return certain ? words.majority(name) : words.mayBeMajority(name);
  const say = (share: Interval) => shareIn(share, context.language);
  const votes = `${by.map(({ share }) => say(share)).join(' + ')} = ${say(total)}`;
  return certain ? words.jointMajority(name, votes) : words.mayBeJointMajority(name, votes);
}

/** A relationship as a row of a table; links lead to the owner, the owned and each statement. */
export interface DossierRow {
  owner: Part;
  owned: Part;
  type: string;
  share: string;
  confidence: string;
  from: string;
  to: string;
  statements: readonly Part[];
  publishers: string;
}

export function dossierRows(extract: Extract, language: Language): DossierRow[] {
  const forms = formsOf(language);
  const entities = new Map(extract.entities.map((entity) => [entity.id, entity]));
  const link = (id: string): Part => ({ text: nameOf(entities.get(id), id), href: pageOf(extract, id) });
  const { confidenceUnknown } = caseWords[language].trail;
  return extract.relationships.map((one) => ({
    owner: link(one.parent),
    owned: link(one.child),
    type: holdingWords(one.type, language),
    share: isUltimateParent(one) ? '–' : shareWords(one.share, language),
    confidence: one.confidence === undefined ? confidenceUnknown : forms.count(one.confidence),
    from: one.from ? forms.date(one.from) : '',
    to: endWords(one, language),
    statements: one.statements.map((id) => ({ text: String(id), href: pageOf(extract, `/statements/${id}`) })),
    publishers: [...new Set((one.publishers ?? []).map(({ publisher }) => publisher))].join(', '),
  }));
}
