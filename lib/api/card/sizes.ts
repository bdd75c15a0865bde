/** Of the cards for other sites, in CSS pixels; each fits itself into less. */
export const EMBED_SIZE = { width: 480, height: 220 };
export const NETWORK_EMBED_SIZE = { width: 640, height: 400 };

/** Of the pictures of links, in pixels: what they are cut to. */
export const LINK_CARD_SIZE = { width: 1200, height: 630 };
