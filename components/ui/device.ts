const CHANGED = 'firmament-device';

/** What the device keeps under a key; null where it keeps nothing, or keeps nothing of anybody's. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on the device and tells every part of the page; false where the device refuses. */
export function writeStored(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls back when this page, or another one in the browser, has changed what is kept. */
export function subscribeToStored(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
