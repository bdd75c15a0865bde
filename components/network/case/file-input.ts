/** How fields for files look: their button as all others. */
export const FILE_INPUT =
  'max-w-full text-muted file:mr-3 file:cursor-pointer file:rounded file:border file:border-line-strong file:border-solid file:bg-raised file:px-2.5 file:py-1 file:text-ink';
