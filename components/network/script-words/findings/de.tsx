import type { en } from './en';

const RELATIONSHIPS = { one: 'Beziehung', other: 'Beziehungen' };

export const de: typeof en = {
  label: 'Befunde',
  subject: 'Befunde über',
  another: 'Nach anderen fragen',
  found: ({ counted }, options) => counted(options, { one: 'Name', other: 'Namen' }),
  step: ({ owner, owned, share }) => `${owner} hält ${share} an ${owned}: Beziehung zeigen`,
  trace: 'Im Bild zeigen',
  traceOf: (name) => `Im Bild zeigen: ${name}`,
  counted: ({ count }, relationships) =>
    relationships === 1
      ? 'Berechnet aus der einzigen Beziehung, die geladen ist und gezeigt wird.'
      : `Berechnet aus den ${count(relationships)} Beziehungen, die geladen sind und gezeigt werden.`,
  hidden: ({ counted, form }, relationships) =>
    `Die Filter verbergen ${counted(relationships, RELATIONSHIPS)}, die nicht ${form(relationships, { one: 'mitzählt', other: 'mitzählen' })}.`,
  countHidden: 'Auch mitzählen, was die Filter verbergen',
  countedAll: ({ count }, relationships) =>
    relationships === 1
      ? 'Berechnet aus der einzigen geladenen Beziehung, gleich was die Filter verbergen.'
      : `Berechnet aus allen ${count(relationships)} geladenen Beziehungen, gleich was die Filter verbergen.`,
  notFollowed: (name) => <>Die Eigentümer von {name} sind nicht geladen: Erweitern führt weiter.</>,
  working: 'Wird berechnet …',
  failed: 'Das konnte nicht berechnet werden. Der Fehler liegt bei uns und sagt nichts über die Fakten.',
  tooLarge: ({ count }, most) =>
    `Nicht berechnet: Es sind mehr als ${count(most)} Beziehungen. Ein höheres Minimum oben zeigt weniger.`,
};
