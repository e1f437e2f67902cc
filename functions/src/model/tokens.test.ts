import { describe, expect, it } from 'vitest';
import { countUsedTokens } from './tokens.ts';

const plan = { input: 900, output: 600, total: 1_500 };
const usage = { inputTokens: 700, outputTokens: 200 };

describe('countUsedTokens', () => {
  it.each([
    ['what the provider says', { usage, outcome: 'complete', hasBegun: true }, 900],
    ['the whole plan where it says nothing', { usage: null, outcome: 'complete', hasBegun: true }, 1_500],
    ['the whole plan after a timeout', { usage, outcome: 'timeout', hasBegun: true }, 1_500],
    ['the whole plan where somebody left', { usage: null, outcome: 'gone', hasBegun: false }, 1_500],
    ['the whole plan for half an answer', { usage: null, outcome: 'failed', hasBegun: true }, 1_500],
    ['nothing where it failed at once', { usage: null, outcome: 'failed', hasBegun: false }, 0],
  ] as const)('is %s', (_, call, expected) => expect(countUsedTokens(plan, call)).toBe(expected));
});
