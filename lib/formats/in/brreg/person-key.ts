import { createHash } from 'node:crypto';
import { fold } from '@/lib/shared/names/fold';

interface PersonInRole {
  number: string;
  group: string;
  type: string;
  name: string;
  /** As much of the date of birth as is known. */
  birth: string | null;
}

/** The key of a person in a role of a unit: nothing else distinguishes namesakes there. */
export const personKey = ({ number, group, type, name, birth }: PersonInRole): string =>
  `brreg:${number}:${group}:${type}:${fold(name).trim()}:${birth ?? ''}`;

const BIRTH = /(brreg:[^:]*:[^:]*:[^:]*:[^:]*):(\d{4}(?:-\d{2}){0,2})(?=[:#]|$)/;

/**
 * Such a key, or one that begins with it, without the date of birth. One digit of its digest stays: it tells namesakes
 * apart, and leaves thousands of days open.
 */
export const withoutBirth = (key: string): string =>
  key.replace(BIRTH, (_, before, birth) => `${before}:${createHash('sha256').update(`${birth}`).digest('hex')[0]}`);
