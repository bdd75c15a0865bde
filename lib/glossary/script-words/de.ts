import type { en } from './en';

export const de: typeof en = {
  confidence: {
    term: 'Verlässlichkeit',
    means:
      'Wie sicher der Dienst ist, dass eine Aussage stimmt, von 0 bis 100. Sie ist ein Urteil über die Quelle, keine Wahrscheinlichkeit; das Netzwerk zeigt, was über 60 liegt, wenn nicht mehr verlangt wird.',
  },
  band: {
    term: 'Anteil und Spanne',
    also: 'percentage, Prozentsatz, Bandbreite',
    means:
      'Wie viel von einem Unternehmen jemand hält. Viele Register nennen nur eine Spanne, etwa 25 bis 50\u00a0%; wo nichts angegeben ist, ist der Anteil unbekannt und nicht null.',
  },
};
