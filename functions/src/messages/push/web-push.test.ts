import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPush, startPushService } from '../../../test-support/messages/push-service.ts';
import { createPushTransport, derivePushKeys, makePushBody, isPushAddress } from './web-push.ts';

const KEYS = derivePushKeys('um-segredo-de-teste-com-32-letras');
const NOW = new Date('2026-11-24T12:00:00Z');
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

test('encrypts the example of RFC 8291 as the RFC does, and the browser opens it', () => {
  const text = 'When I grow up, I want to be a watermelon';
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const body = makePushBody({ p256dh, auth }, text, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  expect(openPush(browser, Buffer.from(auth, 'base64url'), body)).toBe(text);
});

test('the same secret gives the same keys, another one others', () => {
  expect(derivePushKeys('um-segredo-de-teste-com-32-letras').publicKey).toBe(KEYS.publicKey);
  expect(derivePushKeys('outro-segredo-de-teste-de-32-sinais').publicKey).not.toBe(KEYS.publicKey);
});

test('a signed message reaches the browser; each answer of the service has its meaning', async () => {
  const push = createPushTransport({ keys: KEYS, contact: 'a@aura.example', isDemo: true }, () => NOW);
  const device = service.subscribe('a');
  expect(await push(device, JSON.stringify({ title: 'Vagas' }))).toBe('sent');
  expect(service.shown).toEqual([{ title: 'Vagas' }]);
  for (const [status, meaning] of [
    [410, 'gone'],
    [404, 'gone'],
    [503, 'later'],
    [429, 'later'],
    [413, 'rejected'],
    [302, 'rejected'],
  ] as const) {
    service.answers.next = () => status;
    expect(await push(device, '{}')).toBe(meaning);
  }
  service.answers.next = () => 201;
  expect(await push({ ...device, p256dh: 'AAAA' }, '{}')).toBe('gone');
  const elsewhere = createPushTransport({ keys: KEYS, contact: 'a@aura.example', isDemo: false }, () => NOW);
  expect(await elsewhere(device, '{}')).toBe('gone');
  expect(service.shown).toHaveLength(1);
});

test('nothing is sent to an address that is no push service', () => {
  expect(isPushAddress('https://fcm.googleapis.com/fcm/send/abc', false)).toBe(true);
  expect(isPushAddress('https://wns2-am3p.notify.windows.com/w/?token=a', false)).toBe(true);
  expect(isPushAddress('https://web.push.apple.com/QAbc', false)).toBe(true);
  const elsewhere = [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/a',
    'https://x@fcm.googleapis.com/a',
    'http://127.0.0.1:4310/a',
    'http://169.254.169.254/a',
    'https://a/.push.apple.com',
  ];
  expect(elsewhere.filter((address) => isPushAddress(address, false))).toEqual([]);
  expect(isPushAddress('http://127.0.0.1:9/a', true)).toBe(true);
  expect(isPushAddress('http://10.0.0.1/a', true)).toBe(false);
});
