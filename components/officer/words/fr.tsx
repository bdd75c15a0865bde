import type { en } from './en';

export const fr: typeof en = {
  kind: 'Dirigeant',
  oneAppointment: 'Dirigeant : un mandat',
  noLongerInOffice: 'N’est plus en fonction',
  officeOf: (office, company) => (
    <>
      {office} de la société {company}
    </>
  ),
  searchCompanies: 'Chercher des sociétés de ce nom',
  companiesHoldOffices: '(une société peut exercer une fonction)',
  results: {
    caption: 'Dirigeants trouvés',
    name: 'Nom',
    former: 'Ancien',
    notMarkedFormer: 'Non signalé comme ancien',
    positionNotKnown: 'Fonction inconnue',
  },
  facts: {
    company: 'Société',
    position: 'Fonction',
    from: 'Début',
    to: 'Fin',
    inOffice: 'En fonction',
    status: 'Statut',
    occupation: 'Profession',
    uid: 'Identifiant du registre',
    nationality: 'Nationalité',
    born: 'Naissance',
    address: 'Adresse',
    retrieved: 'Consulté',
    companySource: 'D’après la source de la société',
    byBoth: 'D’après les dates et mentions du registre, pour le dirigeant et pour la société.',
    byOfficerAlone:
      'D’après les dates et mentions du registre pour le seul dirigeant ; la fiche de la société n’est pas disponible ici.',
  },
  candidates: {
    title: 'Peut-être la même personne',
    name: 'nom',
    compared: (known) => `Éléments comparés : ${known}.`,
    notCompared: (unknown) => `Inconnus pour cette fiche, donc non comparés : ${unknown}.`,
    score: (most) =>
      `Le score compte des raisons ; ce n’est pas une probabilité. Un nom seul vaut au plus ${most} sur 100, et rien n’est jamais fusionné.`,
    sharing: ({ counted, form }, total) =>
      `${counted(total, { one: 'fiche', other: 'fiches' })} de ce registre ${form(total, { one: 'contient', other: 'contiennent' })} tous les mots de ce nom.`,
    commonName: 'Un tel nombre recouvre sans doute plusieurs personnes : un nom seul ne prouve rien.',
    noneElse: 'Aucune autre fiche de ce registre ne porte ce nom.',
    comparedHere: ({ count, counted }, here, total) =>
      `${count(here)} sur ${counted(total, { one: 'fiche', other: 'fiches' })} comparées sur cette page, les plus probables d’abord ; d’autres pages peuvent en contenir de plus probables.`,
    look: 'Chercher les fiches du même nom',
    notAsked: 'Elles n’ont pas été cherchées, car cela interroge le service distant une fois de plus.',
    search: 'Chercher des dirigeants de ce nom',
    reasons: 'Raisons',
    ofHundred: (score) => `${score} sur 100`,
  },
};
