import { germanRegisterKey } from '../german-register';

/** A company that holds an office, as the register writes it. */
export interface CompanyOfficer {
  name: string;
  town: string | null;
  /** By court and number, e.g. for `(Amtsgericht Köln HRB 7042)`; null where they are not given. */
  registerKey: string | null;
  /** The number as it stands there: `Köln HRB 7042`. */
  identifier: string | null;
}

/** `(Amtsgericht Köln HRB 7 042 B)`; some courts leave out the word. Nothing nested: it is part of the town. */
const REGISTERED =
  /\((?:(?:Amtsgericht|Registergericht|AG)\s+)?([^()]*?(?:\([^()]*\))?)[\s,]+(HR[AB]|GnR|PR|VR)\s*(?:Nr\.?\s*)?(\d[\d ]*?)\s*([A-Z]{0,3})\s*\)/;

/** What may follow: "…, mit der Befugnis, im Namen der Gesellschaft …". */
const POWERS = /,\s+(?:mit der Befugnis|einzelvertretungsberechtigt|von der Vertretung)\b.*$/;

/** A name that the data cut ("GmbH & Co.") keeps its point, a sentence loses it. */
const withoutFullStop = (text: string): string => (/\bCo\.$/.test(text) ? text : text.replace(/\.$/, ''));

/** `NAME, TOWN` → both; a name may hold commas, a town does not. */
function splitTown(text: string): { name: string; town: string | null } {
  const [, name, town] = /^(.+),\s+([^,]+)$/.exec(text) ?? [];
  return name && town ? { name: name.trim(), town: town.trim() } : { name: text.trim(), town: null };
}

/** `LuK GmbH, Bühl (Amtsgericht Mannheim HRB 210046), mit der Befugnis …` taken apart. */
export function readCompanyOfficer(text: string): CompanyOfficer {
  const found = REGISTERED.exec(text);
  if (!found) {
    const { name, town } = splitTown(
      withoutFullStop(
        text
          .replace(POWERS, '')
          .replace(/\s*\(.*$/, '')
          .trim(),
      ),
    );
    return { name, town, registerKey: null, identifier: null };
  }
  const [, court = '', register = '', digits = '', suffix = ''] = found;
  const number = `${register} ${digits.replace(/ /g, '')} ${suffix}`.trim();
  const { name, town } = splitTown(text.slice(0, found.index).trim());
  return { name, town, registerKey: germanRegisterKey(court, number), identifier: `${court} ${number}` };
}
