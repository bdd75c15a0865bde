import { FORMATS } from './formats';
import { PERSONAL_FIELDS } from './withhold';

const width = Math.max(...FORMATS.map(({ name }) => name.length));

/** Every format, a line each. */
export const LIST = FORMATS.map(({ name, describes }) => `${name.padEnd(width)}  ${describes}`).join('\n');

export const HELP = `Loads open data into the register.

  npm run import -- [format] <files>   files, folders, "patterns*" or - for the standard input;
                                       plain, .gz, .bz2 or .zip
Without a format, each file is looked at and its format guessed.

  --list                 the formats
  --dry-run              read and map, write nothing: counts, what would not be taken and why, the first of each kind
  --limit <n>            the first n records only
  --exclude <fields>     leave facts of people out: ${PERSONAL_FIELDS.join(', ')}
  --mapping <file>       how to read a table (format csv)
  --encoding <name>      of text that is not UTF-8 and does not say so, e.g. latin1
  --strict               fail if a record or a file could not be taken

Formats:
${LIST.replace(/^/gm, '  ')}

The register is register.sqlite in the folder FIRMAMENT_DATA (default ./data). Loading a file again changes nothing. An
import that was stopped goes on where it was when the same command is given again. Records that could not be taken are
written, with the reasons, to a file in the folder rejects beside the register.
`;
