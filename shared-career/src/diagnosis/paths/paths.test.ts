import { createEmptyResume, type DiagnosisResult } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { diagnose } from '../diagnose.ts';
import { EMPTY_ANSWERS } from '../fixtures/people.ts';

interface Work {
  readonly title: string;
  readonly items: readonly string[];
  readonly until?: string;
}

/** The paths of a person with these jobs, newest first, and a course that has not ended. */
function findPathsOf(goal: string, works: readonly Work[], course?: string): DiagnosisResult['paths'] {
  const resume = {
    ...createEmptyResume(),
    experiences: works.map(({ title, items, until }) => ({
      title,
      company: 'Serra Azul',
      location: '',
      start: '2016-02',
      end: until ?? null,
      current: until === undefined,
      items: [...items],
    })),
    education: (course === undefined ? [] : [course]).map((area) => ({
      institution: 'Faculdade Serra Azul',
      degree: 'Bacharelado',
      area,
      location: '',
      start: '2024-02',
      end: null,
      current: true,
      items: [],
    })),
  };
  const answers = { ...EMPTY_ANSWERS, goal: { ...EMPTY_ANSWERS.goal, title: goal }, resume };
  return diagnose(answers, { variant: 'full', now: new Date('2026-11-30T12:00:00Z') }).paths;
}
const listIds = (...person: Parameters<typeof findPathsOf>) =>
  findPathsOf(...person).map(({ occupationId }) => occupationId);

const TRUCKER: Work = {
  title: 'Motorista de caminhão',
  items: ['Faço entregas em supermercados, sigo o roteiro e atendo os clientes', 'CNH categoria D com EAR'],
};
const PORTER: Work = {
  title: 'Maqueira',
  items: [
    'Transporto pacientes com segurança entre os setores e o pronto atendimento',
    'Sigo normas de biossegurança e registro no prontuário eletrônico',
  ],
};
/** Deliveries and driving that ask for less than a truck. */
const BELOW_A_TRUCK = [
  'entregador',
  'entregador-bike',
  'ajudante-carga',
  'motorista-aplicativo',
  'motorista-entregador',
  'motorista-particular',
];

it.each(['', 'Motorista de ônibus'])(
  'leads a truck driver with the goal “%s” back to no delivery',
  (goal) => {
    const found = listIds(goal, [TRUCKER]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((id) => BELOW_A_TRUCK.includes(id))).toEqual([]);
  },
);

it('leads nobody back below work of before', () => {
  const now = { title: 'Motoboy', items: ['Entregas com moto própria'] };
  expect(listIds('', [now])).toContain('entregador-bike');
  expect(listIds('', [now, { ...TRUCKER, until: '2025-01' }])).not.toContain('entregador-bike');
});

it('leads to a lower licence who wants it', () => {
  const found = listIds('Motorista de aplicativo', [TRUCKER]);
  expect(found.filter((id) => BELOW_A_TRUCK.includes(id))).not.toEqual([]);
});

it('leads a mason to no work of helpers', () =>
  expect(
    listIds('', [{ title: 'Pedreiro', items: ['Levanto alvenaria e faço reboco e contrapiso'] }]),
  ).not.toContain('servente-obras'));

it.each(['', 'Enfermeira'])('leads a nursing student with the goal “%s” to no other course', (goal) => {
  const student = listIds(goal, [PORTER], 'Enfermagem');
  expect(student).not.toContain('tecnico-radiologia');
  expect(student).toContain('coletor-exames');
});

it('leads who studies nothing to the course of a technician', () =>
  expect(listIds('', [PORTER])).toContain('tecnico-radiologia'));

it('keeps the work of the trade that is studied, also where its registration is missing', () => {
  const intern = {
    title: 'Estagiária de direito',
    items: ['Pesquiso jurisprudência, faço minutas de petições e acompanho prazos no PJe'],
  };
  expect(listIds('Advogada', [intern], 'Direito').some((id) => id.startsWith('advogado-'))).toBe(true);
});

it.each([
  ['Enfermeira do trabalho', ['Faço exames ocupacionais e o PCMSO de 800 pessoas'], 'medico-trabalho'],
  ['Engenheira civil', ['Gerencio obras de 12 andares e leio projetos'], 'engenheiro-mecanico'],
  ['Engenheira civil', ['Gerencio obras, leio projetos e faço o orçamento'], 'vidraceiro'],
  ['Médica veterinária', ['Consultas e cirurgias de pequenos animais'], 'pescador'],
  ['Analista de dados', ['SQL e Power BI', 'Dashboards', 'Python'], 'estatistico'],
  ['Mecânico industrial', ['Faço manutenção preventiva de máquinas'], 'mecanico-aeronaves'],
  ['Porteira', ['Controlo a entrada', 'Recebo encomendas'], 'despachante-documentos'],
  ['Manicure', ['Faço unhas', 'Atendo clientes', 'Agenda'], 'esteticista'],
])('leads from “%s” to no trade of another degree', (title, items, other) =>
  expect(listIds('', [{ title, items }])).not.toContain(other),
);

it('leads who directs to no work of managers', () => {
  const director = {
    title: 'Diretora de operações',
    items: ['Dirijo 4 gerentes, o orçamento e os indicadores da rede'],
  };
  expect(listIds('', [director]).filter((id) => id.startsWith('gerente-'))).toEqual([]);
});
