/** Long enough to be a number or an id, and no year, day or share. */
const NUMBER = /\b(?=[A-Za-z]*(?:\d[A-Za-z]*){4})[A-Za-z0-9]{6,}\b/g;
const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** The last two digits of an LEI (ISO 17442: modulo 97, letters as 10 to 35). */
function checkDigits(body: string): string {
  let rest = 0;
  for (const character of `${body}00`) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return String(98 - rest).padStart(2, '0');
}

/** Another number for each: the digits are moved on by those of the copy's number, from the last one. */
function renumbered(number: string, copy: number): string {
  const moves = [...String(copy)].reverse().map(Number);
  let at = 0;
  const characters = [...number].reverse().map((character) => {
    if (!/\d/.test(character)) return character;
    return String((Number(character) + (moves[at++] ?? 0)) % 10);
  });
  return characters.reverse().join('');
}

/**
 * A text with other numbers and ids, the same for the same ones, so that records of a copy are new and refer to each
 * other. Names, words and dates with separators stay.
 */
export const renumber = (text: string, copy: number): string =>
  text.replace(NUMBER, (number) => {
    if (!LEI.test(number)) return renumbered(number, copy);
    const body = renumbered(number.slice(0, 18), copy);
    return body + checkDigits(body);
  });
