import type { en } from './en';

export const de: typeof en = {
  heading: 'Das lässt sich gerade nicht zeigen',
  tryAgain: 'Erneut versuchen',
  said: (message) => <>Im Wortlaut: „{message}“</>,
  again: (from) => `Erneut zu fragen lohnt sich ab ${from}.`,
  headings: {
    not_found: 'Unter dieser Adresse gibt es nichts',
    redacted: 'Dieser Eintrag wird vorerst zurückgehalten',
  },
  kinds: {
    invalid_request: {
      title: 'Das Register hat diese Anfrage nicht verstanden',
      advice: 'Ändern Sie die Suche und versuchen Sie es erneut.',
    },
    refused: {
      title: 'Das Register hat diese Anfrage abgelehnt',
      advice: 'Es hat sie verstanden, beantwortet sie aber nicht.',
    },
    not_found: {
      title: 'Diesen Eintrag gibt es nicht',
      advice: 'Prüfen Sie Rechtsraum und Nummer.',
    },
    allowance: {
      title: 'Das Kontingent an Aufrufen ist aufgebraucht',
      advice: 'Seiten, deren Angaben hier aufbewahrt sind, bleiben lesbar.',
    },
    token: {
      title: 'Das Register hat dieser Website den Zugang verweigert',
      advice: 'Sie können nichts dagegen tun; wer die Website betreibt, muss ihren Token prüfen.',
    },
    needs_token: {
      title: 'Danach darf nur fragen, wer einen Token hat',
      advice:
        'Diese Website fragt das Register ohne Token. Lassen Sie weg, was ihn erfordert, dann wird der Rest beantwortet.',
    },
    redacted: {
      title: 'Vom Register vorerst zurückgehalten',
      advice: 'Kein Fehler: Das Register hält die Angaben zurück. Das sagt nichts darüber, wie sie lauten.',
    },
    busy: {
      title: 'Das Register ist ausgelastet',
      advice: 'Es wurde mehrmals gefragt und hatte keine Zeit. Etwas später vielleicht.',
    },
    down: {
      title: 'Das Register ist nicht erreichbar',
      advice: 'Es liegt nicht an Ihnen. Versuchen Sie es in Kürze erneut.',
    },
    nonsense: {
      title: 'Die Antwort des Registers ist unverständlich',
      advice:
        'Der Fehler liegt beim Register: Es hat etwas anderes gesendet, als seine Schnittstelle zusagt. Davon wird nichts gezeigt.',
    },
    failed: {
      title: 'Das Register konnte nicht antworten',
      advice: 'Der Fehler liegt beim Register. Versuchen Sie es in Kürze erneut.',
    },
    unavailable: {
      title: 'Gerade nicht verfügbar',
      advice: 'Das Register ist überlastet oder hält die Angaben vorerst zurück. Versuchen Sie es später erneut.',
    },
  },
  notFound: {
    title: 'Unter dieser Adresse gibt es nichts',
    answered:
      'Das Register hat keinen solchen Eintrag, oder der Pfad ist falsch. Es wurde gefragt und hat geantwortet: Ein Ausfall ist das nicht.',
    search: 'Unternehmen suchen',
  },
};
