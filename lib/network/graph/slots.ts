type Slots = Int32Array | Float64Array | Uint8Array;

/** Reading under checked index access. Beyond an array there is no number, and whatever is computed with it shows. */
export const at = (slots: Slots, index: number): number => slots[index] ?? Number.NaN;

export function add(slots: Slots, index: number, amount: number): void {
  slots[index] = at(slots, index) + amount;
}
