import type { ReactNode } from 'react';

/** The account page where no calls are counted for visitors. */
export const en = {
  spendNothing: 'These pages spend nothing: they are answered from this server’s own register, as often as you like.',
  /** `link`: makes a link to the reference of its content. */
  forPrograms: (link: (words: string) => ReactNode): ReactNode => (
    <>Calls are counted for programs that use the {link('API')}. An account sees its own, free of charge:</>
  ),
};
