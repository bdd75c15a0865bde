import type { en } from './en';

export const de: typeof en = {
  types: {
    'Event::Company::Incorporation': 'Gründung',
    'Event::Company::NameChange': 'Namensänderung',
    'Event::Company::StatusChange': 'Statusänderung',
    'Event::Company::BecameInactive': 'Inaktiv geworden',
    'Event::Company::NoLongerInactive': 'Nicht mehr inaktiv',
    'Event::Company::OfficerAddition': 'Neues Organ',
    'Event::Company::OfficerRemoval': 'Organ ausgeschieden',
    'Event::Company::GazetteNotice': 'Bekanntmachung im Amtsblatt',
  },
  categories: {
    existence: 'ob es das Unternehmen gibt: Anfang, Ende, Wiederaufleben',
    corporate: 'was das Unternehmen selbst ist: Form und Name',
    officers: 'wer ein Amt im Unternehmen hat',
    notice: 'etwas wurde über das Unternehmen veröffentlicht',
    kyc: '„know your customer“: eine Änderung, auf die achtet, wer seine Kunden prüft',
  },
  filters: {
    type: 'Art',
    time_range: 'Wann',
    created_at: 'Erfasst',
    categories: 'Kategorie',
    jurisdiction_code: 'Rechtsraum',
    country_code: 'Land',
  },
  when: {
    unknown: 'an einem unbekannten Tag',
    latest: (forms, day) => `spätestens ${forms.onDate(day)}`,
    earliest: (forms, day) => `frühestens ${forms.onDate(day)}`,
    contradictory: (forms, from, to) => `an Tagen, die einander widersprechen: ${forms.date(from)}, ${forms.date(to)}`,
    between: (from, to) => `zwischen ${from} und ${to}`,
  },
  values: { nothing: 'nichts', yes: 'ja', no: 'nein' },
  about: (what, about) => `${what}: ${about}`,
  became: (what, before, after) => `${what}: ${before} → ${after}`,
};
