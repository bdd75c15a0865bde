import type { en } from './en';

export const de: typeof en = {
  facts: {
    number: 'Nummer',
    jurisdiction: 'Rechtsraum',
    type: 'Rechtsform',
    status: 'Status',
    activity: 'Aktivität',
    incorporated: 'Gegründet',
    dissolved: 'Aufgelöst',
    address: 'Adresse',
    industry: 'Branche',
    identifiers: 'Kennungen',
    controller: 'Kontrolliert von',
    owners: 'Wirtschaftlich Berechtigte',
    top_company: 'Letztlich kontrollierendes Unternehmen',
    home_company: 'Hauptunternehmen',
    groupings: 'Konzerngruppen',
    officers: 'Organe im Eintrag',
    newest_filing: 'Neueste Einreichung im Eintrag',
    source: 'Quelle',
    retrieved: 'Abgerufen',
  },
  agreements: { same: 'Gleich', differs: 'Verschieden', partly_known: 'Teils bekannt' },
  roles: {
    compared: 'Hier verglichen',
    controller: 'Kontrollierende Stelle',
    owner: 'Wirtschaftlich berechtigt',
    top_company: 'Letztlich kontrollierendes Unternehmen',
    home_company: 'Hauptunternehmen',
    alternate_registration: 'Weitere Registrierung',
    previous_registration: 'Frühere Registrierung',
    subsequent_registration: 'Spätere Registrierung',
    grouping: 'Konzerngruppe',
    registered_address: 'Eingetragene Adresse',
    officer_address: 'Adresse eines Organs',
    identifier: 'Kennung',
  },
  officers: ({ counted }, current, former) => {
    const all = counted(current, { one: 'Organ', other: 'Organe' });
    return `${all}, ${former === 0 ? 'keine früheren' : counted(former, { one: 'früheres', other: 'frühere' })}`;
  },
  filed: ({ date }, day, title) => `${date(day)}: ${title}`,
  agreement: ({ count, counted }, differ, same, partly) => {
    const told = [
      counted(differ, { one: 'Angabe ist verschieden', other: 'Angaben sind verschieden' }),
      `${count(same)} gleich`,
      ...(partly > 0 ? [`${count(partly)} nur bei einem Teil der Unternehmen bekannt`] : []),
    ];
    return `${told.join(', ')}.`;
  },
};
