import { Parser } from 'htmlparser2';
import { Database } from '@/lib/shared/sqlite.mjs';

/**
 * Compares what pages say of owners and controllers with a calculation straight from the statements of a register:
 * `npx tsx e2e/check-ownership.ts <register.sqlite> <origin of a server with this register>`. It shares no code with the
 * product. Every company with a statement of ownership or control is read on its own page and, with all that is above
 * it, on the page of its network. Prints the differences, and exits with 1 if there are any.
 */
const [file, origin] = process.argv.slice(2);
if (!file || !origin) throw new Error('Usage: npx tsx e2e/check-ownership.ts <register.sqlite> <origin>');
const db = new Database(file, { readonly: true });

interface Row {
  id: number;
  data_type: string;
  properties: string;
  start_date: string | null;
  end_date: string | null;
  end_date_type: string | null;
  confidence: number | null;
  owner: number | null;
  owned: number;
}

const ROWS = db
  .prepare<[], Row>(
    `SELECT s.id, s.data_type, s.properties, s.start_date, s.end_date, s.end_date_type,
       (SELECT max(p.confidence) FROM provenances p WHERE p.statement_id = s.id) AS confidence,
       subject.entity_id AS owner, object.entity_id AS owned
     FROM statements s
     JOIN statement_entities object ON object.statement_id = s.id AND object.role = 'object' AND object.position = 0
     LEFT JOIN statement_entities subject ON subject.statement_id = s.id AND subject.role = 'subject'
     WHERE s.data_type IN ('control_statement', 'subsidiary_relationship', 'share_parcel')
       AND s.id NOT IN (SELECT e.statement_id FROM statement_entities e JOIN companies c ON c.id = e.entity_id
         WHERE c.redacted = 1)`,
  )
  .all();

const PATHS = new Map(
  db
    .prepare<[], { id: number; path: string }>(
      `SELECT id, '/companies/' || jurisdiction_code || '/' || company_number AS path FROM companies
       UNION ALL SELECT id, '/placeholders/' || id FROM placeholders WHERE id NOT IN (SELECT id FROM companies)`,
    )
    .all()
    .map(({ id, path }) => [id, path.split('/').map(encodeURIComponent).join('/')]),
);
const today = new Date().toISOString().slice(0, 10);
const isCurrent = (one: Row): boolean =>
  (one.start_date === null || one.start_date <= today) &&
  (one.end_date === null || one.end_date_type === '>' || one.end_date > today);

interface Said {
  ultimate: boolean;
  /** Held through others only. */
  indirect: boolean;
  /** More than half of the shares or votes for certain, or declared control. */
  majority: boolean;
}

type Json = Record<string, unknown>;

const percentOf = (value: unknown): number | undefined => {
  const text = typeof value === 'string' ? value.replace('%', '').trim() : value;
  const number = typeof text === 'string' && text !== '' ? Number(text) : text;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 && number <= 100 ? number : undefined;
};

/** Exactly half is no majority; a band that begins there means more than half. */
function isMajority(given: Json, name: string): boolean {
  const exact = percentOf(given[name]);
  if (exact !== undefined) return exact > 50;
  const [least, most] = [percentOf(given[`${name}_min`]), percentOf(given[`${name}_max`])];
  return least !== undefined && least >= 50 && most !== least;
}

function read({ data_type, properties }: Row): Said {
  const given: Json = JSON.parse(properties);
  const interests = Array.isArray(given.interests) ? (given.interests as Json[]) : [];
  const running = interests.filter((one) => !one.endDate);
  const levels = (running.length > 0 ? running : interests).map((one) => one.directOrIndirect ?? one.interestLevel);
  const shares = ['percentage_of_shares', 'voting_percentage', 'percentage', 'part', 'percentage_controlled'];
  return {
    ultimate: given.ultimate === true,
    indirect: levels.length > 0 && levels.every((level) => level === 'indirect'),
    majority:
      (data_type === 'subsidiary_relationship' && given.direct === true && given.percentage_controlled === undefined) ||
      shares.some((name) => isMajority(given, name)),
  };
}

interface Statement extends Row, Said {}
const CURRENT: Statement[] = ROWS.filter(isCurrent).map((row) => ({ ...row, ...read(row) }));

function groupBy(statements: readonly Statement[], idOf: (one: Statement) => number): Map<number, Statement[]> {
  const groups = new Map<number, Statement[]>();
  for (const one of statements) groups.set(idOf(one), [...(groups.get(idOf(one)) ?? []), one]);
  return groups;
}

const ABOUT = groupBy(CURRENT, ({ owned }) => owned);
const OWNED = groupBy(
  CURRENT.filter(({ owner }) => owner !== null),
  ({ owner }) => owner ?? 0,
);

const sure = ({ confidence }: Statement): boolean => (confidence ?? 0) > 60;
const ownersOf = (id: number, wanted: (one: Statement) => boolean): number[] => [
  ...new Set(
    (ABOUT.get(id) ?? []).flatMap((one) => (one.owner !== null && one.owner !== id && wanted(one) ? [one.owner] : [])),
  ),
];

/** All that is above, over any of these statements. */
function above(id: number, wanted: (one: Statement) => boolean): Set<number> {
  const found = new Set<number>([id]);
  for (const one of found) for (const owner of ownersOf(one, wanted)) found.add(owner);
  return found;
}

/** The text of a page, and the addresses of its links, in the order of the page. */
interface Part {
  text: string;
  href?: string;
}

async function partsOf(path: string): Promise<Part[]> {
  const response = await fetch(`${origin}${path}`, { headers: { 'accept-language': 'en' } });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`);
  const parts: Part[] = [];
  let href: string | undefined;
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, { href: to }) => {
      if (['script', 'style', 'svg', 'template'].includes(name)) hidden += 1;
      if (name === 'a') href = to;
    },
    onclosetag: (name) => {
      if (['script', 'style', 'svg', 'template'].includes(name)) hidden -= 1;
      if (name === 'a') href = undefined;
    },
    ontext: (text) => {
      if (hidden === 0 && text.trim() !== '') parts.push({ text: text.trim(), href });
    },
  });
  parser.end(await response.text());
  return parts;
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ');

/** The links after a label, up to the next label. */
function linksAfter(parts: readonly Part[], label: string, until: readonly string[]): string[] {
  const start = parts.findIndex(({ text }) => text === label);
  if (start < 0) return [];
  const rest = parts.slice(start + 1);
  const end = rest.findIndex(({ text }) => until.includes(text));
  const found = rest
    .slice(0, end < 0 ? undefined : end)
    .flatMap(({ href }) => (href && /^\/(companies|placeholders)\/[^?#]+$/.test(href) ? [href] : []));
  // A name with signs that are written as entities has several texts.
  return [...new Set(found)];
}

const LABELS = [
  'Controlled by',
  'Controlled by, directly and ultimately',
  'Ultimately controlled by',
  'Ultimate parent, as stated',
  'Beneficial owners',
  'All statements',
];

/** How much was compared, so that an empty page does not pass for a right one. */
const compared = {
  controllers: 0,
  'ultimate controllers': 0,
  'stated ultimate parents': 0,
  tops: 0,
  'counts of companies': 0,
};

const pathOf = (id: number): string => PATHS.get(id) ?? `/placeholders/${id}`;
const paths = (ids: Iterable<number>): Set<string> => new Set([...ids].map(pathOf));

/** What the page of a company says of its controllers, its ultimate parents, and the number of companies below. */
async function checkCompany(id: number): Promise<string[]> {
  const parts = await partsOf(pathOf(id));
  const wrong: string[] = [];
  const after = (label: string) =>
    linksAfter(
      parts,
      label,
      LABELS.filter((one) => one !== label),
    ).slice(0, 1);
  const both = after('Controlled by, directly and ultimately');
  const direct = [...both, ...after('Controlled by')][0];
  const last = [...both, ...after('Ultimately controlled by')][0];
  const stated = linksAfter(parts, 'Ultimate parent, as stated', LABELS);

  compared.controllers += direct === undefined ? 0 : 1;
  compared['ultimate controllers'] += last === undefined ? 0 : 1;
  compared['stated ultimate parents'] += stated.length;
  const controllers = paths(ownersOf(id, (one) => one.majority && !one.ultimate && sure(one)));
  if (direct === undefined ? controllers.size > 0 : !controllers.has(direct))
    wrong.push(`is said to be controlled by ${direct}, not by one of ${[...controllers].join(', ') || 'none'}`);

  const parents = paths(ownersOf(id, (one) => one.ultimate));
  if (stated.length !== parents.size || stated.some((one) => !parents.has(one)))
    wrong.push(`is said to have the ultimate parents ${stated.join(', ')}, not ${[...parents].join(', ')}`);

  const leads = (one: Statement) => sure(one) && (one.ultimate || one.majority);
  const chain = above(id, leads);
  const named = last ?? stated[0];
  if (last !== undefined) {
    const top = [...chain].find((one) => pathOf(one) === last);
    const higher =
      top === undefined ? [] : ownersOf(top, leads).filter((one) => !above(one, leads).has(top) || one === top);
    if (top === undefined || higher.length > 0)
      wrong.push(`is said to be ultimately controlled by ${last}, above which is ${[...paths(higher)].join(', ')}`);
  }
  const isLoop = [...chain].some((one) => ownersOf(one, leads).some((owner) => above(owner, leads).has(one)));
  if (named === undefined && chain.size > 1 && !isLoop)
    wrong.push('has no ultimate controller, though steps lead to one');

  const counted = /Owns or controls ([\d,]+) compan/.exec(textOf(parts))?.[1];
  compared['counts of companies'] += counted === undefined ? 0 : 1;
  const below = new Set(
    (OWNED.get(id) ?? []).flatMap((one) => (one.owned !== id && !one.ultimate && isEdge(one) ? [one.owned] : [])),
  );
  if (Number(counted?.replace(',', '') ?? 0) !== below.size)
    wrong.push(`is said to own or control ${counted ?? 0} companies, not ${below.size}`);
  return wrong;
}

/** Statements of funds say who manages or feeds them, which is no ownership. */
const isEdge = ({ properties }: Row): boolean => !/"relationship_type":"is (subfund of|feeder to)"/.test(properties);

/** What the network with all that is above a company says of its top. */
async function checkNetwork(id: number): Promise<string[]> {
  const query = new URLSearchParams({ from: pathOf(id), direction: 'up', depth: '20', confidence: 'all' });
  query.set('ownership_percentage', '0');
  const parts = await partsOf(`/network?${query}`);
  const text = textOf(parts);
  const wrong: string[] = [];
  const everything = above(id, isEdge);
  if (text.includes('have not been loaded')) wrong.push('is said to have owners that were not loaded, after all were');

  const parents = [...everything].flatMap((one) => ownersOf(one, (statement) => statement.ultimate));
  const expected = paths(parents.filter((one) => one !== id));
  const said = new Set(
    parts.flatMap(({ href }, at) => {
      const next = parts.slice(at + 1, at + 4).map((part) => part.text);
      return href && next.includes('stated as the ultimate parent of') ? [href] : [];
    }),
  );
  if (said.size !== expected.size || [...said].some((one) => !expected.has(one)))
    wrong.push(`names the ultimate parents ${[...said].join(', ')}, not ${[...expected].join(', ')}`);

  const steps = (one: Statement) => isEdge(one) && !one.ultimate;
  parts.forEach(({ href }, at) => {
    const label = parts
      .slice(at + 1, at + 4)
      .map((part) => part.text)
      .join(' ');
    if (!href || !/^·? ?at the top(?! of what)/.test(label)) return;
    compared.tops += 1;
    const top = [...everything].find((one) => pathOf(one) === href);
    if (top === undefined) {
      wrong.push(`calls ${href} the top, which is not above it`);
      return;
    }
    const higher = ownersOf(top, (one) => isEdge(one) && one.majority && !above(one.owner ?? 0, steps).has(top));
    const others = parents.filter((parent) => parent !== top && !above(parent, steps).has(top));
    const about = others.filter((parent) =>
      [...everything].some((one) => above(one, steps).has(top) && ownersOf(one, (s) => s.ultimate).includes(parent)),
    );
    if (higher.length > 0) wrong.push(`calls ${href} the top, below ${[...paths(higher)].join(', ')}`);
    if (about.length > 0) wrong.push(`calls ${href} the top, against the stated ${[...paths(about)].join(', ')}`);
  });
  return wrong;
}

const companies = db
  .prepare<[], number>(
    `SELECT DISTINCT c.id FROM companies c JOIN statement_entities e ON e.entity_id = c.id
     JOIN statements s ON s.id = e.statement_id
       AND s.data_type IN ('control_statement', 'subsidiary_relationship', 'share_parcel')
     WHERE c.redacted = 0 ORDER BY c.id`,
  )
  .pluck()
  .all();

let differing = 0;
const queue = [...companies];
async function work(): Promise<void> {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const wrong = [...(await checkCompany(id)), ...(await checkNetwork(id))];
    if (wrong.length === 0) continue;
    differing += 1;
    console.log(`${pathOf(id)} ${wrong.join('; ')}`);
  }
}
await Promise.all([work(), work(), work(), work()]);
const parts = Object.entries(compared).map(([what, count]) => `${count} ${what}`);
console.log(`${companies.length} companies on two pages each: ${parts.join(', ')}. ${differing} companies differ.`);
process.exitCode = differing > 0 ? 1 : 0;
