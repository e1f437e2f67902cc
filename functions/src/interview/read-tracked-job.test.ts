import { expect, it } from 'vitest';
import { makeVacancy } from '../../test-support/vacancy-with.ts';
import { buildInterviewJob } from './read-tracked-job.ts';

const AD = `A empresa contrata uma pessoa para a área de dados em São Paulo.
Requisitos obrigatórios:
- Experiência com SQL
- Experiência com Power BI
- Mínimo de 5 anos de experiência
- Disponibilidade para viagens`;

it('keeps the parts of a job that an answer can refer to', () => {
  const job = buildInterviewJob(
    makeVacancy({ title: 'Analista de dados', company: 'Mirante', description: AD }),
  );
  expect(job).toMatchObject({ title: 'Analista de dados', company: 'Mirante' });
  expect(job.requirements).toEqual(expect.arrayContaining(['SQL', 'Power BI']));
  expect(job.requirements.join(' ')).not.toMatch(/anos|viage/u);
});

it('keeps the title of a job with an empty ad', () => {
  expect(buildInterviewJob(makeVacancy({ title: 'Cozinheira' }))).toEqual({
    title: 'Cozinheira',
    company: null,
    requirements: [],
  });
});
