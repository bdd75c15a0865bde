import type { en } from './en';

export const de: typeof en = {
  kinds: { company: 'Unternehmen', placeholder: 'Platzhalter', person: 'Person', unknown: 'Unbekannter Eigentümer' },
  codes: {
    subsidiary: 'Tochterunternehmen',
    has_subsidiary: 'Hat Tochterunternehmen',
    shareholding: 'Beteiligung',
    control: 'Kontrolle',
    share_ownership: 'Anteilsbesitz',
    voting_rights: 'Stimmrechte',
    right_to_appoint_and_remove_directors: 'Recht, Direktoren zu bestellen und abzuberufen',
    right_to_appoint_and_remove_members: 'Recht, Mitglieder zu bestellen und abzuberufen',
    right_to_appoint_and_remove_person: 'Recht, eine Person zu bestellen und abzuberufen',
    right_to_share_surplus_assets: 'Recht auf Überschussvermögen',
    significant_influence_or_control: 'Wesentlicher Einfluss oder Kontrolle',
    indirect: 'Über andere gehalten',
  },
  share: {
    unknown: 'unbekannt',
    exact: ({ count }, percent) => `${count(percent)}\u00a0%`,
    band: ({ count }, least, most) => `${count(least)}–${count(most)}\u00a0%`,
    under: ({ count }, percent) => `unter ${count(percent)}\u00a0%`,
    over: ({ count }, percent) => `über ${count(percent)}\u00a0%`,
  },
  inactive: 'inaktiv',
  circular: 'zirkulär',
  changes: { added: 'hinzugekommen', gone: 'weggefallen', changed: 'geändert' },
  changed: {
    added: ({ count }, relationships) => `${count(relationships)} hinzugekommen`,
    gone: ({ count }, relationships) => `${count(relationships)} weggefallen`,
    changed: ({ count }, relationships) => `${count(relationships)} geändert`,
  },
  notStated: 'nicht angegeben',
  ended: 'beendet',
  endedOn: (day) => `${day}, beendet`,
  stillSoOn: (day) => `${day}, damals noch so`,
};
