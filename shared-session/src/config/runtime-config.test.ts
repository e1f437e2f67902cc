// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';

const firebase = { apiKey: 'k', authDomain: 'd.example', projectId: 'demo-aura', appId: 'a' };

function read(text: string | null) {
  document.body.innerHTML = '';
  if (text !== null) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'aura-config';
    element.textContent = text;
    document.body.append(element);
  }
  return readRuntimeConfig(document);
}

test('the configuration of the page is read', () => {
  const config = { apiBase: '/api', firebase };
  expect(read(JSON.stringify(config))).toEqual({ ok: true, value: config });
});

test('the sign-in emulator is at the same origin unless said otherwise', () => {
  const emulators = { firestore: '127.0.0.1:8080' };
  const outcome = read(
    JSON.stringify({
      apiBase: 'https://api.example/v1/',
      streamBase: 'https://streams.example/',
      firebase,
      emulators,
    }),
  );
  expect(outcome).toMatchObject({
    value: {
      apiBase: 'https://api.example/v1',
      streamBase: 'https://streams.example',
      emulators: { auth: '', firestore: '127.0.0.1:8080' },
    },
  });
});

test.each([{}, { measurementId: 'G-ABC1234567' }, { pixelId: '1234567890123456' }])(
  'the measuring services %j are accepted unchanged',
  (analytics) => {
    const config = { apiBase: '/api', firebase, analytics };
    expect(read(JSON.stringify(config))).toEqual({ ok: true, value: config });
  },
);

test.each([
  [null, '#aura-config'],
  ['{', '#aura-config'],
  [JSON.stringify({ apiBase: '//evil.example', firebase }), 'apiBase'],
  [JSON.stringify({ apiBase: 'javascript:alert(1)', firebase }), 'apiBase'],
  [JSON.stringify({ apiBase: '/api', streamBase: '//evil.example', firebase }), 'streamBase'],
  [JSON.stringify({ apiBase: '/api', firebase: { ...firebase, projectId: '' } }), 'firebase.projectId'],
  [JSON.stringify({ apiBase: '/api', firebase, emulators: { firestore: 'x' } }), 'emulators.firestore'],
  [
    JSON.stringify({ apiBase: '/api', firebase, analytics: { measurementId: 'G-1&l=x' } }),
    'analytics.measurementId',
  ],
  [JSON.stringify({ apiBase: '/api', firebase, analytics: { pixelId: 123 } }), 'analytics.pixelId'],
])('%j is refused, naming %s', (text, field) => {
  expect(read(text)).toMatchObject({ ok: false, error: { message: expect.stringContaining(`(${field})`) } });
});
