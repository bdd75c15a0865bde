import { isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../../in/raw';

/** `voting-rights` → `votingRights`; what 0.4 calls otherwise, as it calls it. */
const RENAMED: Readonly<Record<string, string>> = {
  influenceOrControl: 'otherInfluenceOrControl',
  rightsToSurplusAssets: 'rightsToSurplusAssetsOnDissolution',
  individual: 'legal',
};
const code = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  const camel = text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return RENAMED[camel] ?? camel;
};

/** The object with some fields changed; those that become undefined are left out. */
function changed(raw: Raw, fields: Readonly<Record<string, unknown>>): Raw {
  return Object.fromEntries(Object.entries({ ...raw, ...fields }).filter(([, value]) => value !== undefined));
}

const list = (raw: Raw, key: string, change: (one: Raw) => Raw): unknown =>
  Array.isArray(raw[key]) ? rawsAt(raw, key).map(change) : undefined;

const place = (value: unknown): unknown => (typeof value === 'string' ? { code: value } : value);

function party(end: Raw): unknown {
  const unspecified = rawAt(end, 'unspecified');
  const id = textAt(end, 'describedByEntityStatement') ?? textAt(end, 'describedByPersonStatement');
  return id ?? changed(unspecified, { reason: code(unspecified.reason) });
}

function interest(raw: Raw): Raw {
  const { interestLevel, ...rest } = raw;
  const given = rawAt(raw, 'share');
  const bound = (flag: string, bound: string) =>
    given[flag] === true
      ? { [flag]: given[bound], [bound]: undefined }
      : { [flag]: given[flag] === false ? undefined : given[flag] };
  const share = changed(given, { ...bound('exclusiveMinimum', 'minimum'), ...bound('exclusiveMaximum', 'maximum') });
  return changed(rest, {
    type: code(raw.type),
    directOrIndirect: raw.directOrIndirect ?? interestLevel,
    ...(isRaw(raw.share) && { share }),
  });
}

const TYPES: Readonly<Record<string, string>> = {
  entityStatement: 'entity',
  personStatement: 'person',
  ownershipOrControlStatement: 'relationship',
};

function entityType(raw: Raw): unknown {
  const given = isRaw(raw.entityType) ? raw.entityType : { type: raw.entityType };
  const former = textAt(rawAt(raw, 'entitySubtype'), 'generalCategory');
  return changed(given, {
    type: code(given.type),
    subtype: code(given.subtype ?? former?.split('-').slice(1).join('-')),
  });
}

function exposure(raw: Raw): unknown {
  if (isRaw(raw.politicalExposure)) return raw.politicalExposure;
  const status =
    raw.pepStatus ?? (typeof raw.hasPepStatus === 'boolean' ? (raw.hasPepStatus ? 'isPep' : 'isNotPep') : undefined);
  return status === undefined && raw.pepStatusDetails === undefined
    ? undefined
    : changed({ status, details: raw.pepStatusDetails }, {});
}

/** A statement of 0.2 or 0.3 in the words of 0.4, as the standard says how they became. */
export function asV04(raw: Raw): Raw {
  const { recordDetails } = raw;
  if (isRaw(recordDetails)) {
    const { incorporatedInJurisdiction, ...details } = recordDetails;
    return {
      ...raw,
      recordDetails: changed(details, { jurisdiction: details.jurisdiction ?? incorporatedInJurisdiction }),
    };
  }
  const {
    statementID,
    statementType,
    statementDate,
    publicationDetails,
    source,
    annotations,
    replacesStatements,
    ...facts
  } = raw;
  const recordType = TYPES[String(statementType)] ?? '';
  const {
    entitySubtype,
    incorporatedInJurisdiction,
    pepStatus,
    pepStatusDetails,
    hasPepStatus,
    componentStatementIDs,
    statementSeries,
    ...rest
  } = facts;
  const details = changed(rest, {
    ...(recordType === 'entity' && { entityType: entityType(raw) }),
    jurisdiction: raw.jurisdiction ?? incorporatedInJurisdiction,
    addresses: list(raw, 'addresses', (one) => changed(one, { country: place(one.country) })),
    names: list(raw, 'names', (one) => changed(one, { type: code(one.type) })),
    politicalExposure: exposure(raw),
    ...(recordType === 'relationship' && {
      ...{ subject: party(rawAt(raw, 'subject')), interestedParty: party(rawAt(raw, 'interestedParty')) },
      ...{ interests: list(raw, 'interests', interest), componentRecords: componentStatementIDs },
    }),
  });
  return changed(
    {
      statementId: statementID,
      recordId: statementID,
      recordType,
      statementDate,
      publicationDetails,
      annotations,
      replacesStatements,
    },
    {
      recordDetails: details,
      source: isRaw(source) ? changed(source, { type: textsAt(source, 'type').map(code) }) : undefined,
    },
  );
}

/** Of each record its newest statement, by the id of the record; of statements that replace others the last. */
export function newestOf(statements: readonly Raw[]): Map<string, Raw> {
  const root = new Map<string, string>();
  const newest = new Map<string, Raw>();
  for (const given of statements) {
    const one = asV04(given);
    const [replaced] = textsAt(one, 'replacesStatements');
    const own = String(one.recordId);
    const id = replaced === undefined ? (root.get(own) ?? own) : (root.get(replaced) ?? replaced);
    root.set(own, id);
    const known = newest.get(id);
    if (!known || String(known.statementDate) <= String(one.statementDate)) newest.set(id, { ...one, recordId: id });
  }
  return newest;
}

/** A difference of one field: its path, without positions in lists, and both values. */
export interface Difference {
  path: string;
  given: unknown;
  found: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRaw(value) && Object.values(value).every(isEmpty));

/** What `given` says and `found` does not. Items of lists are compared with the item that is most like them. */
export function differences(given: unknown, found: unknown, path = ''): Difference[] {
  if (isEmpty(given)) return [];
  if (Array.isArray(given)) {
    const others = Array.isArray(found) ? found : [];
    return given.flatMap((one) => {
      const candidates = others.map((other) => differences(one, other, `${path}[]`));
      const [best = differences(one, undefined, `${path}[]`)] = candidates.sort((a, b) => a.length - b.length);
      return best;
    });
  }
  if (isRaw(given)) {
    return Object.entries(given).flatMap(([key, value]) =>
      differences(value, isRaw(found) ? found[key] : undefined, path === '' ? key : `${path}.${key}`),
    );
  }
  const same =
    typeof given === 'string' && typeof found === 'string'
      ? given.trim().replace(/\s+/g, ' ') === found
      : given === found;
  return same ? [] : [{ path, given, found }];
}

const around = (day: string): Raw => ({
  statementDate: day,
  publicationDetails: {
    publicationDate: '2025-02-28',
    bodsVersion: '0.4',
    license: 'https://licence.example/',
    publisher: { name: 'Example Publisher', url: 'https://publisher.example/' },
  },
  source: {
    type: ['officialRegister', 'verified'],
    description: 'The invented register of Utopia',
    url: 'https://register.example/',
    assertedBy: [{ name: 'Copperwick Limited', uri: 'https://copperwick.example/' }],
  },
});

const statement = (recordType: string, recordId: string, recordDetails: Raw, more: Raw = {}): Raw => ({
  statementId: `statement-of-${recordType}-${recordId}`.padEnd(36, '-'),
  ...{ declarationSubject: 'copperwick', recordId, recordType, recordStatus: 'new' },
  ...around('2024-06-06'),
  recordDetails: { isComponent: false, ...recordDetails },
  ...more,
});

const NORWAY = { name: 'Norway', code: 'NO' };
const BRITAIN = { name: 'United Kingdom', code: 'GB' };

/** Invented statements that use every field of the standard: 0.4, and what 0.2 and 0.3 have otherwise. */
export const INVENTED: readonly Raw[] = [
  statement('entity', 'copperwick', {
    entityType: { type: 'registeredEntity', subtype: 'other', details: 'Public limited company' },
    name: 'Copperwick plc',
    alternateNames: ['Copperwick Holdings', 'Коппервик'],
    jurisdiction: BRITAIN,
    identifiers: [
      { id: '00 123 456', scheme: 'GB-COH', schemeName: 'Companies House', uri: 'https://companies.example/00123456' },
      { id: '5299000000000000X112', scheme: 'XI-LEI', schemeName: 'LEI' },
      { id: 'C-7', schemeName: 'Own numbers' },
    ],
    foundingDate: '1971-04-05',
    dissolutionDate: '2024-01-31',
    addresses: [
      { type: 'registered', address: '1 Quay, Town', postCode: 'AB1 2CD', country: BRITAIN },
      { type: 'business', address: '2 Lane, Village', country: NORWAY },
      { type: 'alternative', address: '3 Mews' },
    ],
    uri: 'https://companies.example/00123456',
    publicListing: {
      hasPublicListing: true,
      companyFilingsURLs: ['https://exchange.example/filings'],
      securitiesListings: [
        {
          ...{ marketIdentifierCode: 'XUTO', operatingMarketIdentifierCode: 'XUTO', stockExchangeJurisdiction: 'GB' },
          ...{
            stockExchangeName: 'Exchange of Utopia',
            security: { idScheme: 'isin', id: 'XX0000000000', ticker: 'COP' },
          },
        },
      ],
    },
  }),
  statement('entity', 'scottish', {
    entityType: { type: 'legalEntity' },
    ...{ name: 'Harrowgate Partners', jurisdiction: { name: 'Scotland', code: 'GB-SCT' } },
    identifiers: [{ id: 'SL000001', scheme: 'GB-COH' }],
  }),
  statement('entity', 'trust', {
    entityType: { type: 'arrangement', subtype: 'trust', details: 'Family trust' },
    ...{ name: 'Example Trust', alternateNames: ['The Trust'], jurisdiction: NORWAY },
    ...{ foundingDate: '1999-12-31', dissolutionDate: '2020-02-03', uri: 'https://trusts.example/1' },
    identifiers: [
      { id: 'T1', schemeName: 'Trusts' },
      { id: 'T2', scheme: 'NO-XYZ' },
    ],
    addresses: [{ type: 'business', address: '4 Street', postCode: '0101', country: NORWAY }],
  }),
  statement('entity', 'board', {
    entityType: { type: 'stateBody', subtype: 'stateAgency' },
    ...{ name: 'Board of Works', formedByStatute: { name: 'Works Act', date: '1901-02-03' } },
  }),
  statement('entity', 'unnamed', {
    entityType: { type: 'unknownEntity' },
    unspecifiedEntityDetails: { reason: 'informationUnknownToPublisher', description: 'Nobody knows it' },
  }),
  statement('person', 'ada', {
    personType: 'knownPerson',
    names: [
      {
        type: 'legal',
        fullName: 'Ada Maria Example',
        givenName: 'Ada',
        patronymicName: 'Maria',
        familyName: 'Example',
      },
      { type: 'transliteration', fullName: 'Ада Пример' },
      { type: 'birth', fullName: 'Ada Other' },
    ],
    identifiers: [{ id: '77', scheme: 'NO-TAXID', schemeName: 'Tax number', uri: 'https://tax.example/77' }],
    nationalities: [{ name: 'Iran, Islamic Republic of', code: 'IR' }, NORWAY],
    placeOfBirth: { type: 'placeOfBirth', address: 'Utopia City', country: NORWAY },
    ...{ birthDate: '1971-04-23', deathDate: '2020-02', taxResidencies: [NORWAY, BRITAIN] },
    addresses: [
      { type: 'service', address: '5 Street', postCode: '0102', country: NORWAY },
      { type: 'residence', address: '6 Street', country: BRITAIN },
    ],
    politicalExposure: {
      status: 'isPep',
      details: [
        {
          ...{ reason: 'Minister', jurisdiction: NORWAY, startDate: '2017-10-15', endDate: '2019-01-01' },
          source: { type: ['selfDeclaration'], assertedBy: [{ name: 'Bea Example' }], retrievedAt: '2024-01-01' },
        },
        { missingInfoReason: 'Refused' },
      ],
    },
  }),
  statement('person', 'bea', {
    personType: 'knownPerson',
    names: [{ type: 'legal', fullName: 'Bea Example' }],
    birthDate: '1980',
  }),
  statement(
    'person',
    'anonymous',
    {
      personType: 'anonymousPerson',
      unspecifiedPersonDetails: { reason: 'interestedPartyExemptFromDisclosure', description: 'Under age' },
    },
    { recordStatus: 'closed' },
  ),
  statement('relationship', 'of-ada', {
    ...{ subject: 'copperwick', interestedParty: 'ada', componentRecords: ['of-trust'] },
    interests: [
      {
        ...{
          type: 'shareholding',
          directOrIndirect: 'indirect',
          beneficialOwnershipOrControl: true,
          details: 'Class A',
        },
        ...{ share: { exact: 33.3, minimum: 33.3, maximum: 33.3 }, startDate: '2019-05-06' },
      },
      {
        type: 'votingRights',
        share: { exclusiveMinimum: 25, maximum: 50 },
        startDate: '2019-05-06',
        endDate: '2020-01-01',
      },
      { details: 'Without a type', directOrIndirect: 'direct' },
      { type: 'nominee', beneficialOwnershipOrControl: false },
    ],
  }),
  statement(
    'relationship',
    'of-trust',
    {
      ...{ isComponent: true, subject: 'copperwick', interestedParty: 'trust' },
      interests: [{ type: 'trustee', directOrIndirect: 'unknown', startDate: '2018-01-01', endDate: '2021-01-01' }],
    },
    { recordStatus: 'closed' },
  ),
  statement('relationship', 'of-nobody', {
    subject: 'copperwick',
    interestedParty: { reason: 'subjectExemptFromDisclosure', description: 'Listed' },
    interests: [],
  }),
  statement('relationship', 'over-nobody', {
    ...{ subject: { reason: 'informationUnknownToPublisher', description: 'Lost files' }, interestedParty: 'bea' },
    interests: [{ type: 'settlor' }],
  }),
  {
    ...{
      statementID: 'old-entity',
      statementType: 'entityStatement',
      isComponent: false,
      entityType: 'registeredEntity',
    },
    ...around('2023-01-08'),
    publicationDetails: { publicationDate: '2023-01-08', bodsVersion: '0.2', publisher: { name: 'Example Publisher' } },
    source: { type: 'officialRegister', retrievedAt: '2023-01-08' },
    ...{ name: 'Aldermoor s. r. o.', incorporatedInJurisdiction: { name: 'Slovakia', code: 'SK' } },
    identifiers: [{ schemeName: 'Business register', scheme: 'SK-ORSR', id: '44543832' }],
    addresses: [
      { type: 'registered', address: '7 Street', country: 'SK' },
      { type: 'business', address: '8 Street', country: 'CZ' },
    ],
  },
  {
    ...{
      statementID: 'old-body',
      statementType: 'entityStatement',
      isComponent: false,
      entityType: { type: 'stateBody' },
    },
    ...around('2023-01-08'),
    ...{ name: 'Ministry', entitySubtype: { generalCategory: 'stateBody-governmentDepartment' } },
    publicationDetails: { publicationDate: '2023-01-08', bodsVersion: '0.3', publisher: { name: 'Example Publisher' } },
  },
  {
    ...{ statementID: 'old-person', statementType: 'personStatement', isComponent: false, personType: 'knownPerson' },
    ...around('2023-01-08'),
    publicationDetails: { publicationDate: '2023-01-08', bodsVersion: '0.2', publisher: { name: 'Example Publisher' } },
    ...{
      names: [{ type: 'individual', fullName: 'Cid Example' }],
      nationalities: [{ code: 'SK' }],
      hasPepStatus: true,
    },
    pepStatusDetails: [{ reason: 'Minister', jurisdiction: { name: 'Norway', code: 'NO' } }],
    addresses: [{ type: 'service', address: '9 Street', country: 'SK' }],
  },
  {
    ...{ statementID: 'old-relationship', statementType: 'ownershipOrControlStatement', isComponent: false },
    ...around('2023-01-08'),
    publicationDetails: { publicationDate: '2023-01-08', bodsVersion: '0.2', publisher: { name: 'Example Publisher' } },
    ...{
      subject: { describedByEntityStatement: 'old-entity' },
      interestedParty: { describedByPersonStatement: 'old-person' },
    },
    interests: [
      { type: 'voting-rights', interestLevel: 'direct', share: { minimum: 25, exclusiveMinimum: true, maximum: 50 } },
      { type: 'rights-to-surplus-assets' },
    ],
  },
];
