import { NO_ACCOUNT } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { listActorOptions } from './actor-options.ts';

test('lists managers and all authors, each once under the newest name', () =>
  expect(
    listActorOptions(
      [{ id: 'm', name: 'Marina Prado' }],
      [
        { actorId: 'm', actor: 'Marina P.' },
        { actorId: NO_ACCOUNT, actor: 'Operação da Aura' },
        { actorId: 'f', actor: 'Élcio Ávila' },
      ],
    ).map(({ value, label }) => [value, label]),
  ).toEqual([
    ['', 'Todos'],
    ['f', 'Élcio Ávila'],
    ['m', 'Marina Prado'],
    [NO_ACCOUNT, 'Operação da Aura ou conta excluída'],
  ]));
