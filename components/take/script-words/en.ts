/** A button that copies. It is sent in every language: keep it small. */
export const en = {
  copy: 'Copy',
  copied: 'Copied',
  /** Read aloud after `copy`. */
  what: { curl: 'the curl command', frame: 'the frame' },
};
