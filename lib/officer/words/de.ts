import type { en } from './en';

export const de: typeof en = {
  standings: {
    former: 'Nicht mehr im Amt',
    company_ended: 'Nicht mehr im Amt: Unternehmen erloschen',
    ends_later: 'Im Amt bis zu einem künftigen Tag',
    not_marked_former: 'Nicht als ehemalig vermerkt',
    unknown: 'Nicht bekannt, ob noch im Amt',
  },
  unstatedPosition: 'Organ (Funktion nicht angegeben)',
  was: (position) => `Früher ${position}`,
  rest: {
    held: ({ since }, start) => (start ? ` ${since(start)}.` : '.'),
    heldUntil: ({ since, until }, start, end) => (start ? ` ${since(start)}, ${until(end)}.` : `, ${until(end)}.`),
    perhapsHeld: ({ since }, start) =>
      start ? ` ${since(start)}; nicht bekannt, ob noch im Amt.` : '; nicht bekannt, ob noch im Amt.',
    ended: ({ span, until }, start, end) => (start ? `, ${span(start, end)}.` : `, ${until(end)}.`),
    endedSometime: ({ from }, start) => (start ? `, ${from(start)}; Ende nicht bekannt.` : '; Ende nicht bekannt.'),
    endedWithCompany: ({ from, onDate }, start, dissolved) =>
      start
        ? `, ${from(start)} bis zur Auflösung des Unternehmens ${onDate(dissolved)}.`
        : `, bis zur Auflösung des Unternehmens ${onDate(dissolved)}.`,
    companyInactive: ({ from }, start) =>
      start ? `, ${from(start)}; das Unternehmen ist nicht mehr aktiv.` : '; das Unternehmen ist nicht mehr aktiv.',
  },
  likelihoods: {
    strong: 'Starker Kandidat',
    possible: 'Möglich',
    weak: 'Schwach: kaum mehr als der Name',
    against: 'Wahrscheinlich jemand anderes',
  },
  compared: {
    uid: 'Kennung im Register',
    date_of_birth: 'Geburtsdatum',
    address: 'Adresse',
    company: 'Unternehmen',
    occupation: 'Beruf',
    nationality: 'Staatsangehörigkeit',
  },
  reasons: {
    same_name: 'Derselbe Name',
    reordered_name: 'Dieselben Namensteile in anderer Reihenfolge',
    further_words: 'Einer der Namen hat weitere Wörter',
    other_name: 'Ein anderer Name',
    same_uid: 'Dieselbe Kennung im selben Register',
    same_birth_year: 'Dasselbe Geburtsjahr',
    same_birth_month: 'Derselbe Geburtsmonat',
    same_birth_date: 'Dasselbe Geburtsdatum',
    other_birth: 'Verschiedene Geburtsdaten',
    same_address: 'Dieselbe Adresse',
    same_company: 'Ein Amt im selben Unternehmen',
    same_occupation: 'Derselbe Beruf',
    same_nationality: 'Dieselbe Staatsangehörigkeit',
    other_nationality: 'Verschiedene Staatsangehörigkeiten',
    same_register: 'Dasselbe Register',
  },
  companiesAlike: (lead) => `Unternehmen, deren Namen gleich beginnen: „${lead}“`,
};
