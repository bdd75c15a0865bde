import type * as en from '../en/reference';
import { groups, summaries } from './interface';

const CALLS = { one: 'Aufruf', other: 'Aufrufe' };

export const glossaryWords: typeof en.glossaryWords = {
  title: 'Glossar',
  description: 'Die Begriffe der Unternehmensregister und der Beteiligungen, in einfachen Sätzen erklärt.',
  lead: 'Die Begriffe, die Register und diese Seiten verwenden, in einfachen Sätzen. Auf jeder Seite öffnet ein gepunktet unterstrichener Begriff seine Erklärung.',
  terms: 'Begriffe',
  also: (words) => `auch: ${words}`,
  inInterface: 'In der API-Referenz',
  ofTerm: (term) => `: ${term}`,
};

export const companyTermWords: typeof en.companyTermWords = {
  jurisdiction: {
    term: 'Rechtsraum',
    also: 'jurisdiction_code',
    means:
      'Das Land oder der Landesteil, nach dessen Recht ein Unternehmen eingetragen ist. Manche Länder haben ein einziges Register, andere eines für jeden Bundesstaat oder jede Provinz.',
  },
  company_number: {
    term: 'Registernummer',
    also: 'company_number, Handelsregisternummer, native company number',
    means:
      'Die Nummer, unter der ein Register ein Unternehmen verzeichnet. Sie ist nur innerhalb ihres Rechtsraums eindeutig: Dieselbe Nummer gehört anderswo einem anderen Unternehmen.',
  },
  lei: {
    term: 'LEI',
    also: 'Rechtsträgerkennung',
    means:
      'Eine weltweite Kennung aus 20 Buchstaben und Ziffern für Unternehmen und andere Stellen, die am Finanzverkehr teilnehmen. Die meisten Unternehmen haben keine.',
  },
  status: {
    term: 'Status',
    also: 'current_status',
    means:
      'Wie das Register selbst den Zustand eines Unternehmens nennt, in seinen eigenen Worten. Dieselben Worte können in zwei Registern Verschiedenes bedeuten.',
  },
  inactive: {
    term: 'Aktiv und inaktiv',
    also: 'aktiv, nicht aktiv, geschlossen',
    means:
      'Inaktiv ist ein Unternehmen, das nicht mehr besteht oder keine Geschäfte mehr führt. „Aktiv“ bedeutet, dass das Register es als aktiv führt oder nicht als inaktiv gekennzeichnet hat; Register tun das oft spät, und ein aktives Unternehmen kann seine Tätigkeit schon beendet haben. Gibt das Register keines von beiden an, ist der Status unbekannt.',
  },
  dissolved: {
    term: 'Aufgelöst',
    also: 'gelöscht, erloschen, beendet',
    means:
      'Das Unternehmen hat rechtlich aufgehört zu bestehen. Es kann von seinen Eigentümern geschlossen, wegen Schulden abgewickelt oder vom Register gelöscht worden sein, etwa weil Unterlagen nicht eingereicht wurden.',
  },
  branch: {
    term: 'Zweigniederlassung',
    also: 'Niederlassung, ausländisches Unternehmen, Betriebsstätte',
    means:
      'Ein Standort, den ein Register unter eigener Nummer führt, der aber kein eigenes Unternehmen ist. Er gehört zu einem Unternehmen in einem anderen Rechtsraum oder im selben Register.',
  },
  home_company: {
    term: 'Stammunternehmen',
    means: 'Das Unternehmen, zu dem eine Zweigniederlassung gehört, eingetragen in einem anderen Rechtsraum.',
  },
  subsequent_registration: {
    term: 'Abgelöste Registrierung',
    also: 'frühere Registrierung, Folgeregistrierung',
    means:
      'Ein früherer Eintrag desselben Unternehmens. Wer in ein anderes Register zieht oder die Rechtsform wechselt, kann dort eine neue Nummer erhalten, und der alte Eintrag wird nicht mehr gepflegt.',
  },
  alternate_registration: {
    term: 'Parallelregistrierung',
    means: 'Ein zweiter Eintrag desselben Unternehmens in einem anderen Register, der zur gleichen Zeit gilt.',
  },
  industry_code: {
    term: 'Branchencode',
    also: 'SIC, NACE, NAICS, Wirtschaftszweig',
    means:
      'Ein Code für das, was ein Unternehmen tut, aus einer Liste, die Schema heißt. Meist wählen ihn die Unternehmen selbst.',
  },
  officer: {
    term: 'Organ',
    also: 'Vorstand, Geschäftsführung, Vertretung',
    means:
      'Eine Person oder ein Unternehmen mit einem Amt in einem Unternehmen. Jeder Eintrag ist ein Amt: Dieselbe Person kann viele Einträge haben, und zwei Menschen können gleich heißen.',
  },
  nominee: {
    term: 'Treuhänder',
    means:
      'Eine Person oder ein Unternehmen mit einem Amt oder Anteilen im eigenen Namen, aber im Auftrag anderer. Register geben das selten an.',
  },
  filing: {
    term: 'Einreichung',
    means:
      'Ein Dokument, das beim Register eingereicht wurde, vom Unternehmen selbst oder von anderen, etwa ein Jahresabschluss oder eine geänderte Anschrift.',
  },
  gazette: {
    term: 'Bekanntmachung',
    also: 'Amtsblatt, Staatsanzeiger',
    means:
      'Eine Mitteilung im Amtsblatt eines Staates, zum Beispiel dass ein Unternehmen abgewickelt oder gelöscht werden soll.',
  },
  event: {
    term: 'Ereignis',
    means:
      'Eine Veränderung im Leben eines Unternehmens. Die meisten zeigen sich im Vergleich zweier Stände des Registers, daher ist der Tag oft nur als Zeitraum dazwischen bekannt.',
  },
};

export const controlTermWords: typeof en.controlTermWords = {
  beneficial_owner: {
    term: 'Wirtschaftlich Berechtigter',
    also: 'letztlich Berechtigter, Person mit maßgeblicher Kontrolle, UBO, PSC',
    means:
      'Eine Person, der ein Unternehmen letztlich gehört oder die es letztlich kontrolliert, unmittelbar oder über andere Unternehmen. Jeder Rechtsraum legt die Schwelle selbst fest, oft bei einem Viertel der Anteile oder Stimmen.',
  },
  control: {
    term: 'Kontrolle',
    also: 'beherrschender Rechtsträger',
    means:
      'Die Macht zu bestimmen, was ein Unternehmen tut: durch Anteile, durch Stimmen, durch das Recht, seine Leitung zu bestellen, oder auf andere Weise. Wer sie unmittelbar hat, ist der beherrschende Rechtsträger.',
  },
  ultimate_controlling_company: {
    term: 'Oberstes kontrollierendes Unternehmen',
    also: 'oberste Muttergesellschaft',
    means:
      'Das letzte Unternehmen in der Kette der Kontrolle nach oben, soweit bekannt. Darüber können Menschen stehen, oder es ist nichts bekannt.',
  },
  corporate_grouping: {
    term: 'Konzerngruppe',
    also: 'Gruppe',
    means:
      'Unternehmen, die Kuratoren unter einem Namen zusammengefasst haben, weil sie zusammengehören. Das belegt keine Beteiligung.',
  },
  network: {
    term: 'Netzwerk',
    means:
      'Alle bekannten Beziehungen von Kontrolle und Beteiligung um ein Unternehmen, vom Eigentümer zum Eigentum gezeichnet, wie sie für einen bestimmten Tag angenommen werden.',
  },
  placeholder: {
    term: 'Platzhalter',
    means:
      'Er steht für eine Person oder ein Unternehmen, die eine Aussage nennt, die aber keinem Eintrag zugeordnet wurde, zum Beispiel weil das Register hier nicht geladen ist.',
  },
};

export const sourceTermWords: typeof en.sourceTermWords = {
  statement: {
    term: 'Aussage',
    means:
      'Eine einzelne Angabe einer Quelle über ein Unternehmen, etwa wem es gehört, mit Quelle und Daten. Aussagen können einander widersprechen.',
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
      'Angaben, die es gibt, die aber vorerst nicht gezeigt werden, zum Beispiel zum Schutz einer Person oder auf Anordnung eines Gerichts.',
  },
  call: {
    term: 'Abruf',
    also: 'Kontingent',
    means:
      'Eine Anfrage an einen entfernten Dienst, der nur eine begrenzte Zahl am Tag und im Monat erlaubt. Eine Kopie im Cache kostet keinen.',
  },
};

export const referenceWords: typeof en.referenceWords = {
  title: 'API',
  heading: 'Die API',
  description: 'Jeder Endpunkt der Registerschnittstelle, mit seinen Parametern und einem Formular zum Ausprobieren.',
  noRegister: {
    title: 'Dieser Server hat kein eigenes Register',
    advice:
      'Er zeigt einen entfernten Dienst, und hier wurde kein Token angelegt: Die API und die Formulare unten antworten mit 404.',
  },
  isRead: (code, prefix) => (
    <>
      Die Schnittstelle wird mit GET gelesen und antwortet in JSON, oder mit {code('format=xml')} in XML. Eine Seite
      dieser Website und ihre Daten haben denselben Pfad: Stellen Sie {code(`/${prefix}`)} davor.
    </>
  ),
  access: {
    A: ({ count, counted }, daily, monthly) =>
      `Jede Anfrage braucht einen Token. Der übliche Tarif erlaubt ${counted(daily, CALLS)} am Tag und ${count(monthly)} im Monat.`,
    B: ({ count, counted }, daily, monthly) =>
      `Für ${counted(daily, CALLS)} am Tag und ${count(monthly)} im Monat, gezählt nach Adresse, ist kein Token nötig. Mit Token sind es mehr, dazu die Ereignisse und einige Parameter.`,
  },
  token: (code) => (
    <>
      Er wird als {code('api_token')} oder im Header {code('X-API-TOKEN')} gesendet. Wie viele Abrufe übrig sind, steht
      in den Headern {code('X-RateLimit-Limit')}, {code('-Remaining')} und {code('-Reset')}. Was Sie auf dieser Seite
      ausprobieren, zählt mit.
    </>
  ),
  inFront:
    'Die Antworten kommen von einem entfernten Dienst: Was bei ihm angefragt wird, zählt auch für dessen Kontingent, und persönliche Angaben zu Personen in Ämtern fehlen.',
  forPrograms: (openApi, client, overview, base, mcp) => (
    <>
      Für Programme: {openApi('OpenAPI 3.1')}, {client('ein Client in TypeScript')},{' '}
      {overview('eine Übersicht als Text')}. Basisadresse: {base}. Sprachmodelle nutzen die Werkzeuge von {mcp}.
    </>
  ),
  bulk: (page, list) => (
    <>
      Wer alles braucht, nimmt {page('Dateien des ganzen Registers')}; {list('ihre Liste als JSON')} nennt Größen, Tage
      und Prüfsummen.
    </>
  ),
  groups: 'Gruppen von Endpunkten',
  group: (group) => groups[group],
  summary: (name) => summaries[name],
  needsToken: 'Token',
  notSent: 'nicht gesendet',
  deprecated: (meaning, instead) => `${meaning}; veraltet, besser ${instead}`,
  formB: (meaning) => `${meaning} (Form B: mit Token)`,
  formBValues: (meaning, values) => `${meaning} (Form B: ${values} mit Token)`,
  fields: { path: 'Teil des Pfades', format: 'sonst json', token: 'Ihr Token; er wird hier nicht gespeichert' },
  example: (value) => <>, z. B. {value}</>,
  versions: {
    title: 'Versionen der Schnittstelle',
    current: 'Aktuell',
    supported: 'Unterstützt',
    reference: (link) => <>Die Antworten jeder Version stehen in der {link('Referenz der API')}.</>,
  },
};
