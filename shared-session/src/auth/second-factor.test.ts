import { expect, test } from 'vitest';
import { err } from '@aura/shared-domain';
import type { Call } from '../api/call.ts';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createSecondFactor, createSecondFactorQuestion } from './second-factor.ts';

test('only a registered asker is asked for a code', async () => {
  const { askWith, ask } = createSecondFactorQuestion();
  expect(await ask(false)).toBeNull();
  const stop = askWith(async (isAgain) => (isAgain ? '222222' : '111111'));
  expect([await ask(false), await ask(true)]).toEqual(['111111', '222222']);
  stop();
  expect(await ask(false)).toBeNull();
});

test('a signed-in person adds an app with a code that proves it', async () => {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const told: unknown[] = [];
  const call: Call = async ({ path }, ...[body]) => {
    told.push([path, body]);
    return err({ code: 'offline', message: 'Sem conexão.' });
  };
  const { beginSecondFactor, finishSecondFactor } = createSecondFactor(page.session, call);
  expect(await beginSecondFactor()).toMatchObject({ ok: true, value: { key: 'JBSWY3DPEHPK3PXP' } });
  expect(await finishSecondFactor('000000')).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('não confere') },
  });
  expect((await finishSecondFactor('123456')).ok).toBe(true);
  expect(told).toEqual([['/messages/security-notice', { what: 'second-factor' }]]);
  await page.session.leave();
  expect((await beginSecondFactor()).ok).toBe(false);
});
