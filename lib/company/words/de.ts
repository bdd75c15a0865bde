import type { en } from './en';

export const de: typeof en = {
  sources: {
    register: 'Name, Nummer, Rechtsform, Status, Daten, Adresse',
    registerWithIndustry: 'Name, Nummer, Rechtsform, Status, Daten, Adresse, Branche',
    activity: 'Aktivität',
    identifiers: 'Kennungen',
    control: 'Beteiligung und Kontrolle',
    groupings: 'Konzerngruppen',
  },
  kinds: {
    control_statement: 'Kontrollaussage',
    subsidiary_relationship: 'Tochterunternehmen',
    share_parcel: 'Anteilspaket',
  },
};
