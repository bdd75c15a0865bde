/** Whether a text is a legal entity identifier: twenty characters with a right check number (ISO 17442). */
export function isLei(text: string): boolean {
  const lei = text.toUpperCase();
  if (!/^[A-Z0-9]{18}\d{2}$/.test(lei)) return false;
  const digits = lei.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
