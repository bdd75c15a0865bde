import { codeInWords } from './words';

/** `OfficialRegisterEntry` → "Official register entry": types of data items are written in camel case. */
export const datumTypeInWords = (data_type: string): string =>
  codeInWords(data_type.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`));
