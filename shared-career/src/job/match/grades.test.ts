import { createEmptyResume, type RequirementMatch, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeHeldJob, NOW } from '../fixtures/people.ts';
import { readJob } from '../reading/read-job.ts';
import { readCandidate } from './candidate.ts';
import { matchJob } from './match-job.ts';

const ABOUT =
  'Sobre a empresa\nEmpresa de médio porte, com sede no centro e atendimento em todo o país há muitos anos.';

/** The match of a requirement that an ad lists in one line. */
function match(resume: Partial<ResumeStructure>, line: string, id: string): RequirementMatch | undefined {
  const text = `Analista administrativo\n${ABOUT}\nRequisitos\n${line}\nRotinas administrativas\nOrganização`;
  const reading = readJob(text);
  if (!reading.ok) throw new Error(reading.error.code);
  const candidate = readCandidate({ ...createEmptyResume(), ...resume }, NOW);
  return matchJob(candidate, reading.value, text).requirements.find(
    ({ requirement }) => requirement.id === id,
  );
}
const working = (...items: string[]): Partial<ResumeStructure> => ({
  experiences: [makeHeldJob('Assistente', items)],
});
const studying = (degree: string, area: string, current = false): Partial<ResumeStructure> => ({
  education: [
    { institution: 'Universidade', degree, area, location: '', start: '2019', end: null, current, items: [] },
  ],
});

describe('a skill', () => {
  const grade = (resume: Partial<ResumeStructure>, line = 'Power BI', id = 'skill-power-bi'): unknown[] => {
    const found = match(resume, line, id);
    return [found?.grade, found?.credit];
  };

  it('is proven in an item of a job or project', () => {
    expect(grade(working('Criei painéis em Power BI'))).toEqual(['proven', 1]);
  });
  it('is listed in a list, a course or the summary', () => {
    expect(grade({ skills: ['Power BI'] })).toEqual(['listed', 0.7]);
    expect(grade({ summary: 'Uso Power BI todos os dias' })).toEqual(['listed', 0.7]);
    expect(grade({ unclassified: ['Power BI'] })).toEqual(['listed', 0.7]);
  });
  it('is inferred from a skill that implies it, and from a held title', () => {
    expect(grade(working('Modelei o PostgreSQL'), 'SQL', 'skill-sql')).toEqual(['inferred', 0.6]);
    const driver = { experiences: [makeHeldJob('Motorista de caminhão', [])] };
    const found = match(driver, 'Direção defensiva', 'skill-direcao-defensiva');
    expect(found?.grade).toBe('inferred');
    expect(found?.why).toContain('decorre do cargo “Motorista de caminhão”');
  });
  it('is adjacent by a neighbour', () => {
    expect(grade(working('Criei painéis em Tableau'))).toEqual(['adjacent', 0.3]);
  });
  it('is absent if denied, and open with the line of the ad if the CV does not mention it', () => {
    const denied = match(working('Nunca trabalhei com Power BI.'), 'Power BI', 'skill-power-bi');
    expect([denied?.grade, denied?.credit, denied?.open]).toEqual(['absent', 0, undefined]);
    const found = match({}, 'Power BI para relatórios', 'skill-power-bi');
    expect([found?.grade, found?.credit, found?.open]).toEqual(['absent', 0, true]);
    expect(found?.why).toBe(
      'O currículo não diz se você tem ou faz “Power BI para relatórios”; o anúncio diz: “Power BI para relatórios”. Se sim, diga onde e como.',
    );
    expect(found?.evidence).toEqual([]);
  });
  it('is "said" if a deed or a list names it', () => {
    for (const resume of [working('Criei painéis em Power BI'), { skills: ['Power BI'] }])
      expect(match(resume, 'Power BI', 'skill-power-bi')?.open).toBeUndefined();
  });
  it('is met by the best of its alternatives', () => {
    expect(grade(working('Escrevi serviços em Python'), 'Java ou Python', 'skill-java')).toEqual([
      'proven',
      1,
    ]);
    expect(grade({ skills: ['Python'] }, 'Java ou Python', 'skill-java')).toEqual(['listed', 0.7]);
  });
});

it('finds a name that is not in the catalogue as a whole word, in any case', () => {
  const line = 'Experiência com Zyntra';
  expect(match(working('Operei o ZYNTRA'), line, 'term-zyntra')?.grade).toBe('proven');
  expect(match({ skills: ['zyntra'] }, line, 'term-zyntra')?.grade).toBe('listed');
  expect(match(working('Operei o Zyntrax'), line, 'term-zyntra')?.grade).toBe('absent');
});

it('accepts a stated registration, and a higher driving category for a lower one', () => {
  expect(match({ courses: ['CRC-SP 123.456'] }, 'CRC ativo', 'skill-crc')?.credit).toBe(1);
  expect(match({ unclassified: ['CNH: categoria D'] }, 'CNH B', 'skill-cnh-b')?.credit).toBe(1);
  expect(match({ unclassified: ['CNH: categoria B'] }, 'CNH D', 'skill-cnh-d')?.credit).toBeLessThan(0.6);
});

describe('a language', () => {
  it.each([
    ['fluente', 'Inglês fluente', 1],
    ['avançado', 'Inglês fluente', 0.5],
    ['avançado', 'Inglês avançado', 1],
    ['intermediário', 'Inglês fluente', 0],
    ['intermediário', 'Inglês avançado', 0.5],
    ['básico', 'Inglês avançado', 0],
    ['', 'Inglês', 1],
    ['B2', 'Inglês intermediário', 1],
  ])('spoken "%s" meets "%s" by %d', (level, line, credit) => {
    const resume = { languages: [{ language: 'Inglês', level }] };
    expect(match(resume, line, 'language-ingles')?.credit).toBe(credit);
  });
});

describe('schooling', () => {
  const credit = (resume: Partial<ResumeStructure>, line: string, id = 'education-superior'): unknown =>
    match(resume, line, id)?.credit;

  it('is met by its level and subject, half met one level below or in another subject', () => {
    const line = 'Superior completo em Direito';
    expect(credit(studying('Bacharelado', 'Direito'), line)).toBe(1);
    expect(credit(studying('Bacharelado', 'Direito', true), line)).toBe(0.5);
    expect(credit(studying('Bacharelado', 'Turismo'), line)).toBe(0.5);
    expect(credit(studying('Ensino médio completo', ''), line)).toBe(0);
  });
  it('of a lower level is met by a higher one', () => {
    expect(credit(studying('Bacharelado', 'Turismo', true), 'Ensino médio completo', 'education-medio')).toBe(
      1,
    );
  });
  it('in progress is enough if the ad says so', () => {
    expect(credit(studying('Bacharelado', 'Turismo', true), 'Cursando Turismo')).toBe(1);
  });
});

describe('years of a skill', () => {
  const clerk = (...items: string[]): Partial<ResumeStructure> => ({
    experiences: [makeHeldJob('Analista administrativo', items, { start: '2015-01' })],
  });
  const line = '2 anos de experiência em liderança de equipe';

  it('are not proven by years of other work', () => {
    const found = match(clerk('Arquivei documentos'), line, 'years-2');
    expect([found?.grade, found?.credit]).toEqual(['absent', 0.5]);
    expect(found?.why).toContain(
      'mas não encontrei “Liderança de equipe”, que o anúncio pede na mesma linha',
    );
  });
  it('are proven if the work shows it', () => {
    expect(match(clerk('Liderei equipe de 8 pessoas'), line, 'years-2')?.grade).toBe('proven');
  });
});

describe('real CVs', () => {
  it('a study in progress is named apart from one in another subject', () => {
    const found = match(
      studying('MBA', 'Controladoria', true),
      'Pós-graduação em Controladoria',
      'education-pos',
    );
    expect(found?.why).toContain('ainda não está concluído');
  });
  it('any engineering counts if the ad accepts it', () => {
    const engineer = studying('', 'Engenharia de Produção');
    expect(
      match(engineer, 'Formação superior em Engenharia (Produção ou Mecânica)', 'education-superior')?.credit,
    ).toBe(1);
    expect(match(engineer, 'Superior em Engenharia Civil', 'education-superior')?.credit).toBe(0.5);
  });
  it('a language takes the lowest level of its uses', () => {
    const resume = {
      languages: [{ language: 'Inglês', level: 'Avançado (leitura), intermediário (conversação)' }],
    };
    expect(match(resume, 'Inglês avançado', 'language-ingles')?.credit).toBe(0.5);
    expect(match(resume, 'Inglês intermediário', 'language-ingles')?.credit).toBe(1);
  });
});

it('years of related jobs count once, up to now', () => {
  const years = (...jobs: ReturnType<typeof makeHeldJob>[]): unknown =>
    match({ experiences: jobs }, '4 anos de experiência na área', 'years-4')?.credit;
  const clerk = (start: string, end: string): ReturnType<typeof makeHeldJob> =>
    makeHeldJob('Analista administrativo', [], { start, end, current: false });
  expect(years(clerk('2018-01', '2021-12'))).toBe(1);
  expect(years(clerk('2018-01', '2019-12'))).toBe(0.5);
  expect(years(clerk('2018-01', '2019-12'), clerk('2018-01', '2019-12'))).toBe(0.5);
  expect(years(makeHeldJob('Analista administrativo', [], { start: '2025-12' }))).toBe(0);
  expect(years(makeHeldJob('Cozinheiro', [], { start: '2010-01' }))).toBe(0);
});
