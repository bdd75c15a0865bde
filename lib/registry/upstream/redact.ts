const REDACTED = '[redacted]';

const inForm = (token: string): string => new URLSearchParams({ t: token }).toString().slice(2);
const lowerEscapes = (text: string): string => text.replace(/%(25)?[0-9A-F]{2}/g, (code) => code.toLowerCase());
const escapedSlashes = (text: string): string => text.replaceAll('/', '\\/');

/** The ways a service writes back what it was sent: as it is, in an address, in JSON. Longest first. */
function spellings(token: string): string[] {
  const quoted = JSON.stringify(token).slice(1, -1);
  const once = [encodeURIComponent(token), encodeURI(token), inForm(token)];
  const encoded = [...once, ...once.map(encodeURIComponent)];
  const all = [token, quoted, escapedSlashes(quoted), ...encoded, ...encoded.map(lowerEscapes)];
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes every occurrence of the token out of a text. */
export function redactorOf(token: string): (text: string) => string {
  const pattern = new RegExp(spellings(token).map(literally).join('|'), 'g');
  return (text) => text.replace(pattern, REDACTED);
}
