import type { en } from './en';

export const de: typeof en = {
  partOf: (forms, { shown, page, total_pages }, all) =>
    `${all}, davon ${forms.count(shown)} hier, Seite ${forms.count(page)} von ${forms.count(total_pages)}`,
};
