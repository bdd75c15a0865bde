import { TABLES } from './csv/tables';
import { FORMATS } from './formats';

const width = Math.max(...FORMATS.map(({ name }) => name.length));
const list = FORMATS.map(({ name, describes }) => `  ${name.padEnd(width)}  ${describes}`).join('\n');

export const HELP = `Writes what the register holds, as a stream.

  npm run --silent export -- <format> [options] > file

  --query <search>       only the companies that a search finds, what belongs to them, and the other ends of their
                         relationships (of csv: only the companies found, and
                         what belongs to them): as in the search box ('j:gb -is:inactive marine') or as parameters of the
                         interface ('jurisdiction_code=gb&inactive=false'); all without it
  --table <table>        of csv and parquet-csv: ${Object.keys(TABLES).join(', ')} (default companies)
  --output <file>        a file, which is there once it is whole; the standard output without it
  --schema               of parquet-csv: the types of the columns as JSON, and no rows
  --with-personal-facts  with dates of birth, nationalities and addresses of persons

Formats:
${list}

Dates of birth, nationalities and addresses of persons are left out unless they are asked for: registers publish them
for inquiries about one person, and a file of them for all goes far beyond that. Who keeps such a file answers for it.
So a copy of the register that is to be whole is made by: native --with-personal-facts.

The register is register.sqlite in the folder FIRMAMENT_DATA (default ./data). What is written to it meanwhile is not in
the file. Records that may not be shown are in native files of the whole register only. The data keep the licences of
their publishers: they stand in the file and on the standard error.
`;
