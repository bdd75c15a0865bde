import type { en } from './en';

export const fr: typeof en = {
  spendNothing:
    'Ces pages ne coûtent rien : elles sont servies par le registre de ce serveur, aussi souvent que vous le souhaitez.',
  forPrograms: (link) => (
    <>
      Les appels sont comptés pour les programmes qui utilisent l’{link('API')}. Chaque compte voit les siens,
      gratuitement :
    </>
  ),
};
