import { expect, test } from 'vitest';
import { changeInWords } from './confirm-step.tsx';

test.each([
  [{ field: 'name', before: 'Ana', after: 'Ana Lima' }, 'Nome: Ana → Ana Lima'],
  [{ field: 'isManager', before: false, after: true }, 'Gestor?: não → sim'],
  [{ field: 'unit', before: 'Recife', after: null }, 'Unidade: Recife → (vazio)'],
  [{ field: 'admittedOn', before: null, after: '2024-02-01' }, 'Admissão: (vazio) → 01/02/2024'],
] as const)('%j', (change, words) => expect(changeInWords(change)).toBe(words));
