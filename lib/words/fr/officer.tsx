import type * as en from '../en/officer';

export const officerWords: typeof en.officerWords = {
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
      `Le score additionne des raisons ; ce n’est pas une probabilité. Un nom seul donne au plus ${most} sur 100, et les fiches ne sont jamais fusionnées.`,
    sharing: ({ counted, form }, total) =>
      `${counted(total, { one: 'fiche', other: 'fiches' })} de ce registre ${form(total, { one: 'contient', other: 'contiennent' })} tous les mots de ce nom.`,
    commonName: 'Autant de fiches concernent peut-être des personnes différentes : un nom seul ne prouve rien.',
    noneElse: 'Aucune autre fiche de ce registre ne porte ce nom.',
    comparedHere: ({ count, counted }, here, total) =>
      `${count(here)} sur ${counted(total, { one: 'fiche', other: 'fiches' })} comparées sur cette page, les plus probables d’abord ; d’autres pages peuvent en contenir de plus probables.`,
    look: 'Chercher les fiches du même nom',
    notAsked: 'Pas encore cherchées, car cela interroge le service distant une fois de plus.',
    search: 'Chercher des dirigeants de ce nom',
    reasons: 'Raisons',
    columns: {
      officer: 'Dirigeant',
      company: 'Société',
      position: 'Fonction',
      period: 'En fonction',
      score: 'Sur 100',
    },
    count: ({ counted }, candidates) => counted(candidates, { one: 'candidat', other: 'candidats' }),
    folded: 'candidats',
    inCommon: 'Tous :',
    likelyNetwork: ({ count, form }, shown, total) =>
      shown < total
        ? `Réseau des ${count(shown)} premières des ${count(total)} sociétés des candidats sérieux ou possibles`
        : `Réseau ${form(total, { one: 'de la société', other: `des ${count(total)} sociétés` })} des candidats sérieux ou possibles`,
    wholeNetwork: ({ count, form }, shown, total) =>
      shown < total
        ? `Réseau des ${count(shown)} premières des ${count(total)} sociétés de tous les candidats, même faibles`
        : `Réseau ${form(total, { one: 'de la société', other: `des ${count(total)} sociétés` })} de tous les candidats, même faibles`,
  },
};

export const officeWords: typeof en.officeWords = {
  standings: {
    former: 'N’est plus en fonction',
    company_ended: 'N’est plus en fonction : la société n’existe plus',
    ends_later: 'En fonction jusqu’à une date à venir',
    not_marked_former: 'Non signalé comme ancien',
    unknown: 'On ne sait pas si la fonction est encore exercée',
  },
  unstatedPosition: 'dirigeant (fonction non précisée)',
  was: (position) => `Anciennement ${position}`,
  rest: {
    held: ({ since }, start) => (start ? ` ${since(start)}.` : '.'),
    heldUntil: ({ since, until }, start, end) => (start ? ` ${since(start)}, ${until(end)}.` : `, ${until(end)}.`),
    perhapsHeld: ({ since }, start) =>
      start
        ? ` ${since(start)} ; on ne sait pas si la fonction est encore exercée.`
        : ' ; on ne sait pas si la fonction est encore exercée.',
    ended: ({ span, until }, start, end) => (start ? `, ${span(start, end)}.` : `, ${until(end)}.`),
    endedSometime: ({ from }, start) =>
      start ? `, ${from(start)} ; date de fin inconnue.` : ' ; date de fin inconnue.',
    endedWithCompany: ({ from, onDate }, start, dissolved) =>
      start
        ? `, ${from(start)} jusqu’à la dissolution de la société ${onDate(dissolved)}.`
        : `, jusqu’à la dissolution de la société ${onDate(dissolved)}.`,
    companyInactive: ({ from }, start) =>
      start ? `, ${from(start)} ; la société n’est plus active.` : ' ; la société n’est plus active.',
  },
  likelihoods: {
    strong: 'Candidat sérieux',
    possible: 'Possible',
    weak: 'Faible : guère plus que le nom',
    against: 'Probablement une autre personne',
  },
  compared: {
    uid: 'identifiant du registre',
    date_of_birth: 'date de naissance',
    address: 'adresse',
    company: 'société',
    occupation: 'profession',
    nationality: 'nationalité',
  },
  reasons: {
    same_name: 'Le même nom',
    reordered_name: 'Les mêmes mots du nom dans un autre ordre',
    further_words: 'L’un des noms a d’autres mots en plus',
    other_name: 'Un autre nom',
    same_uid: 'Le même identifiant dans le même registre',
    same_birth_year: 'La même année de naissance',
    same_birth_month: 'Le même mois de naissance',
    same_birth_date: 'La même date de naissance',
    other_birth: 'Des dates de naissance différentes',
    same_address: 'La même adresse',
    same_company: 'Une fonction dans la même société',
    same_occupation: 'La même profession',
    same_nationality: 'La même nationalité',
    other_nationality: 'Des nationalités différentes',
    same_register: 'Le même registre',
  },
  companiesAlike: (lead) => `Des sociétés dont les noms commencent aussi par « ${lead} »`,
};

export const peopleWords: typeof en.peopleWords = {
  title: 'Personnes nommées',
  description: 'Ce que ce site contient sur les personnes que nomment les registres de sociétés, et à qui s’adresser.',
  lead: 'Les registres de sociétés nomment les personnes qui dirigent et possèdent des sociétés. Si vous en êtes, cette page dit ce qui est conservé et à qui vous adresser.',
  held: {
    heading: 'Ce qui est conservé',
    points: [
      'Votre nom, les sociétés pour lesquelles un registre vous nomme, votre fonction et ses dates.',
      'Des déclarations de propriété ou de contrôle, telles que leur éditeur les a écrites.',
      'Les dates de naissance, nationalités et adresses des dirigeants ne figurent pas sur les pages.',
    ],
    embedded: 'Les programmes munis d’un jeton de ce site les reçoivent, si le registre les contient.',
    upstream:
      'Elles ne sont pas non plus conservées ici : ce site interroge un service distant et les omet de ses copies.',
    notIndexed: 'Il est demandé aux moteurs de recherche de ne pas répertorier les pages des dirigeants.',
  },
  publisher: {
    heading: 'Si quelque chose est faux',
    text: 'Ce site reprend ce que disent les éditeurs et n’en décide rien. Chaque fiche nomme sa source, si possible avec un lien : demandez-y la correction. Elle paraîtra ici à la prochaine mise à jour.',
    sources: 'Tous les éditeurs et leurs licences',
  },
  operator: {
    heading: 'Si cela ne devrait pas être ici',
    ask: (link) => <>Adressez-vous à l’exploitant de ce site : {link}. Indiquez l’adresse de la page concernée.</>,
    unknown:
      'Adressez-vous à l’exploitant de ce site et indiquez l’adresse de la page concernée. Aucun contact n’est indiqué ici.',
  },
  link: 'Est-ce vous ? Ce qui est conservé, et à qui vous adresser',
};
