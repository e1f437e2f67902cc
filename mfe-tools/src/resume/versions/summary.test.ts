import type { StoredResumeVersion } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describeVersion } from './summary.ts';

const OPEN = { open: true, requirement: { necessity: 'mandatory' } };
const run = (value: number | null, band: string, fit: number | null, goal = '', withoutOpen?: number) =>
  ({
    input: { goal },
    analysis: {
      quality: { value, band },
      match: fit === null ? null : { score: { value: fit, band: 'good' }, withoutOpen, requirements: [OPEN] },
    },
  }) as unknown as StoredResumeVersion;

test('describes a version in one grammatical line', () => {
  expect(describeVersion(run(72.5, 'good', 61, 'Analista de Dados'))).toBe(
    'Analista de Dados · qualidade 72,5 (bom) · combinação 61,0',
  );
  expect(describeVersion(run(72.5, 'good', 98, 'Analista', 71.4))).toBe(
    'Analista · qualidade 72,5 (bom) · combinação 71,4 a 98',
  );
  expect(describeVersion(run(null, 'insufficient', null))).toBe(
    'sem cargo-alvo · qualidade: dados insuficientes',
  );
});

test('a version that the person wrote says that nothing has measured it', () => {
  const written = { input: { goal: 'Gerente' }, analysis: null } as unknown as StoredResumeVersion;
  expect(describeVersion(written)).toBe('Gerente · escrita por você, ainda sem nota');
});
