/**
 * Whether a thrown value is an error of the class with this name. Each bundle of the server has its own copy of a
 * class, so `instanceof` fails for an error thrown by another bundle; its name is the same in all.
 */
export const isErrorNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
