import type { PlanTask } from '@aura/shared-domain';
import type { GoalSkill } from './careers.ts';

const HORIZONS = [30, 30, 60, 60, 90] as const;

/** Tasks of every plan, besides one for each gap. */
const GENERAL: readonly PlanTask[] = [
  {
    id: 'task-demo-conversa',
    title: 'Combinar uma conversa sobre o objetivo',
    description: 'Conte a alguém da área qual é o objetivo e pergunte o que faz diferença na prática.',
    horizon: 60,
    effortMinutes: 30,
    tool: '/mentor-ia',
    doneWhen: 'A conversa aconteceu e três pontos ficaram anotados.',
    evidenceAsked: 'As anotações.',
    gapId: null,
    completed: false,
  },
  {
    id: 'task-demo-revisao',
    title: 'Rever o plano com o que mudou',
    description: 'Olhe o que foi feito nestes meses e escolha o próximo passo.',
    horizon: 90,
    effortMinutes: 30,
    tool: null,
    doneWhen: 'O próximo passo está escrito em uma frase.',
    evidenceAsked: 'A frase escrita.',
    gapId: null,
    completed: false,
  },
];

/** The plan that follows from somebody's gaps, in the order in which it is worked through. */
export const planOf = (gaps: readonly Pick<GoalSkill, 'id' | 'label'>[]): readonly PlanTask[] => [
  ...gaps.map(practise),
  ...GENERAL,
];

const practise = ({ id, label }: Pick<GoalSkill, 'id' | 'label'>, place: number): PlanTask => ({
  id: `task-demo-${id}`,
  title: `Praticar “${label}” em um caso pequeno`,
  description: `Escolha um problema pequeno do seu dia a dia e resolva usando “${label}”.`,
  horizon: HORIZONS[place] ?? 90,
  effortMinutes: 120,
  tool: '/micro-learnings',
  doneWhen: 'Existe um exemplo escrito em cinco linhas: situação, o que foi feito e o que mudou.',
  evidenceAsked: 'O exemplo escrito.',
  gapId: `gap-${id}`,
  completed: false,
});
