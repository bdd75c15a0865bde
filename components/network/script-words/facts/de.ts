import type { en } from './en';

const KINDS = {
  company: 'Unternehmen',
  placeholder: 'Platzhalter',
  person: 'Person',
  unknown: 'unbekannter Eigentümer',
};
const EXPAND = { new: 'Erweitern', loading: 'Wird geladen', expanded: 'Erweitert' };

export const de: typeof en = {
  focused: 'Im Bild ausgewählt',
  kind: 'Art',
  jurisdiction: 'Rechtsraum',
  ownersShown: 'Gezeigte Eigentümer',
  ownedShown: 'Gezeigte Beteiligungen',
  openRecord: 'Eintrag öffnen',
  centre: 'Mitte dieses Netzwerks',
  expand: EXPAND,
  expandName: (status, name, price) => (price ? `${EXPAND[status]} · ${price}: ${name}` : `${EXPAND[status]}: ${name}`),
  relationshipsOf: (name) => `Beziehungen von ${name}`,
  owner: 'Eigentümer',
  owned: 'Eigentum',
  type: 'Art',
  share: 'Anteil',
  interests: 'Rechte',
  confidence: 'Verlässlichkeit',
  from: 'Von',
  change: 'Änderung',
  to: 'Bis',
  statements: 'Aussagen',
  statement: (id) => `Aussage ${id}`,
  noCompany: { placeholder: '(Platzhalter)', person: '(Person)', unknown: '(unbekannter Eigentümer)' },
  entityFocused: ({ count, counted }, { name, kind, owners, owned, isExpanded }) =>
    `${name}, ${KINDS[kind]}, ${count(owners)} Eigentümer, ${counted(owned, { one: 'Beteiligung', other: 'Beteiligungen' })}${isExpanded ? ', erweitert' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }) => `${type}: ${owner} an ${owned}, Anteil ${share}`,
};
