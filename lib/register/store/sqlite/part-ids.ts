/**
 * Ids of events and data, as the interface gives them. In the register those that follow from a company's row have the
 * company's id below zero; outside, where ids are above it, they are the even ones.
 */
export const publicId = (stored: number): number => (stored > 0 ? 2 * stored - 1 : -2 * stored);

export const storedId = (id: number): number => (id % 2 === 0 ? -id / 2 : (id + 1) / 2);
