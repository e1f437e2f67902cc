import { expect, it } from 'vitest';
import { LENDER, lendSurroundings } from './lend-surroundings.ts';
import type { Need } from './surroundings.ts';

it('starts what a suite needs and lends its environment, or says why that failed', async () => {
  const asked: Need[] = [];
  const lent = await lendSurroundings({
    provide: async (need) => {
      asked.push(need);
      return need === 'emulators'
        ? { ok: true, value: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' } }
        : { ok: false, error: 'Falta o navegador.' };
    },
    stop: async () => undefined,
  });
  const ask = (path: string) => fetch(`${lent.env[LENDER]}/${path}`);
  try {
    expect(asked).toEqual([]);
    expect(await (await ask('emulators')).json()).toEqual({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
    const refused = await ask('site');
    expect([refused.status, await refused.json()]).toEqual([503, 'Falta o navegador.']);
    expect((await ask('other')).status).toBe(404);
    expect(asked).toEqual(['emulators', 'site']);
  } finally {
    await lent.stop();
  }
});
