import type { Forms } from '@/lib/shared/language/language';

/** The workspace of a network: its bar, panels and drawer. */
export const networkWorkspaceWords = {
  skip: 'Skip to the picture',
  notices: 'Notes on this network',
  dismiss: 'Close the notes',
  toRecord: 'Back to the record',
  tools: 'Tools of this view',
  details: 'Details',
  /** On a phone, while something is focused. */
  detailsOf: (name: string) => `Details: ${name}`,
  fold: (panel: string) => `Close: ${panel}`,
  about: 'About this page',
  drawer: {
    open: 'Open the lists',
    close: 'Close the lists',
    changes: 'Changes',
  },
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  picture: (name: string) => `The network of ${name} as a small picture`,
  search: {
    label: 'Search in this network',
    hint: 'Name, number, country, status',
    found: ({ count }: Forms, found: number, all: number) => `${count(found)} of ${count(all)}`,
    /** The hit that Enter went to. */
    at: ({ count }: Forms, place: number, found: number) => `${count(place)} / ${count(found)}`,
    keys: 'Enter goes to the next hit, Shift and Enter to the previous one, Escape clears.',
    noted: 'note',
    pinned: 'pinned',
  },
};
