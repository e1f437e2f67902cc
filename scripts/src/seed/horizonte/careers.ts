import type { Grade } from '@aura/shared-domain';
import type { DepartmentId } from './company.ts';

/** A skill of the goal that people of a department share. */
export interface GoalSkill {
  /** Id and name as the catalogue of skills has them. */
  readonly id: string;
  readonly label: string;
  /** Weight in the goal, 0 to 1. */
  readonly weight: number;
  /** 1 (days) to 5 (years). */
  readonly effort: number;
  /** How well it is known in the department, 0 to 1. */
  readonly known: number;
}

export interface Career {
  /** The occupation that they aim at. */
  readonly occupationId: string;
  readonly title: string;
  readonly skills: readonly GoalSkill[];
}

/** Id, name, weight, effort. Every department is asked about these: a company sees what many have in common. */
const COMMON = [
  ['lideranca', 'Liderança de equipe', 1, 4],
  ['feedback', 'Feedback e desenvolvimento de pessoas', 0.9, 3],
  ['indicadores', 'Indicadores de desempenho', 0.8, 2],
  ['analise-dados', 'Análise de dados', 0.7, 3],
  ['comunicacao', 'Comunicação clara', 0.6, 2],
  ['apresentacoes', 'Apresentações em público', 0.5, 3],
] as const;

type Own = readonly [id: string, label: string, weight: number, effort: number, known: number];

/** @param known how well the common ones are known, in their order */
const skillsOf = (own: readonly Own[], known: readonly number[]): readonly GoalSkill[] => [
  ...COMMON.map(([id, label, weight, effort], at) => ({ id, label, weight, effort, known: known[at] ?? 0 })),
  ...own.map(([id, label, weight, effort, level]) => ({ id, label, weight, effort, known: level })),
];

export const CAREERS: Readonly<Record<DepartmentId, Career>> = {
  engenharia: {
    occupationId: 'tech-lead',
    title: 'Líder Técnico(a) de Desenvolvimento',
    skills: skillsOf(
      [
        ['arquitetura-software', 'Arquitetura de software', 0.9, 4, 0.55],
        ['testes-automatizados', 'Automação de testes', 0.7, 3, 0.65],
        ['ci-cd', 'CI/CD', 0.6, 3, 0.7],
      ],
      [0.3, 0.35, 0.45, 0.55, 0.6, 0.35],
    ),
  },
  produto: {
    occupationId: 'product-manager',
    title: 'Gerente de Produto',
    skills: skillsOf(
      [
        ['product-discovery', 'Descoberta de produto', 0.9, 3, 0.65],
        ['metricas-produto', 'Métricas de produto', 0.7, 3, 0.5],
        ['pesquisa-usuario', 'Pesquisa com usuários', 0.6, 3, 0.65],
      ],
      [0.4, 0.5, 0.6, 0.3, 0.8, 0.7],
    ),
  },
  comercial: {
    occupationId: 'gerente-vendas',
    title: 'Gerente Comercial',
    skills: skillsOf(
      [
        ['negociacao', 'Negociação', 0.9, 3, 0.85],
        ['gestao-carteira', 'Gestão de carteira de clientes', 0.7, 3, 0.75],
        ['crm', 'CRM', 0.6, 1, 0.8],
      ],
      [0.4, 0.35, 0.5, 0.2, 0.75, 0.7],
    ),
  },
  pessoas: {
    occupationId: 'business-partner-rh',
    title: 'Business Partner de RH',
    skills: skillsOf(
      [
        ['clima-cultura', 'Clima e cultura organizacional', 0.9, 3, 0.75],
        ['avaliacao-desempenho', 'Avaliação de desempenho', 0.7, 3, 0.6],
        ['gestao-mudanca', 'Gestão da mudança', 0.6, 3, 0.4],
      ],
      [0.5, 0.75, 0.4, 0.25, 0.8, 0.6],
    ),
  },
  financeiro: {
    occupationId: 'analista-fpa',
    title: 'Analista de Planejamento Financeiro',
    skills: skillsOf(
      [
        ['excel-avancado', 'Excel avançado', 0.9, 3, 0.85],
        ['planejamento-financeiro', 'Planejamento financeiro e orçamento', 0.7, 3, 0.65],
        ['power-bi', 'Power BI', 0.6, 2, 0.4],
      ],
      [0.3, 0.35, 0.65, 0.6, 0.5, 0.35],
    ),
  },
};

/** Lessons that people of the company read. */
export const LESSONS = [
  'feedback-construtivo',
  'dizer-nao-no-trabalho',
  'conversa-de-carreira',
  'primeiros-90-dias',
  'aprender-com-pouco-tempo',
] as const;

/** Credit of each grade of evidence, as the diagnosis counts it. */
export const CREDIT: Readonly<Record<Grade, number>> = {
  proven: 1,
  listed: 0.7,
  inferred: 0.6,
  declared: 0.4,
  adjacent: 0.3,
  absent: 0,
};
