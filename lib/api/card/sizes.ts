/** Size of the cards for other sites, in CSS pixels; a card adapts to a smaller frame. */
export const EMBED_SIZE = { width: 480, height: 220 };
export const NETWORK_EMBED_SIZE = { width: 640, height: 400 };

/** Size of link preview pictures, in pixels. */
export const LINK_CARD_SIZE = { width: 1200, height: 630 };
