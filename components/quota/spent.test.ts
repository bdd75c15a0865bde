import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageSpent } from './spent';

describe('calls spent by the open page', () => {
  beforeEach(() => pageSpent.begin(undefined));

  it('adds requests of scripts to the cost of opening', () => {
    pageSpent.begin({ cost: 1, kept: 2 });
    pageSpent.add(2);
    pageSpent.add(0);
    expect(pageSpent.read()).toEqual({ cost: 3, kept: 3 });
  });

  it('restarts with the next page', () => {
    pageSpent.begin({ cost: 5, kept: 0 });
    pageSpent.begin(undefined);
    expect(pageSpent.read()).toBeUndefined();
    pageSpent.add(1);
    expect(pageSpent.read()).toEqual({ cost: 1, kept: 0 });
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = pageSpent.subscribe(listener);
    pageSpent.add(1);
    leave();
    pageSpent.add(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
