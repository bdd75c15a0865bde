/**
 * Parts of a network that grow together as relationships come in, each with how many it holds: disjoint sets with path
 * halving and union by size (Tarjan and van Leeuwen, Worst-case analysis of set union algorithms, 1984).
 */
export class GrowingParts {
  private readonly leaders = new Map<string, string>();
  private readonly sizes = new Map<string, number>();
  private readonly held = new Map<string, number>();

  /** One of the part, the same for all of it until it grows. */
  leaderOf(id: string): string {
    let at = id;
    for (let above = this.leaders.get(at); above !== undefined; above = this.leaders.get(at)) {
      const next = this.leaders.get(above);
      if (next === undefined) return above;
      this.leaders.set(at, next);
      at = next;
    }
    return at;
  }

  /** Makes one part of two; `relationships`: how many come in with it. */
  join(one: string, other: string, relationships: number): void {
    const [a, b] = [this.leaderOf(one), this.leaderOf(other)];
    const [small, large] = this.sizeOf(a) < this.sizeOf(b) ? [a, b] : [b, a];
    const before = a === b ? this.heldBy(large) : this.heldBy(small) + this.heldBy(large);
    this.held.set(large, before + relationships);
    if (a === b) return;
    this.leaders.set(small, large);
    this.sizes.set(large, this.sizeOf(small) + this.sizeOf(large));
  }

  /** How many relationships the part of this entity holds. */
  relationshipsWith = (id: string): number => this.heldBy(this.leaderOf(id));

  private readonly sizeOf = (leader: string): number => this.sizes.get(leader) ?? 1;
  private readonly heldBy = (leader: string): number => this.held.get(leader) ?? 0;
}
