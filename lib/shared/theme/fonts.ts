/**
 * The fonts of all that is written in Latin letters, by their addresses: every page asks for them with its first line, so
 * that it is drawn once. Their rules stand in app/globals.css. A file that changes gets another name (next.config.js).
 */
export const FIRST_FONTS = ['/fonts/inter-latin-400-700.woff2', '/fonts/source-serif-4-latin-600.woff2'];
