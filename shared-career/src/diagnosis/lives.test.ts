import type { DiagnosisAnswers, DiagnosisResult } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import * as lives from './fixtures/lives.ts';

const { APPRENTICE, DEVELOPER, ICU_NURSE, LAWYER, SCHOOL_COOK, TEACHER, TRUCK_DRIVER } = lives;
const run = (answers: DiagnosisAnswers): DiagnosisResult =>
  diagnose(answers, { variant: 'full', now: new Date('2026-03-02T12:00:00Z') });
const strengths = (result: DiagnosisResult): string[] =>
  result.strengths.map(({ id }) => id.slice('strength-'.length));
const rule = (result: DiagnosisResult, id: string): string =>
  result.readiness.dimensions.find((one) => one.id === id)?.rule ?? '';
const goal = (answers: DiagnosisAnswers, change: Partial<DiagnosisAnswers['goal']>): DiagnosisAnswers => ({
  ...answers,
  goal: { ...answers.goal, ...change },
});

describe('a truck driver of nine years who wants to drive a bus', () => {
  const result = run(TRUCK_DRIVER);

  it('is past the beginning, and has a skill told in other words as a strength with its line', () => {
    expect(result.readiness.band).toBe('inProgress');
    const driving = result.strengths.find(({ id }) => id === 'strength-direcao-defensiva');
    expect(driving?.why).toMatch(/aparece em outras palavras na linha \d+ .*sem acidentes em nove anos/);
    expect(driving?.why).toContain('Escreva também esse nome');
  });

  it('has the title as a strength with its line, if no line tells of it', () => {
    const { resume } = TRUCK_DRIVER;
    const experiences = resume?.experiences.map((one) => ({ ...one, items: [] })) ?? [];
    const bare = run({ ...TRUCK_DRIVER, resume: resume && { ...resume, experiences } });
    const driving = bare.strengths.find(({ id }) => id === 'strength-direcao-defensiva');
    expect(driving?.why).toContain('vem do cargo “Motorista de caminhão”, na linha');
    expect(driving?.evidence[0]?.excerpt).toMatch(/^Motorista de caminhão\n[^]*2015-03 – atual$/);
  });

  it('has category D through category E, and needs no example of it', () => {
    expect(result.readiness.ceilings).toEqual([]);
    expect(strengths(result)).toContain('cnh-d');
    expect(result.gaps.map(({ skillId }) => skillId)).not.toContain('cnh-d');
    expect(result.whatWouldChange.map(({ action }) => action).join()).not.toMatch(/CNH|EAR/);
  });

  it('gets no LinkedIn task, and only jobs with shared skills', () => {
    expect(JSON.stringify(result.plan)).not.toContain('LinkedIn');
    for (const path of result.paths) expect(path.sharedSkills.length).toBeGreaterThanOrEqual(2);
  });

  it('loses the skill of the title if the person denies it', () => {
    const { resume } = TRUCK_DRIVER;
    const denying = resume ? { ...resume, summary: 'Não tenho direção defensiva.' } : null;
    expect(strengths(run({ ...TRUCK_DRIVER, resume: denying }))).not.toContain('direcao-defensiva');
  });
});

describe('a teacher who wants to analyse data', () => {
  const result = run(TEACHER);

  it('proves nothing by her objective and her wishes', () => {
    const found = [
      ...strengths(result),
      ...result.gaps.filter(({ grade }) => grade === 'listed').map((g) => g.skillId),
    ];
    for (const wished of ['power-bi', 'estatistica', 'python', 'sql']) expect(found).not.toContain(wished);
  });

  it('has the skill of analysing data, from a verb', () => {
    expect(result.strengths[0]).toMatchObject({ id: 'strength-analise-dados' });
  });

  it('holds no diploma for the classes she teaches', () => {
    const { resume } = TEACHER;
    const unschooled = {
      ...goal(TEACHER, { title: 'Operador de caixa' }),
      resume: resume && { ...resume, education: [] },
    };
    expect(run(unschooled).strengths.map(({ id }) => id)).not.toContain('strength-ensino-medio');
  });
});

describe('registrations', () => {
  it('are met by a number in the head of the CV or under it', () => {
    for (const person of [ICU_NURSE, LAWYER]) expect(run(person).readiness.ceilings).toEqual([]);
    expect(strengths(run(ICU_NURSE))).toEqual(expect.arrayContaining(['coren', 'lideranca']));
    expect(strengths(run(LAWYER))).toEqual(
      expect.arrayContaining(['oab', 'negociacao', 'direito-trabalhista']),
    );
  });

  it('are not met by a wish, or if the CV denies them', () => {
    const { resume } = LAWYER;
    for (const words of ['Ainda sem OAB', 'OAB: não possuo', 'Pretendo tirar a OAB'])
      expect(
        run({ ...LAWYER, resume: resume && { ...resume, unclassified: [words] } }).gaps[0],
      ).toMatchObject({
        skillId: 'oab',
        kind: 'blocker',
      });
  });

  it('are not met by unfinished studies', () => {
    expect(rule(run(APPRENTICE), 'skills')).toContain('Não encontrei');
    expect(strengths(run(APPRENTICE))).not.toContain('ensino-medio');
  });
});

describe('a developer who names his gaps', () => {
  const result = run(DEVELOPER);

  it('has none of them as a skill, and is quoted only where he claims', () => {
    for (const id of ['java', 'aws', 'kubernetes', 'node']) expect(strengths(result)).not.toContain(id);
    expect(rule(result, 'skills')).toMatch(/“Java”.*“Node\.js”/);
    const spans = [
      ...result.gaps.flatMap((gap) => gap.adjacentEvidence),
      ...result.strengths.flatMap((s) => s.evidence),
    ];
    for (const { excerpt } of spans) expect(excerpt).not.toMatch(/nunca|não tenho|quero/iu);
    expect(result.gaps.find(({ skillId }) => skillId === 'docker')?.grade).toBe('listed');
  });
});

describe('the texts of a result', () => {
  const all = Object.values(lives).map(run);

  it('quote no line twice in one card', () => {
    for (const result of all)
      for (const evidence of [
        ...result.strengths.map((one) => one.evidence),
        ...result.gaps.map((one) => one.adjacentEvidence),
        ...result.readiness.dimensions.map((one) => one.evidence),
      ]) {
        const places = evidence.map(({ docId, line, start }) => `${docId}:${line ?? start}`);
        expect(new Set(places).size).toBe(places.length);
      }
  });

  it('ask for no more items than the CV has', () => {
    const { plan, whatWouldChange } = run(TRUCK_DRIVER);
    const asked = [...plan.map(({ title }) => title), ...whatWouldChange.map(({ action }) => action)];
    expect(
      asked.filter((text) => /Dar número/.test(text)).every((text) => /a (?:um|dois) ite/.test(text)),
    ).toBe(true);
    expect(JSON.stringify(all)).not.toMatch(/Existe fotos|pode viajar com você/);
  });

  it('show the sum behind the evidence', () => {
    for (const result of all) {
      const sum = /([\d,]+) de (\d) pontos são ([\d,]+)%/.exec(rule(result, 'evidence'));
      const [points = 0, full = 1, value = -1] = (sum ?? [])
        .slice(1)
        .map((part) => Number(part.replace(',', '.')));
      expect(value).toBeCloseTo((100 * points) / full, 1);
      expect(result.readiness.dimensions.find(({ id }) => id === 'evidence')?.value).toBe(value);
    }
  });

  it("repeat the person's words about a skill", () => {
    const rated = { ...TEACHER, selfRatings: [{ skillId: 'sql', level: 2, proof: '' }] };
    const sql = run(rated).gaps.find(({ skillId }) => skillId === 'sql');
    expect(sql?.why).toContain('você disse que faz com ajuda');
    expect(sql?.why).not.toContain('não encontrei');
  });

  it('use restrictions, place, pay, work model and accessibility', () => {
    const asked = goal(SCHOOL_COOK, {
      workModel: 'remote',
      constraints: 'só posso de manhã',
      salaryFloor: 2500,
    });
    const context = { hoursPerWeek: 5, budget: 'none' as const, accessibility: 'intérprete de Libras' };
    const result = run({ ...asked, context });
    expect(result.risks.join(' ')).toContain('costuma ser presencial');
    expect(result.risks.join(' ')).toContain('só posso de manhã');
    expect(JSON.stringify(result.plan)).toContain('R$ 2.500');
    expect(JSON.stringify(result.plan)).toContain('intérprete de Libras');
    expect(JSON.stringify(run(goal(LAWYER, { location: 'Recife, PE' })).plan)).toContain('Recife, PE');
  });
});
