import type { en } from './en';

export const fr: typeof en = {
  sources: {
    register: 'Nom, numéro, forme, statut, dates, adresse',
    registerWithIndustry: 'Nom, numéro, forme, statut, dates, adresse, activité économique',
    activity: 'Activité',
    identifiers: 'Identifiants',
    control: 'Participation et contrôle',
    groupings: 'Groupes de sociétés',
  },
  kinds: {
    control_statement: 'Déclaration de contrôle',
    subsidiary_relationship: 'Lien de filiale',
    share_parcel: 'Bloc d’actions',
  },
};
