import { expect, test } from 'vitest';
import { JUMP_KEY, SEARCH_KEY } from '@/components/ui/shortcuts';
import { titleOf } from './site-frame';

test.each([
  ['en', SEARCH_KEY, 'Go to the search box (/)'],
  ['en', JUMP_KEY, 'Go to a page or record (Ctrl+K or ⌘+K)'],
  ['de', JUMP_KEY, 'Zu einer Seite oder einem Eintrag gehen (Ctrl+K oder ⌘+K)'],
  ['fr', JUMP_KEY, 'Aller à une page ou à une fiche (Ctrl+K ou ⌘+K)'],
] as const)('the tooltip in %s describes %j', (language, row, title) => expect(titleOf(row, language)).toBe(title));
