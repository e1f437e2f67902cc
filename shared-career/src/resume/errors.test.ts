import { RESUME_ERROR_CODES } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readError } from './errors.ts';

describe('readError', () => {
  it.each(RESUME_ERROR_CODES)('explains the fault and the next step in whole sentences: %s', (code) => {
    const { message, action } = readError(code);
    expect(message).toMatch(/^\p{Lu}.{15,}\.$/u);
    expect(action).toMatch(/^\p{Lu}.{20,}\.$/u);
    expect(action).not.toBe(message);
  });
});
