import type { en } from './en';

export const fr: typeof en = {
  views: 'La même chose en liste',
  lists: { table: 'Tableau', tree: 'Arbre' },
  find: 'Chercher dans le tableau',
  apply: 'Chercher',
  found: ({ count, counted }, found, all) =>
    found === all
      ? counted(all, { one: 'relation', other: 'relations' })
      : `${count(found)} sur ${counted(all, { one: 'relation', other: 'relations' })}`,
  beyond: ({ count, counted }, shown, beyond) =>
    `Les ${count(shown)} premières sont listées, ${counted(beyond, { one: 'autre ne l’est pas', other: 'autres ne le sont pas' })}.`,
  undrawn: ({ count }, undrawn, all) =>
    `Seulement ce que l’image ne dessine pas à part\u202f: ${count(undrawn)} sur ${count(all)}.`,
  listAll: 'Tout lister',
  none: 'Rien dans le tableau ne contient ces mots.',
  showInPicture: (type, owner, owned) => `Montrer dans l’image : ${type}, ${owner} dans ${owned}`,
  sortBy: (column) => `Trier par ${column}`,
};
