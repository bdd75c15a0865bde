import type { Caller, RegistryReply } from '@/lib/registry/request';
import { companyKey } from '@/lib/shared/links';
import { createEmbeddedRegistry, type EmbeddedOptions } from '../embedded';
import { hashToken } from '../handler';
import type { RegisterInput } from '../store/records';
import { openDatabase, type SqliteDatabase } from '../store/sqlite/open';
import { createSqliteStore } from '../store/sqlite/sqlite-store';
import { createRegisterWriter } from '../store/sqlite/writer';

export const ORIGIN = 'https://firmament.example';
export const EXPLORER: Caller = { kind: 'explorer' };
export const program = (token: string | null): Caller => ({ kind: 'program', token });

const source = { publisher: 'Invented Register', retrieved_at: '2026-01-01' };
export const reference = (number: string) => ({ key: companyKey('gb', number), name: `No. ${number}` });

const base = {
  kind: 'statement',
  version: '2026-01-01',
  created_at: '2026-01-01T00:00:00Z',
  predicate: null,
  provenances: [{ key: 'p', confidence: 90, source_type: 'external', actor_type: 'bot', created_at: '2026-01-01' }],
} satisfies Partial<Extract<RegisterInput, { kind: 'statement' }>>;

const PERSON = {
  name: 'Oda Quillfeather',
  nationality: 'Norwegian',
  country_of_residence: 'Norway',
  registered_address: { street_address: '1 Sample Street' },
  date_of_birth: { year: 1970, month: 2 },
};

/** A small register with one of everything that hangs on a company. */
const INPUTS: RegisterInput[] = [
  { kind: 'company', jurisdiction_code: 'gb', company_number: '1/A', record_key: '1', name: 'Zephyr Ltd', source },
  {
    ...{ kind: 'company', jurisdiction_code: 'gb', company_number: '2', record_key: '2', name: 'Hidden' },
    ...{ redacted: true, source },
  },
  {
    ...{ kind: 'datum', key: 'd1', companies: [reference('1/A')], data_type: 'Website', title: 'Website' },
    ...{ attributes: { url: 'https://zephyr.example' }, source, created_at: '2026-01-01T00:00:00Z' },
  },
  {
    ...{ ...base, key: 'control', data_type: 'control_statement', objects: [reference('1/A')] },
    subjects: [{ key: 'person:1', name: 'Oda Quillfeather', entity_type: 'person' }],
    properties: {
      controlling_entities: [{ entity_type: 'person', entity_properties: PERSON }],
      control_mechanisms: [{ mechanism_type: 'share_ownership' }],
    },
  },
  {
    ...{ ...base, key: 'notice', data_type: 'gazette_notice', subjects: [], objects: [reference('1/A')] },
    ...{ properties: { summary: 'Striking-off' }, search: { published_at: '2026-01-20', classification: 'filing' } },
  },
  {
    ...{ ...base, key: 'mark', data_type: 'trademark_registration', subjects: [reference('1/A')], objects: [] },
    properties: { mark_details: { mark_text: 'ECLAT' } },
  },
  {
    ...{ ...base, key: 'moved', data_type: 'subsequent_registration', properties: {} },
    ...{ subjects: [reference('1/A')], objects: [reference('3')] },
  },
  {
    ...{ ...base, key: 'twin', data_type: 'alternate_registration', properties: {} },
    ...{ subjects: [reference('1/A')], objects: [reference('3')] },
  },
  {
    ...{ kind: 'corporate_grouping', name: 'zephyr + sons', wikipedia_id: null, curators: [{ name: 'lamp' }] },
    members: [{ company: reference('1/A'), source }],
  },
  { kind: 'corporate_grouping', name: 'Mistral Group', curators: [], members: [] },
];

export interface Asked {
  caller?: Caller;
  options?: Partial<EmbeddedOptions>;
}

export interface TestRegister {
  db: SqliteDatabase;
  write(inputs: RegisterInput[]): void;
  get(address: string, asked?: Asked): Promise<RegistryReply>;
}

/** A register in memory that answers in process; the token `good` is known to it. */
export function openTestRegister(): TestRegister {
  const db = openDatabase(':memory:');
  const writer = createRegisterWriter(db);
  writer.write(INPUTS);
  const account = [hashToken('good'), 'free', 'approved', null, '2026-01-01'];
  db.prepare('INSERT INTO accounts (token_hash, plan, status, expiry_date, created_at) VALUES (?, ?, ?, ?, ?)').run(
    ...account,
  );
  const common: EmbeddedOptions = { store: createSqliteStore(db), form: 'B', wildcard: 'B', urlField: 'service_url' };
  return {
    db,
    write: (inputs) => void writer.write(inputs),
    get(address, { caller = EXPLORER, options } = {}) {
      const [path = '', query = ''] = address.split('?');
      const params = new URLSearchParams(query);
      return createEmbeddedRegistry({ ...common, ...options }).get({ path, params, caller, origin: ORIGIN });
    },
  };
}
