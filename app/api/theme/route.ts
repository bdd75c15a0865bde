import { keepChoice } from '@/lib/preferences/keep-choice';
import { chosenTheme, THEME_COOKIE } from '@/lib/theme/theme';

/** The theme that a form chose. */
export const POST = (request: Request): Promise<Response> =>
  keepChoice(request, { cookie: THEME_COOKIE, field: 'theme', read: chosenTheme });
