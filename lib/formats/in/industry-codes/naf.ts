import { type Mapped, type ReadItem, skip } from '../format';
import { isRaw, type Raw, textAt } from '../raw';
import { readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import type { CodeList } from './code-list';
import { toScheme } from './schemes';
import { sectionOf } from './sections';

/** Titles of the sections, which the list of codes leaves out (Insee, NAF rév. 2). */
const SECTIONS: Readonly<Record<string, string>> = {
  A: 'Agriculture, sylviculture et pêche',
  B: 'Industries extractives',
  C: 'Industrie manufacturière',
  D: 'Production et distribution d’électricité, de gaz, de vapeur et d’air conditionné',
  E: 'Production et distribution d’eau ; assainissement, gestion des déchets et dépollution',
  F: 'Construction',
  G: 'Commerce ; réparation d’automobiles et de motocycles',
  H: 'Transports et entreposage',
  I: 'Hébergement et restauration',
  J: 'Information et communication',
  K: 'Activités financières et d’assurance',
  L: 'Activités immobilières',
  M: 'Activités spécialisées, scientifiques et techniques',
  N: 'Activités de services administratifs et de soutien',
  O: 'Administration publique',
  P: 'Enseignement',
  Q: 'Santé humaine et action sociale',
  R: 'Arts, spectacles et activités récréatives',
  S: 'Autres activités de services',
  T: 'Activités des ménages en tant qu’employeurs ; activités indifférenciées des ménages en tant que producteurs de biens et services pour usage propre',
  U: 'Activités extra-territoriales',
};

/** The list is one object, whose keys are the codes. */
async function* readCodes(file: SourceFile): AsyncIterable<ReadItem> {
  for await (const item of readJsonRecords(file)) {
    if ('problem' in item || !isRaw(item.raw)) yield item;
    else for (const [naf, title] of Object.entries(item.raw)) yield { line: item.line, raw: { naf, title } };
  }
}

function mapRow(row: Raw): Mapped {
  const [code, description] = [textAt(row, 'naf'), textAt(row, 'title')];
  if (code === null || !/^\d{2}\.\d{2}[A-Z]$/.test(code) || !description) return skip('no code of NAF with its title');
  const section = sectionOf(code.slice(0, 2)) ?? '';
  const codes = [
    { code: section, description: SECTIONS[section] ?? section },
    { code, description, parent_code: section },
  ];
  return [
    toScheme('fr_naf_2008', codes, [
      { code: section, to_scheme_id: 'eu_nace_2', to_code: section },
      { code, to_scheme_id: 'eu_nace_2', to_code: code.slice(0, 5) },
    ]),
  ];
}

export const naf: CodeList = {
  opening: /^\s*\{\s*"\d{2}\.\d{2}[A-Z]"\s*:\s*"/,
  columns: ['naf', 'title'],
  read: readCodes,
  map: mapRow,
};
