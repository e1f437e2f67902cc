import type { Education } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { readStudyProgress } from './study-progress.ts';

const study = (changes: Partial<Education>): Education => ({
  institution: 'Faculdade do Recife',
  degree: 'Bacharelado',
  area: 'Enfermagem',
  location: '',
  start: null,
  end: '2024',
  current: false,
  items: [],
  ...changes,
});

test.each([
  [{}, 'finished'],
  [{ current: true, end: null }, 'ongoing'],
  [{ items: ['5º período'] }, 'ongoing'],
  [{ items: ['5º período, trancado'] }, 'stopped'],
  [{ items: ['não concluído'] }, 'stopped'],
  [{ degree: 'Superior incompleto' }, 'stopped'],
  [{ degree: 'Superior incompleto', current: true }, 'ongoing'],
  [{ current: true, items: ['trancado no 3º módulo'] }, 'stopped'],
] as const)('%j is %s', (changes, progress) => {
  expect(
    readStudyProgress(study({ ...changes, items: [...('items' in changes ? changes.items : [])] })),
  ).toBe(progress);
});
