import { HOUR_MS, MINUTE_MS } from '@aura/shared-domain';
import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend, type Backend } from '../../test-support/backend.ts';
import { startPushService } from '../../test-support/messages/push-service.ts';
import { SAMPLE_VALUES } from '../../test-support/messages/sample-values.ts';
import { newBuyer, newPerson, type Person } from '../../test-support/people.ts';
import { readSettings } from '../config/settings.ts';
import { BreachSchema, sendBreachNotice } from './breach/send-breach-notice.ts';
import { storeAnswer } from './choices/choices.ts';
import { stopToken } from './choices/stop-link.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { digestAddress, OUTBOX, SENT, type Message } from './outbox/message.ts';
import { sendDue } from './outbox/send-due.ts';
import { dropDevice, findDevices, keepDevice } from './push/devices.ts';
import { createPushTransport, type Device } from './push/web-push.ts';
import type { Delivery, Mail } from './transport/transport.ts';

const START = new Date('2026-11-24T12:00:00Z');
const SECRET = 'whsec_c2VncmVkby1kZS10ZXN0ZS0wMDAx';
const plenty = { capacity: 1000, refillPerSecond: 100, maxKeys: 100 };
const { messages } = readSettings(process.env);

const clock = { now: START };
const later = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms));
const mails: Mail[] = [];
const answers: { next: (mail: Mail) => Delivery } = { next: () => 'sent' };

let service: Awaited<ReturnType<typeof startPushService>>;
let backend: Backend;
let db: Firestore;
beforeAll(async () => {
  service = await startPushService();
  const limits = { accountMessages: plenty, stopLinks: plenty, person: plenty };
  backend = await localBackend({
    now: () => clock.now,
    limits,
    messages: { ...messages, eventSecret: SECRET },
  });
  ({ db } = backend);
});
afterAll(async () => {
  await service.stop();
  await backend.stop();
});
beforeEach(async () => {
  mails.length = 0;
  answers.next = () => 'sent';
  // What a test leaves waiting is not the next one's.
  for (const { ref } of (await db.collection(OUTBOX).get()).docs) await ref.delete();
});

const send = (accounts = backend.accounts) =>
  sendDue({
    db,
    accounts,
    transport: async (mail) => {
      const answer = answers.next(mail);
      if (answer === 'sent') mails.push(mail);
      return answer;
    },
    push: messages.push && createPushTransport(messages.push, () => clock.now),
    siteUrl: 'https://aura.example',
    linkKey: messages.linkKey,
    now: () => clock.now,
  });
const ask = (message: Message) => db.runTransaction(async (tx) => enqueueMessage(tx, db, message, clock.now));
const alertFor = (person: Person, about: string = randomUUID()): Message => ({
  kind: 'job-alert',
  to: { uid: person.uid },
  values: SAMPLE_VALUES['job-alert'],
  about,
});
const waiting = async () => (await db.collection(OUTBOX).get()).size;
const outcomes = async (person: Person) =>
  (await db.collection(SENT).where('uid', '==', person.uid).get()).docs.map(
    (doc) => doc.get('outcome') as unknown,
  );

describe.skipIf(!HAS_AUTH)('the notice of an incident', () => {
  it('reaches each person whom it concerns once, however often it is sent', async () => {
    const [ana, bia] = [await newBuyer(db, {}), await newBuyer(db, {})];
    const breach = { ...SAMPLE_VALUES['breach-notice'], people: [ana.uid, bia.uid] };
    expect(await sendBreachNotice(db, breach, clock.now)).toEqual({ ok: true, value: 2 });
    expect(await send()).toEqual({ sent: 2 });
    await sendBreachNotice(db, breach, clock.now);
    expect(await send()).toEqual({});
    expect(mails.map(({ to }) => to).toSorted()).toEqual([ana.email, bia.email].toSorted());
    const everybody = await sendBreachNotice(db, { ...breach, people: 'all', incident: 'outro' }, clock.now);
    expect(everybody.ok && everybody.value).toBeGreaterThanOrEqual(2);
    expect(v.is(BreachSchema, { ...breach, people: ['a/b'] })).toBe(false);
  });
});

describe.skipIf(!HAS_AUTH)('a notice on a device', () => {
  const keep = async (person: Person, device: Device) =>
    keepDevice({ db, now: () => clock.now, isDemo: true })(person.uid, device);
  const devices = async (person: Person) => (await findDevices(db, person.uid).get()).size;
  beforeEach(() => {
    service.shown.length = 0;
    service.answers.next = () => 201;
  });

  it('goes beside the e-mail, names nobody, and is shown once', async () => {
    const person = await newBuyer(db, { name: 'Ana Souza' });
    expect(await keep(person, service.subscribe('um'))).toEqual({ ok: true, value: { kept: true } });
    const message = alertFor(person, 'aviso');
    await ask(message);
    expect(await send()).toEqual({ sent: 1 });
    expect(await send()).toEqual({ sent: 1 });
    await ask(message);
    expect(await send()).toEqual({});
    expect(mails).toHaveLength(1);
    expect(service.shown).toEqual([
      {
        title: 'Vagas novas do seu alerta na Aura',
        body: 'O seu alerta encontrou vagas que ainda não tinha visto.',
        path: SAMPLE_VALUES['job-alert'].path,
        tag: expect.stringMatching(/^push_job-alert_/u) as unknown,
      },
    ]);
  });

  it('heeds the choice of the topic, and waits for a service that is away', async () => {
    const person = await newBuyer(db);
    await keep(person, service.subscribe('dois'));
    service.answers.next = () => 503;
    await ask(alertFor(person));
    await send();
    expect(await send()).toEqual({ later: 1 });
    service.answers.next = () => 201;
    later(MINUTE_MS);
    expect(await send()).toEqual({ sent: 1 });
    expect(service.shown).toHaveLength(1);
    const refused = { topic: 'jobs', wants: false, by: 'settings' } as const;
    await storeAnswer(db, person.uid, refused, clock.now);
    await ask(alertFor(person));
    await send();
    expect(await send()).toEqual({ unwanted: 1 });
    expect(service.shown).toHaveLength(1);
  });

  it('ends with the subscription, and belongs to one person and few devices', async () => {
    const [ana, bia] = [await newBuyer(db), await newBuyer(db)];
    const shared = service.subscribe('tres');
    await keep(ana, shared);
    await keep(bia, shared);
    expect([await devices(ana), await devices(bia)]).toEqual([0, 1]);
    await dropDevice({ db })(ana.uid, shared);
    expect(await devices(bia)).toBe(1);
    service.leave('tres');
    await ask(alertFor(bia));
    await send();
    expect(await send()).toEqual({ gone: 1 });
    expect(await devices(bia)).toBe(0);
    for (const name of ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']) await keep(ana, service.subscribe(name));
    expect(await devices(ana)).toBe(5);
    const inner = { ...shared, endpoint: 'http://169.254.169.254/computeMetadata' };
    expect(await keep(ana, inner)).toEqual({ ok: true, value: { kept: false } });
    expect(await devices(ana)).toBe(5);
  });
});

describe.skipIf(!HAS_AUTH)('a message that was asked for', () => {
  it('is sent once, to the address of the account, and its words are kept nowhere', async () => {
    const person = await newBuyer(db, { name: 'Ana Souza' });
    const message = alertFor(person, 'a1');
    await Promise.all([ask(message), ask(message), ask(message)]);
    const all = await Promise.all([send(), send(), send()]);
    expect(all.map(({ sent = 0 }) => sent).reduce((sum, sent) => sum + sent)).toBe(1);
    // The feature repeats what caused it.
    await ask(message);
    expect(await send()).toEqual({});
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: person.email, subject: 'Vagas novas do seu alerta na Aura' });
    expect(mails[0]?.text).toContain('Olá, Ana.');
    expect(await waiting()).toBe(0);
    const [kept] = (await db.collection(SENT).where('uid', '==', person.uid).get()).docs;
    expect(JSON.stringify(kept?.data())).not.toMatch(/Analista|Ana Souza|@/u);
  });

  it('goes with the transaction that it is part of', async () => {
    const person = await newBuyer(db);
    const fails = db.runTransaction(async (tx) => {
      enqueueMessage(tx, db, alertFor(person), clock.now);
      throw new Error('changed its mind');
    });
    await expect(fails).rejects.toThrow('changed its mind');
    expect(await waiting()).toBe(0);
  });

  it('is tried again after a while, ever more seldom, and given up once it is of no use', async () => {
    const person = await newBuyer(db);
    answers.next = () => 'later';
    await ask(alertFor(person));
    expect(await send()).toEqual({ later: 1 });
    expect(await send()).toEqual({});
    later(MINUTE_MS);
    expect(await send()).toEqual({ later: 1 });
    later(2 * MINUTE_MS);
    expect(await send()).toEqual({});
    later(3 * MINUTE_MS);
    answers.next = () => 'sent';
    expect(await send()).toEqual({ sent: 1 });

    answers.next = () => 'later';
    await ask(alertFor(person));
    await send();
    later(49 * HOUR_MS);
    answers.next = () => 'sent';
    expect(await send()).toEqual({ late: 1 });
    expect(mails).toHaveLength(1);
  });

  it('is not lost where the process ends in the middle of a try', async () => {
    const person = await newBuyer(db);
    await ask(alertFor(person));
    answers.next = () => {
      throw new Error('out of memory');
    };
    await expect(send()).rejects.toThrow('out of memory');
    answers.next = () => 'sent';
    expect(await send()).toEqual({});
    later(3 * MINUTE_MS);
    expect(await send()).toEqual({ sent: 1 });
  });

  it("stops with the day's number of its kind", async () => {
    const person = await newBuyer(db);
    for (let at = 0; at < 12; at++) await ask(alertFor(person));
    expect(await send()).toEqual({ sent: 10, too_many: 2 });
    later(25 * HOUR_MS);
    await ask(alertFor(person));
    expect(await send()).toEqual({ sent: 1 });
  });

  it('waits for no confirmed address where it is about the account, and needs one elsewhere', async () => {
    const person = await newPerson(db);
    await ask(alertFor(person));
    await ask({ kind: 'welcome', to: { uid: person.uid }, values: {}, about: 'profile' });
    expect(await send()).toEqual({ unconfirmed: 1, sent: 1 });
  });

  it('ends everything to an address that is not there', async () => {
    const person = await newBuyer(db);
    answers.next = () => 'refused';
    await ask(alertFor(person));
    expect(await send()).toEqual({ refused: 1 });
    answers.next = () => 'sent';
    await ask({ kind: 'receipt', to: { uid: person.uid }, values: SAMPLE_VALUES.receipt, about: 'p1' });
    expect(await send()).toEqual({ stopped: 1 });
    const { body } = await backend.get('/messages/choices', person.token);
    expect(body).toMatchObject({ stopped: 'bounce' });
  });

  it.each(['ana@exemplo.com\r\nBcc: b@c.d', 'a@b.c, d@e.f', '"a b"@c.d', 'ana', '<a@b.c>'])(
    'never leaves to %j',
    async (address) => {
      await ask({ kind: 'new-password', to: { address }, values: {}, about: randomUUID() });
      expect(await send()).toEqual({ gone: 1 });
      expect(mails).toEqual([]);
    },
  );
});

describe.skipIf(!HAS_AUTH)('giving up a topic', () => {
  const oneClick = (token: string, method = 'POST') =>
    fetch(`${backend.url}/messages/stop?t=${encodeURIComponent(token)}`, {
      method,
      ...(method === 'POST' && {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });

  it('takes one click, is kept with its time, and leaves other topics alone', async () => {
    const person = await newBuyer(db);
    await ask(alertFor(person));
    await send();
    const url = mails[0]?.unsubscribeUrl ?? '';
    const token = new URL(url).searchParams.get('t') ?? '';
    // A scanner follows links; that ends nothing.
    expect((await oneClick(token, 'GET')).status).toBe(200);
    expect((await backend.get('/messages/choices', person.token)).body).toMatchObject({
      topics: expect.arrayContaining([{ topic: 'jobs', wants: true }]),
    });
    expect((await oneClick(token)).status).toBe(200);
    await ask(alertFor(person));
    await ask({ kind: 'receipt', to: { uid: person.uid }, values: SAMPLE_VALUES.receipt, about: 'p1' });
    expect(await send()).toEqual({ unwanted: 1, sent: 1 });
    const choices = (await person.stored('messageChoices'))['email'];
    expect(choices).toMatchObject({
      refused: ['jobs'],
      answers: [{ topic: 'jobs', wants: false, by: 'link' }],
    });

    await backend.post('/messages/choices', { topic: 'jobs', wants: true }, person.token);
    await ask(alertFor(person));
    expect(await send()).toEqual({ sent: 1 });
  });

  it('is not to be had with a token that was changed', async () => {
    const person = await newBuyer(db);
    const token = stopToken(messages.linkKey, { uid: person.uid }, 'jobs');
    const other = token.replace('.jobs.', '.company.');
    for (const forged of [other, `${token}x`, 'u.x.jobs.', '', 'a'.repeat(5000)]) {
      expect((await oneClick(forged)).status).toBe(404);
    }
    expect(await person.stored('messageChoices')).toEqual({});
  });

  it('holds for an address without an account too', async () => {
    const address = `${randomUUID()}@exemplo.invalid`;
    const invite: Message = {
      kind: 'company-invitation',
      to: { address },
      values: SAMPLE_VALUES['company-invitation'],
      about: 'c1',
    };
    await ask(invite);
    expect(await send()).toEqual({ sent: 1 });
    await oneClick(stopToken(messages.linkKey, { digest: digestAddress(address) }, 'company'));
    await ask({ ...invite, about: 'c2' });
    expect(await send()).toEqual({ unwanted: 1 });
  });
});

describe.skipIf(!HAS_AUTH)('links of the account', () => {
  it('lead to pages of ours, with a fresh code', async () => {
    const person = await newPerson(db);
    expect((await backend.post('/messages/confirm-address', undefined, person.token)).body).toEqual({
      asked: true,
    });
    expect((await backend.post('/messages/new-password', { email: person.email })).body).toEqual({
      asked: true,
    });
    expect(await send()).toEqual({ sent: 2 });
    for (const { text } of mails) {
      expect(text).toMatch(
        /https:\/\/aura\.example\/conta\/acao\?mode=(verifyEmail|resetPassword)&oobCode=[\w-]{20,}/u,
      );
    }
  });

  it('tell nobody whether there is an account', async () => {
    const email = `${randomUUID()}@exemplo.invalid`;
    expect((await backend.post('/messages/new-password', { email })).body).toEqual({ asked: true });
    expect(await send()).toEqual({ gone: 1 });
  });
});

describe.skipIf(!HAS_AUTH)('news of the provider', () => {
  const tell = (event: object, secret = SECRET) => {
    const payload = JSON.stringify(event);
    const at = new Date();
    const signature = new Webhook(secret).sign('msg_1', at, payload);
    return fetch(`${backend.url}/messages/provider-events`, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json',
        'svix-id': 'msg_1',
        'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
        'svix-signature': signature,
      },
    });
  };
  const stopped = async (person: Person) =>
    ((await backend.get('/messages/choices', person.token)).body as { stopped?: unknown }).stopped;

  it('of a complaint ends everything, and asks for no other message', async () => {
    const person = await newBuyer(db);
    const event = { type: 'email.complained', data: { to: [person.email.toUpperCase()] } };
    expect((await tell(event)).status).toBe(200);
    expect((await tell(event)).status).toBe(200);
    expect(await stopped(person)).toBe('complaint');
    expect(await waiting()).toBe(0);
  });

  it('of a bounce that will pass ends nothing; nor does what was signed by others, or is of another kind', async () => {
    const person = await newBuyer(db);
    const bounce = (type: string) => ({
      type: 'email.bounced',
      data: { to: [person.email], bounce: { type } },
    });
    expect((await tell(bounce('Transient'))).status).toBe(200);
    expect((await tell(bounce('Permanent'), 'whsec_b3V0cm8tc2VncmVkby0wMDAwMDAw')).status).toBe(400);
    expect((await tell({ type: 'email.opened', data: {} })).status).toBe(200);
    expect(await stopped(person)).toBeNull();
    expect((await tell(bounce('Permanent'))).status).toBe(200);
    expect(await stopped(person)).toBe('bounce');
  });
});

it.skipIf(!HAS_AUTH)(
  'an account that is erased takes its messages along, and is told at the end',
  async () => {
    // The sign-in has to be one of the last minutes.
    clock.now = new Date();
    const person = await newBuyer(db);
    await keepDevice({ db, now: () => clock.now, isDemo: true })(person.uid, service.subscribe('fim'));
    await ask(alertFor(person, 'before'));
    expect((await backend.delete('/account', person.token)).status).toBe(200);
    expect(await outcomes(person)).toEqual([]);
    expect((await findDevices(db, person.uid).get()).size).toBe(0);
    clock.now = new Date(Date.now() + 5 * MINUTE_MS);
    expect(await send()).toEqual({ sent: 1 });
    expect(mails).toMatchObject([{ to: person.email, subject: 'A sua conta na Aura foi excluída' }]);
  },
);

it.skipIf(!HAS_AUTH)('a message goes to nobody whose account is erased while a sender holds it', async () => {
  // The sign-in has to be one of the last minutes.
  clock.now = new Date();
  const person = await newBuyer(db);
  await ask(alertFor(person));
  const { accounts } = backend;
  const erasing = Object.create(accounts, {
    getUser: {
      value: async (uid: string) => {
        const account = await accounts.getUser(uid);
        expect((await backend.delete('/account', person.token)).status).toBe(200);
        return account;
      },
    },
  }) as typeof accounts;
  expect(await send(erasing)).toEqual({});
  expect(mails).toEqual([]);
  expect(await outcomes(person)).toEqual([]);
});
