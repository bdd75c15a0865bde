import type { en } from './en';

export const de: typeof en = {
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
      'Die Nummer, unter der ein Register ein Unternehmen führt. Sie ist nur innerhalb ihres Rechtsraums eindeutig: Dieselbe Nummer gehört anderswo einem anderen Unternehmen.',
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
    term: 'Inaktiv',
    also: 'nicht aktiv, geschlossen',
    means:
      'Das Register zeigt, dass das Unternehmen nicht mehr besteht oder keine Geschäfte mehr führt. Auch wo das Register das nicht sagt, kann das Unternehmen inaktiv sein.',
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
      'Ein Eintrag für einen Standort eines Unternehmens, nicht für ein eigenes Unternehmen. Es ist entweder die Niederlassung eines Unternehmens aus einem anderen Rechtsraum oder ein örtlicher Standort eines hiesigen.',
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
      'Jemand, der ein Amt oder Anteile im eigenen Namen, aber für jemand anderen innehat. Register sagen selten, dass ein Organ oder Eigentümer einer ist.',
  },
  filing: {
    term: 'Einreichung',
    means:
      'Ein Schriftstück, das ein Unternehmen oder jemand anderes dem Register gegeben hat, etwa ein Jahresabschluss oder eine geänderte Anschrift.',
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
