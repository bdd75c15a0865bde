/** Head and shoulders in a square of so many units, as the path of an SVG: a person by form (Open Ownership, "Parties"). */
export const SIGN_SIZE = 64;
export const PERSON_SIGN = 'M32 14a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17ZM15.5 49a16.5 14.5 0 0 1 33 0Z';
