import { expect, test } from 'vitest';
import { createMemoryBackend } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createEmailCodes } from './email-codes.ts';

async function open(emailCode: string | null = 'codigo-1') {
  const backend = createMemoryBackend(null);
  backend.emailCode = emailCode;
  const page = testPage(backend);
  await page.session.ensure();
  return { backend, ...createEmailCodes(page.session) };
}

test('a link confirms its address and chooses another password, with nobody signed in', async () => {
  const { backend, confirmEmailWith, resetAddressOf, choosePasswordWith } = await open();
  expect((await confirmEmailWith('codigo-1')).ok).toBe(true);
  expect(await resetAddressOf('codigo-1')).toEqual({ ok: true, value: 'ana@exemplo.com' });
  expect((await choosePasswordWith('codigo-1', 'outra-senha-longa')).ok).toBe(true);
  expect(backend.password).toBe('outra-senha-longa');
});

test('a used or invalid link says what to do', async () => {
  const { confirmEmailWith, choosePasswordWith } = await open();
  for (const answer of [
    await confirmEmailWith('velho'),
    await choosePasswordWith('velho', 'outra-senha-longa'),
  ])
    expect(answer).toMatchObject({ ok: false, error: { message: expect.stringContaining('Peça outro') } });
  expect(await choosePasswordWith('codigo-1', '123')).toMatchObject({
    ok: false,
    error: { message: 'A senha fornecida é muito fraca.' },
  });
});

test('a demonstration returns the newest message as an address of its own; elsewhere there is none', async () => {
  const demo = await open('código 1');
  expect(await demo.demoMessage('ana@exemplo.com', 'verifyEmail')).toBe(
    '/conta/acao?mode=verifyEmail&oobCode=c%C3%B3digo+1',
  );
  expect(await (await open(null)).demoMessage('ana@exemplo.com', 'verifyEmail')).toBeNull();
});
