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

  it('is refused in the words of the contract, if it has some for a check', () => {
    const checked = v.object({
      words: v.pipe(
        v.string(),
        v.check((words) => words !== 'a', 'Diga outra coisa.'),
      ),
    });
    const error = { code: 'invalid_request', message: 'Diga outra coisa.' };
    expect(requestOf(get('{"words":"a"}'), checked)).toEqual({ ok: false, error });
    const unworded = v.object({
      words: v.pipe(
        v.string(),
        v.check((words) => words !== 'a'),
      ),
    });
    expect(requestOf(get('{"words":"a"}'), unworded)).toEqual(refused);
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

describe('half of a character that is written as two', () => {
  const post = (body: string) => asRequest({ method: 'POST', isJson: true, body: Buffer.from(body) });

  it.each([
    ['alone', String.raw`a\ud800b`, 'a\u{FFFD}b'],
    ['the other one, in capitals', String.raw`a\uDC00b`, 'a\u{FFFD}b'],
    ['with its other half', String.raw`a\ud83d\ude00b`, 'a\u{1F600}b'],
    ['spelt out', String.raw`a\\ud800b`, String.raw`a\ud800b`],
  ])('%s is read as a text that the database takes', (_, sent, words) => {
    const request = `{"words":"${sent}"}`;
    expect(requestOf(post(request), SCHEMA)).toEqual({ ok: true, value: { words } });
    expect(requestOf(get(request), SCHEMA)).toEqual({ ok: true, value: { words } });
  });

  it('is refused in a key', () => {
    const schema = v.record(v.string(), v.string());
    expect(requestOf(post(String.raw`{"a\ud800":"b"}`), schema)).toEqual(refused);
  });
});
