const CHANGED = 'firmament-device';

/** The stored text of a key; null if there is none, or storage is refused. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on the device and notifies all parts of the page; false if storage is refused. */
export function writeStored(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls back when this page, or another one in the browser, has changed stored data. */
export function subscribeToStored(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Starts a browser download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
