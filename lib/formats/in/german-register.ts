import { fold } from '@/lib/shared/names/fold';

/** What towns append to tell themselves from others: `am Rhein`, `v. d. Höhe`, `(Hessen)`, `-Charlottenburg`. */
const ADDITION = /\s*(?:\(|\/|-|\b(?:a|am|i|im|in|v)\b[. ]).*$/;
const NUMBER = /^(HR[AB]|GnR|PR|VR|GsR)\s*(\d+)\s*([A-Z]{0,3})$/i;

/** Sources write `Frankfurt (Oder)` and `Frankfurt/Oder`; of all courts, only the two Frankfurts need their addition. */
function townOf(court: string): string {
  const town = fold(court)
    .trim()
    .replace(/^st\.? /, 'sankt ');
  return /^frankfurt\b.*\boder\b/.test(town) ? 'frankfurt oder' : town.replace(ADDITION, '');
}

/**
 * The key of an entry in a German register: the number `HRB 7042` occurs at every court, and only with the court is
 * it one company. Null where it is no number of such a register.
 */
export function germanRegisterKey(court: string, number: string): string | null {
  const [, register, digits, suffix = ''] = NUMBER.exec(number.trim()) ?? [];
  if (register === undefined || digits === undefined) return null;
  return `german-register:${townOf(court)}/${register.toUpperCase()}${Number(digits)}${suffix.toUpperCase()}`;
}
