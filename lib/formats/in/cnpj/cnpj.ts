import { BoundedMap } from '../bounded-map';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { isRaw, type Raw, textAt } from '../raw';
import { CodeLists, isCodeList } from './code-lists';
import { mapCompany } from './company';
import { mapEstablishment } from './establishment';
import type { Memory } from './number';
import { mapPartner } from './partner';
import { columnsOf, readTable } from './read';
import { CODES } from './tables';

/** So many names are remembered: about those of one of the ten files that the register is published in. */
const CAPACITY = 1_000_000;

function mapCode(raw: Raw, file: FileFacts, { codes }: Memory): Mapped {
  const [code, text] = [textAt(raw, 'code'), textAt(raw, 'text')];
  if (code === null || text === null) return skip('a code without its meaning');
  codes.add(file.name, code, text);
  return [];
}

function mapRow(raw: Raw, file: FileFacts, memory: Memory): Mapped {
  if ('razao_social' in raw) return mapCompany(raw, file, memory);
  if ('cnpj_ordem' in raw) return mapEstablishment(raw, file, memory);
  return 'nome_socio' in raw ? mapPartner(raw, file, memory) : mapCode(raw, file, memory);
}

export const cnpj: ImportFormat = {
  name: 'cnpj',
  describes: 'Receita Federal (Brazil): tables of companies, establishments, partners and codes, in that order (CSV)',
  recognises({ name, start }) {
    const columns = columnsOf(start);
    if (columns === CODES) return isCodeList(name);
    return columns !== undefined && /^\uFEFF?"\d{8}";/.test(start);
  },
  read: readTable,
  createMapper() {
    const memory: Memory = { names: new BoundedMap(CAPACITY), codes: new CodeLists() };
    return (raw, file) => (isRaw(raw) ? mapRow(raw, file, memory) : skip('not a row'));
  },
};
