/** What `/readyz` tells: one line per thing that must work. */
export interface Health {
  ready: boolean;
  checks: { name: string; ok: boolean; detail?: string }[];
}
