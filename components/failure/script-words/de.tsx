import type { en } from './en';

export const de: typeof en = {
  title: 'Diese Seite ist ausgefallen',
  fault: 'Der Fehler liegt bei dieser Website, nicht bei Ihnen. Er steht im Protokoll des Servers.',
  inLog: (digest) => <>Wer die Website betreibt, findet ihn dort unter {digest}.</>,
  tryAgain: 'Erneut versuchen',
};
