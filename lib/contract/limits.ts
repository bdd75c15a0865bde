/** Numbers of the interface specification, part "Limits". */
export const DEFAULT_PER_PAGE = 30;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 100;
export const MAX_PLACEHOLDER_STATEMENTS = 30;
export const DEFAULT_DAILY_LIMIT = 50;
export const DEFAULT_MONTHLY_LIMIT = 200;
/** A relationship is returned when its confidence is above this. */
export const DEFAULT_CONFIDENCE = 60;
/** A relationship with a known share is returned when the share reaches this, in per cent. */
export const DEFAULT_OWNERSHIP_PERCENTAGE = 2;
