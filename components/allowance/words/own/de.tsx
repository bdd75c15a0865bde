import type { en } from './en';

export const de: typeof en = {
  spendNothing:
    'Diese Seiten kosten nichts: Sie werden aus dem eigenen Register dieses Servers beantwortet, so oft Sie möchten.',
  forPrograms: (link) => (
    <>Gezählt werden Aufrufe von Programmen über die {link('API')}. Jedes Konto sieht die eigenen, kostenlos:</>
  ),
};
