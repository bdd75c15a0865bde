import { company, person, relationship } from '@/lib/formats/in/bods/fixtures';
import { lei } from '@/lib/formats/in/gleif/fixtures';
import { LEVEL_1_JSON } from '@/lib/formats/in/gleif/json-spellings.fixture';
import { EXCEPTIONS, LEVEL_2_XML } from '@/lib/formats/in/gleif/relations.fixture';
import { LEVEL_1_CSV, LEVEL_1_XML } from '@/lib/formats/in/gleif/spellings.fixture';
import { csvLines, jsonLines, type Original } from './original';

const party = (id: string, schema: string, properties: object) => ({
  id,
  schema,
  properties,
  datasets: ['invented'],
  last_seen: '2024-05-05T10:00:00',
});

const LEAK = { sourceID: 'Invented Papers', valid_until: 'The Invented Papers data is current through 2015' };
const node = {
  node_id: '10',
  name: 'INVENTED LTD.',
  former_name: 'OLDER LTD.',
  jurisdiction: 'SAM',
  jurisdiction_description: 'Samoa',
  ibcRUC: '25221',
  incorporation_date: '23-Mar-06',
  struck_off_date: '15-Feb-13',
  status: 'Defaulted',
  ...LEAK,
};
const edge = { node_1: '12', rel_type: 'shareholder of', node_2: '10', ...LEAK, start_date: '23-Mar-06', end_date: '' };

const submissions = {
  cik: '77',
  name: 'Invented, Inc.',
  sic: '3711',
  stateOfIncorporation: 'DE',
  formerNames: [{ name: 'INVENTED MOTORS INC', from: '2005-02-17T00:00:00.000Z', to: '2017-01-27T00:00:00.000Z' }],
  addresses: { business: { street1: '1 Road', city: 'Town', stateOrCountry: 'TX', zipCode: '78725' } },
  filings: {
    recent: {
      accessionNumber: ['0000000077-22-000001'],
      filingDate: ['2022-11-30'],
      reportDate: ['2022-11-28'],
      form: ['8-K'],
      primaryDocument: ['a.htm'],
      primaryDocDescription: ['PRIMARY DOCUMENT'],
    },
    files: [],
  },
};
const form4 = `<?xml version="1.0"?><ownershipDocument><periodOfReport>2020-09-15</periodOfReport>
<issuer><issuerCik>0000000077</issuerCik><issuerName>Invented, Inc.</issuerName></issuer>
<reportingOwner><reportingOwnerId><rptOwnerCik>0000000088</rptOwnerCik><rptOwnerName>INVENTED ADA</rptOwnerName></reportingOwnerId>
<reportingOwnerRelationship><isDirector>1</isDirector><isTenPercentOwner>1</isTenPercentOwner></reportingOwnerRelationship></reportingOwner></ownershipDocument>`;
const exhibit = `<html><body><p>Exhibit 21</p><table><tr><td>Name of subsidiary</td><td>Jurisdiction</td></tr>
<tr><td>Invented <b>Asia</b> Limited</td><td>87.5</td><td>%</td><td>Hong&#160;Kong</td></tr></table></body></html>`;

/** Files of international standards and collections, and code lists. */
export const WORLD: readonly Original[] = [
  {
    format: 'bods',
    name: 'statements.jsonl',
    text: jsonLines(
      company('owned'),
      person('owner', { birthDate: '1980-02', nationalities: [{ code: 'GB', name: 'Britain' }] }),
      relationship('owner', [{ type: 'shareholding', share: { minimum: 25, maximum: 50 }, startDate: '2016-04-06' }]),
      { ...relationship('other', [{ type: 'votingRights', share: { exact: 12.5 } }]), statementId: 'x', recordId: 'x' },
    ),
  },
  { format: 'gleif', name: 'lei2.xml', text: LEVEL_1_XML },
  { format: 'gleif', name: 'lei2.csv', text: LEVEL_1_CSV },
  { format: 'gleif', name: 'lei2.json', text: LEVEL_1_JSON },
  { format: 'gleif', name: 'rr.xml', text: LEVEL_2_XML },
  { format: 'gleif', name: 'repex.xml', text: EXCEPTIONS.XML },
  {
    format: 'meip',
    name: 'heads.json',
    text: JSON.stringify(
      {
        [lei(1)]: {
          name: 'TARN HOLDINGS, INC.',
          parent_mne: 'Tarn Group Inc',
          address: '1 Mill Lane',
          alt_names: ['Tarn'],
          identifiers: { capiq: '1', opencorporates: 'us_de/1234567' },
          subsidiaries_total: 169,
        },
      },
      null,
      1,
    ),
  },
  {
    format: 'followthemoney',
    name: 'entities.ftm.json',
    text: jsonLines(
      party('c', 'Company', { name: ['Works'], jurisdiction: ['gb'], registrationNumber: ['00000077'] }),
      party('p', 'Person', { name: ['Ada Invented'], birthDate: ['1980-02'], nationality: ['gb'] }),
      party('o', 'Ownership', { owner: ['p'], asset: ['c'], percentage: ['25-50%'], startDate: ['2016'] }),
      party('d', 'Directorship', { director: ['p'], organization: ['c'], role: ['Director'], startDate: ['2016-04'] }),
    ),
  },
  { format: 'icij', name: 'nodes.csv', text: csvLines(Object.keys(node), Object.values(node)) },
  {
    format: 'icij',
    name: 'edges.csv',
    text: csvLines(Object.keys(edge), Object.values(edge), Object.values({ ...edge, rel_type: 'director of' })),
  },
  { format: 'edgar', name: 'CIK0000000077.json', text: JSON.stringify(submissions) },
  { format: 'edgar', name: 'form4.xml', text: form4 },
  { format: 'edgar', name: 'CIK0000000077-ex21.html', text: exhibit },
  {
    format: 'industry-codes',
    name: 'isic.csv',
    text: 'ISIC Rev. 4,"Description"\n"C","Making"\n"10","Food"\n"101","Meat"\n"1010","Meats"\n',
  },
  {
    format: 'jurisdictions',
    name: 'subdivisions.csv',
    text: 'id,name,country_id,country_code,country_name,iso2,iso3166_2,fips_code,type,level,parent_id,native\n1,Quebec,2,CA,Land,X,CA-QC,01,province,,,Québec\n',
  },
];
