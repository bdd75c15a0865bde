import type { en } from './en';

export const fr: typeof en = {
  jurisdiction: {
    term: 'Juridiction',
    also: 'jurisdiction_code',
    means:
      'Le pays, ou la partie d’un pays, dont le droit régit l’immatriculation d’une société. Certains pays ont un seul registre, d’autres en ont un par État ou par province.',
  },
  company_number: {
    term: 'Numéro de société',
    also: 'company_number, numéro d’immatriculation, native company number',
    means:
      'Le numéro sous lequel un registre tient une société. Il n’est unique que dans sa juridiction : le même numéro désigne ailleurs une autre société.',
  },
  lei: {
    term: 'LEI',
    also: 'identifiant d’entité juridique',
    means:
      'Un code mondial de 20 lettres et chiffres pour les sociétés et autres organismes qui prennent part à des opérations financières. La plupart des sociétés n’en ont pas.',
  },
  status: {
    term: 'Statut',
    also: 'current_status',
    means:
      'L’état d’une société tel que le registre le nomme, dans ses propres mots. Les mêmes mots peuvent avoir un autre sens dans un autre registre.',
  },
  inactive: {
    term: 'Inactive',
    also: 'sans activité, fermée',
    means:
      'Le registre montre que la société n’existe plus ou n’exerce plus. Même quand le registre n’en dit rien, la société peut être inactive.',
  },
  dissolved: {
    term: 'Dissoute',
    also: 'radiée, supprimée, retirée du registre',
    means:
      'La société a pris fin en droit. Elle a pu être fermée par ses propriétaires, liquidée pour dettes ou radiée par le registre, par exemple faute d’avoir déposé ses documents.',
  },
  branch: {
    term: 'Succursale',
    also: 'société étrangère, établissement, bureau local',
    means:
      'Une inscription pour un lieu d’activité d’une société, et non pour une société à part. C’est soit le bureau d’une société d’une autre juridiction, soit un bureau local d’une société d’ici.',
  },
  home_company: {
    term: 'Société d’origine',
    means: 'La société à laquelle appartient une succursale, immatriculée dans une autre juridiction.',
  },
  subsequent_registration: {
    term: 'Immatriculation remplacée',
    also: 'immatriculation antérieure, immatriculation suivante',
    means:
      'Une inscription plus ancienne de la même société. Une société qui change de registre ou de forme peut y recevoir un nouveau numéro, et l’ancienne inscription n’est plus tenue à jour.',
  },
  alternate_registration: {
    term: 'Immatriculation parallèle',
    means: 'Une seconde inscription de la même société dans un autre registre, valable au même moment.',
  },
  industry_code: {
    term: 'Code d’activité',
    also: 'SIC, NACE, NAICS, code APE',
    means:
      'Un code qui dit ce que fait une société, tiré d’une liste appelée nomenclature. Le plus souvent, les sociétés le choisissent elles-mêmes.',
  },
  officer: {
    term: 'Dirigeant',
    also: 'administrateur, secrétaire, mandataire',
    means:
      'Une personne ou une société qui exerce une fonction dans une société. Chaque fiche est une fonction : la même personne peut en avoir plusieurs, et deux personnes peuvent porter le même nom.',
  },
  nominee: {
    term: 'Prête-nom',
    means:
      'Quelqu’un qui exerce une fonction ou détient des parts en son nom, mais pour autrui. Les registres disent rarement qu’un dirigeant ou un propriétaire en est un.',
  },
  filing: {
    term: 'Dépôt',
    means:
      'Un document qu’une société ou quelqu’un d’autre a remis au registre, comme ses comptes ou un changement d’adresse.',
  },
  gazette: {
    term: 'Avis officiel',
    also: 'journal officiel, bulletin officiel',
    means: 'Une annonce dans le journal officiel d’un État, par exemple qu’une société va être liquidée ou radiée.',
  },
  event: {
    term: 'Événement',
    means:
      'Un changement dans la vie d’une société. La plupart se trouvent en comparant deux états du registre : le jour n’est donc souvent connu que comme un intervalle entre les deux.',
  },
};
