import type { en } from './en';

export const de: typeof en = {
  heading: 'Wem was gehört, und wer das sagt',
  lead: 'Unternehmen und die Menschen suchen, die sie führen, jeden Eintrag mit seiner Quelle lesen und Beteiligungen von Unternehmen zu Unternehmen folgen.',
  queryLabel: 'Name, Nummer oder Abfrage',
  queryHint: 'Alle Wörter, in beliebiger Reihenfolge; frühere Namen werden mit durchsucht.',
  understands: 'Verstanden wird',
  inThisRegister: (forms, total) => `${forms.count(total)} Unternehmen in diesem Register`,
  allJurisdictions: 'Alle Rechtsräume, mit Karte',
  byIndustry: 'Nach Branche',
  corporateGroupings: 'Konzerngruppen',
};
