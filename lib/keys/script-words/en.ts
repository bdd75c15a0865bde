/** What keys do, in lists, menus and titles alike. */
export const en = {
  /** `keys`: "Ctrl+K or ⌘+K". */
  title: (does: string, keys: string) => `${does} (${keys})`,
  places: {
    everywhere: 'Everywhere',
    results: 'In the results of this search',
    query: 'In the search box',
    network: 'In the picture of the network',
  },
  does: {
    search: 'Go to the search box',
    list: 'Show this list of keys',
    jump: 'Jump to a page or record',
    close: 'Close what is open',
    next: 'Next result',
    previous: 'Previous result',
    show: 'Show the result beside the list, or open it',
    close_preview: 'Close the preview',
    suggestions: 'Go through the suggestions',
    take: 'Take the suggestion, or search',
    close_suggestions: 'Close the suggestions',
    move: 'Move between companies',
    expand: 'Expand the company',
    open: 'Open its record',
    zoom: 'Zoom',
    fit: 'Show the whole network',
    leave: 'Leave the picture',
  },
};
