import type { en } from './en';

export const fr: typeof en = {
  person: 'Une personne nommée dans des déclarations de participation ou de contrôle.',
  unnamed: 'Un propriétaire ou une personne exerçant le contrôle, que les déclarations ne nomment pas.',
  personOrCompany:
    'Un nom cité dans des déclarations, qui ne disent pas si c’est celui d’une personne ou d’une société.',
  matched: 'Un nom cité dans des déclarations, rapproché d’une société du registre.',
  probablyCompany:
    'Probablement une société : un nom cité dans des déclarations, qui n’a été rapproché d’aucune société du registre.',
};
