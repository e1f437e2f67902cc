import type { Goal, HiddenExperience, LearningContext, SelfRating } from '@aura/shared-domain';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** Degrees of the self-rating, each with what it looks like in practice. */
export const SELF_RATING_SCALE: readonly Option<SelfRating['level']>[] = [
  { value: 0, label: 'Nunca fiz', hint: 'Ainda não tive contato.' },
  { value: 1, label: 'Estou conhecendo', hint: 'Já vi, estudei ou tentei uma vez.' },
  { value: 2, label: 'Faço com ajuda', hint: 'Consigo com um exemplo ou alguém por perto.' },
  { value: 3, label: 'Faço por conta própria', hint: 'Já entreguei algo assim. Conte qual foi.' },
  { value: 4, label: 'Ensino outras pessoas', hint: 'Alguém já aprendeu isso comigo. Conte quando foi.' },
];

/** From this level on one concrete proof is asked for; given, it makes the rating as good as a line of the CV. */
export const PROOF_FROM_LEVEL = 3;

/** How many skills are rated in each variant of the diagnosis. */
export const SELF_RATINGS_ASKED = { full: 12, quick: 6 } as const;

/** Experiences that seldom reach a CV. */
export const HIDDEN_EXPERIENCE_KINDS: readonly Option<HiddenExperience['kind']>[] = [
  { value: 'care', label: 'Cuidado', hint: 'Cuidar de crianças, de pessoas idosas ou doentes, da casa.' },
  { value: 'volunteering', label: 'Voluntariado', hint: 'Igreja, associação, escola, campanha, mutirão.' },
  { value: 'gig', label: 'Bicos e trabalhos por conta', hint: 'Encomendas, entregas, reparos, vendas.' },
  { value: 'project', label: 'Projetos pessoais', hint: 'Algo que nasceu da sua vontade, pronto ou não.' },
  { value: 'study', label: 'Estudos', hint: 'Cursos, grupos de estudo, trabalhos acadêmicos.' },
];

/** Time until the goal. */
export const HORIZONS: readonly Option<Goal['horizonMonths']>[] = [
  { value: 3, label: 'Em até 3 meses' },
  { value: 6, label: 'Em até 6 meses' },
  { value: 12, label: 'Em até 1 ano' },
  { value: 24, label: 'Em até 2 anos' },
];

/** Kinds of contract looked for. */
export const CONTRACTS: readonly Option<Goal['contract']>[] = [
  { value: 'any', label: 'Tanto faz' },
  { value: 'clt', label: 'Carteira assinada (CLT)' },
  { value: 'pj', label: 'Pessoa jurídica (PJ)' },
  { value: 'publicServant', label: 'Serviço público (concurso)' },
];

/** Where the work happens. */
export const WORK_MODELS: readonly Option<Goal['workModel']>[] = [
  { value: 'any', label: 'Tanto faz' },
  { value: 'onSite', label: 'Presencial' },
  { value: 'hybrid', label: 'Híbrido' },
  { value: 'remote', label: 'Remoto' },
];

/** Money that can go into learning, in all. */
export const BUDGETS: readonly Option<LearningContext['budget']>[] = [
  { value: 'none', label: 'Nada no momento', hint: 'O plano usa só recursos gratuitos.' },
  { value: 'upTo100', label: 'Até R$ 100' },
  { value: 'upTo500', label: 'Até R$ 500' },
  { value: 'more', label: 'Mais de R$ 500' },
];

/** Hours a week offered as a choice; any number from 0 to 40 is valid. */
export const HOURS_PER_WEEK: readonly Option<number>[] = [
  { value: 1, label: '1 hora' },
  { value: 3, label: '3 horas' },
  { value: 5, label: '5 horas' },
  { value: 8, label: '8 horas' },
  { value: 12, label: '12 horas ou mais' },
];
