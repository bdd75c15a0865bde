import { readSampleRecords } from '../../lib/formats/in/native/sample';
import type { RegisterInput } from '../../lib/register/store/records';
import { openRegisterWriter } from '../../lib/register/store/sqlite/writer';

// The sample register with something hostile in each text, written past the importer, which would clean some of it:
//   node … hostile-register.ts <file>

/** What a page, a terminal, a spreadsheet, or a reader of one of our formats could take for more than text. */
const FRAGMENTS = [
  '</title></textarea></script><script>globalThis.ran=1</script>',
  '"><img src=x onerror=globalThis.ran=1>',
  `' autofocus onfocus='globalThis.ran=1' x='`,
  '<svg/onload=globalThis.ran=1>',
  '#{globalThis.ran=1}{{constructor.constructor("globalThis.ran=1")()}}',
  '[a](javascript:globalThis.ran=1) | `b` <c> ![d](x) # e',
  ']]> <!-- --> &lt; &amp;amp; <?php ?> <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>&b;',
  '}}, note = {x}}\n@misc{y, title = {\nER  - \nTY  - BOOK',
  '",","\r\n=1+1\r\n\'";',
  '\\u003cscript\\u003eglobalThis.ran=1\\u003c/script\\u003e\\"',
  'a\u0000b\u0007c\u001b[31md\u0085e\u2028f\u2029g\ufeffh\u200bi',
  '\u202egnp.exe \u2066 \ud800 \udfff 😀 شركة',
];
/** What a spreadsheet would calculate stands at the start of a cell. */
const STARTS = ['=1+', '+1', '-1', '@SUM(1)', '\t=', '\r=', '=HYPERLINK("https://hostile.example")&', '＝1+'];
const ADDRESS = 'javascript:globalThis.ran=1//"><script>globalThis.ran=1</script>';

/** Fields that hold texts of sources. Codes, dates and keys are not texts, and would only be refused. */
const TEXTS =
  /^(?:(?:company_|full_|family_|given_|register_|mark_|identifier_system_)?name|name_parts|title|publication_title|description|source_description|summary|position|occupation|nationality|country_of_residence|address|address_in_full|registered_address_in_full|street_address|locality|region|country|postal_code|terms|publisher|current_status|company_type|branch_status|filing_type|log_message|value|mark_text|share_class|jurisdiction_string|telephone_number|native_company_number|uid|classification|address_type|status|note)$/;
const ADDRESSES = /^(?:\w+_)?url$/;

/** The same text becomes the same, wherever it is: records of one company still belong together. */
function hostile(text: string): string {
  const sum = [...text].reduce((all, sign) => (all * 31 + (sign.codePointAt(0) ?? 0)) % 9_973, 7);
  const start = sum % 3 === 0 ? STARTS[sum % STARTS.length] : '';
  return `${start}${text} ${FRAGMENTS[sum % FRAGMENTS.length]}`;
}

function poison(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => poison(item, name));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, poison(field, key)]));
  if (typeof value !== 'string') return value;
  if (ADDRESSES.test(name)) return ADDRESS;
  return TEXTS.test(name) ? hostile(value) : value;
}

/** In place of facts of persons, which only holders of a token may see. `e2e/hostile.spec.ts` looks for it. */
const PERSONAL = 'Xyzzyland';

/** Marks the nationality and the addresses of persons in statements. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, marked(field)]));
  if (fields.type === 'Person') return { ...fields, address: PERSONAL };
  if (fields.entity_type !== 'person' || !fields.entity_properties) return fields;
  const facts = { nationality: PERSONAL, registered_address: { locality: PERSONAL } };
  return { ...fields, entity_properties: { ...(fields.entity_properties as object), ...facts } };
}

function withMarks(record: RegisterInput): RegisterInput {
  if (record.kind === 'officer') return { ...record, nationality: PERSONAL, address: PERSONAL };
  return record.kind === 'statement' ? (marked(record) as RegisterInput) : record;
}

/** Groupings keep their names, which are their addresses. */
const poisoned = (record: RegisterInput): RegisterInput =>
  ({
    ...(poison(record, '') as RegisterInput),
    ...(record.kind === 'corporate_grouping' && { name: record.name }),
  }) as RegisterInput;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Say which file the register is to be written to.');
const writer = openRegisterWriter(file, { now: () => '2026-11-21T12:00:00Z' });
let batch: RegisterInput[] = [];
for (const record of readSampleRecords()) {
  if (batch.push(withMarks(poisoned(record))) < 2_000) continue;
  writer.write(batch);
  batch = [];
}
writer.write(batch);
writer.close();
