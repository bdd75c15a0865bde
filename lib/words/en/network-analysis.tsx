import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';
import type { FileProblem } from '../arguments';

const entities = { one: 'entity', other: 'entities' };

const relationships = { one: 'relationship', other: 'relationships' };

/** Actions on a network view, and its export and import. */
export const networkCaseWords = {
  label: 'This view',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (said: string) => `Undo: ${said}`,
  redoWhat: (said: string) => `Redo: ${said}`,
  /** Names have their own full stops, so these sentences have none. */
  said: {
    done: (said: string) => said,
    undone: (said: string) => `Undone: ${said}`,
    redone: (said: string) => `Redone: ${said}`,
  },
  tools: {
    label: 'Actions',
    who: ({ counted }: Forms, count: number) => counted(count, entities),
    hide: 'Hide',
    pin: 'Pin',
    unpin: 'Unpin',
    collapse: 'Collapse',
    uncollapse: 'Open again',
    stack: 'Fold its branches',
    group: 'Group',
    groupName: 'Name of the group',
    note: 'Note',
    notePrivate: 'Stored in this page and in a case file, never in a link.',
    tag: 'New tag',
    addTag: 'Add',
    tags: 'Tags',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    tagPrivate:
      'Tags are filters and rules of appearance, too. Stored in this page and in a case file, never in a link.',
    rootStays: 'The starting point of the network cannot be hidden.',
  },
  away: {
    title: 'Group by…',
    /** With a count: "Hidden: 2". */
    counted: ({ count }: Forms, what: string, many: number) => `${what}: ${count(many)}`,
    hidden: 'Hidden',
    collapsed: 'Collapsed',
    groups: 'Groups',
    show: (name: string) => `Show ${name} again`,
    showAll: 'Show all again',
    open: (name: string) => `Open ${name}`,
    close: (name: string) => `Close ${name}`,
    dissolve: (name: string) => `Dissolve ${name}`,
    byJurisdiction: 'Group by jurisdiction',
    cutOff: ({ counted }: Forms, count: number) =>
      `Hiding removes ${counted(count, entities)} from the picture and the list.`,
    behind: ({ counted }: Forms, count: number) =>
      `${counted(count, entities)} behind collapsed ones: in the list, not in the picture.`,
    beyond: ({ counted }: Forms, count: number, lines: number) =>
      `Too many to draw at once: ${counted(count, entities)} and ${counted(lines, relationships)} are in the list only.`,
  },
  trail: {
    title: ({ count }: Forms, steps: number) => (steps === 0 ? 'History' : `History (${count(steps)})`),
    beginning: 'Start',
    here: 'here',
    undone: 'undone',
    replay: 'Replay',
    stop: 'Stop',
  },
  take: {
    title: 'Export and share',
    holds: ({ counted }: Forms, count: number, lines: number) =>
      `Files hold what the list shows: ${counted(count, entities)}, ${counted(lines, relationships)}. A case file holds everything loaded.`,
    kinds: {
      png: 'PNG picture (2x)',
      'png-4x': 'PNG picture (4x)',
      svg: 'SVG picture',
      pdf: 'PDF picture',
      relationships: 'Relationships (CSV)',
      entities: 'Entities (CSV)',
      graphml: 'GraphML',
      gexf: 'GEXF',
      bods: 'BODS (JSON)',
      ftm: 'FollowTheMoney (JSON lines)',
      cypher: 'Cypher',
      ttl: 'Turtle (RDF)',
      cytoscape: 'Cytoscape (JSON)',
      case: 'Case file',
      dossier: 'Dossier (HTML)',
      'dossier-pdf': 'Dossier (PDF)',
      trail: 'Dossier with history and sources (Markdown)',
    },
    groups: { picture: 'Picture', document: 'Dossier', data: 'Data' },
    made: (name: string) => `Saved as ${name}.`,
    failed: 'The file could not be made. Try another format.',
    network: (name: string) => `Ownership network of ${name}`,
    bundle: ({ counted }: Forms, count: number) => counted(count, relationships),
    link: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'The browser did not allow copying. Copy the link from the address bar.',
    embed: 'Copy embed code',
    embedCopied: 'Code copied. It shows this view as a card in other pages.',
    embedNotCopied: 'The browser did not allow copying. Copy the code from here.',
    linkSince: 'Anyone who opens the link sees what has changed since today.',
    tooLong: ({ count }: Forms, length: number, most: number) =>
      `The link has ${count(length)} characters; over ${count(most)} many programs cut it off. A case file is safer.`,
    leftOut: (what: string) => `Not included in the link: ${what}.`,
    parts: {
      notes: 'notes',
      tags: 'tags',
      selected: 'the selection',
      expanded: 'expansions beyond the limit of an address',
      walks: 'multi-level expansions beyond the limit of an address',
    },
  },
  open: {
    title: 'Import a list',
    file: 'Open a case file',
    fileHint: 'Choose a file, or drop it here.',
    opened: (title: string, day: string) => `Opened “${title}”, saved on ${day}.`,
    goOn: 'Open it',
    ids: 'Add companies by number',
    idsHint: 'Paste them one to a line, as gb/01234500 or as the address of a page; or a table with a heading.',
    idsFile: 'Or from a file',
    idsUnreadable: 'The file is too large, or could not be read.',
    add: 'Add to the network',
    unread: (what: string) => `Not understood: ${what}.`,
    tooMany: ({ count }: Forms, most: number) =>
      `At most ${count(most)} networks are loaded at once; the rest was left out.`,
    added: ({ counted }: Forms, count: number) => `${counted(count, entities)} added.`,
    costs: ({ counted }: Forms, calls: number) =>
      `This loads ${counted(calls, { one: 'network', other: 'networks' })}; each may cost 1 call.`,
  },
};

const WAYS: Readonly<Record<'up' | 'down' | 'both', string>> = {
  up: 'up to the owners',
  down: 'down to what is owned',
  both: 'both ways',
};

/** Actions on a network view, and errors of its file. `who`: a name, or "3 entities". */
export const caseWords = {
  entities: { one: 'entity', other: 'entities' },
  nobody: 'nothing',
  said: {
    add_roots: (who: string) => `Added ${who} as a starting point`,
    remove_root: (who: string) => `Removed ${who} as a starting point`,
    expand: (who: string) => `Expanded ${who}`,
    expandPart: (who: string, side: 'owners' | 'owned', type: string) =>
      side === 'owners' ? `Added the owners of ${who} (${type})` : `Added what ${who} owns (${type})`,
    walk: ({ counted }: Forms, who: string, direction: keyof typeof WAYS, depth: number) =>
      `Expanded ${who} ${WAYS[direction]}, ${counted(depth, { one: 'level', other: 'levels' })}`,
    hide: (who: string) => `Hid ${who}`,
    show: (who: string) => `Showed ${who} again`,
    pin: (who: string) => `Pinned ${who}`,
    unpin: (who: string) => `Unpinned ${who}`,
    group: (name: string) => `Grouped as ${name}`,
    ungroup: (name: string) => `Dissolved the group ${name}`,
    closeGroup: (name: string) => `Closed the group ${name}`,
    openGroup: (name: string) => `Opened the group ${name}`,
    collapse: (who: string) => `Collapsed ${who}`,
    uncollapse: (who: string) => `Opened ${who} again`,
    stack: (who: string) => `Folded the branches of ${who}`,
    unstack: (who: string) => `Opened the branches of ${who}`,
    select: (who: string) => `Selected ${who}`,
    filter: (parts: string) => `Filtered: ${parts}`,
    note: (who: string) => `Wrote a note on ${who}`,
    noteGone: (who: string) => `Removed the note on ${who}`,
    tag: (who: string, tag: string) => `Tagged ${who}: ${tag}`,
    untag: (who: string, tag: string) => `Removed from ${who} the tag ${tag}`,
    layout: (name: string) => `Layout: ${name}`,
    labels: (name: string) => `Labels: ${name}`,
    appearance: (parts: string) => `Appearance: ${parts}`,
    days: (before: string, after: string) => `Compared ${before} with ${after}`,
    daysGone: 'Ended the comparison of two days',
  },
  filter: {
    confidence: (least: number) => `confidence above ${least}`,
    anyConfidence: 'any confidence',
    ownership: (least: number) => `ownership from ${least}\u00a0%`,
    unknown: 'with unknown shares',
    notUnknown: 'without unknown shares',
    date: (day: string) => `on ${day}`,
    anyDate: 'on any day',
    types: (values: string) => `relationships ${values}`,
    kinds: (values: string) => `kinds ${values}`,
    jurisdictions: (values: string) => `jurisdictions ${values}`,
    statuses: (values: string) => `statuses ${values}`,
    tags: (values: string) => `tags ${values}`,
    untagged: 'none',
    all: 'all',
  },
  layouts: { structure: 'structure chart', force: 'force' },
  labelModes: { all: 'all', focus: 'around the focus', hover: 'under the pointer' },
  trail: {
    steps: 'History',
    noSteps: 'No steps yet.',
    relationships: 'Relationships shown',
    notes: 'Notes',
    noRelationships: 'None.',
    /** `parent` and `child` as links. */
    owns: (parent: string, child: string) => `${parent} → ${child}`,
    share: (share: string) => `share ${share}`,
    confidence: (value: number) => `confidence ${value} of 100`,
    confidenceUnknown: 'confidence not stated',
    from: (day: string) => `from ${day}`,
    endedOn: (day: string) => `ended ${day}`,
    publishedBy: (publisher: string, licence: string | null) =>
      `published by ${publisher}${licence === null ? '' : ` (${licence})`}`,
    ended: 'ended on an unknown day',
    statements: 'sources:',
    seenOn: (day: string) => `seen ${day}`,
    seenUndated: 'seen on an unknown day',
    noStatements: 'the register names no statement',
  },
  file: {
    problem: (problem: FileProblem): string => {
      switch (problem.kind) {
        case 'too_large':
          return `This file is too large: it has ${problem.size} bytes, and at most ${problem.limit} are read.`;
        case 'not_json':
          return 'This file cannot be read: it is not JSON, or it is cut off.';
        case 'not_a_case':
          return 'This is not a case file: choose one whose name ends in .firmament.json.';
        case 'other_version':
          return `This case file is of version ${problem.version}, but this site reads only up to version ${problem.newest}.`;
        case 'unreadable':
          return `This case file is damaged, so none of it was opened. The fault is at “${problem.at}”.`;
      }
    },
  },
};

const OWNERS = { one: 'ultimate owner', other: 'ultimate owners' };

/** Ultimate owners, with the arithmetic. Names and shares within words are texts or elements. */
export const networkOwnershipWords = {
  title: 'Ultimate owners',
  owners: 'ultimate owners',
  count: ({ counted }: Forms, owners: number) => counted(owners, OWNERS),
  countLoaded: ({ counted }: Forms, owners: number) =>
    counted(owners, { one: 'owner at the top of what is loaded', other: 'owners at the top of what is loaded' }),
  notTop: 'Not the top: a statement names another ultimate parent.',
  rule: 'Economic share: multiplied along each chain, added over all chains. Votes and control are shown separately.',
  none: (name: ReactNode) => <>No owner of {name} is known here.</>,
  isPerson: (name: ReactNode) => <>{name} is a person and has no owners.</>,
  onlyLoop: (name: ReactNode) => <>{name} is part of an ownership loop, and no owner outside the loop is known.</>,
  together: 'Together, as they own each other',
  chains: (name: string) => `Chains from ${name}`,
  sum: 'Sum of the chains',
  sumShown: 'Sum of the chains shown',
  loopsAdd: 'Loops add',
  othersAdd: 'Loops and chains not shown add',
  cut: 'More than the other owners leave, taken off the upper end',
  total: 'Total',
  unknown: (share: ReactNode) => <>The owners of {share} are not known.</>,
  withoutShare: {
    title: 'At the top through votes or control, with no stated share',
    holders: 'holders without a stated share',
    noShare: (name: ReactNode) => <>No share in {name} is stated here.</>,
  },
  nothingUnknown: 'All shares are accounted for.',
  itself: (name: ReactNode, share: ReactNode) => (
    <>
      Through the loop {name} holds {share} of itself.
    </>
  ),
  round: 'The loop',
  between: ({ counted }: Forms, entities: number) =>
    `${counted(entities, { one: 'intermediate owner', other: 'intermediate owners' })}, with their shares`,
  tooManyBetween: ({ counted, form }: Forms, above: number) =>
    `There ${form(above, { one: 'is', other: 'are' })} ${counted(above, entities)} above it; the shares of intermediate owners are not computed.`,
  warnings: 'Resolved by a rule',
  overDeclared: (company: ReactNode, total: string) => (
    <>
      Declared holdings in {company} add up to {total}. Each was divided by this total.
    </>
  ),
  accountsDiffer: (owner: ReactNode, company: ReactNode, between: string) => (
    <>
      Statements on what {owner} holds of {company} contradict each other: {between} is used.
    </>
  ),
  selfHolding: (company: ReactNode, share: string) => (
    <>
      {company} holds {share} of itself. Such shares carry no rights, so the others’ shares grow in proportion.
    </>
  ),
  closedLoop: (companies: ReactNode) => (
    <>These own each other completely, so no one outside can own any part of them: {companies}.</>
  ),
};

/** Control, step by step. Names within words are texts or elements. */
export const networkControlWords = {
  title: 'Who controls it',
  controllers: 'controllers',
  count: ({ counted }: Forms, controllers: number) => counted(controllers, { one: 'controller', other: 'controllers' }),
  rule: 'More than half of the votes at each step, alone or with companies one controls. Where no votes are given, shares are used instead. This says nothing about the economic share.',
  none: (name: ReactNode) => <>No one is known to hold more than half of the votes in {name}.</>,
  certain: 'certain',
  possible: 'possible: share bands or unknown shares leave it open',
  top: 'at the top',
  topLoaded: 'at the top of what is loaded',
  onTheWay: 'in between',
  proof: (name: string) => `How ${name} has control`,
  majority: (company: ReactNode) => <>{company}, more than half</>,
  mayBeMajority: (company: ReactNode) => <>{company}, perhaps more than half</>,
  jointMajority: (company: ReactNode, votes: ReactNode) => (
    <>
      {company}: {votes}, more than half
    </>
  ),
  mayBeJointMajority: (company: ReactNode, votes: ReactNode) => (
    <>
      {company}: {votes}, perhaps more than half
    </>
  ),
  declared: (company: ReactNode) => <>{company}: declared as control by the source</>,
  overstated: (company: ReactNode) => (
    <>{company}: stated with more than half, like others; together they exceed 100 %, as with joint holders</>
  ),
  controls: ({ counted }: Forms, companies: number) =>
    `It controls ${counted(companies, { one: 'company', other: 'companies' })} itself`,
};

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** A holding: its names and its share in words. */
export interface StepWords {
  owner: string;
  owned: string;
  share: string;
}

/** Common to all findings about a network. */
export const networkFindingWords = {
  label: 'Findings',
  subject: 'Findings about',
  another: 'Choose another',
  found: ({ counted }: Forms, options: number) => counted(options, { one: 'name', other: 'names' }),
  step: ({ owner, owned, share }: StepWords) => `${owner} holds ${share} of ${owned}: show the relationship`,
  trace: 'Show in the picture',
  traceOf: (name: string) => `Show in the picture: ${name}`,
  counted: ({ counted }: Forms, relationships: number) =>
    `Computed from the ${counted(relationships, RELATIONSHIPS)} that are loaded and shown.`,
  hidden: ({ counted, form }: Forms, relationships: number) =>
    `The filters hide ${counted(relationships, RELATIONSHIPS)}, which ${form(relationships, { one: 'is', other: 'are' })} not included.`,
  countHidden: 'Include what the filters hide',
  countedAll: ({ counted }: Forms, relationships: number) =>
    `Computed from all ${counted(relationships, RELATIONSHIPS)} that are loaded, including any that the filters hide.`,
  /** What statements say of the ultimate parent. */
  stated: {
    title: 'Ultimate parent according to statements',
    of: 'stated as the ultimate parent of',
    unreached: 'the steps between are not known',
    reached: 'known owners lead there too',
    differ: 'The statements name different ultimate parents.',
  },
  notFollowed: (name: ReactNode) => <>The owners of {name} have not been loaded: expand it to go further.</>,
  moreOpen: ({ counted }: Forms, entities: number) =>
    `The same applies to ${counted(entities, { one: 'other intermediate owner', other: 'other intermediate owners' })}.`,
  working: 'Computing…',
  failed: 'This could not be computed. The error is ours and says nothing about the facts.',
  tooLarge: ({ count }: Forms, most: number) =>
    `Not computed: there are more than ${count(most)} relationships. Raise a minimum above to include fewer.`,
};

/** Changes of a network since its file or link was made. */
export const networkSinceWords = {
  label: 'Since this link was made',
  linkMade: (day: string) => `This link was made on ${day}.`,
  waiting: 'Loading the current facts…',
  same: 'Nothing that was reloaded has changed since.',
  relationships: ({ count, counted }: Forms, added: number, gone: number, changed: number) =>
    `Since then: ${counted(added, relationships)} added, ${count(gone)} gone, ${count(changed)} changed.`,
  entities: ({ count, counted }: Forms, added: number, gone: number) =>
    `${counted(added, entities)} new to the network, ${count(gone)} no longer in it.`,
  unchecked: ({ counted }: Forms, count: number) => `Not reloaded: ${counted(count, relationships)}.`,
  kinds: { added: 'added', gone: 'gone', changed: 'changed' },
  newEntities: 'New:',
  goneEntities: 'No longer there:',
  beyond: ({ count }: Forms, more: number) => `and ${count(more)} more`,
  /** For an entity without a name in the link. */
  nobodyNow: 'an entity that is no longer in the network',
  numbers: ({ counted }: Forms, were: number, lines: number) =>
    `At that time, ${counted(were, entities)} and ${counted(lines, relationships)} were loaded.`,
  numbersNow: ({ counted }: Forms, are: number, lines: number) =>
    `Now there are ${counted(are, entities)} and ${counted(lines, relationships)}. A link has no room to say which of them changed; a case file does.`,
  unread: 'Part of the address could not be read, so the view may differ from the one that was sent:',
};

/** Pictures, printed pages and dossiers of a network. */
export const networkReportWords = {
  drawn: ({ count, counted }: Forms, drawn: number, all: number) =>
    `${count(drawn)} of ${counted(all, entities)} drawn`,
  /** Entities without a place of their own in the picture. */
  elsewhere: {
    stack: ({ count }: Forms, stacked: number) => `${count(stacked)} in stacks`,
    group: ({ count }: Forms, grouped: number) => `${count(grouped)} in closed groups`,
    collapsed: ({ count }: Forms, behind: number) => `${count(behind)} behind collapsed ones`,
    beyond: ({ count }: Forms, beyond: number) => `${count(beyond)} left out, too many to draw`,
  },
  filters: (parts: string) => `Filters: ${parts}`,
  /** Of a picture that cannot be opened or pointed at. */
  signs: {
    stack: 'thick border: several drawn as one',
    pile: 'pile: several drawn as one',
    behind: '+7: entities behind a collapsed one',
    inactive: 'cut corners: inactive',
    filled: 'filled: what the picture is about',
    holds: 'tinted: owns what stands below it',
  },
  sources: 'Sources',
  publisher: ({ counted }: Forms, name: string, licence: string, count: number) =>
    `${name} (${licence}): ${counted(count, relationships)}`,
  /** The publisher has records of several licences, or of none. */
  noLicence: 'for the licence see its records',
  unnamed: ({ counted }: Forms, count: number) => `no publisher named: ${counted(count, relationships)}`,
  page: 'Page',
  copy: 'Copy as picture',
  copied: ({ count }: Forms, width: number, height: number) =>
    `Picture copied; in pixels: ${count(width)} × ${count(height)}.`,
  notCopied: 'The browser did not allow copying a picture. Save it as PNG instead.',
  /** `scale`: the largest possible. */
  smaller: ({ count }: Forms, wanted: number, scale: number, width: number, height: number) =>
    `At ${count(wanted)}x the picture would be larger than browsers can draw: it was made at ${count(scale)}x (in pixels: ${count(width)} × ${count(height)}).`,
  print: {
    title: 'Paper, pages and print',
    save: 'Save as PDF',
    open: 'Print',
    paper: 'Paper',
    portrait: 'Portrait',
    landscape: 'Landscape',
    orientation: 'Orientation',
    pages: 'Pages',
    one: 'One page',
    several: 'Several pages',
    table: 'With the table and its sources',
    /** `points`: the height of the letters of names. */
    oneHint: ({ count }: Forms, points: number) => `Names are printed in about ${count(points)} pt.`,
    severalHint: ({ count, counted }: Forms, pages: number, points: number) =>
      `${counted(pages, { one: 'page', other: 'pages' })}: an overview, then the parts, which overlap a little; names in about ${count(points)} pt.`,
    tooSmall: 'That is hard to read: choose larger paper or several pages.',
    how: 'Print opens a window with the pages.',
    blocked: 'The browser blocked the window. Allow pop-ups for this site, then press again.',
    opened: 'The pages are in a new window.',
    failed: 'The pages could not be made. Try a picture as SVG.',
    page: ({ count }: Forms, page: number, pages: number) => `Page ${count(page)} of ${count(pages)}`,
    part: ({ count }: Forms, row: number, rows: number, column: number, columns: number) =>
      `row ${count(row)} of ${count(rows)}, column ${count(column)} of ${count(columns)}`,
  },
  dossier: {
    date: 'Date',
    filters: 'Filters',
    shown: 'Shown',
    drawn: 'In the picture',
    top: 'Who is at the top',
    isTop: 'nothing is above it',
    isTopLoaded: 'at the top of what is loaded; its owners may not be loaded',
    notLoaded: 'Their owners have not been loaded',
    notIncluded: ({ count }: Forms, roots: number) => `Not computed for ${count(roots)} further starting points.`,
    publishers: 'Publishers',
  },
};
