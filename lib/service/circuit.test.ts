import { describe, expect, it } from 'vitest';
import { createCircuit } from './ask';

function trial() {
  let time = 1_000_000;
  const circuit = createCircuit(() => time);
  const failTimes = (times: number): void => {
    for (let i = 0; i < times; i++) circuit.failed();
  };
  return { circuit, failTimes, pass: (ms: number) => (time += ms) };
}

describe('the circuit', () => {
  it('stays closed while there are responses between failures', () => {
    const { circuit, failTimes } = trial();
    for (let round = 0; round < 10; round++) {
      failTimes(4);
      circuit.answered();
    }
    expect(circuit.admit()).toEqual({ admitted: true });
  });

  it('opens at the fifth failure in a row, and says when it will be half-open', () => {
    const { circuit, failTimes } = trial();
    failTimes(4);
    expect(circuit.state().state).toBe('closed');
    failTimes(1);
    expect(circuit.admit()).toEqual({ admitted: false, retryAt: 1_015_000 });
    expect(circuit.state()).toEqual({ state: 'open', retryAt: 1_015_000 });
  });

  it('admits one call after the pause, and closes when that succeeds', () => {
    const { circuit, failTimes, pass } = trial();
    failTimes(5);
    pass(15_000);
    expect(circuit.state().state).toBe('half_open');
    expect(circuit.admit()).toEqual({ admitted: true });
    expect(circuit.admit()).toMatchObject({ admitted: false });
    circuit.answered();
    expect(circuit.admit()).toEqual({ admitted: true });
    expect(circuit.state()).toEqual({ state: 'closed', retryAt: undefined });
  });

  it('doubles the pause with each failed trial, up to five minutes', () => {
    const { circuit, failTimes, pass } = trial();
    failTimes(5);
    for (const seconds of [15, 30, 60, 120, 240, 300, 300]) {
      pass(seconds * 1000 - 1);
      expect(circuit.admit()).toMatchObject({ admitted: false });
      pass(1);
      expect(circuit.admit()).toEqual({ admitted: true });
      circuit.failed();
    }
  });

  it('admits the next call if the trial was never made', () => {
    const { circuit, failTimes, pass } = trial();
    failTimes(5);
    pass(15_000);
    circuit.admit();
    circuit.withdrawn();
    expect(circuit.admit()).toEqual({ admitted: true });
  });

  it('is not affected by calls that were under way when it opened', () => {
    const { circuit, failTimes, pass } = trial();
    failTimes(12);
    pass(15_000);
    expect(circuit.state().state).toBe('half_open');
  });
});
