import type { en } from './en';

export const fr: typeof en = {
  caption: 'Sociétés trouvées',
  name: 'Nom',
  incorporated: (date) => `constituée : ${date}`,
  formerName: 'Correspond à un ancien nom :',
  legalForm: 'Correspond, avec la forme juridique écrite autrement.',
  number: 'Porte ce numéro.',
  otherNumber: 'Porte ce numéro écrit autrement, ou comme numéro propre au registre.',
  otherName: 'Correspond à un autre de ses noms, indiqué dans sa fiche.',
  near: 'Sociétés aux noms voisins',
  inactiveIn: (place) => `${place}, inactive`,
};
