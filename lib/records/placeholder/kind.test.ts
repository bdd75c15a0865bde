import { expect, it } from 'vitest';
import { SUPPRESSED_NAME } from '@/lib/contract/kinds';
import { companyWith } from '@/lib/records/company/company.fixture';
import type { Language } from '@/lib/shared/language/language';
import { inLanguage, placeholderKind } from './kind';

const company = companyWith();

type Facts = Partial<Parameters<typeof placeholderKind>[0]>;

it.each<[Language, Facts, RegExp]>([
  ['en', { entity_type: 'person' }, /^A person named/],
  ['en', { entity_type: 'toString' }, /^Probably a company/],
  [
    'de',
    { entity_type: 'unknown', name: 'Unknown: subject exempt from disclosure' },
    /^Ein Eigentümer oder Kontrollierender/,
  ],
  ['en', { entity_type: 'unknown', name: 'None stated: steps not completed' }, /do not name\.$/],
  ['en', { entity_type: 'unknown', name: 'Unknown' }, /do not name\.$/],
  ['en', { entity_type: 'unknown', name: 'Unknown Pleasures Ltd' }, /whether it is a person or a company/],
  ['fr', { entity_type: 'unknown', name: 'Quillfeather Nominees' }, /d’une personne ou d’une société/],
  ['de', { company }, /einem Unternehmen des Registers zugeordnet\.$/],
  ['fr', {}, /^Probablement une société/],
  ['fr', { entity_type: 'person', company }, /^Une personne nommée/],
  ['en', { entity_type: 'person', name: SUPPRESSED_NAME }, /taken out of this register for good/],
  ['de', { entity_type: 'person', name: SUPPRESSED_NAME }, /dauerhaft aus diesem Register entfernt/],
  ['de', { entity_type: 'person', name: 'Eine Person, unterdrückt' }, /dauerhaft aus diesem Register entfernt/],
  ['fr', { entity_type: 'person', name: SUPPRESSED_NAME }, /retirées durablement de ce registre/],
])('in %s a placeholder of %j is %s', (language, facts, words) => {
  expect(placeholderKind({ name: 'Quillfeather', ...facts }, language)).toMatch(words);
});

it.each<[Language, string]>([
  ['en', SUPPRESSED_NAME],
  ['de', 'Eine Person, unterdrückt'],
  ['fr', 'Une personne, supprimée'],
])('in %s a suppressed person is called %s, in texts too', (language, name) => {
  const reply = (called: string) => ({
    statements: [
      { name: called, share: 40 },
      { name: 'Ashby', note: null },
    ],
    event: `New owner: '${called}'`,
  });
  expect(inLanguage(reply(SUPPRESSED_NAME), language)).toEqual(reply(name));
});

it('a reply without suppressed persons is the same object', () => {
  const reply = { statements: [{ name: 'Ashby' }] };
  expect(inLanguage(reply, 'de')).toBe(reply);
});
