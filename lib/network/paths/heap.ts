const FIRST_ROOM = 64;

/**
 * A binary heap of nodes by cost; of equals the lower number first, so that every machine finds the same path. A node
 * may be in it several times; the cheapest comes out first. Typed arrays that grow, as a search puts in tens of
 * thousands.
 */
export class Heap {
  private nodes = new Int32Array(FIRST_ROOM);
  private costs = new Float64Array(FIRST_ROOM);
  private size = 0;

  push(node: number, cost: number): void {
    if (this.size === this.nodes.length) this.grow();
    this.size += 1;
    this.rise(this.size - 1, node, cost);
  }

  /** The cheapest, taken out. */
  pop(): number | undefined {
    if (this.size === 0) return undefined;
    const node = this.nodes[0];
    this.size -= 1;
    if (this.size > 0) this.sink(this.nodes[this.size] ?? 0, this.costs[this.size] ?? 0);
    return node;
  }

  private grow(): void {
    const [nodes, costs] = [new Int32Array(2 * this.size), new Float64Array(2 * this.size)];
    nodes.set(this.nodes);
    costs.set(this.costs);
    this.nodes = nodes;
    this.costs = costs;
  }

  /** Moves an entry up to its place, and those it passes down. */
  private rise(from: number, node: number, cost: number): void {
    let index = from;
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (!this.isBefore(node, cost, above)) break;
      this.move(above, index);
      index = above;
    }
    this.put(index, node, cost);
  }

  /** Puts an entry in the place of the first, and lets it down to its own. */
  private sink(node: number, cost: number): void {
    let index = 0;
    for (let child = 1; child < this.size; child = 2 * index + 1) {
      if (child + 1 < this.size && this.isBefore(this.nodes[child + 1] ?? 0, this.costs[child + 1] ?? 0, child))
        child += 1;
      if (this.isBefore(node, cost, child)) break;
      this.move(child, index);
      index = child;
    }
    this.put(index, node, cost);
  }

  private isBefore(node: number, cost: number, other: number): boolean {
    const its = this.costs[other] ?? 0;
    return cost < its || (cost === its && node < (this.nodes[other] ?? 0));
  }

  private move(from: number, to: number): void {
    this.put(to, this.nodes[from] ?? 0, this.costs[from] ?? 0);
  }

  private put(index: number, node: number, cost: number): void {
    this.nodes[index] = node;
    this.costs[index] = cost;
  }
}
