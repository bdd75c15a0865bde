import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { isRaw, type Raw } from '../raw';
import { readJsonRecords } from '../read/json';
import { readXmlRecords } from '../read/xml';
import { mapInsiderForm, mapSchedule } from './ownership';
import { mapOlderFilings, mapSubmissions, mapTickers } from './submissions';
import { mapSubsidiary, readSubsidiaries } from './subsidiaries';

const SUBMISSIONS = /"accessionNumber"\s*:\s*\[|"cik"\s*:[\s\S]*"(?:formerNames|stateOfIncorporation)"\s*:/;
const TICKERS = /"cik_str"\s*:/;
const FORMS = /<ownershipDocument\b|<edgarSubmission\b[^>]*schedule13/;
const EXHIBIT = /\bexhibit\s+21\b|ex-?21[._\d]/i;
const PAGE = /<html\b|<table\b/i;

type Kind = 'json' | 'forms' | 'exhibit';

function kindOf(name: string, start: string): Kind | undefined {
  if (FORMS.test(start)) return 'forms';
  if (SUBMISSIONS.test(start) || TICKERS.test(start)) return 'json';
  return PAGE.test(start) && (EXHIBIT.test(start) || EXHIBIT.test(name)) ? 'exhibit' : undefined;
}

function mapRecord(raw: Raw, file: FileFacts, tickers: Map<string, string>): Mapped {
  if (raw.exhibit === 21) return mapSubsidiary(raw, file, tickers);
  if ('formData' in raw) return mapSchedule(raw, file);
  if ('reportingOwner' in raw || 'issuer' in raw) return mapInsiderForm(raw, file);
  if ('filings' in raw) return mapSubmissions(raw, file);
  return 'accessionNumber' in raw ? mapOlderFilings(raw, file) : mapTickers(raw, file, tickers);
}

export const edgar: ImportFormat = {
  name: 'edgar',
  describes: 'SEC EDGAR: submissions and tickers (JSON), forms 3, 4, 5 and schedules 13D/G (XML), Exhibit 21 (HTML)',
  recognises: ({ name, start }) => kindOf(name, start) !== undefined,
  async *read(file) {
    const kind = kindOf(file.name, (await file.start()).toString('utf8'));
    if (kind === 'forms') yield* readXmlRecords(file, ['ownershipDocument', 'edgarSubmission']);
    else if (kind === 'exhibit') yield* readSubsidiaries(file);
    else yield* readJsonRecords(file);
  },
  createMapper() {
    const tickers = new Map<string, string>();
    return (raw, file) => (isRaw(raw) ? mapRecord(raw, file, tickers) : skip('not a record'));
  },
};
