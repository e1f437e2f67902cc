import type { Request } from 'express';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestOf } from './endpoint-request.ts';

const SCHEMA = v.object({ words: v.string() });
const refused = { ok: false, error: { code: 'invalid_request' } };

/** As much of a request as is read. */
const asRequest = (parts: { method: string; query?: object; body?: unknown; isJson?: boolean }) =>
  ({ query: {}, is: () => parts.isJson ?? false, ...parts }) as unknown as Request;
const get = (request: unknown) => asRequest({ method: 'GET', query: { request } });

describe('a GET', () => {
  it('asks with the JSON of its parameter', () => {
    expect(requestOf(get('{"words":"á&=+"}'), SCHEMA)).toEqual({ ok: true, value: { words: 'á&=+' } });
  });

  it('sends no body without one', () => {
    expect(requestOf(asRequest({ method: 'GET' }), v.undefined())).toEqual({ ok: true, value: undefined });
    expect(requestOf(asRequest({ method: 'GET' }), SCHEMA)).toEqual(refused);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['it twice', ['{"words":"a"}', '{"words":"b"}']],
    ['a map of parameters', { words: 'a' }],
    ['JSON of another form', '{"words":1}'],
    ['null', 'null'],
  ])('is refused with %s', (_, request) => {
    expect(requestOf(get(request), SCHEMA)).toEqual(refused);
  });

  it('has no say where nothing is asked for', () => {
    expect(requestOf(get('{"words":"a"}'), v.undefined())).toEqual(refused);
  });

  it('has no body', () => {
    const request = asRequest({ method: 'GET', isJson: true, body: Buffer.from('{"words":"a"}') });
    expect(requestOf(request, SCHEMA)).toEqual(refused);
  });
});

describe('other methods', () => {
  it('send their body, even if the address has parameters', () => {
    const body = Buffer.from('{"words":"a"}');
    const request = asRequest({ method: 'POST', isJson: true, body, query: { request: '{"words":"b"}' } });
    expect(requestOf(request, SCHEMA)).toEqual({ ok: true, value: { words: 'a' } });
    expect(requestOf(asRequest({ method: 'POST', query: { request: '{"words":"b"}' } }), SCHEMA)).toEqual(
      refused,
    );
  });

  it('send no body when they delete', () => {
    const request = asRequest({ method: 'DELETE', isJson: true, body: Buffer.from('{"words":"a"}') });
    expect(requestOf(request, v.undefined())).toEqual({ ok: true, value: undefined });
  });
});
