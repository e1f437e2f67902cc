import {
  createEmptyResume,
  type JobMatch,
  recompute,
  makeFit,
  type ResumeStructure,
} from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { ENGLISH_DEVELOPER_AD } from '../../generated/samples/ads.ts';
import { HANDS_ON_ADS, MASON_AD, NURSE_AD } from '../../generated/samples/ads.ts';
import { ACCOUNTANT_AD, INTERN_AD, LAWYER_AD, OFFICE_ADS } from '../../generated/samples/ads.ts';
import { ACCOUNTANT, BEGINNER, makeHeldJob, NOW } from '../fixtures/people.ts';
import { renderResumeText } from '../../resume/render/index.ts';
import { readJob } from '../reading/read-job.ts';
import { MATCH_WEIGHTS } from '../weights.ts';
import { readCandidate } from './candidate.ts';
import { matchJob } from './match-job.ts';

function match(resume: ResumeStructure, text: string): JobMatch {
  const reading = readJob(text);
  if (!reading.ok) throw new Error(reading.error.code);
  return matchJob(readCandidate(resume, NOW), reading.value, text);
}
const value = (result: JobMatch, id: string): number | null | undefined =>
  result.score.dimensions.find((one) => one.id === id)?.value;
const ceilings = (result: JobMatch): string[] => result.score.ceilings.map(({ id }) => id);

describe('the score', () => {
  const ads = [...Object.values(HANDS_ON_ADS), ...Object.values(OFFICE_ADS)];

  it.each(ads.flatMap((ad) => [ACCOUNTANT, BEGINNER].map((resume) => ({ ad, resume }))))(
    'follows from its parts, and every lost point from a line',
    ({ ad, resume }) => {
      const { score, deductions } = match(resume, ad);
      const text = renderResumeText(resume);
      expect(recompute(score)).toBe(score.value);
      for (const { id, value: graded } of score.dimensions) {
        const own = deductions.filter(({ dimensionId }) => dimensionId === id);
        const lost = own.reduce((sum, { points }) => sum + points, 0);
        expect(lost).toBeCloseTo(graded === null ? 0 : 100 - graded, 5);
        for (const { evidence, message } of own) {
          expect(evidence.length > 0 || message.includes('Não encontrei')).toBe(true);
          for (const { source, start, end, excerpt } of evidence)
            expect((source === 'cv' ? text : ad).slice(start, end)).toBe(excerpt);
        }
      }
      expect(new Set(deductions.map(({ id }) => id)).size).toBe(deductions.length);
    },
  );

  it('is said without what is open, where that counts', () => {
    const matches = ads.flatMap((ad) => [ACCOUNTANT, BEGINNER].map((resume) => match(resume, ad)));
    const open = matches.filter(({ withoutOpen }) => withoutOpen !== undefined);
    expect(open.length).toBeGreaterThan(0);
    for (const one of open) {
      expect(one.withoutOpen).toBeLessThan(one.score.value ?? 0);
      const { requirements, without } = makeFit(one).open ?? {};
      expect(requirements).toBeGreaterThan(0);
      expect(without).toBe(one.withoutOpen);
    }
    expect(match(ACCOUNTANT, ACCOUNTANT_AD)).not.toHaveProperty('withoutOpen');
  });

  it('has weights that add up to 1', () => {
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('is high for a fitting person, and low for another', () => {
    const fitting = match(ACCOUNTANT, ACCOUNTANT_AD);
    expect(fitting.score.band).toBe('strong');
    expect(fitting.score.value).toBeGreaterThan(85);
    expect(ceilings(fitting)).toEqual([]);
    expect(match(BEGINNER, ACCOUNTANT_AD).score.value).toBeLessThan(20);
  });

  it('ranks each CV best for its own trade', () => {
    const nurse: ResumeStructure = {
      ...createEmptyResume(),
      contact: { ...createEmptyResume().contact, name: 'Rute – COREN-PE 123.456' },
      experiences: [makeHeldJob('Enfermeira de UTI', ['Assistência de enfermagem a pacientes críticos'])],
    };
    expect(match(nurse, NURSE_AD).score.value).toBeGreaterThan(match(ACCOUNTANT, NURSE_AD).score.value ?? 0);
    expect(match(ACCOUNTANT, ACCOUNTANT_AD).score.value).toBeGreaterThan(
      match(nurse, ACCOUNTANT_AD).score.value ?? 0,
    );
  });
});

describe('ceilings', () => {
  it('limit the score to 59 while a blocking requirement is missing', () => {
    const [education] = ACCOUNTANT.education;
    const unregistered = { ...ACCOUNTANT, education: education ? [{ ...education, items: [] }] : [] };
    const result = match(unregistered, ACCOUNTANT_AD);
    expect(ceilings(result)).toEqual(['blocker-skill-crc']);
    expect(result.score.value).toBe(59);
    const lawyer = {
      ...createEmptyResume(),
      courses: ['OAB/SP 123.456'],
      experiences: [makeHeldJob('Advogada', [])],
    };
    expect(ceilings(match(lawyer, LAWYER_AD))).toContain('blocker-language-ingles');
  });

  it('limit it to 55 if less than half of four or more mandatory ones is met', () => {
    const mason = { ...createEmptyResume(), experiences: [makeHeldJob('Pedreiro', [])], courses: ['NR-35'] };
    expect(ceilings(match({ ...mason, experiences: [] }, MASON_AD))).toContain('few-mandatory');
    const proven = makeHeldJob('Pedreiro', [
      'Alvenaria, reboco e assentamento de pisos com leitura de projetos',
    ]);
    expect(ceilings(match({ ...mason, experiences: [proven] }, MASON_AD))).toEqual(['unmet']);
  });
});

it('gives no value for an ad without readable requirements, and says why', () => {
  const text =
    `Vendedor\n\nBenefícios\nVale-transporte, vale-refeição, plano de saúde, ` +
    `plano odontológico, seguro de vida, convênio com farmácias e day off no aniversário.`;
  const { score, deductions } = match(ACCOUNTANT, text);
  expect(score).toMatchObject({ value: null, band: 'insufficient', coverage: 0, ceilings: [] });
  expect(score.dimensions.every((one) => one.value === null)).toBe(true);
  expect(score.dimensions[0]?.rule).toContain('sem requisitos legíveis');
  expect(deductions).toEqual([]);
});

it('limits people of another trade by what they show of the demands', () => {
  const { score } = match(BEGINNER, ACCOUNTANT_AD);
  const limit = score.ceilings.find(({ id }) => id === 'other-trade');
  expect(limit?.ceiling).toBeLessThan(25);
  expect(limit?.reason).toContain('profissão');
});

it('measures the trade by the demands that the CV shows, whatever the house calls the job', () => {
  const [job] = ACCOUNTANT.experiences;
  if (!job) throw new Error('no job');
  const renamed = { ...ACCOUNTANT, experiences: [{ ...job, title: 'Colaborador II' }] };
  expect(value(match(renamed, ACCOUNTANT_AD), 'title')).toBeGreaterThan(50);
  expect(value(match(BEGINNER, ACCOUNTANT_AD), 'title')).toBeLessThan(15);
});

it('is full in the desired part from half of what is desired on', () => {
  const ad = (wishes: string): string =>
    `Analista de dados\n\nRequisitos obrigatórios\n- Excel\n- SQL\n- Python\n\nRequisitos desejáveis\n${wishes}\n\n` +
    'Benefícios\nVale-refeição, plano de saúde e day off no aniversário, com escritório no centro da cidade.';
  const analyst: ResumeStructure = {
    ...createEmptyResume(),
    experiences: [makeHeldJob('Analista de dados', ['Fiz painéis em Power BI com SQL, Excel e Python'])],
  };
  expect(value(match(analyst, ad('- Power BI\n- Figma')), 'desirable')).toBe(100);
  expect(value(match(analyst, ad('- Power BI\n- Figma\n- Photoshop\n- AutoCAD')), 'desirable')).toBe(50);
});

describe('a part without data in the ad', () => {
  it('is left out, and gives its weight to the others', () => {
    const result = match(ACCOUNTANT, ACCOUNTANT_AD.replace(' Pleno/Sênior', ''));
    expect(value(result, 'seniority')).toBeUndefined();
    expect(value(match(ACCOUNTANT, ENGLISH_DEVELOPER_AD), 'desirable')).not.toBeNull();
    expect(value(match(ACCOUNTANT, MASON_AD), 'qualification')).toBeUndefined();
    expect(value(match(BEGINNER, INTERN_AD), 'title')).toBeUndefined();
    expect(result.score.coverage).toBe(1);
  });

  it('neither raises nor lowers the score of the other parts', () => {
    const { score } = match(ACCOUNTANT, ACCOUNTANT_AD);
    const others = score.dimensions.map((one) => (one.id === 'seniority' ? { ...one, value: null } : one));
    const silent = match(ACCOUNTANT, ACCOUNTANT_AD.replace(' Pleno/Sênior', ''));
    expect(silent.score.value).toBe(recompute({ ...score, dimensions: others }));
  });
});

describe('seniority', () => {
  const seniority = (title: string, start: string, ad = ACCOUNTANT_AD): number | null | undefined =>
    value(match({ ...ACCOUNTANT, experiences: [makeHeldJob(title, [], { start })] }, ad), 'seniority');

  it('costs 17.5 for each level from the closest one of the ad', () => {
    expect(seniority('Analista contábil pleno', '2017-01')).toBe(100);
    expect(seniority('Analista contábil júnior', '2017-01')).toBe(82.5);
    expect(seniority('Estagiário de contabilidade', '2025-01')).toBe(65);
    expect(seniority('Gerente de contabilidade', '2010-01')).toBe(65);
    expect(seniority('Diretor financeiro', '2005-01')).toBe(47.5);
  });

  it('follows from the years if no title names a level', () => {
    expect(seniority('Contador', '2025-01')).toBe(82.5);
    expect(seniority('Contador', '2022-01')).toBe(100);
  });
});
