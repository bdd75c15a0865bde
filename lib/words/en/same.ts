import type { Forms } from '@/lib/shared/language/language';

/** A reader's own judgements on records that may be of one person or company. */
export const sameWords = {
  title: 'Your judgements',
  note: 'They stay on this device. Nothing is merged for others.',
  same: 'The same',
  different: 'Not the same',
  sameAs: (name: string) => `The same as ${name}`,
  differentFrom: (name: string) => `Not the same as ${name}`,
  judged: { same: 'You judged this to be the same.', different: 'You judged this not to be the same.' },
  saidSame: (name: string) => `${name} is now the same for you.`,
  saidDifferent: (name: string) => `${name} is now another one for you.`,
  saidUndone: (name: string) => `Your judgement on ${name} was taken back.`,
  undo: 'Undo',
  undoOn: (name: string) => `Undo the judgement on ${name}`,
  network: ({ counted }: Forms, companies: number) =>
    `The joined network of ${counted(companies, { one: 'company', other: 'companies' })}`,
  networkOfPersons: ({ counted }: Forms, persons: number) =>
    `The joined network of ${counted(persons, { one: 'person', other: 'persons' })}`,
  refused: 'Your browser does not allow this site to save data.',
  unreadable: 'The saved judgements could not be read. They stay as they are until you import a file.',
  export: 'Export all judgements as JSON',
  import: 'Import judgements',
  notAFile: 'This file holds no judgements; nothing was changed.',
  brought: ({ counted }: Forms, added: number) =>
    `${counted(added, { one: 'judgement', other: 'judgements' })} added or changed.`,
  inFile: ({ counted }: Forms, count: number) =>
    `In the file, but not on this device: ${counted(count, { one: 'judgement', other: 'judgements' })}`,
  takeOver: 'Add to mine',
};
