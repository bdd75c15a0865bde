/** What was thrown, in words: whatever may be thrown, not errors alone. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
