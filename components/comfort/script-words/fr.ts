import type { en } from './en';

export const fr: typeof en = {
  jump: 'Aller à',
  jumpTo: 'Aller à une page ou à une fiche',
  toChooseFrom: ({ count }, targets) => `${count(targets)} au choix`,
  whereTo: 'Destination',
  nothingIsAsked: 'Rien n’est demandé pendant la saisie : face à un service distant, aucun nom n’est suggéré.',
  jumpKeys: '↓ ↑ choisit, Enter ouvre, Esc ferme.',
  forget: 'Oublier les fiches consultées sur cet appareil',
  keys: 'Touches',
  or: 'ou',
  close: 'Fermer',
  keysAreOn: 'Touches actives sur cet appareil',
  keysOff:
    'Désactivées, lettres et signes seuls ne font rien. Cette liste reste au pied de chaque page, sous « Touches ».',
  refused: 'Ce navigateur ne permet pas à la page de retenir ce choix.',
};
