import type { en } from './en';

export const de: typeof en = {
  person: 'Eine Person, die in Aussagen über Beteiligung oder Kontrolle genannt wird.',
  unnamed: 'Wem etwas gehört oder wer es kontrolliert, ohne dass die Aussagen einen Namen nennen.',
  personOrCompany: 'Ein Name aus Aussagen; ob von einer Person oder einem Unternehmen, sagen sie nicht.',
  matched: 'Ein Name aus Aussagen, einem Unternehmen des Registers zugeordnet.',
  probablyCompany:
    'Wahrscheinlich ein Unternehmen: ein Name aus Aussagen, dem kein Unternehmen des Registers zugeordnet ist.',
};
