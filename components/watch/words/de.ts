import type { en } from './en';

export const de: typeof en = {
  title: 'Merkliste',
  lead: 'Die Unternehmen, die Sie sich gemerkt haben, aufbewahrt in diesem Browser und nirgends sonst, und was sich in ihren Einträgen geändert hat, seit Sie zuletzt hingesehen haben.',
  needsScripts:
    'Diese Seite braucht Skripte: Die Liste liegt in diesem Browser, wo nur ein Skript sie lesen kann. Kein Server weiß, was Sie sich merken, also kann auch keiner die Liste für Sie schreiben.',
  compare: 'Mit einem anderen vergleichen',
};
