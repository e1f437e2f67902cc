import {
  createEmptyResume,
  type DiagnosisAnswers,
  type DiagnosisResult,
  type SelfRating,
} from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import { EMPTY_ANSWERS } from './fixtures/people.ts';

function run(
  title: string,
  items: string[],
  goal: Partial<DiagnosisAnswers['goal']>,
  rated: Record<string, SelfRating['level']> = {},
): DiagnosisResult {
  const job = { title, company: 'Central', location: '', start: '2014-01', end: null, current: true, items };
  const selfRatings: SelfRating[] = Object.entries(rated).map(([skillId, level]) => ({
    skillId,
    level,
    proof: '',
  }));
  return diagnose(
    {
      ...EMPTY_ANSWERS,
      goal: { ...EMPTY_ANSWERS.goal, ...goal },
      resume: { ...createEmptyResume(), experiences: [job] },
      selfRatings,
    },
    { variant: 'full', now: new Date('2026-03-02T12:00:00Z') },
  );
}
const SHOP_MANAGER = { title: 'Gerente de loja' };
const FRONT_END = { title: 'Desenvolvedor(a) front-end' };
const strengths = ({ strengths: all }: DiagnosisResult): string[] => all.map(({ title }) => title);

it('gives a cashier supervisor no sales targets by the title', () => {
  const result = run('Líder de caixa', ['Lidero 9 operadores e faço a escala da semana'], SHOP_MANAGER);
  expect(strengths(result)).not.toContain('Gestão de metas de vendas');
  expect(result.gaps.find(({ skillId }) => skillId === 'metas-vendas')?.grade ?? 'absent').toBe('absent');
});

it('takes opening a shop as near to running it', () => {
  const result = run('Líder de caixa', ['Abro e fecho a loja quando o gerente está de folga'], SHOP_MANAGER);
  const rule = result.readiness.dimensions.find(({ id }) => id === 'skills')?.rule;
  expect(rule).not.toContain('“Gestão de loja”');
  expect(JSON.stringify(result)).not.toContain('“Gestão de loja” vem do cargo');
});

it.each([
  ['visual-merchandising', SHOP_MANAGER],
  ['sql', { title: 'Analista de dados' }],
])('gives who is getting to know %s something to make, not something to show', (skillId, goal) => {
  const result = run('Operadora de caixa', ['Recebia em dinheiro'], goal, { [skillId]: 1 });
  const [task] = result.plan.filter(({ gapId }) => gapId === `gap-${skillId}`);
  expect(task?.title ?? '').not.toMatch(/^Mostrar/u);
});

it('finds an example of automated tests where they are written with a tool', () => {
  const line = 'Escrevi testes de componentes com Vitest e Testing Library (cobertura de 40 % para 85 %)';
  const result = run('Desenvolvedora front-end', [line], FRONT_END, { 'testes-automatizados': 3 });
  const evidence = result.readiness.dimensions.find(({ id }) => id === 'evidence');
  expect(evidence?.rule).not.toContain('Automação de testes');
  expect(strengths(result).join()).not.toContain('Jest');
});

it.each([
  ['Baixei a diferença de caixa de R$ 900 para R$ 150 por mês', 'de R$ 900 para R$ 150'],
  ['Baixei o consumo em 11% (de 2,30 para 2,55 km/l)', 'de 2,30 para 2,55 km/l'],
  ['Economizei R$ 12/m² na obra, com a equipe', 'R$ 12/m²'],
  ['Baixei a demora da fila de 40 para 15 minutos com a turma', 'de 40 para 15 minutos'],
])('names a change by both of its figures: %s', (line, figures) => {
  expect(strengths(run('Colaboradora', [line], SHOP_MANAGER))).toContain(`Resultado em números: ${figures}`);
});

describe('a pharmacy attendant who wants to become a nurse', () => {
  const { plan, risks } = run('Atendente de farmácia', ['Atendo 80 clientes por dia'], {
    title: 'Enfermeiro(a)',
  });
  const about = (skillId: string): string[] =>
    plan.filter(({ gapId }) => gapId === `gap-${skillId}`).map(({ title }) => title);

  it('begins the degree by comparing courses, after what can be done at once', () => {
    expect(about('graduacao-enfermagem')).toEqual([
      'Comparar cursos e datas de entrada: “Graduação em enfermagem”',
    ]);
    expect(plan.findIndex(({ gapId }) => gapId === 'gap-graduacao-enfermagem')).toBeGreaterThan(2);
    expect(plan.find(({ gapId }) => gapId === 'gap-graduacao-enfermagem')?.description).toContain(
      'depois dos 90 dias',
    );
  });

  it('leaves the registration for after the degree', () => {
    expect(about('coren')).toEqual([]);
    expect(risks.join()).toContain(
      '“Registro no COREN como enfermeiro(a)” é condição de entrada e fica para',
    );
  });
});

it('asks a nutritionist without a number for the application, not for a course', () => {
  const { plan } = run('Nutricionista', ['Elaboro cardápios para 300 refeições por dia'], {
    title: 'Nutricionista',
  });
  const task = plan.find(({ gapId }) => gapId === 'gap-crn');
  expect(task?.title).toBe('Ver o que falta para “Registro no CRN”');
  expect(task?.description).toContain('Peça a inscrição no CRN');
});

it('names a line after what weighs most in the goal', () => {
  const line = 'Liderei 12 vendedores e acompanhei indicadores de venda, com 18% a mais em um ano';
  const [first] = strengths(run('Supervisora de loja', [line], SHOP_MANAGER));
  expect(first).not.toBe('Indicadores de desempenho');
});
