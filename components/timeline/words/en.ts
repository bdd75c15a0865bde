/** The names of a company over time. */
export const en = { notKnown: 'dates not known' };
