import type { BadgeId } from '../badges/catalogue.ts';
import { countDoneTasks } from '../profile/done-tasks.ts';
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
  readonly steps: (profile: Profile) => readonly JourneyStep[];
}

/** Tasks of the plan that are done before the plan counts as begun. */
const TASKS_DONE = 3;

const withBadge = (profile: Profile, id: BadgeId, text: string, path: string): JourneyStep => ({
  id,
  text,
  path,
  done: profile.badges.some((badge) => badge.id === id),
});

/** The phases of the journey; the first is number 1. The last has no end: its steps only suggest. */
export const JOURNEY_PHASES: readonly Phase[] = [
  {
    name: 'Diagnóstico',
    text: 'Entender de onde você parte e aonde quer chegar.',
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
    steps: (profile) => [
      {
        id: 'tasks',
        text: `Concluir ${TASKS_DONE} tarefas do plano`,
        done: countDoneTasks(profile) >= TASKS_DONE,
        path: '/diagnostico/resultado#plano',
      },
    ],
  },
  {
    name: 'Preparação',
    text: 'Deixar currículo, LinkedIn e entrevistas prontos.',
    steps: (profile) => [
      withBadge(
        profile,
        'arquiteto_curriculo',
        'Otimizar o currículo ou o LinkedIn',
        '/otimizador-curriculo',
      ),
      withBadge(profile, 'voz_de_dono', 'Treinar uma entrevista', '/simulador-entrevista'),
    ],
  },
  {
    name: 'Busca',
    text: 'Encontrar vagas que servem ao seu objetivo e concorrer a elas.',
    steps: (profile) => [withBadge(profile, 'cacador_elite', 'Procurar vagas no radar', '/buscador-vagas')],
  },
  {
    name: 'Evolução',
    text: 'Continuar aprendendo e rever o plano quando algo mudar.',
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
