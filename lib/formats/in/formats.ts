import { bods } from './bods/bods';
import { brreg } from './brreg/brreg';
import { cnpj } from './cnpj/cnpj';
import { companiesHouse } from './companies-house/companies-house';
import { companiesHouseApi } from './companies-house-api/api';
import { companiesHousePsc } from './companies-house-psc/psc';
import { cvr } from './cvr/cvr';
import { edgar } from './edgar/edgar';
import { followthemoney } from './followthemoney/followthemoney';
import type { ImportFormat } from './format';
import { gleif } from './gleif/gleif';
import { icij } from './icij/icij';
import { industryCodes } from './industry-codes/industry-codes';
import { jurisdictions } from './jurisdictions/jurisdictions';
import { meip } from './meip/meip';
import { native } from './native/native';
import { offeneregister } from './offeneregister/offeneregister';
import { sirene } from './sirene/sirene';
import { table } from './table/table';

/** Every format `npm run import` reads; add a row here for a new one. */
export const FORMATS: readonly ImportFormat[] = [
  native,
  bods,
  gleif,
  meip,
  companiesHousePsc,
  companiesHouseApi,
  companiesHouse,
  offeneregister,
  brreg,
  sirene,
  cvr,
  followthemoney,
  industryCodes,
  jurisdictions,
  cnpj,
  edgar,
  icij,
  table,
];
