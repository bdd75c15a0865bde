import { z } from 'zod';
import { isRegistryError, RegistryError } from '@/lib/contract/errors';
import { tellControllers, tellOwners } from './above';
import type { Access } from './access';
import {
  calls,
  defineTool,
  evidenceText,
  factLines,
  headOf,
  nameIn,
  relationshipLine,
  uniqueFacts,
  WALK_COST,
  wrong,
} from './define-tool';
import {
  claimsOf,
  companyNumber,
  dayOf,
  entityPath,
  type Fact,
  getCompany,
  isSameValue,
  readRecord,
  recordPath,
  shortText,
  sightingSource,
  sightingsOf,
  type Value,
} from './facts';
import { type FactTarget, parseNetworkFact, tellRelationship } from './network';

/** The record or relationship that a fact's address names. Throws 400 for anything else. */
function parseFactAddress(given: string): FactTarget {
  const [, address = '', query = '', mark = ''] = /^([^?#]*)(?:\?([^#]*))?#(.+)$/s.exec(given.trim()) ?? [];
  const example = 'give it as tools wrote it, such as /companies/gb/01234500#incorporation_date';
  if (mark === '') throw wrong(`"${shortText(given)}" is no address of a fact: ${example}.`);
  const network = /^(.*)\/network\/?$/.exec(address);
  if (!network) return { kind: 'record', path: recordPath(address), name: mark };
  const target = parseNetworkFact(entityPath(network[1] ?? ''), query, mark);
  if (!target) throw wrong(`"${shortText(given)}" names no fact of a network: ${example}.`);
  return target;
}

/** What the register tells at the address of a fact: several values, or none. */
async function factsAt(
  target: FactTarget,
  access: Access,
  calls: number,
): Promise<{ facts: Fact[]; limits: string[]; is_cut?: boolean }> {
  switch (target.kind) {
    case 'record': {
      const { facts } = await readRecord(access, target.path);
      return { facts: facts.filter((fact) => nameIn(fact) === target.name), limits: [] };
    }
    case 'relationship': {
      const found = await tellRelationship(access, target);
      const facts = (found?.told.facts ?? []).filter(({ address }) => address.endsWith(`fact=${target.fact}`));
      return { facts, limits: [] };
    }
    case 'unknown_share': {
      const { facts, limits, is_cut } = await tellOwners(access, { of: target.of, terms: target.terms, calls });
      return { facts: facts.filter(({ address }) => address.endsWith('fact=unknown_share')), limits, is_cut };
    }
    case 'ultimate_owner': {
      const question = { of: target.of, terms: target.terms, calls };
      const { items, limits, is_cut } = await tellOwners(access, question, { only: target.who });
      return { facts: items.map(({ fact }) => fact), limits, is_cut };
    }
    case 'controller': {
      const question = { of: target.of, terms: target.terms, calls };
      const { items, limits, is_cut } = await tellControllers(access, question, { only: target.who });
      return { facts: items.map(({ fact }) => fact), limits, is_cut };
    }
  }
}

/** An ultimate owner may have many members, all of which are named. */
const factAddressInput = (meaning: string) => z.string().trim().min(1).max(8000).describe(meaning);

export const explain = defineTool({
  name: 'explain_fact',
  title: 'Explain a fact',
  description:
    'Tells what a fact rests on: the records of all publishers that state it and where they disagree, the statements behind a relationship with each sighting, or the arithmetic of a computed share.',
  cost: `Costs 1 call for a record, and 1 for each statement; for a computed share: ${WALK_COST}`,
  input: { address: factAddressInput('Address of a fact as tools give it, with # and its name'), calls },
  async run({ address: given, calls }, access) {
    const target = parseFactAddress(given);
    if (target.kind === 'ultimate_owner' || target.kind === 'controller') {
      const question = { of: target.of, terms: target.terms, calls };
      const isOwner = target.kind === 'ultimate_owner';
      const found = isOwner
        ? await tellOwners(access, question, { only: target.who })
        : await tellControllers(access, question, { only: target.who });
      const [item] = found.items;
      if (!item) throw new RegistryError('not_found', 'The register computes no such owner or controller.');
      const reasons = 'arithmetic' in item ? item.arithmetic : item.proof;
      return {
        lines: [item.says, ...reasons, 'It rests on:', ...item.relationships.map(relationshipLine), ...found.limits],
        data: {
          says: item.says,
          reasons,
          relationships: item.relationships.map(headOf),
          limits: found.limits,
          facts: [item.fact],
        },
      };
    }
    const { facts, limits } = await factsAt(target, access, calls);
    if (facts.length === 0) throw new RegistryError('not_found', 'The register does not state this fact.');
    const claims = target.kind === 'record' ? await otherClaims(target, access) : [];
    const statements = await tellStatements(facts, access);
    const computed =
      target.kind === 'relationship' && !access.isRemote
        ? ['The confidence is that of the best sighting, 2 more for each further independent publisher, at most 99.']
        : [];
    return {
      lines: [
        ...factLines(facts),
        ...claims.map(
          ({ value, is_shown, ...one }) =>
            `- ${is_shown ? 'shown' : 'another record says'}: ${value} (${evidenceText(one)}, confidence ${one.confidence})`,
        ),
        ...statements.flatMap(({ address, sightings }) => [
          `Statement ${address}, seen ${sightings.length} times:`,
          ...sightings
            .slice(0, 5)
            .map((one) => `- ${evidenceText(one)}${one.confidence === null ? '' : `, confidence ${one.confidence}`}`),
        ]),
        ...computed,
        ...limits,
      ],
      data: { facts, claims, statements, limits },
    };
  },
});

async function otherClaims({ path, name }: { path: string; name: string }, access: Access) {
  if (!path.startsWith('/companies/')) return [];
  return claimsOf(await getCompany(access, companyNumber(path)), name);
}

/** Statements that are read to explain one fact. */
const MOST_EXPLAINED = 3;

async function tellStatements(facts: readonly Fact[], access: Access) {
  const addresses = [...new Set(facts.flatMap(({ statements }) => statements ?? []))].slice(0, MOST_EXPLAINED);
  return Promise.all(
    addresses.map(async (address) => {
      const id = /\/statements\/(\d+)$/.exec(address)?.[1] ?? '';
      const statement = await access.client.record('get_statement', { id });
      const sightings = sightingsOf(statement).map((one) => ({
        day: dayOf(one.created_at),
        source: sightingSource(one),
        confidence: one.confidence ?? null,
      }));
      return { address, sightings };
    }),
  );
}

const MOST_CLAIMS = 50;

const claimInput = z.object({
  address: factAddressInput('Address of the fact, as a tool gave it'),
  value: z.union([z.string().max(1000), z.number(), z.boolean()]).describe('What is claimed'),
  day: z.string().max(30).optional().describe('The day of the fact, if that is claimed too'),
  source: z.string().max(1000).optional().describe('Its source, likewise'),
});
type Claim = z.infer<typeof claimInput>;

/** `not_checked`: the register could not be asked, so that nothing is known either way. */
type Verdict = 'holds' | 'does_not_hold' | 'not_checked';

interface Checked {
  address: string;
  claimed: Value;
  verdict: Verdict;
  reason: string;
  /** What the register tells. */
  facts: Fact[];
}

/** Failures that say nothing of the claim. */
const isUnanswered = (error: RegistryError): boolean =>
  error.code !== 'not_found' && error.code !== 'invalid_request' && error.details.reason !== 'redacted';

async function checkClaim({ address, value, day, source }: Claim, access: Access, calls: number): Promise<Checked> {
  const checked = (verdict: Verdict, reason: string, facts: Fact[] = []) => ({
    ...{ address, claimed: value, verdict, reason, facts: facts.slice(0, 3) },
  });
  try {
    const target = parseFactAddress(address);
    const { facts, limits, is_cut } = await factsAt(target, access, calls);
    const differs = (reason: string): Checked =>
      is_cut
        ? checked('not_checked', `The network was not read to its end: ${limits.at(-1)}`)
        : checked('does_not_hold', reason, facts);
    if (facts.length === 0) return differs('The register does not state this fact.');
    const same = facts.filter((fact) => isSameValue(fact.value, value));
    if (same.length === 0) {
      const told = facts.slice(0, 3).map((fact) => fact.value);
      return differs(`The register states ${told.join(', ')}.`);
    }
    const dated = same.filter((fact) => day === undefined || fact.day === day);
    if (dated.length === 0) return checked('does_not_hold', `Its day is ${same[0]?.day ?? 'not stated'}.`, same);
    const sourced = dated.filter((fact) => source === undefined || isSameValue(fact.source ?? '', source));
    if (sourced.length === 0)
      return checked('does_not_hold', `Its source is ${dated[0]?.source ?? 'not stated'}.`, dated);
    return checked('holds', 'The register states the same.', sourced);
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    return checked(isUnanswered(error) ? 'not_checked' : 'does_not_hold', error.message);
  }
}

export const verify = defineTool({
  name: 'verify',
  title: 'Verify claims',
  description:
    'Checks claims against the register: give each with the address of its fact. Says of each whether it holds, does not hold (and what the register states instead), or could not be checked. Computed shares are computed anew. Use it before you report figures.',
  cost: `Costs 1 call for each record that the claims name, not for each claim; for computed shares: ${WALK_COST.replace(' `price_only` says how many without spending any.', '')}`,
  input: { claims: z.array(claimInput).min(1).max(MOST_CLAIMS), calls },
  async run({ claims, calls }, access) {
    const checked: Checked[] = [];
    for (const claim of claims) checked.push(await checkClaim(claim, access, calls));
    const count = (verdict: Verdict) => checked.filter((one) => one.verdict === verdict).length;
    const [holds, fails, open] = [count('holds'), count('does_not_hold'), count('not_checked')];
    return {
      lines: [
        `${holds} hold, ${fails} do not hold, ${open} could not be checked.`,
        ...checked.map(({ verdict, claimed, address, reason, facts: [first] }) => {
          const told = verdict === 'does_not_hold' ? ` ${reason}` : verdict === 'not_checked' ? ` ${reason}` : '';
          return `- ${verdict.replaceAll('_', ' ')}: ${shortText(String(claimed))} — ${shortText(address)}${told}${first ? ` (${evidenceText(first)})` : ''}`;
        }),
      ],
      data: {
        holds,
        does_not_hold: fails,
        not_checked: open,
        claims: checked,
        facts: uniqueFacts(checked.flatMap(({ facts }) => facts)),
      },
    };
  },
});
