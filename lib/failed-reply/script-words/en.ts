/** Why a script of ours was not answered. */
export const en = {
  noConnection: 'The connection failed.',
  /** `told`: what the reply itself says, in English; `reason`: the same as a word of the interface. */
  failed: (status: number, told: string | undefined, _reason: string | undefined) =>
    told ?? `The register answered with status ${status}.`,
  again: (why: string, from: string) => `${why} Asking again makes sense from ${from}.`,
};
