import type { en } from './en';

export const de: typeof en = {
  statement: {
    term: 'Aussage',
    means:
      'Etwas, das eine Quelle über ein Unternehmen sagt, etwa dass es jemandem gehört. Sie wird mit Quelle und Daten festgehalten, und zwei Aussagen können einander widersprechen.',
  },
  provenance: {
    term: 'Herkunft',
    also: 'Quelle',
    means: 'Woher eine Angabe kommt: wer sie veröffentlicht hat, wann sie dort entnommen wurde und wie.',
  },
  datum: {
    term: 'Angabe',
    also: 'data, datum',
    means:
      'Eine Angabe zu einem Unternehmen, die nicht aus dem Kern seines Registers stammt, etwa eine Zulassung oder eine Marke.',
  },
  retrieved: {
    term: 'Abgerufen',
    also: 'retrieved_at',
    means:
      'Wann die Angaben zuletzt dem Register entnommen wurden. Was sich dort seither geändert hat, ist hier nicht bekannt.',
  },
  redacted: {
    term: 'Zurückgehalten',
    also: 'geschwärzt',
    means:
      'Angaben, die es gibt, die aber vorerst nicht gezeigt werden, zum Beispiel zum Schutz einer Person oder auf Anordnung eines Gerichts. Es heißt nicht, dass es keine gibt.',
  },
  call: {
    term: 'Aufruf',
    also: 'Kontingent',
    means:
      'Eine Frage an einen entfernten Dienst, der nur so und so viele am Tag und im Monat erlaubt. Eine Kopie, die hier aufbewahrt ist, kostet keinen.',
  },
};
