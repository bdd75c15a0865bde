import type { en } from './en';

export const fr: typeof en = {
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
  companiesAlike: (lead) => `Des sociétés dont les noms commencent pareil : « ${lead} »`,
};
