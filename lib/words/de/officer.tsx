import type * as en from '../en/officer';

export const officerWords: typeof en.officerWords = {
  kind: 'Organ',
  oneAppointment: 'Organ: eine Bestellung',
  noLongerInOffice: 'Nicht mehr im Amt',
  officeOf: (office, company) => (
    <>
      {office} bei {company}
    </>
  ),
  searchCompanies: 'Unternehmen dieses Namens suchen',
  companiesHoldOffices: '(auch ein Unternehmen kann Organ sein)',
  results: {
    caption: 'Gefundene Organe',
    name: 'Name',
    former: 'Ehemalig',
    notMarkedFormer: 'Nicht als ehemalig vermerkt',
    positionNotKnown: 'Funktion nicht bekannt',
  },
  facts: {
    company: 'Unternehmen',
    position: 'Funktion',
    from: 'Von',
    to: 'Bis',
    inOffice: 'Im Amt',
    status: 'Status',
    occupation: 'Beruf',
    uid: 'Kennung im Register',
    nationality: 'Staatsangehörigkeit',
    born: 'Geboren',
    address: 'Adresse',
    retrieved: 'Abgerufen',
    companySource: 'Aus der Quelle des Unternehmens',
    byBoth: 'Nach Daten und Vermerken des Registers zum Organ und zum Unternehmen.',
    byOfficerAlone:
      'Nach Daten und Vermerken des Registers zum Organ allein; der Eintrag des Unternehmens liegt nicht vor.',
  },
  candidates: {
    title: 'Möglicherweise dieselbe Person',
    name: 'Name',
    compared: (known) => `Verglichen: ${known}.`,
    notCompared: (unknown) => `Zu diesem Eintrag nicht bekannt, daher nicht verglichen: ${unknown}.`,
    score: (most) =>
      `Die Punktzahl summiert Gründe; sie ist keine Wahrscheinlichkeit. Ein Name allein ergibt höchstens ${most} von 100, und Einträge werden nie zusammengelegt.`,
    sharing: ({ counted, form }, total) =>
      `${counted(total, { one: 'Eintrag', other: 'Einträge' })} in diesem Register ${form(total, { one: 'enthält', other: 'enthalten' })} alle Wörter dieses Namens.`,
    commonName: 'So viele Einträge gehören vielleicht zu verschiedenen Personen: Ein Name allein beweist nichts.',
    noneElse: 'Kein anderer Eintrag in diesem Register trägt diesen Namen.',
    comparedHere: ({ count }, here, total) =>
      `${count(here)} von ${count(total)} auf dieser Seite verglichen, die wahrscheinlichsten davon zuerst; andere Seiten können wahrscheinlichere enthalten.`,
    look: 'Einträge desselben Namens suchen',
    notAsked: 'Noch nicht gesucht, weil das den entfernten Dienst noch einmal abfragt.',
    search: 'Organe dieses Namens suchen',
    reasons: 'Gründe',
    columns: { officer: 'Organ', company: 'Unternehmen', position: 'Funktion', period: 'Im Amt', score: 'Von 100' },
    count: ({ counted }, candidates) => counted(candidates, { one: 'Kandidat', other: 'Kandidaten' }),
    folded: 'Kandidaten',
    inCommon: 'Alle:',
    likelyNetwork: ({ count }, shown, total) =>
      shown < total
        ? `Netzwerk der ersten ${count(shown)} von ${count(total)} Unternehmen starker und möglicher Kandidaten`
        : `Netzwerk der ${count(total)} Unternehmen starker und möglicher Kandidaten`,
    wholeNetwork: ({ count }, shown, total) =>
      shown < total
        ? `Netzwerk der ersten ${count(shown)} von ${count(total)} Unternehmen aller Kandidaten, auch der schwachen`
        : `Netzwerk der ${count(total)} Unternehmen aller Kandidaten, auch der schwachen`,
  },
};

export const officeWords: typeof en.officeWords = {
  standings: {
    former: 'Nicht mehr im Amt',
    company_ended: 'Nicht mehr im Amt: Unternehmen erloschen',
    ends_later: 'Im Amt bis zu einem künftigen Tag',
    not_marked_former: 'Nicht als ehemalig vermerkt',
    unknown: 'Nicht bekannt, ob noch im Amt',
  },
  unstatedPosition: 'Organ (Funktion nicht angegeben)',
  was: (position) => `Früher ${position}`,
  rest: {
    held: ({ since }, start) => (start ? ` ${since(start)}.` : '.'),
    heldUntil: ({ since, until }, start, end) => (start ? ` ${since(start)}, ${until(end)}.` : `, ${until(end)}.`),
    perhapsHeld: ({ since }, start) =>
      start ? ` ${since(start)}; nicht bekannt, ob noch im Amt.` : '; nicht bekannt, ob noch im Amt.',
    ended: ({ span, until }, start, end) => (start ? `, ${span(start, end)}.` : `, ${until(end)}.`),
    endedSometime: ({ from }, start) => (start ? `, ${from(start)}; Ende nicht bekannt.` : '; Ende nicht bekannt.'),
    endedWithCompany: ({ from, onDate }, start, dissolved) =>
      start
        ? `, ${from(start)} bis zur Auflösung des Unternehmens ${onDate(dissolved)}.`
        : `, bis zur Auflösung des Unternehmens ${onDate(dissolved)}.`,
    companyInactive: ({ from }, start) =>
      start ? `, ${from(start)}; das Unternehmen ist nicht mehr aktiv.` : '; das Unternehmen ist nicht mehr aktiv.',
  },
  likelihoods: {
    strong: 'Starker Kandidat',
    possible: 'Möglich',
    weak: 'Schwach: kaum mehr als der Name',
    against: 'Wahrscheinlich eine andere Person',
  },
  compared: {
    uid: 'Kennung im Register',
    date_of_birth: 'Geburtsdatum',
    address: 'Adresse',
    company: 'Unternehmen',
    occupation: 'Beruf',
    nationality: 'Staatsangehörigkeit',
  },
  reasons: {
    same_name: 'Derselbe Name',
    reordered_name: 'Dieselben Namensteile in anderer Reihenfolge',
    further_words: 'Einer der Namen hat weitere Wörter',
    other_name: 'Ein anderer Name',
    same_uid: 'Dieselbe Kennung im selben Register',
    same_birth_year: 'Dasselbe Geburtsjahr',
    same_birth_month: 'Derselbe Geburtsmonat',
    same_birth_date: 'Dasselbe Geburtsdatum',
    other_birth: 'Verschiedene Geburtsdaten',
    same_address: 'Dieselbe Adresse',
    same_company: 'Ein Amt im selben Unternehmen',
    same_occupation: 'Derselbe Beruf',
    same_nationality: 'Dieselbe Staatsangehörigkeit',
    other_nationality: 'Verschiedene Staatsangehörigkeiten',
    same_register: 'Dasselbe Register',
  },
  companiesAlike: (lead) => `Unternehmen, deren Namen auch mit „${lead}“ beginnen`,
};

export const peopleWords: typeof en.peopleWords = {
  title: 'Genannte Personen',
  description:
    'Was diese Website über Personen enthält, die Unternehmensregister nennen, und wen Sie dazu fragen können.',
  lead: 'Unternehmensregister nennen die Menschen, die Unternehmen leiten und besitzen. Wenn Sie dazugehören, steht hier, was über Sie enthalten ist und wen Sie fragen können.',
  held: {
    heading: 'Was enthalten ist',
    points: [
      'Ihr Name, die Unternehmen, für die ein Register Sie nennt, Ihre Funktion dort und deren Daten.',
      'Aussagen über Eigentum oder Kontrolle, so wie ihr Herausgeber sie geschrieben hat.',
      'Geburtsdaten, Staatsangehörigkeiten und Adressen von Organen stehen nicht auf den Seiten.',
    ],
    embedded: 'Programme mit einem Token dieser Website erhalten sie, wenn das Register sie enthält.',
    upstream:
      'Sie werden hier auch nicht aufbewahrt: Diese Website fragt einen entfernten Dienst und lässt sie in ihren Kopien weg.',
    notIndexed: 'Suchmaschinen werden gebeten, Seiten von Organen nicht aufzunehmen.',
  },
  publisher: {
    heading: 'Wenn etwas falsch ist',
    text: 'Diese Website gibt wieder, was Herausgeber sagen, und entscheidet nichts davon. Jeder Eintrag nennt seine Quelle, möglichst mit Link: Bitten Sie dort um Berichtigung. Sie erscheint hier mit der nächsten Aktualisierung.',
    sources: 'Alle Herausgeber und ihre Lizenzen',
  },
  operator: {
    heading: 'Wenn es hier nicht stehen sollte',
    ask: (link) => (
      <>Fragen Sie den Betreiber dieser Website: {link}. Nennen Sie die Adresse der Seite, um die es geht.</>
    ),
    unknown:
      'Fragen Sie den Betreiber dieser Website und nennen Sie die Adresse der Seite, um die es geht. Ein Kontakt ist hier nicht angegeben.',
  },
  link: 'Geht es hier um Sie? Was enthalten ist, und wen Sie fragen können',
};
