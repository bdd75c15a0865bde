import type { en } from './en';

const KINDS = {
  company: 'société',
  placeholder: 'entité provisoire',
  person: 'personne',
  unknown: 'propriétaire inconnu',
};
const EXPAND = { new: 'Développer', loading: 'Chargement', expanded: 'Développée' };

export const fr: typeof en = {
  focused: 'Choisi dans l’image',
  kind: 'Genre',
  jurisdiction: 'Juridiction',
  ownersShown: 'Propriétaires affichés',
  ownedShown: 'Participations affichées',
  openRecord: 'Ouvrir la fiche',
  centre: 'Centre de ce réseau',
  expand: EXPAND,
  expandName: (status, name, price) =>
    price ? `${EXPAND[status]} · ${price} : ${name}` : `${EXPAND[status]} : ${name}`,
  relationshipsOf: (name) => `Relations : ${name}`,
  owner: 'Propriétaire',
  owned: 'Possédée',
  type: 'Type',
  share: 'Part',
  interests: 'Droits',
  confidence: 'Fiabilité',
  from: 'Du',
  change: 'Changement',
  to: 'Au',
  statements: 'Déclarations',
  statement: (id) => `Déclaration ${id}`,
  noCompany: { placeholder: '(entité provisoire)', person: '(personne)', unknown: '(propriétaire inconnu)' },
  entityFocused: ({ counted }, { name, kind, owners, owned, isExpanded }) =>
    `${name}, ${KINDS[kind]}, ${counted(owners, { one: 'propriétaire', other: 'propriétaires' })}, ${counted(owned, { one: 'participation', other: 'participations' })}${isExpanded ? ', développée' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }) => `${type} : ${owner} dans ${owned}, part ${share}`,
};
