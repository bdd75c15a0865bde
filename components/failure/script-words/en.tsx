import type { ReactNode } from 'react';

/** What is shown for a defect of ours. It is sent with every page in every language: keep it small. */
export const en = {
  title: 'This page failed',
  fault: 'The fault is the explorer’s, not yours. It was written to the server’s log.',
  /** `digest`: what leads to it in the log. */
  inLog: (digest: ReactNode): ReactNode => <>Whoever runs this explorer finds it there under {digest}.</>,
  tryAgain: 'Try again',
};
