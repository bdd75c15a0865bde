/** What can be opened over every page. */
export type Overlay = 'jump' | 'list';

/** By this attribute the page's one listener knows what a button opens, so that the button itself sends no script. */
export const OPENS = 'data-opens';
