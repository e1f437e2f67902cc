import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_MESSAGES, type ContactRequest } from '@aura/shared-domain';
import { startBackendUnderTest, localBackend, type Backend } from '../../test-support/backend.ts';
import { type AppDeps } from '../app.ts';

const contactRequest = (changes: Partial<ContactRequest> = {}): ContactRequest => ({
  requestId: randomUUID(),
  name: 'Ana Souza',
  email: 'ana@exemplo.invalid',
  subject: 'empresa',
  company: 'Padaria Pão Quente',
  message: 'Somos oito pessoas. Como contratamos?',
  ...changes,
});

const received = {
  status: 200,
  body: { received: true, number: expect.stringMatching(/^\d{8}-[0-9A-Z]{8}$/), dueAt: expect.any(String) },
};
const open = { contact: { capacity: 1000, refillPerSecond: 1, maxKeys: 10 } };

describe('POST /contact', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await localBackend({ limits: open });
  });
  afterAll(() => backend.stop());
  const stored = async (id: string, { db } = backend) => (await db.doc(`leads/${id}`).get()).data();

  it('stores a message of somebody who is not signed in', async () => {
    const entry = await startBackendUnderTest();
    const { requestId, ...written } = contactRequest({ email: 'Ana@Exemplo.INVALID' });
    expect(await entry.post('/contact', { requestId, ...written, role: 'admin' })).toMatchObject(received);
    expect(await stored(requestId, entry)).toEqual({
      ...written,
      email: 'ana@exemplo.invalid',
      isSuspect: false,
      createdAt: expect.any(Timestamp),
      number: expect.any(String),
      state: 'open',
      dueAt: expect.any(Timestamp),
      answers: [],
      closedAt: null,
      schemaVersion: 2,
      expiresAt: expect.any(Timestamp),
    });
    await entry.stop();
  });

  it('stores a message without a company', async () => {
    const { company: _, ...request } = contactRequest();
    expect(await backend.post('/api/contact', request)).toMatchObject(received);
    expect(await stored(request.requestId)).toMatchObject({ company: null });
  });

  it('stores one message for one id, the first, even if it arrives several times at once', async () => {
    const request = contactRequest();
    expect(await backend.post('/contact', request)).toMatchObject(received);
    const again = { ...request, message: 'Outra mensagem com o mesmo número.' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => backend.post('/contact', again)));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => received));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await stored(request.requestId)).toMatchObject({ message: request.message });
  });

  it('marks a message with a filled hidden field, without saying so', async () => {
    const request = contactRequest({ website: 'https://exemplo.invalid' });
    expect(await backend.post('/contact', request)).toMatchObject(received);
    expect(await stored(request.requestId)).toMatchObject({ isSuspect: true, message: request.message });
  });

  it.each([
    ['no message', { message: '' }],
    ['an address that is none', { email: 'ana' }],
    ['an unknown subject', { subject: 'vendas' }],
    ['an id that is a path', { requestId: 'a/../../users/ana' }],
  ])('refuses %s', async (_, changes) => {
    const answer = await backend.post('/contact', { ...contactRequest(), ...changes });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });
});

describe('the rate of one address', () => {
  it('is five times at once and once a minute in all processes together, while other calls go on', async () => {
    const clock = { now: new Date('2026-11-10T12:00:00Z') };
    const start = () => localBackend({ now: () => clock.now });
    const processes = await Promise.all([start(), start(), start()]);
    const [backend] = processes;
    const write = (to = backend) => to.post('/contact', contactRequest());
    const answers = await Promise.all([...processes, ...processes, ...processes].map(write));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    const refused = await write();
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limited', message: API_MESSAGES.rate_limited } },
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await backend.get('/health')).status).toBe(200);
    clock.now = new Date('2026-11-10T12:01:00Z');
    expect((await write()).status).toBe(200);
    expect((await write()).status).toBe(429);
    for (const each of processes) await each.stop();
  });
});

/** A database that quotes what it cannot write. */
const broken = {
  doc: () => ({ create: (data: unknown) => Promise.reject(new TypeError(JSON.stringify(data))) }),
} as unknown as AppDeps['db'];

describe('the log of a message', () => {
  it.each([
    ['that is stored', {}, 200],
    ['that cannot be stored', { db: broken }, 500],
  ])('%s is not a message', async (_, replaced, status) => {
    const backend = await localBackend({ limits: open, ...replaced });
    const mark = `canary-${randomUUID()}`;
    const written = { name: mark, company: mark, message: mark, email: `${mark}@exemplo.invalid` };
    expect((await backend.post('/contact', contactRequest(written))).status).toBe(status);
    expect((await backend.post('/contact', { ...written, subject: mark })).status).toBe(400);
    expect(backend.logged.map((line) => [line.route, line.status])).toEqual([
      ['/contact', status],
      ['/contact', 400],
    ]);
    expect(JSON.stringify(backend.logged)).not.toContain('canary');
    await backend.stop();
  });
});
