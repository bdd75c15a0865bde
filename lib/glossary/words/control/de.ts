import type { en } from './en';

export const de: typeof en = {
  beneficial_owner: {
    term: 'Wirtschaftlich Berechtigter',
    also: 'letztlich Berechtigter, Person mit maßgeblicher Kontrolle, UBO, PSC',
    means:
      'Eine Person, der ein Unternehmen letztlich gehört oder die es letztlich kontrolliert, unmittelbar oder über andere Unternehmen. Jeder Rechtsraum zieht die Grenze selbst, oft bei einem Viertel der Anteile oder Stimmen.',
  },
  control: {
    term: 'Kontrolle',
    also: 'beherrschender Rechtsträger',
    means:
      'Die Macht zu bestimmen, was ein Unternehmen tut: durch Anteile, durch Stimmen, durch das Recht, seine Leitung zu bestellen, oder auf andere Weise. Wer sie unmittelbar hat, ist der beherrschende Rechtsträger.',
  },
  ultimate_controlling_company: {
    term: 'Oberstes kontrollierendes Unternehmen',
    also: 'oberste Muttergesellschaft',
    means:
      'Das letzte Unternehmen in der Kette der Kontrolle nach oben, soweit bekannt. Darüber können Menschen stehen oder niemand, der bekannt ist.',
  },
  corporate_grouping: {
    term: 'Konzerngruppe',
    also: 'Gruppe',
    means:
      'Unternehmen, die Menschen unter einem Namen zusammengestellt haben, weil sie zusammengehören. Sie ist eine Sammlung, kein Beleg für Beteiligungen.',
  },
  network: {
    term: 'Netzwerk',
    means:
      'Alle bekannten Beziehungen von Kontrolle und Beteiligung um ein Unternehmen, vom Eigentümer zum Eigentum gezeichnet, wie sie für einen bestimmten Tag angenommen werden.',
  },
  placeholder: {
    term: 'Platzhalter',
    means:
      'Er steht für jemanden, der in einer Aussage genannt ist, aber keinem Eintrag zugeordnet wurde: vielleicht ein Unternehmen aus einem Register, das hier nicht vorliegt, vielleicht eine Person.',
  },
};
