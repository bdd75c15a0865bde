import type { en } from './en';

export const fr: typeof en = {
  person: 'Une personne nommée dans des déclarations de participation ou de contrôle.',
  unknown: 'Un propriétaire ou une personne exerçant le contrôle, que les déclarations ne nomment pas.',
  matched: 'Un nom cité dans des déclarations, rapproché d’une société du registre.',
  probablyCompany:
    'Probablement une société : un nom cité dans des déclarations, qui n’a été rapproché d’aucune société du registre.',
};
