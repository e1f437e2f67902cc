import { createEmptyResume } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeHeldJob, NOW } from '../fixtures/people.ts';
import { readJob } from '../reading/read-job.ts';
import { readCandidate } from './candidate.ts';
import { CERTAIN, isOpen, computeLikelihood } from './certainty.ts';
import { findSignals } from './match-job.ts';

const AD = [
  'Analista administrativo',
  'Empresa de médio porte, com sede no centro e atendimento em todo o país há muitos anos.',
  'Requisitos',
  'Gestão de escalas',
  'Rotinas administrativas',
  'Organização',
].join('\n');

function likelihoodFrom(item: string): number {
  const job = readJob(AD);
  if (!job.ok) throw new Error(job.error.code);
  const resume = { ...createEmptyResume(), experiences: [makeHeldJob('Assistente', [item])] };
  const [first] = findSignals(readCandidate(resume, NOW), job.value);
  if (!first?.signals) throw new Error('The requirement was not read.');
  return computeLikelihood(first.signals);
}

describe('the probability that a person meets a requirement', () => {
  it.each([
    ['what others do', 'Apoio às lideranças da equipe, que fazem a gestão das escalas'],
    ['what is shared with others', 'Escalas da equipe montadas com as outras lojas'],
    ['what is denied', 'A gestão de escalas não era comigo'],
    ['what is not spoken of', 'Emissão de notas fiscais'],
  ])('falls with %s', (_, item) => {
    expect(likelihoodFrom(item)).toBeLessThan(likelihoodFrom('Gestão de escalas de 40 pessoas') - 0.1);
  });
});

it('leaves a case open below the limits of certainty', () => {
  const judged = { verdict: 'proven', by: 'matter', evidence: [] } as const;
  const found = { grade: 'proven', credit: 1, evidence: [], by: 'name', judged } as const;
  const missing = { ...found, grade: 'absent', credit: 0 } as const;
  expect([isOpen(found, CERTAIN.has), isOpen(found, CERTAIN.has - 0.01)]).toEqual([false, true]);
  expect([isOpen(missing, CERTAIN.lacks), isOpen(missing, CERTAIN.lacks + 0.01)]).toEqual([false, true]);
});
