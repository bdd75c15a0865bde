import { saveChoice } from '@/lib/api/save-choice';
import { chosenTheme, THEME_COOKIE } from '@/lib/shared/preferences';

/** Stores the theme chosen in a form. */
export const POST = (request: Request): Promise<Response> =>
  saveChoice(request, { cookie: THEME_COOKIE, field: 'theme', read: chosenTheme });
