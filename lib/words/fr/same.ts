import type * as en from '../en/same';

export const sameWords: typeof en.sameWords = {
  title: 'Vos jugements',
  note: 'Ils restent sur cet appareil. Rien n’est fusionné pour les autres.',
  same: 'La même',
  different: 'Une autre',
  sameAs: (name) => `La même que ${name}`,
  differentFrom: (name) => `Une autre que ${name}`,
  judged: { same: 'Selon vous, la même.', different: 'Selon vous, une autre.' },
  saidSame: (name) => `${name} est désormais la même pour vous.`,
  saidDifferent: (name) => `${name} est désormais une autre pour vous.`,
  saidUndone: (name) => `Votre jugement sur ${name} a été annulé.`,
  undo: 'Annuler',
  undoOn: (name) => `Annuler le jugement sur ${name}`,
  network: ({ counted }, companies) =>
    `Le réseau réuni de ${counted(companies, { one: 'société', other: 'sociétés' })}`,
  networkOfPersons: ({ counted }, persons) =>
    `Le réseau réuni de ${counted(persons, { one: 'personne', other: 'personnes' })}`,
  refused: 'Votre navigateur n’autorise pas ce site à enregistrer des données.',
  unreadable:
    'Les jugements enregistrés n’ont pas pu être lus. Ils restent tels quels jusqu’à ce que vous importiez un fichier.',
  export: 'Exporter tous les jugements en JSON',
  import: 'Importer des jugements',
  notAFile: 'Ce fichier ne contient aucun jugement\u202f; rien n’a été changé.',
  brought: ({ counted, form }, added) =>
    `${counted(added, { one: 'jugement', other: 'jugements' })} ${form(added, { one: 'ajouté ou modifié', other: 'ajoutés ou modifiés' })}.`,
  inFile: ({ counted }, count) =>
    `Dans le fichier, mais pas sur cet appareil\u202f: ${counted(count, { one: 'jugement', other: 'jugements' })}`,
  takeOver: 'Ajouter aux miens',
};
