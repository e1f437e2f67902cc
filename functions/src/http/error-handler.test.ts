import { describe, expect, it } from 'vitest';
import { describeFailure } from './error-handler.ts';

describe('describeFailure', () => {
  it.each([
    [{ type: 'entity.too.large', status: 413 }, 'too_large'],
    [{ type: 'encoding.unsupported', status: 415 }, 'invalid_request'],
    [{ status: 400 }, 'invalid_request'],
    [{ code: 10 }, 'conflict'],
    [{ code: 14 }, 'unavailable'],
    [{ code: 4 }, 'unavailable'],
    [{ code: 1 }, 'unavailable'],
    [{ code: 2 }, 'unavailable'],
    [{ code: 13 }, 'unavailable'],
    [{ code: 6 }, 'conflict'],
    [{ code: 3, message: '3 INVALID_ARGUMENT: The referenced transaction has expired.' }, 'conflict'],
    [{ code: 3, message: '3 INVALID_ARGUMENT: a field' }, 'internal'],
    [{ code: 7 }, 'internal'],
    [{ status: 502 }, 'internal'],
    [new TypeError('x'), 'internal'],
    [undefined, 'internal'],
    ['text', 'internal'],
  ])('%o is %s', (error, code) => expect(describeFailure(error)).toEqual({ code }));
});
