import type { en } from './en';

export const fr: typeof en = {
  facts: {
    number: 'Numéro',
    jurisdiction: 'Juridiction',
    type: 'Forme juridique',
    status: 'Statut',
    activity: 'Activité',
    incorporated: 'Constituée',
    dissolved: 'Dissoute',
    address: 'Adresse',
    industry: 'Activité économique',
    identifiers: 'Identifiants',
    controller: 'Sous le contrôle de',
    owners: 'Bénéficiaires effectifs',
    top_company: 'Société de contrôle ultime',
    home_company: 'Société mère de la succursale',
    groupings: 'Groupes de sociétés',
    officers: 'Dirigeants dans la fiche',
    newest_filing: 'Dernier dépôt dans la fiche',
    source: 'Source',
    retrieved: 'Consultée',
  },
  agreements: { same: 'Identique', differs: 'Diffère', partly_known: 'Connu en partie' },
  roles: {
    compared: 'Comparée ici',
    controller: 'Entité qui la contrôle',
    owner: 'Bénéficiaire effectif',
    top_company: 'Société de contrôle ultime',
    home_company: 'Société mère de la succursale',
    alternate_registration: 'Autre immatriculation',
    previous_registration: 'Immatriculation antérieure',
    subsequent_registration: 'Immatriculation ultérieure',
    grouping: 'Groupe de sociétés',
    registered_address: 'Siège',
    officer_address: 'Adresse d’un dirigeant',
    identifier: 'Identifiant',
  },
  officers: ({ counted }, current, former) => {
    const all = counted(current, { one: 'dirigeant', other: 'dirigeants' });
    return `${all}, ${former === 0 ? 'aucun ancien' : counted(former, { one: 'ancien', other: 'anciens' })}`;
  },
  filed: ({ date }, day, title) => `${date(day)} : ${title}`,
  agreement: ({ counted }, differ, same, partly) => {
    const known = { one: 'connue de certaines sociétés seulement', other: 'connues de certaines sociétés seulement' };
    const told = [
      counted(differ, { one: 'donnée diffère', other: 'données diffèrent' }),
      counted(same, { one: 'est identique', other: 'sont identiques' }),
      ...(partly > 0 ? [counted(partly, known)] : []),
    ];
    return `${told.join(', ')}.`;
  },
};
