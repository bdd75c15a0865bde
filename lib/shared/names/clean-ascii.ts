const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** Words of ASCII letters and signs with one blank between them, as most names are: there is nothing to clean. */
export const isCleanAscii = (text: string): boolean => CLEAN.test(text);
