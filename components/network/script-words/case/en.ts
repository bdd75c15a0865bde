import type { Forms } from '@/lib/language/forms/forms';

const entities = { one: 'entity', other: 'entities' };
const relationships = { one: 'relationship', other: 'relationships' };

/** What can be done to a view of a network, and how it is taken away and brought back. */
export const en = {
  label: 'This view',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (said: string) => `Undo: ${said}`,
  redoWhat: (said: string) => `Redo: ${said}`,
  /** Names end in full stops of their own: what is said has none of its own. */
  said: {
    done: (said: string) => said,
    undone: (said: string) => `Undone: ${said}`,
    redone: (said: string) => `Redone: ${said}`,
  },
  tools: {
    label: 'Do with what is selected',
    who: ({ counted }: Forms, count: number) => counted(count, entities),
    hide: 'Hide',
    pin: 'Pin',
    unpin: 'Unpin',
    collapse: 'Collapse',
    uncollapse: 'Open again',
    group: 'Group',
    groupName: 'Name of the group',
    note: 'Note',
    notePrivate: 'Kept in this page and in a case file; a link never carries it.',
    rootStays: 'Where the network begins cannot be hidden.',
  },
  away: {
    title: ({ count }: Forms, hidden: number, groups: number) => `Hidden: ${count(hidden)} · Groups: ${count(groups)}`,
    hidden: 'Hidden',
    collapsed: 'Collapsed',
    groups: 'Groups',
    nothing: 'Nothing is hidden, collapsed or grouped.',
    show: (name: string) => `Show ${name} again`,
    showAll: 'Show all again',
    open: (name: string) => `Open ${name}`,
    close: (name: string) => `Close ${name}`,
    dissolve: (name: string) => `Dissolve ${name}`,
    byJurisdiction: 'Group by jurisdiction',
    cutOff: ({ counted }: Forms, count: number) => `Hiding takes ${counted(count, entities)} out of picture and list.`,
    behind: ({ counted }: Forms, count: number) =>
      `${counted(count, entities)} behind collapsed ones: in the list, not in the picture.`,
    beyond: ({ counted }: Forms, count: number, lines: number) =>
      `Too many to draw at once: ${counted(count, entities)} and ${counted(lines, relationships)} are in the list only.`,
  },
  trail: {
    title: ({ count }: Forms, steps: number) => `Steps: ${count(steps)}`,
    beginning: 'Beginning',
    here: 'here',
    undone: 'undone',
    replay: 'Replay',
    stop: 'Stop',
  },
  take: {
    title: 'Take the picture with you',
    holds: ({ counted }: Forms, count: number, lines: number) =>
      `Files hold what the list shows: ${counted(count, entities)}, ${counted(lines, relationships)}. A case file holds everything loaded.`,
    kinds: {
      png: 'PNG picture',
      svg: 'SVG picture',
      relationships: 'Relationships (CSV)',
      entities: 'Entities (CSV)',
      graphml: 'GraphML',
      gexf: 'GEXF',
      bods: 'BODS (JSON)',
      cytoscape: 'Cytoscape (JSON)',
      case: 'Case file',
      trail: 'Steps and sources (Markdown)',
    },
    made: (name: string) => `Saved as ${name}.`,
    failed: 'The file could not be made. Try another format.',
    network: (name: string) => `Ownership network of ${name}`,
    bundle: ({ counted }: Forms, count: number) => counted(count, relationships),
    link: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'The browser did not allow copying: take the link from the address bar.',
    embed: 'Copy embed code',
    embedCopied: 'The code is copied: it shows this view as a card in other pages.',
    embedNotCopied: 'The browser did not allow copying: take the code from here.',
    linkSince: 'Whoever opens the link sees what has changed since today.',
    tooLong: ({ count }: Forms, length: number, most: number) =>
      `The link has ${count(length)} characters; over ${count(most)} many programs cut it off. A case file is safer.`,
    leftOut: (what: string) => `The link does not carry: ${what}.`,
    parts: {
      notes: 'notes',
      selected: 'what is selected',
      expanded: 'expansions past the most an address may have',
      walks: 'walks past the most an address may have',
    },
  },
  open: {
    title: 'Bring in',
    file: 'Open a case file',
    fileHint: 'Choose it, or drop it here.',
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
    costs: ({ count }: Forms, calls: number) => `This asks for ${count(calls)} networks; each may cost a call.`,
  },
};
