import { describe, expect, it } from 'vitest';
import { canvasScale } from './picture-file';

describe('the scale of a PNG', () => {
  it.each([
    ['as wanted', 1000, 800, 4, 4],
    ['limited by the longer side', 8192, 100, 4, 2],
    ['limited by the area', 16_384, 16_384, 2, 1],
    ['below one for a picture larger than any canvas', 32_768, 1000, 2, 0.5],
    ['rounded down, so that the limit holds', 5000, 10, 4, 3.27],
    ['as wanted for nothing', 0, 0, 2, 2],
  ])('is %s', (_, width, height, wanted, scale) => {
    expect(canvasScale(width, height, wanted)).toBe(scale);
    expect(Math.max(width, height) * scale).toBeLessThanOrEqual(16_384);
  });
});
