import type { en } from './en';

const STATEMENT = { one: 'déclaration', other: 'déclarations' };

export const fr: typeof en = {
  lists: {
    filings: {
      noun: { one: 'dépôt', other: 'dépôts' },
      none: 'Le registre ne contient aucun dépôt de cette société.',
      noneHere: 'Il n’y a aucun dépôt sur cette page de la liste.',
    },
    data: {
      noun: { one: 'donnée', other: 'données' },
      none: 'Le registre ne contient aucune autre donnée sur cette société.',
      noneHere: 'Il n’y a aucune donnée sur cette page de la liste.',
    },
    company_statements: {
      noun: STATEMENT,
      none: 'Le registre ne contient aucune déclaration sur cette société.',
      noneHere: 'Il n’y a aucune déclaration sur cette page de la liste.',
    },
    placeholder_statements: {
      noun: STATEMENT,
      none: 'Le registre ne contient aucune déclaration sur cette entité provisoire.',
      noneHere: 'Il n’y a aucune déclaration sur cette page de la liste.',
    },
  },
  firstPage: 'Aller à la première page',
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'entrée illisible', other: 'entrées illisibles' })} ${form(count, { one: 'manque', other: 'manquent' })} ici.`,
};
