import type { Metadata } from 'next';
import { StatementSearch } from '@/components/statement/statement-search';
import { searchStatements } from '@/lib/api/pages/search';
import { statementSearchTitle } from '@/lib/records/statement/searches';
import type { AddressParameters } from '@/lib/search/state';
import { requestLanguage } from '@/lib/shared/preferences';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: statementSearchTitle('search_alternate_registrations', await searchParams, await requestLanguage()) };
}

export default async function AlternateRegistrationsSearchPage({ searchParams }: Props) {
  const results = await searchStatements('search_alternate_registrations', await searchParams, await requestLanguage());
  return <StatementSearch {...results} now={Date.now()} />;
}
