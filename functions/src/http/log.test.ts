import { describe, expect, it } from 'vitest';
import { describeFault } from './log.ts';

describe('describeFault', () => {
  it('logs class, code and frames, without the message', () => {
    const error = Object.assign(new RangeError('ana@exemplo.invalid\n    at Ana (cv.txt:1:1)'), {
      code: 'auth/x',
    });
    const fault = describeFault(error);
    expect(fault).toMatchObject({ name: 'RangeError', code: 'auth/x' });
    expect(fault.frames[0]).toContain('log.test.ts');
    expect(JSON.stringify(fault)).not.toMatch(/ana|cv\.txt/i);
  });

  it('leaves out a code that is a sentence, and the text of a value that is no error', () => {
    expect(describeFault(Object.assign(new Error('x'), { code: 'ana souza' }))).not.toHaveProperty('code');
    expect(describeFault('ana@exemplo.invalid')).toEqual({ name: 'string', frames: [] });
  });
});
