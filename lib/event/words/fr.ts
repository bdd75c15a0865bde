import type { en } from './en';

/** A day has an article before it, a month or a year has none. */
const withArticle = (date: string): string => (/^\d{1,2}(?!\d)/.test(date) ? `le ${date}` : date);

export const fr: typeof en = {
  types: {
    'Event::Company::Incorporation': 'Constitution',
    'Event::Company::NameChange': 'Changement de nom',
    'Event::Company::StatusChange': 'Changement de statut',
    'Event::Company::BecameInactive': 'Devenue inactive',
    'Event::Company::NoLongerInactive': 'N’est plus inactive',
    'Event::Company::OfficerAddition': 'Nouveau dirigeant',
    'Event::Company::OfficerRemoval': 'Départ d’un dirigeant',
    'Event::Company::GazetteNotice': 'Avis au journal officiel',
  },
  categories: {
    existence: 'si la société existe : son début, sa fin, son retour à la vie',
    corporate: 'ce qu’est la société elle-même : sa forme et son nom',
    officers: 'qui exerce une fonction dans la société',
    notice: 'une publication au sujet de la société',
    kyc: '« know your customer » : un changement que surveille quiconque vérifie ses clients',
  },
  filters: {
    type: 'Type',
    time_range: 'Quand',
    created_at: 'Enregistrement',
    categories: 'Catégorie',
    jurisdiction_code: 'Juridiction',
    country_code: 'Pays',
  },
  when: {
    unknown: 'à une date inconnue',
    latest: (forms, day) => `au plus tard ${forms.onDate(day)}`,
    earliest: (forms, day) => `au plus tôt ${forms.onDate(day)}`,
    contradictory: (forms, from, to) => `à des dates contradictoires : ${forms.date(from)}, ${forms.date(to)}`,
    between: (from, to) => `entre ${withArticle(from)} et ${withArticle(to)}`,
  },
  values: { nothing: 'rien', yes: 'oui', no: 'non' },
  about: (what, about) => `${what} : ${about}`,
  became: (what, before, after) => `${what} : ${before} → ${after}`,
};
