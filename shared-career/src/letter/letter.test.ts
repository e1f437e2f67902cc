import { createEmptyResume, type JobMatch, type ResumeStructure } from '@aura/shared-domain';
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

it('begins with the strongest proof, and tells of each requirement before it tells twice of one', () => {
  const weak = [1, 2, 3, 4, 5].map((n) => `Cuidei do caixa da loja número ${'I'.repeat(n)} com atenção`);
  const best = 'Reduzi as perdas de R$ 900 para R$ 150 por mês e treinei 12 pessoas em 3 lojas';
  const resume: ResumeStructure = {
    ...createEmptyResume(),
    experiences: [
      {
        title: 'Líder de loja',
        company: 'Loja Maré',
        location: '',
        start: '2020-01',
        end: null,
        current: true,
        items: [...weak, best],
      },
    ],
  };
  const proven = (necessity: string, lines: readonly string[]) => ({
    grade: 'proven',
    requirement: { necessity, weight: 1 },
    evidence: lines.map((excerpt) => ({ source: 'cv', excerpt })),
  });
  const match = {
    job: { title: 'Líder' },
    requirements: [
      proven('desirable', [best]),
      proven('mandatory', weak.slice(0, 4)),
      proven('mandatory', weak.slice(4)),
    ],
  } as unknown as JobMatch;
  const carried = draftLetter(resume, match)?.facts.map(({ text }) => text);
  expect(carried?.[0]).toBe(best);
  expect(carried).toContain(weak[4]);
  expect(carried).toHaveLength(4);
});
