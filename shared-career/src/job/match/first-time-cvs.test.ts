import {
  createEmptyResume,
  type JobMatch,
  type RequirementMatch,
  type ResumeStructure,
} from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeHeldJob, NOW } from '../fixtures/people.ts';
import { readJob } from '../reading/read-job.ts';
import { readCandidate } from './candidate.ts';
import { matchJob } from './match-job.ts';

const ABOUT =
  'Sobre a empresa\nEmpresa de médio porte, com sede no centro e atendimento em todo o país há muitos anos.';

function fit(resume: Partial<ResumeStructure>, lines: string, title = 'Analista administrativo'): JobMatch {
  const text = `${title}\n${ABOUT}\nRequisitos\n${lines}`;
  const reading = readJob(text);
  if (!reading.ok) throw new Error(reading.error.code);
  return matchJob(readCandidate({ ...createEmptyResume(), ...resume }, NOW), reading.value, text);
}
const find = (match: JobMatch, id: string): RequirementMatch | undefined =>
  match.requirements.find(({ requirement }) => requirement.id === id);
const studying = (degree: string, area: string, current: boolean): Partial<ResumeStructure> => ({
  education: [
    {
      institution: 'UFPE',
      degree,
      area,
      location: '',
      start: '2013',
      end: current ? null : '2017',
      current,
      items: [],
    },
  ],
});

it('says which share the ceiling limits', () => {
  const match = fit({ skills: ['Excel'] }, 'Excel\nSAP\nPower BI\nSQL\nPython');
  expect(match.score.ceilings.map(({ reason }) => reason)).toContain(
    'O que o currículo mostra cobre menos da metade do peso dos requisitos obrigatórios; a combinação fica em no máximo 55.',
  );
});

it('is not full of what is desired while that is open', () => {
  const lines =
    'SAP MM\nTMS\nWMS\nExcel\nDesejável\nCertificação CPIM ou Green Belt\nExperiência com importação';
  const work = [
    'Migrei o estoque para o SAP MM',
    'Implantei o TMS',
    'Operei o WMS',
    'Montei planilhas no Excel',
  ];
  const desirable = (...more: string[]) => {
    const items = [...work, ...more];
    const experiences = [makeHeldJob('Analista de logística', items)];
    const { score } = fit(
      { experiences, courses: ['Curso APICS CPIM parte 1'] },
      lines,
      'Analista de logística',
    );
    return score.dimensions.find(({ id }) => id === 'desirable')?.value;
  };
  expect(desirable()).toBe(99);
  expect(desirable('Conduzi a importação de peças da China')).toBe(100);
});

it('does not call a language missing that is spoken less well than demanded', () => {
  const match = fit(
    { languages: [{ language: 'Inglês', level: 'Intermediário' }] },
    'Inglês avançado obrigatório\nExcel\nSAP',
  );
  const reasons = match.score.ceilings.map(({ reason }) => reason);
  expect(reasons).toContainEqual(expect.stringMatching(/Inglês.*o currículo mostra menos do que isso/u));
});

it('reads a technical course whose level and subject stand in fields of their own', () => {
  const match = fit(
    studying('Técnico', 'Enfermagem', false),
    'Curso técnico em enfermagem completo\nExcel\nSAP',
  );
  expect(find(match, 'education-tecnico')?.grade).toBe('proven');
});

describe('an enrolment', () => {
  const graduate = studying('Bacharelado', 'Engenharia Civil', false);
  const student = studying('Bacharelado', 'Engenharia Civil', true);
  const line = 'Estar matriculado em Engenharia Civil ou Sanitária';
  const grade = (resume: Partial<ResumeStructure>, asked: string) =>
    fit(resume, asked).requirements.find(({ requirement }) => requirement.kind === 'education');

  it('is met by a student, not by a graduate', () => {
    expect(grade(student, line)).toMatchObject({ grade: 'proven', credit: 1 });
    expect(grade(graduate, line)).toMatchObject({ grade: 'absent', credit: 0 });
    expect(grade(graduate, line)?.why).toContain('estudo em andamento');
    expect(grade(graduate, 'Ensino médio em andamento')?.credit).toBe(0);
    expect(grade(graduate, 'Cursando Engenharia Civil a partir do 6º semestre')?.credit).toBe(0);
  });
  it('with a degree as an alternative is met by both', () => {
    for (const asked of ['Superior completo ou cursando', 'Ensino médio completo ou cursando'])
      for (const resume of [student, graduate])
        expect([asked, grade(resume, asked)?.credit]).toEqual([asked, 1]);
  });
});

describe('words of a CV', () => {
  const working = (item: string): Partial<ResumeStructure> => ({
    experiences: [makeHeldJob('Assistente', [item])],
  });
  it.each([
    ['Conciliei contas a pagar e a receber no Excel avançado', 'Contas a receber', 'skill-contas-receber'],
    ['Conciliei contas a pagar e a receber no Excel avançado', 'Contas a pagar', 'skill-contas-pagar'],
    ['Conciliei contas a pagar e a receber no Excel avançado', 'Excel', 'skill-excel'],
    ['Redigi contestações e recursos trabalhistas', 'Direito trabalhista', 'skill-direito-trabalhista'],
  ])('"%s" show %s', (item, line, id) => {
    expect(find(fit(working(item), line), id)?.grade).toBe('proven');
  });
  it('with a narrower thing that the ad names along with it are the thing itself', () => {
    const asked = 'CI/CD com GitHub Actions';
    const worked = fit(working('Publiquei com GitHub Actions a cada merge'), asked);
    expect(find(worked, 'skill-ci-cd')?.grade).toBe('proven');
    expect(find(fit({ skills: ['GitHub Actions'] }, asked), 'skill-ci-cd')?.grade).toBe('listed');
    expect(find(fit(working('Publiquei com GitHub Actions'), 'CI/CD'), 'skill-ci-cd')?.grade).toBe(
      'inferred',
    );
  });
  it('bring a task near to mediating, and no tool near to another one too far', () => {
    expect(
      find(
        fit(working('Resolvo reclamação de cliente'), 'Mediação de conflitos'),
        'skill-mediacao-conflitos',
      ),
    ).toMatchObject({ credit: 0.3 });
    expect(find(fit({ skills: ['Vitest'] }, 'Testes com Jest'), 'skill-jest')?.credit).toBeLessThanOrEqual(
      0.3,
    );
  });
  it('only infer a skill that they imply', () => {
    expect(find(fit(working('Modelei o PostgreSQL'), 'SQL'), 'skill-sql')?.grade).toBe('inferred');
  });
});

it('counts only years of a related trade', () => {
  const driver = { experiences: [makeHeldJob('Motorista de caminhão', [])] };
  const years = (title: string) =>
    fit(driver, 'Experiência mínima de 6 meses embarcado', title).requirements.find(
      ({ requirement }) => requirement.kind === 'years',
    )?.credit;
  expect(years('Marinheiro fluvial de convés')).toBe(0);
  expect(years('Motorista carreteiro')).toBe(1);
  expect(years('Motorista de ônibus')).toBe(1);
});

it('says that a registration is from another region', () => {
  const nurse = { unclassified: ['COREN-PE 123.456'] };
  const away = find(fit(nurse, 'COREN-AL ativo'), 'skill-coren');
  expect(away).toMatchObject({ grade: 'adjacent' });
  expect(away?.why).toContain('outra região (COREN-PE) e a vaga pede COREN-AL');
  expect(find(fit(nurse, 'COREN-PE ativo'), 'skill-coren')?.why).not.toContain('região');
  expect(find(fit(nurse, 'COREN ativo'), 'skill-coren')?.why).not.toContain('região');
});

describe('words copied from the ad', () => {
  const asked =
    'Controle de estoque de peças\nAtendimento a clientes da oficina\nEmissão de notas fiscais de venda\nSAP';
  const own = { experiences: [makeHeldJob('Assistente', ['Controlei o estoque de uma loja de calçados'])] };

  it('add nothing to done work', () => {
    const pasted = { ...own, other: [{ section: 'Observações', lines: asked.split('\n') }] };
    expect(fit(pasted, asked).score.value).toBeLessThanOrEqual(fit(own, asked).score.value ?? 0);
  });
  it('count only as a list without other evidence', () => {
    const listed = fit({ skills: ['Estoque', 'Notas fiscais', 'SAP', 'Atendimento ao cliente'] }, asked);
    expect(listed.score.value).toBeLessThanOrEqual(40);
    expect(listed.score.ceilings.find(({ id }) => id === 'only-listed')?.reason).toContain('só em listas');
  });
});

it.each([
  ['Enfermeiro(a) UTI Neonatal', 'absent', 'é de técnico(a) de enfermagem'],
  ['Técnico(a) de Enfermagem', 'proven', 'Encontrei'],
])('grades a technician’s registration for “%s” as %s', (title, grade, why) => {
  const registrations = [{ council: 'COREN', state: 'PE', number: '0612345-TEC' }];
  const match = fit({ registrations }, 'COREN-PE ativo\nExcel\nSAP\nPower BI', title);
  const found = match.requirements.find(({ requirement }) => requirement.kind === 'licence');
  expect(found?.grade).toBe(grade);
  expect(found?.why).toContain(why);
});

describe('a receptionist of a dental clinic', () => {
  const items = ['Cuido da agenda de 6 dentistas', 'Fiz a planilha de controle de orçamentos não fechados'];
  const person = {
    experiences: [makeHeldJob('Recepcionista', items)],
    courses: ['Excel básico – 20h – 2021'],
  };
  const match = fit(
    person,
    'Recepção\nGestão de agenda\nControle de orçamento\nExcel intermediário',
    'Recepcionista',
  );
  const findCalled = (label: string) =>
    match.requirements.find(({ requirement }) => requirement.label === label);

  it('is not asked whether she has to do with the reception', () => {
    expect(findCalled('Recepção')?.why).toContain('decorre do cargo');
    expect(findCalled('Recepção')?.open).toBeUndefined();
  });

  it('proves the matter with her line of work, not with her title', () => {
    expect(findCalled('Gestão de agenda')?.evidence[0]?.excerpt).toContain('Cuido da agenda');
  });

  it('denies nothing by saying what things were', () => {
    const budget = match.requirements.find(({ requirement }) => requirement.label.includes('orçamento'));
    expect(budget?.why).not.toContain('mas não como algo');
    expect(budget?.evidence[0]?.excerpt).toContain('orçamentos não fechados');
  });

  it('is told that her CV states a lower level, not what it does not say', () => {
    expect(findCalled('Excel intermediário')?.why).toMatch(/diz um nível abaixo: .*“Excel básico/u);
  });
});
