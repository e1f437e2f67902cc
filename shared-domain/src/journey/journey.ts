import type { BadgeId } from '../badges/catalogue.ts';
import { choosePlural } from '../format/plural.ts';
import { countDone, countDoneTasks } from '../profile/done-tasks.ts';
import type { Profile } from '../profile/profile-schema.ts';

/** Something to have done before a phase is left. */
export interface JourneyStep {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
  /** Page where it is done. */
  readonly path: string;
}

interface Phase {
  readonly name: string;
  /** Its meaning, in one line. */
  readonly text: string;
  /** What it counts before it is over, in one line. */
  readonly counts: string;
  readonly steps: (profile: Profile) => readonly JourneyStep[];
}

/** Tasks of the plan that are done before the plan counts as begun. */
const TASKS_DONE = 3;

const PLAN_PATH = '/diagnostico/resultado#plano';

const withBadge = (profile: Profile, id: BadgeId, text: string, path: string): JourneyStep => ({
  id,
  text,
  path,
  done: profile.badges.some((badge) => badge.id === id),
});

/** Most tasks of one kind that a phase asks for; a plan with fewer asks for those that it has. */
const TASKS_OF_KIND = 3;

/** The tasks of the plan that are done in some of the tools; empty if the plan has none of them. */
function listTaskStep({ careerPlan }: Profile, about: string, tools: readonly string[]): JourneyStep[] {
  const tasks = careerPlan.filter(({ tool }) => tool !== null && tools.includes(tool));
  const asked = Math.min(tasks.length, TASKS_OF_KIND);
  if (asked === 0) return [];
  const counted = Math.min(countDone(tasks), asked);
  const words = choosePlural(asked, 'a tarefa', `${asked} tarefas`);
  return [
    {
      id: 'tasks',
      text: `Concluir ${words} do plano sobre ${about} (${counted} de ${asked})`,
      done: counted === asked,
      path: PLAN_PATH,
    },
  ];
}

/** The phases of the journey; the first is number 1. The last has no end: its steps only suggest. */
export const JOURNEY_PHASES: readonly Phase[] = [
  {
    name: 'Diagnóstico',
    text: 'Entender de onde você parte e aonde quer chegar.',
    counts: 'Conta: o diagnóstico concluído.',
    steps: (profile) => [
      {
        id: 'diagnosis',
        text: 'Concluir o diagnóstico de carreira',
        done: profile.diagnosticoCompleto,
        path: '/diagnostico-carreira',
      },
    ],
  },
  {
    name: 'Plano',
    text: 'Transformar lacunas em tarefas com prazo.',
    counts: `Conta: ${TASKS_DONE} tarefas do plano concluídas.`,
    steps: (profile) => [
      {
        id: 'tasks',
        text: `Concluir ${TASKS_DONE} tarefas do plano (${Math.min(countDoneTasks(profile), TASKS_DONE)} de ${TASKS_DONE})`,
        done: countDoneTasks(profile) >= TASKS_DONE,
        path: PLAN_PATH,
      },
    ],
  },
  {
    name: 'Preparação',
    text: 'Deixar currículo, LinkedIn e entrevistas prontos.',
    counts: `Conta: currículo ou LinkedIn otimizado, uma entrevista treinada e até ${TASKS_OF_KIND} tarefas do plano sobre eles.`,
    steps: (profile) => [
      withBadge(
        profile,
        'arquiteto_curriculo',
        'Otimizar o currículo ou o LinkedIn',
        '/otimizador-curriculo',
      ),
      withBadge(profile, 'voz_de_dono', 'Treinar uma entrevista', '/simulador-entrevista'),
      ...listTaskStep(profile, 'currículo, LinkedIn ou entrevista', [
        '/otimizador-curriculo',
        '/otimizador-linkedin',
        '/simulador-entrevista',
      ]),
    ],
  },
  {
    name: 'Busca',
    text: 'Encontrar vagas que servem ao seu objetivo e concorrer a elas.',
    counts: `Conta: uma busca no radar e até ${TASKS_OF_KIND} tarefas do plano sobre vagas, como enviar candidaturas.`,
    steps: (profile) => [
      withBadge(profile, 'cacador_elite', 'Procurar vagas no radar', '/buscador-vagas'),
      ...listTaskStep(profile, 'vagas', ['/buscador-vagas']),
    ],
  },
  {
    name: 'Evolução',
    text: 'Continuar aprendendo e rever o plano quando algo mudar.',
    counts: 'Não tem fim.',
    steps: (profile) => [
      withBadge(profile, 'eterno_aprendiz', 'Concluir um micro-learning', '/micro-learnings'),
    ],
  },
];

/** Requirements of the current phase. */
export const listJourneySteps = (profile: Profile): readonly JourneyStep[] =>
  JOURNEY_PHASES[profile.journeyPhase - 1]?.steps(profile) ?? [];

/** Whether everything is done that the present phase asks for, and another one comes after it. */
export const mayAdvance = (profile: Profile): boolean =>
  profile.journeyPhase < JOURNEY_PHASES.length && listJourneySteps(profile).every(({ done }) => done);
