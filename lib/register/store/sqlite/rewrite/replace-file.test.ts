import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../case-inputs';
import { createAccount } from '../accounts';
import { openDatabase } from '../open';
import { openRegisterWriter } from '../writer';
import { lockRegister } from './replace-file';

const SOON = 300;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-replace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function makeRegister(file: string, name: string): string {
  const writer = openRegisterWriter(file);
  writer.write([company('1', name)]);
  writer.close();
  return file;
}

function nameIn(file: string): unknown {
  const db = openDatabase(file);
  try {
    return db.prepare('SELECT name FROM companies').pluck().get();
  } finally {
    db.close();
  }
}

function replace(file: string, name: string): void {
  const register = lockRegister(file);
  makeRegister(register.fresh, name);
  register.replace();
  register.release();
}

test('a locked register is read by others, and written by nobody until it is released', () => {
  const file = makeRegister(join(makeFolder(), 'register.sqlite'), 'Northwick');
  const register = lockRegister(file);
  const other = openDatabase(file);
  other.pragma('busy_timeout = 50');
  expect(other.prepare('SELECT name FROM companies').pluck().get()).toBe('Northwick');
  expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('locked');
  expect(() => lockRegister(file, SOON)).toThrow('Another command writes the register');
  register.release();
  other.exec('BEGIN IMMEDIATE; ROLLBACK');
  other.close();
});

test('a register is not locked while somebody reads what is in its log alone', () => {
  const file = makeRegister(join(makeFolder(), 'register.sqlite'), 'Northwick');
  const reader = openDatabase(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM companies').all();
  const writer = openRegisterWriter(file);
  writer.write([company('2', 'Noakes')]);
  expect(() => lockRegister(file, SOON)).toThrow('is being read without a pause');
  reader.exec('ROLLBACK');
  lockRegister(file, SOON).release();
  writer.close();
  reader.close();
});

test('leftovers are removed, and nothing is left beside the register', () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  for (const name of ['.new', '.new-wal', '.new-shm']) writeFileSync(file + name, 'left by a killed command');
  replace(file, 'Noakes');
  expect(nameIn(file)).toBe('Noakes');
  expect(readdirSync(folder)).toEqual(['register.sqlite']);
});

test('where a link leads to the register, the file itself is replaced', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'disk'));
  const file = makeRegister(join(folder, 'disk', 'register.sqlite'), 'Northwick');
  const link = join(folder, 'register.sqlite');
  symlinkSync(file, link);
  replace(link, 'Noakes');
  expect([nameIn(file), nameIn(link)]).toEqual(['Noakes', 'Noakes']);
});

test('who had it open to write is told that it was replaced, and writes into neither', () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  const writer = openRegisterWriter(file);
  replace(file, 'Noakes');
  const { id } = createAccount(file, { plan: 'open' });
  expect(() => writer.write([company('2', 'Lost')])).toThrow(
    'The register was replaced meanwhile: give the command again.',
  );
  writer.close();
  const db = openDatabase(file);
  expect(db.prepare('SELECT id FROM accounts').pluck().all()).toEqual([id]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('readers of the former register go on, and take nothing of the new one with them', () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  const readers = [openDatabase(file), openDatabase(file)];
  const readAll = () => readers.map((db) => db.prepare('SELECT name FROM companies').pluck().get());
  expect(readAll()).toEqual(['Northwick', 'Northwick']);
  replace(file, 'Noakes');
  const writer = openRegisterWriter(file);
  writer.write(Array.from({ length: 300 }, (_, at) => company(`9${at}`, `No. ${at}`)));
  expect(readAll()).toEqual(['Northwick', 'Northwick']);
  for (const db of readers) db.close();
  writer.write([company('8', 'After')]);
  const now = openDatabase(file);
  expect(now.prepare('SELECT count(*) FROM companies').pluck().get()).toBe(302);
  expect(now.pragma('integrity_check', { simple: true })).toBe('ok');
  now.close();
  writer.close();
  expect(nameIn(file)).toBe('Noakes');
  expect(readdirSync(folder)).toEqual(['register.sqlite']);
});

test('a register that is moved away before it is locked is not locked', () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  renameSync(file, join(folder, 'elsewhere.sqlite'));
  expect(() => lockRegister(file)).toThrow('There is no register at');
});
