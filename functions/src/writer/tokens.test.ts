import { describe, expect, it } from 'vitest';
import { someJob } from '../../test-support/writing/job.ts';
import { computeWritingTokens } from './tokens.ts';

describe('computeWritingTokens', () => {
  it('leaves room for every text and thinking, within the bound of an answer', () => {
    const job = someJob();
    const { input, output, total } = computeWritingTokens(job.prompt(), job.targets);
    expect(output).toBeGreaterThan(1_024 + 3 * 40);
    expect(output).toBeLessThanOrEqual(8_192);
    expect(input).toBeGreaterThan(job.prompt().data.length / 4);
    expect(total).toBe(input + output);
  });
});
