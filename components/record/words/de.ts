import type { en } from './en';

const STATEMENT = { one: 'Aussage', other: 'Aussagen' };

export const de: typeof en = {
  lists: {
    filings: {
      noun: { one: 'Einreichung', other: 'Einreichungen' },
      none: 'Das Register enthält keine Einreichungen dieses Unternehmens.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Einreichungen.',
    },
    data: {
      noun: { one: 'Angabe', other: 'Angaben' },
      none: 'Das Register enthält keine weiteren Angaben zu diesem Unternehmen.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Angaben.',
    },
    company_statements: {
      noun: STATEMENT,
      none: 'Das Register enthält keine Aussagen zu diesem Unternehmen.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Aussagen.',
    },
    placeholder_statements: {
      noun: STATEMENT,
      none: 'Das Register enthält keine Aussagen zu diesem Platzhalter.',
      noneHere: 'Auf dieser Seite der Liste stehen keine Aussagen.',
    },
  },
  firstPage: 'Zur ersten Seite',
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'Eintrag war', other: 'Einträge waren' })} nicht lesbar und ${form(count, { one: 'fehlt', other: 'fehlen' })} hier.`,
};
