import 'server-only';
import { createHash } from 'node:crypto';

/** A text with a name that is told from what it says, so that no two texts share one, whichever process made them. */
export interface NamedText {
  name: string;
  html: string;
}

/** Letters enough that nobody finds two texts of one name. */
const NAME_LENGTH = 20;

export const namedText = (html: string): NamedText => ({
  name: createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH),
  html,
});
