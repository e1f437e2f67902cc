import {
  createEmptyResume,
  type DiagnosisAnswers,
  type DiagnosisResult,
  type ToldSince,
} from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import { EMPTY_ANSWERS } from './fixtures/people.ts';
import { NOTHING_TOLD } from './sources/told-evidence.ts';
import { holdsPaper } from './plan/resume-tasks.ts';

const NOW = new Date('2026-11-30T12:00:00Z');

const answer = (
  goal: string,
  { studies = [] as readonly string[], number = '0612345-TEC' } = {},
): DiagnosisAnswers => ({
  ...EMPTY_ANSWERS,
  goal: { ...EMPTY_ANSWERS.goal, title: goal },
  resume: {
    ...createEmptyResume(),
    experiences: [
      {
        title: 'Técnica de Enfermagem',
        company: 'Hospital Serra Azul',
        location: '',
        start: '2019-03',
        end: null,
        current: true,
        items: ['Preparo e administro medicação para 8 pacientes por plantão'],
      },
    ],
    education: studies.map((said) => ({
      institution: 'Faculdade Serra Azul',
      degree: 'Bacharelado',
      area: 'Enfermagem',
      location: '',
      start: null,
      end: null,
      current: false,
      items: [said],
    })),
    registrations: [{ council: 'COREN', state: 'PE', number }],
  },
});
const run = (answers: DiagnosisAnswers, told: ToldSince = NOTHING_TOLD): DiagnosisResult =>
  diagnose(answers, { variant: 'full', now: NOW, told });
const NURSE = 'Supervisora de enfermagem/enfermeira';
const studying = answer(NURSE, { studies: ['cursando o 7º período, previsão dez/2027'] });
const gapOf = ({ gaps }: DiagnosisResult, id: string) => gaps.find(({ skillId }) => skillId === id);

describe('a degree that is being taken', () => {
  const result = run(studying);

  it('is a gap under way, with its date', () => {
    const why = gapOf(result, 'graduacao-enfermagem')?.why;
    expect(why).toContain('está em andamento, previsão dez/2027');
    expect(why).not.toContain('Não encontrei');
  });

  it('has a task about its end, after all that can be done before', () => {
    const at = result.plan.findIndex(({ gapId }) => gapId === 'gap-graduacao-enfermagem');
    expect(at).toBeGreaterThanOrEqual(result.plan.length - 2);
    expect(result.plan[at]).toMatchObject({
      horizon: 90,
      title: expect.stringContaining('Marcar na agenda as datas de') as string,
    });
    expect(result.plan[at]?.description).toMatch(/matrícula.*estágio.*TCC/u);
    expect(JSON.stringify(result.plan)).not.toContain('e-MEC');
  });

  it('holds the score down until its date, which is said once', () => {
    const said = result.readiness.ceilings.filter(({ reason }) => reason.includes('dez/2027'));
    expect(said.map(({ reason }) => reason)).toEqual([
      'Até concluir “Graduação em enfermagem” (previsão: dez/2027), a nota não passa de 59.',
    ]);
  });

  it('brings the registration with it', () => {
    expect(result.whatWouldChange[0]).toMatchObject({ gapId: 'gap-graduacao-enfermagem' });
  });

  it('is none where it was given up, or is finished', () => {
    for (const said of ['trancado no 7º período', 'concluído em 2022'])
      expect(
        run(answer(NURSE, { studies: [said] }))
          .plan.map(({ title }) => title)
          .join(),
      ).not.toContain('Marcar na agenda');
  });

  it('is understood in the proof of its task, and in a self-rating', () => {
    const without = answer(NURSE);
    const proof = { task: 'x', title: 'Resolver', gapId: 'gap-graduacao-enfermagem', link: '' };
    const told = run(without, {
      ...NOTHING_TOLD,
      evidence: [{ ...proof, text: 'estou no 7º período, previsão dezembro de 2027' }],
    });
    expect(gapOf(told, 'graduacao-enfermagem')?.why).toContain('está em andamento, previsão dez/2027');
    const rated = run({
      ...without,
      selfRatings: [{ skillId: 'graduacao-enfermagem', level: 2, proof: '' }],
    });
    expect(gapOf(rated, 'graduacao-enfermagem')?.why).toContain('está em andamento.');
    expect(JSON.stringify(rated.gaps)).not.toContain('faz com ajuda');
  });

  it('is not under way where the CV says that it rests, whatever the form takes', () => {
    const resting = run({
      ...answer(NURSE, { studies: ['5º período, trancado em 2024'] }),
      selfRatings: [{ skillId: 'graduacao-enfermagem', level: 2, proof: '' }],
    });
    // What the person said is told as theirs.
    expect(gapOf(resting, 'graduacao-enfermagem')?.why).toContain('você disse que está em andamento');
    expect(JSON.stringify(resting.plan)).not.toContain('Você já está no curso');
  });

  it('answers the form of the task, and a wish does not', () => {
    expect(holdsPaper('Estou no 7º período', 'graduacao-enfermagem')).toBe(true);
    expect(holdsPaper('Quero fazer enfermagem', 'graduacao-enfermagem')).toBe(false);
    expect(holdsPaper('Estou no 7º período', 'coren')).toBe(false);
  });
});

describe('a registration of another kind than the goal takes', () => {
  it('is no strength, and its gap names both kinds', () => {
    const result = run(studying);
    expect(result.strengths.map(({ id }) => id)).not.toContain('strength-coren');
    expect(gapOf(result, 'coren')).toMatchObject({ title: 'Registro no COREN como enfermeiro(a)' });
    expect(gapOf(result, 'coren')?.why).toMatch(
      /é de técnico\(a\) de enfermagem.*pede o de enfermeiro\(a\)/u,
    );
  });

  it.each([
    ['Técnica de enfermagem', '0612345-TEC'],
    [NURSE, '0612345-ENF'],
    [NURSE, '0612345'],
  ])('meets the goal “%s” with the number %s', (goal, number) => {
    expect(gapOf(run(answer(goal, { number })), 'coren')).toBeUndefined();
  });
});
