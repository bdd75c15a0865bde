import type { Forms } from '@/lib/language/forms/forms';

/** The picture of a network: how to read it and how to steer it. */
export const en = {
  label: (name: string) => `Ownership network of ${name}`,
  steering:
    'Arrow keys move between companies, Enter opens the record, E expands, Space selects, Shift and Space selects the box back to the last one, H hides, plus and minus zoom, 0 fits, Escape clears. The table below holds the same relationships.',
  notLoaded: 'The picture could not be loaded. The table below is complete.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitToScreen: 'Fit the network to the screen',
  fit: 'Fit',
  resetLayout: 'Reset layout',
  layout: 'Layout',
  layouts: { pyramid: 'Ownership pyramid', force: 'Force', radial: 'Radial', grid: 'Grid' },
  arranging: 'Arranging…',
  lasso: 'Lasso',
  lassoHint: 'Lasso: draw around what to select',
  releasePins: 'Release pins',
  labels: 'Names',
  labelModes: { all: 'All', focus: 'Near focus', hover: 'On hover' },
  /** The name of a stack: leaves of one company that are drawn as one. */
  more: ({ count }: Forms, members: number) => `${count(members)} more`,
  stack: ({ count }: Forms, members: number, owner: string) =>
    `Stack: ${count(members)} more around ${owner}. Enter opens it.`,
  group: ({ count }: Forms, members: number, name: string) =>
    `Group ${name}: ${count(members)} entities. Enter opens it.`,
  selected: ({ count }: Forms, selected: number, isFocusSelected: boolean) =>
    `${count(selected)} selected${isFocusSelected ? ', this one among them' : ''}.`,
  noneSelected: 'Nothing is selected.',
  howTo: {
    choose: 'Choose a company or a line in the picture to read about it here.',
    expand: 'Double click a company to add its own owners and holdings.',
    select:
      'Shift and click selects several, Shift and drag selects what you go round. What you drag stays where you leave it.',
    touch:
      'By touch: a tap reads, a double tap adds, holding selects, the lasso selects what you go round, one finger moves the picture and two zoom it.',
    keys: 'By keyboard: arrow keys, Enter to open, E to expand, Space to select, + − 0 to zoom and fit.',
  },
  legend: {
    label: 'Legend',
    arrows: 'Arrows run from owner to owned',
    thicker: 'thicker: larger share',
    dashed: 'confidence 60 or less, or share unknown',
    paler: 'paler: ended',
    letters: 'letters: country of the register',
    loop: 'bent and marked “circular”: leads back to its own owner',
    stack: 'stack: opens into those in it',
    placeholder: 'placeholder: probably a company, not yet matched to a record',
    person: 'person',
    unknown: 'unknown owner: a source says that it is not known or not told who it is',
  },
};
