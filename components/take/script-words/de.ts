import type { en } from './en';

export const de: typeof en = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  what: { curl: '(curl-Befehl)', frame: '(Rahmen)' },
};
