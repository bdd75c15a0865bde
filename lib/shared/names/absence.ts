/** What our importers call an owner whom a source does not name: "Unknown: subject exempt from disclosure". */
const NAMES_OF_ABSENCE = /^(?:Unknown|None(?: told)?)(?::|$)/;

/** True of a name that only says why there is none. */
export const standsForNobody = (name: string): boolean => NAMES_OF_ABSENCE.test(name);
