import type { en } from './en';

export const de: typeof en = {
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
      `Die Punktzahl zählt Gründe; sie ist keine Wahrscheinlichkeit. Ein Name allein ist höchstens ${most} von 100 wert, und nichts wird je zusammengelegt.`,
    sharing: ({ counted, form }, total) =>
      `${counted(total, { one: 'Eintrag', other: 'Einträge' })} in diesem Register ${form(total, { one: 'enthält', other: 'enthalten' })} alle Wörter dieses Namens.`,
    commonName: 'So viele können gut mehrere Personen sein: Ein Name allein beweist nichts.',
    noneElse: 'Kein anderer Eintrag in diesem Register trägt diesen Namen.',
    comparedHere: ({ count }, here, total) =>
      `${count(here)} von ${count(total)} auf dieser Seite verglichen, die wahrscheinlichsten davon zuerst; andere Seiten können wahrscheinlichere enthalten.`,
    look: 'Einträge desselben Namens suchen',
    notAsked: 'Sie wurden nicht gesucht, weil das den entfernten Dienst noch einmal fragt.',
    search: 'Organe dieses Namens suchen',
    reasons: 'Gründe',
    ofHundred: (score) => `${score} von 100`,
  },
};
