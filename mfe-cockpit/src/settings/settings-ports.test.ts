import { err, ok } from '@aura/shared-domain';
import { expect, test, vi } from 'vitest';
import { settingsPorts } from './settings-ports.ts';

const backend = vi.hoisted(() => ({ asked: [] as string[], answer: {} as unknown }));
vi.mock('@aura/shared-session', () => ({
  call: async ({ path }: { path: string }) => {
    backend.asked.push(path);
    return backend.answer;
  },
}));

test('settings are asked for by themselves: no numbers are looked at', async () => {
  const departments = [{ id: 'd1', name: 'Operações' }];
  backend.answer = ok({
    minimumCell: 8,
    minimumBreakdown: 20,
    departments,
    managers: ['Ana'],
    moreManagers: 2,
    licences: { total: 80, used: 45 },
    contract: null,
  });
  expect(await settingsPorts.load()).toEqual(
    ok({
      minimums: { cell: 8, breakdown: 20 },
      departments,
      licences: { total: 80, used: 45 },
      contract: null,
    }),
  );
  expect(backend.asked).toEqual(['/company/settings']);
});

test('why they could not be loaded is passed on', async () => {
  backend.answer = err({ code: 'offline', message: 'Sem conexão.' });
  expect(await settingsPorts.load()).toEqual(backend.answer);
});
