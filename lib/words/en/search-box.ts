import type { Forms } from '@/lib/shared/language/language';

/** Client components of a search page. It is sent in every language: keep it small. */
export const searchScriptWords = {
  leftOut: '(left out)',
  leaveOut: (value: string) => `Leave out ${value}`,
  leaveOutNoLonger: (value: string) => `No longer leave out ${value}`,
  valuesShown: (forms: Forms, count: number, label: string) =>
    `${forms.counted(count, { one: 'value', other: 'values' })} of ${label} shown`,
  noValue: 'No matching value.',
  allValues: 'All values',
  allValuesOf: (label: string) => `All values of ${label}`,
  showMore: (forms: Forms, count: number) => `Show ${forms.count(count)} more`,
  showMoreOf: (forms: Forms, count: number, label: string) =>
    `Show ${forms.counted(count, { one: 'more value', other: 'more values' })} of ${label}`,
  showFewer: 'Show fewer',
  showFewerOf: (label: string) => `Show fewer values of ${label}`,
  searchValues: 'Search these values',
  searchValuesOf: (label: string) => `Search the values of ${label}`,
  firstYear: (label: string) => `${label}: first year`,
  lastYear: (label: string) => `${label}: last year`,
  filters: 'Filters',
  closeFilters: 'Close the filters',
  /** `found`: "9 companies". */
  show: (found: string) => `Show ${found}`,
  searching: 'Searching…',
  lock: (filter: string) => `Lock on this device: ${filter}`,
  lockHint: 'Lock for searches on this device',
  locked: 'Locked: applies to new searches on this device',
  lockedElsewhere: 'Locked on this device, but not part of this search:',
  apply: 'Apply',
  unlock: 'Unlock',
  previewOn: 'Preview is on',
  previewOff: 'Preview is off',
  previewKeys: 'j and k go through the results, Enter shows or opens one, Esc closes it.',
  preview: 'Preview',
  closePreview: 'Close the preview',
  officers: 'Officers',
  filings: 'Filings',
  loading: 'Loading the record …',
  load: 'Load the record: 1 call',
  orEnter: 'or press Enter',
  suggestions: 'Suggestions',
  suggested: (forms: Forms, count: number) =>
    `${forms.counted(count, { one: 'suggestion', other: 'suggestions' })}; arrow keys choose one.`,
  kept: (forms: Forms, count: number) => (count === 0 ? 'Saved searches' : `Saved searches (${forms.count(count)})`),
  keptSearches: 'Searches saved on this device',
  keepUnder: 'Name of the saved search',
  keep: 'Save this search',
  newName: 'New name',
  rename: 'Rename',
  delete: 'Delete',
  exportAll: 'Export as JSON',
  refused: 'Your browser does not allow this site to save data.',
};

/** The preview of a company. It is rendered in the browser: keep it small. */
export const previewWords = {
  number: 'Number',
  address: 'Address',
  formerNames: 'Former names',
  otherNames: 'Other names',
  industry: 'Industry',
  controlledBy: 'Controlled by',
  owners: 'Owners',
  source: 'Source',
  former: 'former',
  more: (forms: Forms, count: number) => `and ${forms.count(count)} more`,
  filed: (forms: Forms, date: string, title: string) => `${forms.date(date)}: ${title}`,
  noConnection: 'The record could not be loaded: the connection failed.',
  /** `message`: the message of the failed reply, in English; `reason`: one of the contract's codes. */
  failed: (status: number, message: string | undefined, _reason: string | undefined) =>
    message ?? `The register answered with status ${status}.`,
};
