import type { en } from './en';

export const fr: typeof en = {
  kind: 'Entité provisoire',
  person: 'Personne',
  thisPlaceholder: 'Cette entité provisoire',
  tabs: { overview: 'Aperçu', statements: 'Déclarations', network: 'Réseau' },
  titles: {
    statements: (name) => `${name} : déclarations`,
    network: (name) => `${name} : réseau`,
  },
  probablyThis: 'Probablement cette société',
  inactive: 'inactive',
  sections: { facts: 'L’essentiel', source: 'Source', behind: 'Déclarations à l’appui' },
  facts: { jurisdiction: 'Juridiction', asWritten: 'Telle qu’écrite', identifier: 'Identifiant' },
  some: ({ count, counted }, shown, total) =>
    `${count(shown)} sur ${counted(total, { one: 'déclaration', other: 'déclarations' })}`,
  count: ({ counted }, total) => counted(total, { one: 'déclaration', other: 'déclarations' }),
  none: 'Le registre ne contient aucune déclaration qui la nomme.',
  all: 'Toutes les déclarations qui la nomment',
};
