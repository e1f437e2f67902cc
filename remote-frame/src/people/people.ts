import type { Profile } from '@aura/shared-domain';
import { exampleResult } from './example-result.ts';

export type PersonId = 'nobody' | 'beginner' | 'diagnosed' | 'manager';

interface FramePerson {
  /** How the bar calls the choice. */
  readonly label: string;
  /** The stored profile; null when signed out. */
  readonly profile: Partial<Profile> | null;
}

/** Whom a remote can be looked at as: one for every access that a route may ask for. */
export const PEOPLE: Readonly<Record<PersonId, FramePerson>> = {
  nobody: { label: 'Ninguém', profile: null },
  beginner: { label: 'Profissional no plano gratuito', profile: { name: 'Bruna Alves', plan: 'freemium' } },
  diagnosed: {
    label: 'Profissional com diagnóstico e plano pago',
    profile: {
      name: 'Caio Nogueira',
      plan: 'decolagem',
      credits: 999,
      points: 120,
      diagnosticoCompleto: true,
      lastDiagnosisResult: exampleResult,
      careerPlan: exampleResult.plan,
      careerProfile: { skills: ['SQL', 'Excel'], objetivos_carreira: [exampleResult.goal.title] },
      journeyPhase: 2,
    },
  },
  manager: { label: 'Gestora de RH', profile: { name: 'Denise Rocha', role: 'gestor_rh' } },
};

export const isPersonId = (value: string): value is PersonId => Object.hasOwn(PEOPLE, value);
