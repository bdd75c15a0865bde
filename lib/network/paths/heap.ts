/**
 * A binary heap of nodes by cost; of equals the lower number first, so that every machine finds the same path. A node
 * may be in it several times; the cheapest comes out first. Two plain arrays, as a search puts in tens of thousands.
 */
export class Heap {
  private readonly nodes: number[] = [];
  private readonly costs: number[] = [];

  push(node: number, cost: number): void {
    this.nodes.push(node);
    this.costs.push(cost);
    this.rise(this.nodes.length - 1, node, cost);
  }

  /** The cheapest, taken out. */
  pop(): number | undefined {
    const node = this.nodes[0];
    const [lastNode, lastCost] = [this.nodes.pop(), this.costs.pop()];
    if (lastNode !== undefined && lastCost !== undefined && this.nodes.length > 0) this.sink(lastNode, lastCost);
    return node;
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
    for (let child = 1; child < this.nodes.length; child = 2 * index + 1) {
      if (child + 1 < this.nodes.length && !this.isBefore(this.nodeAt(child), this.costAt(child), child + 1))
        child += 1;
      if (this.isBefore(node, cost, child)) break;
      this.move(child, index);
      index = child;
    }
    this.put(index, node, cost);
  }

  private isBefore(node: number, cost: number, other: number): boolean {
    const its = this.costAt(other);
    return cost < its || (cost === its && node < this.nodeAt(other));
  }

  private move(from: number, to: number): void {
    this.put(to, this.nodeAt(from), this.costAt(from));
  }

  private put(index: number, node: number, cost: number): void {
    this.nodes[index] = node;
    this.costs[index] = cost;
  }

  private nodeAt(index: number): number {
    return this.nodes[index] ?? Number.NaN;
  }

  private costAt(index: number): number {
    return this.costs[index] ?? Number.NaN;
  }
}
