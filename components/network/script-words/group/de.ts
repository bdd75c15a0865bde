import type { en } from './en';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

export const de: typeof en = {
  members: ({ counted }, members) => `Gruppe aus ${counted(members, COMPANIES)}`,
  open: 'Mitglieder zeichnen',
  noun: 'Mitglieder',
  together: 'Was sie zusammen halten',
  rule: 'Durchgerechneter Anteil, die Mitglieder als ein Eigentümer gezählt, an Unternehmen, an denen eines von ihnen selbst Anteile hält; soweit gezeigt.',
  working: 'Wird berechnet …',
  notComputed: 'Das ließ sich nicht berechnen: Engen Sie das Netzwerk mit den Filtern ein.',
  nothing: 'Außerhalb der Gruppe halten sie keine Anteile, soweit gezeigt.',
  beyond: ({ counted }, beyond) => `${counted(beyond, COMPANIES)} mehr mit kleineren Anteilen.`,
};
