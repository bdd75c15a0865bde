import type { en } from './en';

const SUBSIDIARY = {
  one: 'Tochterunternehmen',
  many: 'Tochterunternehmen',
  explained: 'Ein Unternehmen ist die Mutter eines anderen.',
};
const SHAREHOLDING = {
  one: 'Beteiligung',
  many: 'Beteiligungen',
  explained: 'Jemand hält Anteile an einem Unternehmen.',
};
const BRANCH = {
  one: 'Zweigniederlassung',
  many: 'Zweigniederlassungen',
  explained: 'Ein Registereintrag ist die Zweigniederlassung eines Unternehmens.',
};

export const de: typeof en = {
  known: {
    control_statement: {
      one: 'Kontrolle',
      many: 'Kontrolle',
      explained: 'Wer ein Unternehmen kontrolliert und wodurch, wie es einem Register mitgeteilt wurde.',
    },
    subsidiary: SUBSIDIARY,
    subsidiary_relationship: SUBSIDIARY,
    shareholding: SHAREHOLDING,
    share_parcel: SHAREHOLDING,
    branch: BRANCH,
    branch_relationship: BRANCH,
    subsequent_registration: {
      one: 'Folgeregistrierung',
      many: 'Folgeregistrierungen',
      explained: 'Ein Unternehmen besteht unter einer anderen Registrierung fort, die die frühere ablöst.',
    },
    alternate_registration: {
      one: 'Parallelregistrierung',
      many: 'Parallelregistrierungen',
      explained: 'Ein Unternehmen steht zugleich in zwei Registern.',
    },
    gazette_notice: {
      one: 'Bekanntmachung',
      many: 'Bekanntmachungen',
      explained: 'Ein Amtsblatt hat etwas über ein Unternehmen bekannt gemacht.',
    },
    trademark_registration: {
      one: 'Marke',
      many: 'Marken',
      explained: 'Eine Marke steht in einem Markenregister.',
    },
    filing: {
      one: 'Einreichung',
      many: 'Einreichungen',
      explained: 'Ein Schriftstück wurde bei einem Register eingereicht.',
    },
    accounts: { one: 'Jahresabschluss', many: 'Jahresabschlüsse', explained: 'Zahlen aus einem Jahresabschluss.' },
    intermediary: {
      one: 'Vermittler',
      many: 'Vermittler',
      explained: 'Jemand hat ein Unternehmen für andere eingerichtet: eine Kanzlei, eine Bank, ein Steuerberater.',
    },
    licence: { one: 'Erlaubnis', many: 'Erlaubnisse', explained: 'Eine Behörde erlaubt einem Unternehmen etwas.' },
  },
  unexplained: 'Das Register erklärt diese Art nicht.',
};
