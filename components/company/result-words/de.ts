import type { en } from './en';

export const de: typeof en = {
  caption: 'Gefundene Unternehmen',
  name: 'Name',
  incorporated: (date) => `gegründet: ${date}`,
  formerName: 'Entspricht einem früheren Namen:',
  legalForm: 'Entspricht, wenn die Rechtsform anders geschrieben wird.',
  number: 'Hat diese Nummer.',
  otherNumber: 'Hat diese Nummer in anderer Schreibweise oder als eigene Nummer des Registers.',
  otherName: 'Entspricht einem anderen Namen; er steht im Eintrag.',
  near: 'Unternehmen mit ähnlichem Namen',
  inactiveIn: (place) => `${place}, inaktiv`,
};
