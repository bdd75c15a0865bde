import type { Forms } from '@/lib/language/forms/forms';

/** The preview of a company. It is drawn in the browser: keep it small. */
export const en = {
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
  /** `told` is what the register says of its failure, in English; `reason` is one of the contract's. */
  failed: (status: number, told: string | undefined, _reason: string | undefined) =>
    told ?? `The register answered with status ${status}.`,
};
