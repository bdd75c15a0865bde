import { orAbsent, parsePage } from '@/lib/contract/filters';
import type { AddressParameters } from './state';

/** The page of a list that an address asks for, from 1; what is no page is the first. */
export const pageOfAddress = ({ page }: AddressParameters): number =>
  orAbsent(parsePage, [page ?? '1'].flat()[0] ?? '1') ?? 1;
