import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { readCandidate, matchJob, readJob } from '../job/index.ts';
import { EXPORTED_RESUMES } from '../generated/samples/resumes.ts';
import { draftLetter } from './letter.ts';

const AD = `Enfermeira de UTI
Hospital de grande porte contrata para o período noturno, em regime CLT, com benefícios.

Requisitos
- Experiência com UTI adulto
- Classificação de risco
- Graduação em Enfermagem
- Inglês fluente
- Conhecimento em hemodiálise`;

function letterOf(resume: ResumeStructure) {
  const job = readJob(AD);
  if (!job.ok) throw new Error(job.error.code);
  return draftLetter(
    resume,
    matchJob(readCandidate(resume, new Date('2026-11-22T12:00:00Z')), job.value, AD),
  );
}

it('contains only sentences of the person that prove a requirement of the ad', () => {
  const { nurse } = EXPORTED_RESUMES;
  if (!nurse) throw new Error('fixture');
  const letter = letterOf(nurse);
  const own = nurse.experiences.flatMap(({ items }) => items);
  const carried = letter?.text.split('\n').filter((line) => line.startsWith('• ')) ?? [];
  expect(carried.length).toBeGreaterThan(0);
  for (const line of carried) expect(own).toContain(line.slice(2, -1));
  expect(letter?.text).toContain('Hoje trabalho como Enfermeira de UTI, em Hospital Boa Esperança.');
  expect(letter?.text).not.toMatch(/hemodiálise|fluente/iu);
});

it('has one full stop behind the name of a company that ends with one', () => {
  const { nurse } = EXPORTED_RESUMES;
  if (!nurse) throw new Error('fixture');
  const [first, ...others] = nurse.experiences;
  if (!first) throw new Error('fixture');
  const letter = letterOf({
    ...nurse,
    experiences: [{ ...first, company: 'Boa Esperança Ltda.' }, ...others],
  });
  expect(letter?.text).toContain('em Boa Esperança Ltda. Do que o anúncio pede');
});

it('asks the person for the motive', () => {
  const { nurse } = EXPORTED_RESUMES;
  if (!nurse) throw new Error('fixture');
  const letter = letterOf(nurse);
  expect(letter?.gaps).toHaveLength(1);
  expect(letter?.text.split(letter.gaps[0]?.token ?? '?')).toHaveLength(2);
});

it('is not written without a proof', () => {
  expect(letterOf({ ...createEmptyResume(), skills: ['Classificação de risco'] })).toBeNull();
});
