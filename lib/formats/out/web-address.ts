/** The text where it is an address on the web, as formats want it that allow nothing else; else undefined. */
export const webAddress = (text: string | null | undefined): string | undefined =>
  text && /^https?:\/\/[\x21-\x7e]+$/.test(text) && URL.canParse(text) ? text : undefined;
