import type { ReactNode } from 'react';
import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import type { Forms, Noun } from '@/lib/shared/language/language';
import {
  type BoundDate,
  type BoundWords,
  type ConfidenceSum,
  inBounds,
  type KindCounts,
  kindsToName,
  type SentencePart,
  type TermWords,
} from '../arguments';

/** The picture of a network: how to read and to operate it. */
export const networkPictureWords = {
  label: (name: string) => `Ownership network of ${name}`,
  steering:
    'Arrow keys move between companies: in a chart up to the owner, down to the first holding, left and right among the holdings of one owner, Home and End to the first and last of them. Enter opens the record, E expands, Space selects, Shift and Space selects the box back to the last one, H hides, plus and minus zoom, 0 fits, Escape clears. The table below holds the same relationships.',
  notLoaded: 'The picture could not be loaded. The table below is complete.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitToScreen: 'Fit the network to the screen',
  fit: 'Fit',
  resetLayout: 'Reset layout',
  layout: 'Layout',
  layouts: { structure: 'Structure chart', force: 'Force' },
  chart: {
    /** A label for several lines: "14 × 75–100 %". */
    several: ({ count }: Forms, lines: number, share: string) => `${count(lines)} × ${share}`,
    /** In the box of an entity with an owner besides the one above it. */
    also: (share: string, owner: string) => `also ${share} by ${owner}`,
    alsoOthers: ({ counted }: Forms, owners: number) =>
      `also ${counted(owners, { one: 'other owner', other: 'other owners' })}`,
    /** As the owner: own shares of a company. */
    itself: 'itself',
  },
  arranging: 'Arranging…',
  lasso: 'Lasso',
  lassoHint: 'Lasso: draw around what to select',
  releasePins: 'Release pins',
  labels: 'Names',
  labelModes: { all: 'All', focus: 'Near focus', hover: 'On hover' },
  /** The name of a stack: leaves of one company, or branches that hang on it, drawn as one. */
  more: ({ count }: Forms, members: number) => `${count(members)} more`,
  moreOwners: ({ count }: Forms, members: number) => `${count(members)} more, owners’ side`,
  stack: ({ count }: Forms, members: number, owner: string) =>
    `Stack: ${count(members)} more around ${owner}. Enter opens it.`,
  group: ({ counted }: Forms, members: number, name: string) =>
    `Group ${name}: ${counted(members, { one: 'entity', other: 'entities' })}. Enter opens it.`,
  selected: ({ count }: Forms, selected: number, isFocusSelected: boolean) =>
    `${count(selected)} selected${isFocusSelected ? ', this one among them' : ''}.`,
  noneSelected: 'Nothing is selected.',
  howTo: {
    choose: 'Choose a company or a line in the picture to read about it here.',
    expand: 'Double-click a company to add its owners and holdings.',
    select:
      'Shift-click selects several, Shift-drag selects what you draw around. What you drag stays where you leave it.',
    touch:
      'By touch: tap to read, double-tap to expand, hold to select; the lasso selects what you draw around; one finger moves the picture, two zoom it.',
    keys: 'By keyboard: arrow keys, Enter to open, E to expand, Space to select, + − 0 to zoom and fit.',
  },
  legend: {
    label: 'Legend',
    arrows: 'Arrows run from owner to owned',
    chart: {
      above: 'Owners stand above what they own, or to the left of it',
      holds: 'tinted: owns what stands below it; filled: what the picture is about',
      further: 'with an arrow: another owner, outside the tree',
      doubtful: ({ count }: Forms, most: number) => `confidence ${count(most)} or less`,
      loop: '“circular”: leads back to its own owner',
    },
    thicker: 'thicker: larger share',
    /** `most`: the highest confidence drawn with dashes. */
    dashed: ({ count }: Forms, most: number) => `confidence ${count(most)} or less, or share unknown`,
    ultimate: 'ultimate parent as stated, with unknown steps between',
    paler: 'paler: ended',
    letters: 'letters: country of the register',
    loop: 'bent and marked “circular”: leads back to its own owner',
    placeholder: 'placeholder: probably a company, not yet matched to a record',
    person: 'person',
    unknown: 'unknown owner: according to a source, not known or not disclosed',
  },
};

const KINDS: Record<keyof KindCounts, Noun> = {
  companies: { one: 'company', other: 'companies' },
  persons: { one: 'person', other: 'persons' },
  unknownOwners: { one: 'unknown owner', other: 'unknown owners' },
};

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** The selection in a network, and the result of loading more. Names within words are texts or elements. */
export const networkSelectionWords = {
  strongestOfAll: ({ count, counted }: Forms, shown: number, all: number) =>
    `The page shows the strongest ${count(shown)} of ${counted(all, RELATIONSHIPS)}.`,
  allInFiles: 'The downloads of this page have all of them.',
  filters: {
    label: 'Filter the network',
    confidence: 'Minimum confidence',
    confidenceHint: 'How sure the register is, from 0 to 100.',
    whatConfidenceIs: 'What confidence is',
    all: 'all',
    above: ({ count }: Forms, confidence: number) => `above ${count(confidence)}`,
    ownership: 'Minimum ownership',
    ownershipHint: 'For a band, the upper end counts.',
    whatABandIs: 'What a band is',
    unknown: 'Show unknown ownership',
    apply: 'Apply',
  },
  shown: (
    { count, counted }: Forms,
    {
      relationships,
      of,
      ofRelationships,
      ...shown
    }: KindCounts & { relationships: number; of: KindCounts; ofRelationships: number },
  ) =>
    `${kindsToName(of)
      .map((kind) => `${count(shown[kind])} of ${counted(of[kind], KINDS[kind])}`)
      .join(' · ')} · ${count(relationships)} of ${counted(ofRelationships, RELATIONSHIPS)} shown`,
  foremost: ({ count }: Forms, drawn: number, all: number) =>
    `${count(drawn)} of ${count(all)} drawn, the most important.`,
  whatIsImportant:
    'The owners at the top, then what has the most behind it, then the largest shares; and whatever you select, mark, search for or open.',
  others: ({ count, form }: Forms, others: number) =>
    form(others, { one: 'The other one as a table', other: `The other ${count(others)} as a table` }),
  drawAll: 'Draw all',
  foldAgain: 'Fold branches again',
  loading: (name: ReactNode) => <>Loading the network of {name}</>,
  failed: (name: ReactNode, why: string) => (
    <>
      The network of {name} could not be loaded: {why}
    </>
  ),
  again: 'Try again',
  nothingNew: (name: string) => `${name}: nothing new.`,
  added: ({ counted }: Forms, name: string, brought: KindCounts & { relationships: number }) =>
    `${name}: ${kindsToName(brought)
      .map((kind) => counted(brought[kind], KINDS[kind]))
      .join(', ')} and ${counted(brought.relationships, RELATIONSHIPS)} added.`,
  already: (name: string) => `${name} is already expanded.`,
  full: ({ count }: Forms, most: number, name: string) =>
    `At most ${count(most)} networks can be open. Open the page of ${name} instead.`,
  nothingKnown: (name: ReactNode) => (
    <>No owners or holdings of {name} are on record here. There may be some that the register does not have.</>
  ),
  hidden: ({ count }: Forms, relationships: number) =>
    relationships === 1
      ? 'The filters hide the only relationship.'
      : `The filters hide all ${count(relationships)} relationships.`,
  showAll: 'Show all',
  needsScripts: 'This drawing shows what is nearest; the picture to explore needs scripts. The table has everything.',
};

/** Details of a selected entity, and what its own network would add. */
export const networkEntityWords = {
  record: 'Record',
  facts: 'Facts of the record',
  readRecord: 'Load the record',
  mayCost: 'may cost 1 call',
  loading: 'Loading…',
  notLoaded: (why: string) => `It could not be loaded: ${why}`,
  parts: 'Add a part of its network',
  count: 'Count what it would add',
  counted: ({ count }: Forms, { entities, fresh }: { entities: number; fresh: number }) => {
    if (fresh === entities) return `${count(entities)} new`;
    return fresh === 0 ? `${count(entities)}, all here` : `${count(entities)}, of them ${count(fresh)} new`;
  },
  sides: { owners: 'Owners', owned: 'Owned' },
  add: 'Add',
  added: 'Added',
  /** The name of a button; it starts with the visible text, for voice control (WCAG 2.5.3). */
  addPart: (isAdded: boolean, side: string, type: string) => `${isAdded ? 'Added' : 'Add'}: ${side}, ${type}`,
  nothing: 'Its network has no relationships.',
};

export interface FocusedEntity {
  name: string;
  kind: keyof typeof NETWORK_FACT_KINDS;
  owners: number;
  owned: number;
  isExpanded: boolean;
}

export interface FocusedRelationship {
  type: string;
  owner: string;
  owned: string;
  share: string;
}

const NETWORK_FACT_KINDS: Record<'company' | 'placeholder' | 'person' | 'unknown', string> = {
  company: 'company',
  placeholder: 'placeholder',
  person: 'person',
  unknown: 'unknown owner',
};

/** Added after the name of anything but a company. */
const NO_COMPANY: Record<'placeholder' | 'person' | 'unknown', string> = {
  placeholder: '(placeholder)',
  person: '(person)',
  unknown: '(unknown owner)',
};

const EXPAND = { new: 'Expand', loading: 'Loading', expanded: 'Expanded' };

/** Facts of an entity or a relationship: in the table, next to the picture and for screen readers. */
export const networkFactWords = {
  focused: 'Focused in the picture',
  kind: 'Kind',
  jurisdiction: 'Jurisdiction',
  ownersShown: 'Owners shown',
  ownedShown: 'Holdings shown',
  openRecord: 'Open record',
  centre: 'Centre of this network',
  expand: EXPAND,
  /** The name of a button, which begins with its visible text (WCAG 2.5.3); `price`: its cost in words. */
  expandName: (status: keyof typeof EXPAND, name: string, price: string | undefined) =>
    price ? `${EXPAND[status]} · ${price}: ${name}` : `${EXPAND[status]} ${name}`,
  relationshipsOf: (name: string) => `Relationships of ${name}`,
  owner: 'Owner',
  owned: 'Owned',
  type: 'Type',
  share: 'Share',
  interests: 'Interests',
  confidence: 'Confidence',
  from: 'From',
  change: 'Change',
  to: 'To',
  statements: 'Statements',
  statement: (id: number) => `Statement ${id}`,
  noCompany: NO_COMPANY,
  entityFocused: ({ count, counted }: Forms, { name, kind, owners, owned, isExpanded }: FocusedEntity) =>
    `${name}, ${NETWORK_FACT_KINDS[kind]}, ${counted(owners, { one: 'owner', other: 'owners' })}, ${count(owned)} owned${isExpanded ? ', expanded' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }: FocusedRelationship) =>
    `${type}: ${owner} in ${owned}, share ${share}`,
};

const COMPANIES = { one: 'company', other: 'companies' };

/** Marks of entities and relationships: status, group, change, and connectivity. */
export const networkMarkWords = {
  state: 'Status',
  incorporatedOn: (day: string) => `incorporated on ${day}`,
  dissolvedOn: (day: string) => `dissolved on ${day}`,
  stateUnknown: ({ counted }: Forms, companies: number) => `No status loaded for ${counted(companies, COMPANIES)}.`,
  notLoaded: 'Statuses and groupings could not be loaded. The next expansion tries again.',
  groupings: 'Groupings',
  inGroup: (name: string) => `in group ${name}`,
  byGrouping: 'Group by corporate grouping',
  noGrouping: 'No two of these are known to belong to the same corporate grouping.',
  groupingUnknown: ({ counted, count }: Forms, unknown: number, companies: number) =>
    `For ${count(unknown)} of ${counted(companies, COMPANIES)}, the groupings are not loaded; see the record of each.`,
  same: 'the same',
  undated: 'dates unclear',
  compared: ({ count }: Forms, { added, gone, changed }: Record<'added' | 'gone' | 'changed', number>) =>
    `Between the two days, in this list: ${count(added)} added, ${count(gone)} gone, ${count(changed)} changed.`,
  unlinked: ({ counted }: Forms, relationships: number) =>
    `${counted(relationships, { one: 'more relationship passes', other: 'more relationships pass' })} the filters, but nothing shown connects ${relationships === 1 ? 'it' : 'them'}.`,
  parts: ({ counted }: Forms, parts: number) => `In ${counted(parts, { one: 'part', other: 'separate parts' })}.`,
  legend: { group: 'band with a name: an open group' },
};

/** A closed group in the picture, or a stack. */
export const networkGroupWords = {
  stacked: {
    owners: (name: string) => `Owners of ${name} and those behind them, drawn as one`,
    owned: (name: string) => `What ${name} holds and what lies behind it, drawn as one`,
  },
  members: ({ counted }: Forms, members: number) => `Group of ${counted(members, COMPANIES)}`,
  open: 'Show its members',
  noun: 'members',
  together: 'Joint holdings',
  rule: 'Effective ownership with the members counted as one holder, in companies in which at least one of them holds shares directly. Based on what is shown.',
  working: 'Computing…',
  notComputed: 'This could not be computed. Narrow the network with the filters.',
  nothing: 'In what is shown, they hold no shares outside the group.',
  beyond: ({ counted }: Forms, beyond: number) => `${counted(beyond, COMPANIES)} more with smaller shares.`,
};

/** The place of an entity or a relationship among all that is loaded. */
export const networkSourceWords = {
  ownersLoaded: 'Owners loaded',
  ownedLoaded: 'Holdings loaded',
  notAsked: 'Its own network has not been loaded, so there may be more.',
  loop: 'Loop',
  inLoop: ({ count }: Forms, members: number) =>
    members === 1 ? 'Holds shares in itself' : `Owns itself through others: ${count(members)} in the loop`,
  hub: 'Hub',
  isHub: ({ counted }: Forms, neighbours: number) =>
    `Connected to ${counted(neighbours, { one: 'entity', other: 'entities' })}: paths through it say little`,
  statements: 'Statements',
  network: 'Own network',
  statementsOf: (name: string) => `Statements of ${name}`,
  networkOf: (name: string) => `Own network of ${name}`,
  state: 'Status',
  ended: 'Ended',
  going: 'No known end',
  confidenceOf: ({ count }: Forms, confidence: number) => `Confidence ${count(confidence)} of 100.`,
  restsOn: ({ counted }: Forms, statements: number) =>
    `Based on ${counted(statements, { one: 'statement', other: 'statements' })}.`,
  /** How the embedded register computes it. */
  computed: ({ count }: Forms, corroboration: number, most: number) =>
    `The confidence of the best of them, plus ${count(corroboration)} for each further publisher that says the same, up to ${count(most)}. The page of each statement names its sources.`,
  byService: 'The remote service does not say how it computes this; the page of each statement names its sources.',
  noStatement: 'The source names no statement behind it.',
  showSources: 'Show the sources',
  calls: ({ counted }: Forms, calls: number) => `at most ${counted(calls, { one: 'call', other: 'calls' })}`,
  loading: 'The statements are being loaded',
  notLoaded: (why: string) => `The statements could not be loaded: ${why}`,
  /** `source`: the host of the statement, if known. */
  sum: ({ count }: Forms, total: number, { best, by, raised, further, isCapped }: ConfidenceSum, source: string) => {
    const base = `${count(best)} by the best source (statement ${by.statement}${source && `, ${source}`})`;
    if (raised === 0) return `${base}: ${count(total)} of 100.`;
    const more =
      further === 1
        ? 'one further publisher that says the same'
        : `${count(further)} further publishers that say the same`;
    return isCapped
      ? `${base}, and ${count(raised)} by further publishers that say the same (no more is added): ${count(total)} of 100.`
      : `${base}, and ${count(raised)} by ${more}: ${count(total)} of 100.`;
  },
  seen: ({ count, onDate }: Forms, day: string | undefined, confidence: number | undefined) =>
    `Seen ${day === undefined ? 'on an unknown day' : onDate(day)}, confidence ${confidence === undefined ? 'not stated' : count(confidence)}`,
  neverSeen: 'No source is named.',
};

export const networkTreeWords = {
  label: 'The network as a tree: owners upwards, holdings downwards',
  branches: { root: 'Root', owner: 'Owner', owned: 'Owned' },
  repeated: {
    loop: (name: string) => `again: ${name}, see above; a loop closes here`,
    again: (name: string) => `again: ${name}, see above`,
    root: (name: string) => `again: ${name}, has a tree of its own here`,
  },
  confidence: ({ count }: Forms, confidence: number) => `confidence ${count(confidence)}`,
  noConfidence: 'confidence not stated',
  elsewhere: ({ counted }: Forms, entities: number) =>
    `${counted(entities, { one: 'entity', other: 'entities' })} shown in the picture ${entities === 1 ? 'is' : 'are'} neither above nor below a root, and so only in the table.`,
  keys: 'Arrow keys move, right unfolds, left folds, letters jump to a name, Enter opens the record.',
  fold: (name: string) => `Fold ${name}`,
  unfold: (name: string) => `Unfold ${name}`,
};

/** Entities and relationships in words. All of it is sent to browsers. */
export const relationshipWords = {
  kinds: { company: 'Company', placeholder: 'Placeholder', person: 'Person', unknown: 'Unknown owner' },
  /** Types of relationships and means of holding, in the interface and open data. */
  codes: {
    subsidiary: 'Subsidiary',
    has_subsidiary: 'Has subsidiary',
    shareholding: 'Shareholding',
    control: 'Control',
    share_ownership: 'Share ownership',
    voting_rights: 'Voting rights',
    right_to_appoint_and_remove_directors: 'Right to appoint and remove directors',
    right_to_appoint_and_remove_members: 'Right to appoint and remove members',
    right_to_appoint_and_remove_person: 'Right to appoint and remove person',
    right_to_share_surplus_assets: 'Right to share surplus assets',
    significant_influence_or_control: 'Significant influence or control',
    indirect: 'Held through others',
    ultimate_parent: 'Ultimate parent',
  },
  /** On a line, in place of a share. */
  ultimateParent: 'ultimate parent',
  noShare: 'share not stated',
  stepsUnknown: 'steps between unknown',
  share: {
    unknown: 'unknown',
    exact: ({ count }: Forms, percent: number) => `${count(percent)}\u00a0%`,
    band: ({ count }: Forms, least: number, most: number) => `${count(least)}–${count(most)}\u00a0%`,
    under: ({ count }: Forms, percent: number) => `under ${count(percent)}\u00a0%`,
    over: ({ count }: Forms, percent: number) => `over ${count(percent)}\u00a0%`,
  },
  inactive: 'inactive',
  /** For a holding that leads back to its owner. */
  circular: 'circular',
  /** Between two compared dates. */
  changes: { added: 'added', gone: 'gone', changed: 'changed' },
  changed: {
    added: ({ count }: Forms, relationships: number) => `${count(relationships)} added`,
    gone: ({ count }: Forms, relationships: number) => `${count(relationships)} gone`,
    changed: ({ count }: Forms, relationships: number) => `${count(relationships)} changed`,
  },
  notStated: 'not stated',
  ended: 'ended',
  endedOn: (day: string) => `${day}, ended`,
  stillSoOn: (day: string) => `${day}, still current then`,
};

/** Terms explained within client components. They are sent in every language: keep them few. */
export const networkTermWords = {
  band: {
    term: 'Share and band',
    also: 'percentage, share, range',
    means:
      'How much of a company an owner holds. Many registers give only a band, such as 25 to 50\u00a0%; where nothing is given, the share is unknown and not zero.',
  },
  confidence: {
    term: 'Confidence',
    means: `How sure the service is that a statement is true, from 0 to 100. It is a judgement of the source, not a probability; by default, the network shows what is above ${DEFAULT_CONFIDENCE}.`,
  },
} satisfies Record<string, TermWords>;

/** The popup explanation of a term. It is sent in every language: keep it small. */
export const glossaryNoteWords = {
  whatIsThis: ': what is this?',
  allTerms: 'All terms explained',
};

const BOUNDS: BoundWords = {
  before: (date) => `on or before ${date}`,
  after: (date) => `on or after ${date}`,
};

const written = ({ date }: Forms, when: BoundDate): string => inBounds(when, date(when.date), BOUNDS);

const HOLDS = {
  present: { one: 'holds shares in', other: 'hold shares in' },
  past: { one: 'held shares in', other: 'held shares in' },
};

/** Statements as sentences without full stops. */
export const statementWords = {
  /** For one subject and for several; ended statements use the past tense. */
  verbs: {
    controls: {
      present: { one: 'controls', other: 'control' },
      past: { one: 'controlled', other: 'controlled' },
    },
    controls_directly: {
      present: { one: 'directly controls', other: 'directly control' },
      past: { one: 'directly controlled', other: 'directly controlled' },
    },
    controls_ultimately: {
      present: { one: 'controls, as the ultimate parent,', other: 'control, as the ultimate parents,' },
      past: { one: 'controlled, as the ultimate parent,', other: 'controlled, as the ultimate parents,' },
    },
    owns: HOLDS,
    holds_shares_in: HOLDS,
    has_branch: {
      present: { one: 'has the branch', other: 'have the branch' },
      past: { one: 'had the branch', other: 'had the branch' },
    },
    also_registered_as: {
      present: { one: 'is also registered as', other: 'are also registered as' },
      past: { one: 'was also registered as', other: 'were also registered as' },
    },
    serves: {
      present: { one: 'serves as an intermediary of', other: 'serve as intermediaries of' },
      past: { one: 'served as an intermediary of', other: 'served as intermediaries of' },
    },
    continued_as: {
      present: { one: 'continues as', other: 'continue as' },
      past: { one: 'continued as', other: 'continued as' },
    },
  },
  /** Between the last two of several names. */
  and: 'and',
  more: (forms: Forms, count: number) => `and ${forms.count(count)} more`,
  ends: (subjects: SentencePart[], verb: string, objects: SentencePart[]): SentencePart[] => [
    ...subjects,
    ` ${verb} `,
    ...objects,
  ],
  /** Used in place of a verb if there is none. */
  typeBetween: (type: string) => `– ${type.toLowerCase()} –`,
  typeOf: (type: string, ends: SentencePart[]): SentencePart[] => [`${type}: `, ...ends],
  nobodyControls: (objects: SentencePart[]): SentencePart[] => ['No controller named for ', ...objects],
  notice: 'A notice in a gazette',
  noticeAbout: (about: SentencePart[]): SentencePart[] => ['A notice about ', ...about],
  wordlessMark: 'A mark without words',
  mark: (text: string): SentencePart[] => ['“', { name: text }, '”'],
  markOf: (mark: SentencePart[], holders: SentencePart[]): SentencePart[] => [...mark, ', a mark of ', ...holders],
  dates: { began: 'Began', ended: 'Ended', knownSo: 'Confirmed', recorded: 'Recorded' },
  written,
  from: (forms: Forms, when: BoundDate) => `from ${written(forms, when)}`,
  published: (forms: Forms, when: BoundDate) => `published ${written(forms, when)}`,
  ended: (forms: Forms, when: BoundDate) => `ended ${written(forms, when)}`,
  stillSo: (forms: Forms, date: string) => `still current ${forms.onDate(date)}`,
  knownSo: (forms: Forms, date: string) => `confirmed ${forms.onDate(date)}`,
  /** Meaning of the confidence values of our importers (lib/register/README.md, "How confidence is computed"). */
  confidence: {
    97: 'the value for a verified record',
    95: 'the value for a register’s own record',
    80: 'the value for what a company declares about itself',
    70: 'the value for what a third party says',
    60: 'the value for research, and for sources that do not say what they are',
    55: 'the value where the other party is known by name only',
  },
  sourceTypes: {
    external: 'taken from a source',
    internal: 'computed by the service',
    induction: 'inferred from other statements',
  },
  actors: { bot: 'by a program', user: 'by a person' },
  howUnstated: 'origin not stated',
  told: (how: string, who: string) => `${how} ${who}`,
  share: {
    between: (least: string, most: string) => `${least} to ${most}`,
    moreThan: (share: string) => `more than ${share}`,
    orMore: (share: string) => `${share} or more`,
    lessThan: (share: string) => `less than ${share}`,
    upTo: (share: string) => `up to ${share}`,
  },
};
