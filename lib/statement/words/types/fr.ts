import type { en } from './en';

const SUBSIDIARY = { one: 'Filiale', many: 'Filiales', explained: 'Une société est la mère d’une autre.' };
const SHAREHOLDING = {
  one: 'Participation',
  many: 'Participations',
  explained: 'Quelqu’un détient des parts d’une société.',
};
const BRANCH = {
  one: 'Succursale',
  many: 'Succursales',
  explained: 'Une inscription d’un registre est la succursale d’une société.',
};

export const fr: typeof en = {
  known: {
    control_statement: {
      one: 'Contrôle',
      many: 'Contrôle',
      explained: 'Qui contrôle une société, et par quels moyens, tel que déclaré à un registre.',
    },
    subsidiary: SUBSIDIARY,
    subsidiary_relationship: SUBSIDIARY,
    shareholding: SHAREHOLDING,
    share_parcel: SHAREHOLDING,
    branch: BRANCH,
    branch_relationship: BRANCH,
    subsequent_registration: {
      one: 'Immatriculation suivante',
      many: 'Immatriculations suivantes',
      explained: 'Une société se poursuit sous une autre immatriculation, qui remplace la précédente.',
    },
    alternate_registration: {
      one: 'Immatriculation parallèle',
      many: 'Immatriculations parallèles',
      explained: 'Une société figure en même temps dans deux registres.',
    },
    gazette_notice: {
      one: 'Avis officiel',
      many: 'Avis officiels',
      explained: 'Un journal officiel a publié un avis au sujet d’une société.',
    },
    trademark_registration: {
      one: 'Marque',
      many: 'Marques',
      explained: 'Une marque figure dans un registre des marques.',
    },
    filing: { one: 'Dépôt', many: 'Dépôts', explained: 'Un document a été déposé auprès d’un registre.' },
    accounts: { one: 'Comptes', many: 'Comptes', explained: 'Chiffres de comptes annuels.' },
    intermediary: {
      one: 'Intermédiaire',
      many: 'Intermédiaires',
      explained: 'Quelqu’un a organisé une société pour autrui : un cabinet, une banque, un comptable.',
    },
    licence: { one: 'Licence', many: 'Licences', explained: 'Une autorité permet quelque chose à une société.' },
  },
  unexplained: 'Le registre n’explique pas ce type.',
};
