import type { Forms } from '@/lib/shared/language/language';

/** The command palette and the list of shortcuts, in every language; loaded when one of them is opened. */
export const shortcutWords = {
  jump: 'Go to…',
  jumpTo: 'Go to a page or record',
  toChooseFrom: ({ count }: Forms, targets: number) => `${count(targets)} to choose from`,
  whereTo: 'Page or record',
  nothingIsAsked: 'Names are not suggested while you type: each suggestion would ask the remote service.',
  commandPaletteKeys: '↓ ↑ choose, Enter opens, Esc closes.',
  forget: 'Clear recently viewed',
  keys: 'Keyboard shortcuts',
  or: 'or',
  close: 'Close',
  keysAreOn: 'Keyboard shortcuts are on, on this device',
  keysOff:
    'When off, single letters and signs do nothing. This list stays in the footer of each page, under “Keyboard shortcuts”.',
  refused: 'Your browser does not allow this site to save data.',
};

/** Destinations of the command palette. It is sent in every language: keep it small. */
export const commandPaletteWords = {
  seen: 'Recently viewed',
  pages: 'Pages',
  search: 'Search',
  searchCompanies: (typed: string) => `Search companies for “${typed}”`,
  searchOfficers: (typed: string) => `Search officers for “${typed}”`,
  /** Pages, with synonyms to find them. */
  places: {
    home: { label: 'Home', also: 'start' },
    companies: { label: 'Company search', also: 'companies' },
    officers: { label: 'Officer search', also: 'officers directors people' },
    jurisdictions: { label: 'Jurisdictions', also: 'countries places map registers' },
    industry_codes: { label: 'Industry codes', also: 'sic nace activity' },
    corporate_groupings: { label: 'Corporate groupings', also: 'groups' },
    events: { label: 'Events', also: 'changes news' },
    control_statements: { label: 'Control statements', also: 'owners beneficial psc' },
    gazette_notices: { label: 'Gazette notices', also: 'insolvency struck off' },
    trademark_registrations: { label: 'Trademark registrations', also: 'brands' },
    alternate_registrations: { label: 'Alternate registrations', also: 'statements' },
    subsequent_registrations: { label: 'Subsequent registrations', also: 'statements' },
    watchlist: { label: 'Watchlist', also: 'watched companies kept' },
    compare: { label: 'Compare companies', also: 'side by side' },
    connections: { label: 'Find connections', also: 'links paths between companies' },
    api: { label: 'API', also: 'interface reference developers' },
    register: { label: 'The register', also: 'imports sources licences contents' },
    account_status: { label: 'Account status', also: 'allowance calls usage' },
    glossary: { label: 'Glossary', also: 'terms meaning help' },
    accessibility: { label: 'Accessibility', also: 'a11y wcag screen reader contrast' },
    people: { label: 'People named here', also: 'privacy personal data correction contact' },
  },
  kinds: {
    company: 'Company',
    officer: 'Officer',
    filing: 'Filing',
    statement: 'Statement',
    datum: 'Data',
    event: 'Event',
    placeholder: 'Placeholder',
    corporate_grouping: 'Corporate grouping',
    industry_code: 'Industry code',
  },
};

/** Actions of keys, in lists, menus and titles. */
export const keyWords = {
  places: {
    everywhere: 'Everywhere',
    results: 'In the results of this search',
    query: 'In the search box',
    network: 'In the picture of the network',
  },
  actions: {
    search: 'Go to the search box',
    list: 'Show keyboard shortcuts',
    jump: 'Go to a page or record',
    close: 'Close what is open',
    next: 'Next result',
    previous: 'Previous result',
    show: 'Show the result beside the list, or open it',
    close_preview: 'Close the preview',
    suggestions: 'Go through the suggestions',
    take: 'Use the suggestion, or search',
    close_suggestions: 'Close the suggestions',
    move: 'Move between companies; in a chart to the owner, the first holding, the holdings of one owner',
    expand: 'Expand the company',
    open: 'Open its record',
    select: 'Select the company',
    hide: 'Hide what is selected',
    zoom: 'Zoom',
    fit: 'Show the whole network',
    clear: 'Clear the selection',
  },
};
