import { createEmptyResume, type Education } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { readJob } from '../reading/read-job.ts';
import { readCandidate } from './candidate.ts';
import { matchJob } from './match-job.ts';
import { findPersonFacts } from './person-facts.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

const study = (changes: Partial<Education> = {}): Education => ({
  institution: 'Faculdade Serra Azul',
  degree: 'Bacharelado',
  area: 'Administração',
  location: '',
  start: '2018-02',
  end: null,
  current: false,
  items: [],
  ...changes,
});

function matchStudies(asked: string, education: readonly Education[]) {
  const ad = `Analista administrativo
Empresa contrata em regime CLT, com benefícios.

Requisitos
- ${asked}
- Excel avançado
- Controle de contas a pagar
- Atendimento ao cliente`;
  const job = readJob(ad);
  if (!job.ok) throw new Error(job.error.code);
  const resume = {
    ...createEmptyResume(),
    experiences: [
      {
        title: 'Assistente',
        company: 'Loja Maré',
        location: '',
        start: '2019-01',
        end: null,
        current: true,
        items: ['Controlo contas a pagar de 3 lojas no Excel'],
      },
    ],
    education: [...education],
  };
  const candidate = readCandidate(resume, NOW);
  const match = matchJob(candidate, job.value, ad);
  const found = match.requirements.find(({ requirement }) => requirement.kind === 'education');
  if (!found) throw new Error('the ad asks for no degree');
  return { found, match, facts: findPersonFacts(candidate, job.value) };
}

const DEGREE = 'Ensino superior completo em Administração';
const STOPPED: readonly (readonly [string, Education])[] = [
  ['in the name of the course', study({ area: 'Administração (trancado)' })],
  ['in a point below it', study({ items: ['trancada em 2021'] })],
  ['in other words', study({ items: ['curso interrompido'] })],
  ['in the first person', study({ items: ['Parei no 4º semestre'] })],
  ['though the person ticked that it goes on', study({ area: 'Administração (trancado)', current: true })],
];

describe('a course that was stopped', () => {
  it.each(STOPPED)('proves no degree and is told as stopped: %s', (_, entry) => {
    const { found } = matchStudies(DEGREE, [entry]);
    expect(found.grade).not.toBe('proven');
    expect(found.stopped).toBe(true);
    expect(found.why).toMatch(/trancado.*Administração.*não comprova/u);
    expect(found.why).not.toContain('Não encontrei');
    expect(found.evidence[0]?.excerpt).toContain('Administração');
  });

  it('is no course under way', () => {
    const { found } = matchStudies('Superior em andamento em Administração', [
      study({ area: 'Administração (trancado)' }),
    ]);
    expect(found).toMatchObject({ grade: 'absent', stopped: true });
    expect(found.why).toContain('trancado');
  });

  it('does not hide what does better: the same degree finished elsewhere, or going on', () => {
    const stopped = study({ area: 'Administração (trancado)' });
    const done = matchStudies(DEGREE, [stopped, study({ end: '2022-12' })]).found;
    expect(done.grade).toBe('proven');
    expect(done).not.toHaveProperty('stopped');
    const going = matchStudies(DEGREE, [stopped, study({ current: true })]).found;
    expect(going).not.toHaveProperty('stopped');
    expect(going.why).toContain('ainda não está concluído');
  });

  it('in another subject is named, and nobody is told that it is the degree', () => {
    const { found } = matchStudies('Graduação em Enfermagem', [study({ area: 'Direito (trancado)' })]);
    expect(found).not.toHaveProperty('stopped');
    expect(found.grade).toBe('absent');
    expect(found.why).toMatch(/trancado.*Direito.*a vaga pede “Graduação em Enfermagem”/u);
  });

  it('gives the advice and the ceiling of a stopped course', () => {
    const { match } = matchStudies('Graduação em Enfermagem', [study({ area: 'Enfermagem (trancado)' })]);
    expect(match.deductions.map(({ action }) => action).join(' ')).toContain('concluiu ou retomou o curso');
    expect(match.score.ceilings.map(({ reason }) => reason).join(' ')).toMatch(/trancado.*Até a conclusão/u);
  });

  it('says once in the facts of the person that it was stopped', () => {
    const { facts } = matchStudies(DEGREE, [study({ area: 'Administração (trancado)' })]);
    expect(facts.highestDegree).toContain('trancado');
    expect(facts.highestDegree).not.toContain('incompleto');
  });
});

it('asks about a degree that the CV does not tell of with its three answers', () => {
  const { found } = matchStudies(DEGREE, [
    study({ degree: 'Técnico', area: 'Enfermagem', items: ['trancado'] }),
  ]);
  expect(found.open).toBe(true);
  expect(found.why).toContain('concluído, em andamento ou trancado');
});
