import { expect, test } from 'vitest';
import { chooseTarget } from './target.ts';

const up = { env: {}, areEmulatorsUp: async () => true };
const down = { env: {}, areEmulatorsUp: async () => false };

test('without a project the emulators are the target, if they answer', async () => {
  expect(await chooseTarget(undefined, up)).toEqual({ ok: true, value: { kind: 'emulators' } });
  expect(await chooseTarget('demo-aura', up)).toEqual({ ok: true, value: { kind: 'emulators' } });
});

test('a real project is never guessed from the environment', async () => {
  const env = { GCLOUD_PROJECT: 'empresa-real', GOOGLE_CLOUD_PROJECT: 'empresa-real' };
  expect(await chooseTarget(undefined, { ...down, env })).toMatchObject({
    ok: false,
    error: expect.stringContaining('--project'),
  });
});

test('a real project is the named one, with or without emulators', async () => {
  const real = { ok: true, value: { kind: 'project', projectId: 'empresa-real' } };
  expect(await chooseTarget('empresa-real', up)).toEqual(real);
  expect(await chooseTarget('empresa-real', down)).toEqual(real);
});

test.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
  'a mixture of project and emulator is refused: %s',
  async (name) => {
    const env = { [name]: '127.0.0.1:1' };
    expect(await chooseTarget('empresa-real', { ...down, env })).toMatchObject({
      ok: false,
      error: expect.stringContaining(name),
    });
  },
);
