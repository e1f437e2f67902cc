import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerTicketEndpoint,
  changeTicketEndpoint,
  operatorLogEndpoint,
  ticketEndpoint,
  ticketsEndpoint,
} from '@aura/mfe-platform/api';
import { DAY_MS, contactStatusEndpoint, REQUEST_PARAMETER, type ContactSubject } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { createOperator } from '../../../test-support/operators.ts';
import { forgeToken, newPerson, verifyEmail } from '../../../test-support/people.ts';

const plenty = { capacity: 1000, refillPerSecond: 100, maxKeys: 10 };
const MESSAGE = 'Paguei duas vezes e queria uma delas de volta.';
const ANSWER = 'Devolvemos a segunda cobrança hoje.';

describe.skipIf(!HAS_AUTH)('messages as tickets', () => {
  const clock = { now: new Date('2026-11-10T12:00:00Z') };
  let backend: Backend;
  let token: string;
  beforeAll(async () => {
    const limits = { contact: plenty, contactStatus: plenty };
    backend = await localBackend({ limits, now: () => clock.now });
    token = await createOperator(backend.db);
  });
  afterAll(() => backend.stop());

  const get = async (path: string, request: object) =>
    (await backend.get(`${path}?${REQUEST_PARAMETER}=${encodeURIComponent(JSON.stringify(request))}`, token))
      .body as Record<string, unknown>;
  const list = (state: string) => get(ticketsEndpoint.path, { state });
  const log = async () =>
    (await get(operatorLogEndpoint.path, {})) as { entries: unknown[]; isIntact: boolean };
  const ask = (endpoint: { path: string }, body: object, as = token) => backend.post(endpoint.path, body, as);

  async function write(subject: ContactSubject, email = `${randomUUID()}@exemplo.invalid`) {
    const id = randomUUID();
    const message = { requestId: id, name: 'Rita Moreira', email, subject, message: MESSAGE };
    const { status, body } = await backend.post('/contact', message);
    expect({ status, received: body.received }).toEqual({ status: 200, received: true });
    return { id, email, number: body.number ?? '', dueAt: new Date(body.dueAt ?? '') };
  }

  it('have a number and a day by which they are answered: the law’s fifteen for requests about data', async () => {
    const payment = await write('pagamento');
    const data = await write('dados');
    expect(payment.number).toMatch(/^20261110-[0-9A-Z]{8}$/);
    expect(payment.dueAt.getTime() - clock.now.getTime()).toBe(2 * DAY_MS);
    expect(data.dueAt.getTime() - clock.now.getTime()).toBe(15 * DAY_MS);
    const review = await write('revisao');
    expect(review.dueAt.getTime() - clock.now.getTime()).toBe(15 * DAY_MS);
    const { tickets, open } = await list('open');
    expect(tickets).toMatchObject([
      { id: payment.id, number: payment.number, name: 'Rita Moreira', state: 'open' },
      ...[data.id, review.id].toSorted().map((id) => expect.objectContaining({ id })),
    ]);
    expect(JSON.stringify(tickets)).not.toContain(MESSAGE);
    expect(open).toEqual({ count: 3, overdue: 0, aboutData: 2 });
    clock.now = new Date(clock.now.getTime() + 3 * DAY_MS);
    expect((await list('open'))['open']).toMatchObject({ overdue: 1 });
  });

  it('are read, answered and closed; the writer reads the answer under its number', async () => {
    const sender = await newPerson(backend.db);
    await verifyEmail(sender.uid);
    const { id, number, email } = await write('pagamento', sender.email);
    expect((await ask(ticketEndpoint, { id })).body).toMatchObject({
      message: MESSAGE,
      email,
      uid: sender.uid,
    });

    const answer = { id, seenAnswers: 0, text: ANSWER, closes: true };
    expect((await ask(answerTicketEndpoint, answer)).body).toMatchObject({
      state: 'closed',
      answers: [{ by: 'Otávio Lemos (operação)', text: ANSWER }],
    });
    expect(
      await ask(answerTicketEndpoint, { ...answer, text: 'Outra resposta, de outra tela.' }),
    ).toMatchObject({
      status: 409,
    });

    const followed = await backend.post(contactStatusEndpoint.path, { number, email });
    expect(followed.body).toMatchObject({ state: 'closed', answers: [{ text: ANSWER }] });
    expect(JSON.stringify(followed.body)).not.toContain('Otávio');
    expect(await sender.profile()).toMatchObject({
      notifications: [{ text: expect.stringContaining(number), read: false, link: '/contato' }],
    });
  });

  it('answer nothing to a person with the number but another address', async () => {
    const { number } = await write('outro');
    const asked = await backend.post(contactStatusEndpoint.path, { number, email: 'outra@exemplo.invalid' });
    expect(asked.status).toBe(404);
  });

  it('belong to no account with an unconfirmed address', async () => {
    const impostor = await newPerson(backend.db);
    const { id } = await write('dados', impostor.email);
    expect((await ask(ticketEndpoint, { id })).body).toMatchObject({ uid: null });
    await ask(answerTicketEndpoint, { id, seenAnswers: 0, text: ANSWER, closes: false });
    expect((await impostor.profile())['notifications'] ?? []).toEqual([]);
  });

  it('are closed without an answer and reopened with a reason, all in the log', async () => {
    const { id, number } = await write('outro');
    const change = (to: string, reason?: string) =>
      ask(changeTicketEndpoint, { id, seenAnswers: 0, to, ...(reason && { reason }) });
    expect((await change('closed')).status).toBe(400);
    expect((await change('closed', 'mensagem de propaganda')).body).toMatchObject({ state: 'closed' });
    expect((await change('open', 'não era propaganda')).body).toMatchObject({
      state: 'open',
      closedAt: null,
    });
    const { entries, isIntact } = await log();
    expect(isIntact).toBe(true);
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'ticket_reopened', detail: `mensagem ${number}`, reason: 'não era propaganda' },
      { action: 'ticket_closed', reason: 'mensagem de propaganda', operator: 'Otávio Lemos (operação)' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(MESSAGE);
    expect(JSON.stringify(entries)).not.toContain(ANSWER);
  });

  it('an entry of the log that was changed or taken out shows', async () => {
    const { docs } = await backend.db.collection('operatorLog').orderBy('number', 'desc').limit(2).get();
    const [, second] = docs;
    const before = second?.data() ?? {};
    await second?.ref.update({ reason: 'outro motivo' });
    expect(await log()).toMatchObject({ isIntact: false });
    await second?.ref.delete();
    expect(await log()).toMatchObject({ isIntact: false });
    await second?.ref.set(before);
    expect(await log()).toMatchObject({ isIntact: true });
  });

  it('are visible only to operators, with a second factor if required', async () => {
    const { id } = await write('outro');
    const { uid, token: ordinary } = await newPerson(backend.db);
    expect((await ask(ticketEndpoint, { id }, ordinary)).status).toBe(403);
    expect((await ask(ticketEndpoint, { id }, forgeToken(uid, { operator: 'true' }))).status).toBe(403);

    const strict = await localBackend({
      operators: {
        needsSecondFactor: true,
        managersNeedSecondFactor: true,
        passwordLinks: { webApiKey: null, emulatorHost: null },
        ignored: [],
      },
    });
    const read = (as: string) => strict.post(ticketEndpoint.path, { id }, as);
    expect(await read(token)).toMatchObject({
      status: 403,
      body: { error: { message: expect.stringContaining('segundo fator') } },
    });
    const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
    expect((await read(await createOperator(strict.db, { firebase }))).status).toBe(200);
    await strict.stop();
  });
});
