import type { ReactNode } from 'react';

interface Meaning {
  q: ReactNode;
  name: ReactNode;
  code: ReactNode;
  /** Where the place is no country itself. */
  country: string | undefined;
}

/** The name of a place matched to a jurisdiction. */
export const en = {
  title: 'Match a jurisdiction',
  text: 'Name or code of a place',
  near: 'Near (may be left out)',
  match: 'Match',
  help: 'Names in many languages, codes of two and three letters, and regions with or without their country: “Delaware, US”, “Deutschland”, “gbr”. A country settles a name that two places share.',
  metered: 'Each match is 1 call, unless its copy is kept.',
  uncertain: 'No jurisdiction is meant for certain',
  namesNone: (q: ReactNode) => <>“{q}” names no place that the register knows, or several. Nothing is guessed.</>,
  means: ({ q, name, code, country }: Meaning) => (
    <>
      “{q}” means {name}, code {code}
      {country && <> in {country}</>}.
    </>
  ),
  companies: 'Companies registered there',
};
