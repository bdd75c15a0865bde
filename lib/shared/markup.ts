import { withoutControls } from './text';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** Most texts: nothing in them to be written otherwise. */
const PLAIN = /^[\n !#-%(-;=?-~\u00A0-\uD7FF]*$/;

/** A text between tags, or between quotes, of XML and HTML: what is a name stays a name. Controls go. */
export const escapeMarkup = (text: string): string =>
  PLAIN.test(text) ? text : withoutControls(text).replace(/[&<>"'\r]/g, (found) => ESCAPES[found] ?? '');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
