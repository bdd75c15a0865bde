import { saveChoice } from '@/lib/api/save-choice';
import { chosenTheme, THEME_COOKIE } from '@/lib/shared/theme/theme';

/** The theme that a form chose. */
export const POST = (request: Request): Promise<Response> =>
  saveChoice(request, { cookie: THEME_COOKIE, field: 'theme', read: chosenTheme });
