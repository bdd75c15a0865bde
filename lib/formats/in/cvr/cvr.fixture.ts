const period = (gyldigFra: string | null, gyldigTil: string | null = null) => ({ periode: { gyldigFra, gyldigTil } });

/** An invented person with one company, in the shape of the register of Denmark. */
export const participant = ({ share = '0.5', role = 'Reel ejer', until = null as string | null } = {}) => ({
  navne: [{ navn: 'Ada Opfundet', ...period(null) }],
  beliggenhedsadresse: [{ landekode: 'DK', vejnavn: 'Opfundet Vej', ...period('2015-01-01') }],
  virksomhedSummariskRelation: [
    {
      virksomhed: {
        cvrNummer: 1234567,
        navne: [
          { navn: 'Gammelt Navn ApS', ...period('2010-01-01', '2015-01-02') },
          { navn: 'Nyt Navn ApS', ...period('2015-01-02') },
        ],
      },
      organisationer: [
        {
          medlemsData: [
            {
              attributter: [
                { type: 'EJERANDEL_PROCENT', vaerdier: [{ vaerdi: share }] },
                { type: 'EJERANDEL_STEMMERET_PROCENT', vaerdier: [{ vaerdi: share }] },
                { type: 'FUNKTION', vaerdier: [{ vaerdi: role, ...period('2015-01-01', until) }] },
                { type: 'SÆRLIGE_EJERFORHOLD', vaerdier: [{ vaerdi: 'Har indirekte besiddelser' }] },
              ],
            },
          ],
        },
      ],
    },
  ],
  fejlRegistreret: false,
  enhedsNummer: 77,
  enhedstype: 'PERSON',
  sidstOpdateret: '2015-01-02T00:00:00.000+01:00',
});
