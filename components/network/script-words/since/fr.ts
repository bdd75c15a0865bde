import type { en } from './en';

const relationships = { one: 'relation', other: 'relations' };
const entities = { one: 'entité', other: 'entités' };

export const fr: typeof en = {
  label: 'Depuis la création de ce lien',
  linkMade: (day) => `Ce lien a été créé le ${day}.`,
  waiting: 'Les faits d’aujourd’hui sont demandés…',
  same: 'Rien de ce qui a été redemandé n’a changé depuis.',
  relationships: ({ count, counted }, added, gone, changed) =>
    `Depuis : ${counted(added, relationships)} en plus, ${count(gone)} en moins, ${count(changed)} modifiées.`,
  entities: ({ count, counted }, added, gone) =>
    `Nouvelles dans le réseau : ${counted(added, entities)} ; n’y sont plus : ${count(gone)}.`,
  unchecked: ({ counted }, count) => `Non redemandé : ${counted(count, relationships)}.`,
  kinds: { added: 'en plus', gone: 'en moins', changed: 'modifiée' },
  newEntities: 'Nouvelles :',
  goneEntities: 'N’y sont plus :',
  beyond: ({ count }, more) => `et ${count(more)} autres`,
  nobodyNow: 'une entité qui n’est plus dans le réseau',
  numbers: ({ counted }, were, lines) =>
    `Alors, ${counted(were, entities)} et ${counted(lines, relationships)} étaient chargées.`,
  numbersNow: ({ counted }, are, lines) =>
    `Il y a maintenant ${counted(are, entities)} et ${counted(lines, relationships)}. Le lien n’a pas la place de dire lesquelles ont changé ; un fichier de dossier le dit.`,
  unread: 'Une partie de l’adresse n’a pas pu être lue ; la vue peut donc différer de celle qui a été envoyée :',
};
