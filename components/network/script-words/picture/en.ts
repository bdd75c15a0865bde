/** The picture of a network: how to read it and how to steer it. */
export const en = {
  label: (name: string) => `Ownership network of ${name}`,
  steering:
    'Arrow keys move between companies, Enter expands, o opens the record, plus and minus zoom, 0 fits, Escape leaves. The table below holds the same relationships.',
  notLoaded: 'The picture could not be loaded. The table below is complete.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitToScreen: 'Fit the network to the screen',
  fit: 'Fit',
  resetLayout: 'Reset layout',
  howTo: {
    choose: 'Choose a company or a line in the picture to read about it here.',
    expand: 'Double click a company to add its own owners and holdings.',
    keys: 'By keyboard: arrow keys, Enter to expand, o to open, + − 0 to zoom and fit.',
  },
  legend: {
    label: 'Legend',
    arrows: 'Arrows run from owner to owned',
    thicker: 'thicker: larger share',
    dashed: 'confidence 60 or less, or share unknown',
    paler: 'paler: ended',
    placeholder: 'placeholder: probably a company, not yet matched to a record',
  },
};
