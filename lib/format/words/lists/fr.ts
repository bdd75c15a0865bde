import type { en } from './en';

export const fr: typeof en = {
  partOf: (forms, { shown, page, total_pages }, all) =>
    `${all}, dont ${forms.count(shown)} ici, page ${forms.count(page)} sur ${forms.count(total_pages)}`,
};
