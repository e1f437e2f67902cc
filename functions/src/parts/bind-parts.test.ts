import type { NextFunction, Request, Response } from 'express';
import { ok } from '@aura/shared-domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bindParts } from './bind-parts.ts';
import { definePart, type Part, type PartDeps } from './define-part.ts';

const neverEnded = { get: () => undefined };
const deps = {
  db: { collection: () => ({ doc: () => ({ get: async () => neverEnded }) }) },
  now: () => new Date('2026-11-10T12:00:00Z'),
  verifyToken: async (token: string) =>
    ok({ uid: token, email: null, signedInAt: new Date(0), isOperator: false, companyId: null }),
} as unknown as PartDeps;

const endpoint = <A extends 'person' | 'none'>(method: 'GET' | 'POST', auth: A) =>
  ({ method, auth, path: '/notes/{id}', request: v.undefined() }) as const;
const answer = async () => ok({ kept: true });
const part = (name: string, routes: Part['routes'], limits?: Part['limits']): Part =>
  definePart({ name, ...(routes && { routes }), ...(limits && { limits }) });

/** What the routes answer a call of `ana` with: the status, and which buckets it took a token of. */
async function ask(parts: readonly Part[], method: 'GET' | 'POST') {
  const taken: string[] = [];
  const { routes } = bindParts(parts, deps, (limit) => (key) => (taken.push(`${limit} of ${key}`), 0));
  const headers = { authorization: 'Bearer ana' };
  const req = { method, url: '/notes/n1', headers, ip: '1.2.3.4', query: {} } as unknown as Request;
  const status = await new Promise<number>((done, fail) => {
    const res = { locals: {}, setHeader: () => undefined } as unknown as Response;
    Object.assign(res, { status: (code: number) => ({ json: () => done(code) }), json: () => done(200) });
    const next: NextFunction = (error?: unknown) => (error ? fail(error) : done(404));
    routes(req, res, next);
  });
  return { status, taken };
}

describe('an endpoint that a part binds', () => {
  const limits = { often: { capacity: 1, refillPerSecond: 1, maxKeys: 1 } };

  test('is held to the rate of a person, or to its own in place of it', async () => {
    const usual = part('notes', (bind) => bind(endpoint('POST', 'person'), answer));
    expect(await ask([usual], 'POST')).toEqual({ status: 200, taken: ['person of ana'] });
    const own = part('notes', (bind) => bind(endpoint('POST', 'person'), answer, { limit: 'often' }), limits);
    expect(await ask([own], 'POST')).toEqual({ status: 200, taken: ['often of ana'] });
  });

  test('anonymous endpoints ask nobody who they are', async () => {
    const open = part('notes', (bind) => bind(endpoint('GET', 'none'), answer, { limit: 'often' }), limits);
    expect(await ask([open], 'GET')).toEqual({ status: 200, taken: ['often of 1.2.3.4'] });
    expect(await ask([open], 'POST')).toEqual({ status: 404, taken: [] });
  });

  test('may not be the endpoint of another part, nor name a limit that its part does not declare', () => {
    const bind = (...parts: readonly Part[]) => bindParts(parts, deps, () => () => 0);
    const one = part('notes', (to) => to(endpoint('POST', 'person'), answer));
    const other = part('papers', (to) => to(endpoint('POST', 'person'), answer));
    expect(() => bind(one, other)).toThrow('POST /notes/{id} of papers is bound by notes already');
    const lost = part('notes', (to) => to(endpoint('POST', 'person'), answer, { limit: 'often' }));
    expect(() => bind(lost)).toThrow('notes declares no limit often');
  });
});
