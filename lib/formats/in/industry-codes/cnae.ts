import { readTable } from '../cnpj/read';
import { CODES } from '../cnpj/tables';
import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { cnaeDivision } from './cnae-divisions';
import type { CodeList } from './code-list';
import { toScheme } from './schemes';

/** What the register writes where nobody said what the company does. */
const NOT_SAID = '8888888';

/**
 * Below its divisions CNAE goes its own way: 0111 has rice, which is 0112 in ISIC, and 0112 of CNAE is fibres. So codes
 * are joined to ISIC by their division.
 */
function mapRow(row: Raw): Mapped {
  const [code, description] = [textAt(row, 'code'), textAt(row, 'text')];
  if (code === null || !/^\d{7}$/.test(code) || description === null) return skip('no code of CNAE with its title');
  const division = code.slice(0, 2);
  const title = code === NOT_SAID ? undefined : cnaeDivision(division);
  if (title === undefined) return [toScheme('br_cnae_2', [{ code, description }])];
  const codes = [
    { code: division, description: title },
    { code, description, parent_code: division },
  ];
  return [toScheme('br_cnae_2', codes, [{ code: division, to_scheme_id: 'isic_4', to_code: division }])];
}

/** The list of the CNPJ register; as it has no header, it must be called what it is called there. */
export const cnae: CodeList = {
  opening: /^"\d{7}";"[^"]+"\r?\n/,
  named: /CNAE/i,
  columns: CODES,
  read: readTable,
  map: mapRow,
};
