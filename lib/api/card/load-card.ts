import 'server-only';
import { z } from 'zod';
import { type Company, companySchema } from '@/lib/contract/company';
import { networkRelationshipSchema } from '@/lib/contract/network';
import { printPath } from '@/lib/contract/paths';
import { everythingOn } from '@/lib/network/expansions';
import { links } from '@/lib/shared/links';
import { askIfFree } from '../pages/page';
import { type CardPicture, pictureOf } from './svg';

/** What a card of a company shows; only what is at hand without a call. */
export interface CompanyCard {
  company: Company;
  picture?: CardPicture;
}

const companyReply = z.object({ results: z.object({ company: companySchema }) });
const networkReply = z.object({ results: z.array(networkRelationshipSchema) });

interface CardRoute {
  jurisdiction_code: string;
  company_number: string;
}

/** Undefined for a company that is not there, may not be shown, or would cost a call; the status says which. */
export async function companyCard(route: CardRoute): Promise<{ status: number; card?: CompanyCard }> {
  const reply = await askIfFree(printPath('get_company', { ...route }));
  if (!reply) return { status: 200 };
  const company = companyReply.safeParse(reply.body).data?.results.company;
  if (reply.status !== 200 || !company) return { status: reply.status };
  const network = await askIfFree(printPath('get_company_network', { ...route }), everythingOn(undefined));
  const relationships = networkReply.safeParse(network?.body).data?.results;
  const root = { path: links.company(company), name: company.name };
  return { status: 200, card: { company, picture: relationships && pictureOf(root, relationships) } };
}
