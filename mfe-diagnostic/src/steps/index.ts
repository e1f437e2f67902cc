import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import type { ComponentType } from 'react';
import type { StepId } from '../wizard/steps.ts';
import type { ReviewStepProps } from './review/review-step.tsx';
import type { StepProps } from './step-props.ts';
// Here rather than in each step only: one file for all of them, instead of a copy per download.
import './steps.module.css';

/** The last step is drawn by the wizard itself: it alone sends something. */
export type AnswerStepId = Exclude<StepId, 'revisao'>;

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const LOADERS: Readonly<Record<AnswerStepId, Load<StepProps>>> = {
  objetivo: () => import('./goal/goal-step.tsx'),
  curriculo: () => import('./resume/resume-step.tsx'),
  conferencia: () => import('./resume/resume-review-step.tsx'),
  experiencias: () => import('./hidden/hidden-step.tsx'),
  interesses: () => import('./interests/interests-step.tsx'),
  ancoras: () => import('./anchors/anchors-step.tsx'),
  competencias: () => import('./skills/skills-step.tsx'),
  contexto: () => import('./context/context-step.tsx'),
};
const loadReview: Load<ReviewStepProps> = () => import('./review/review-step.tsx');

const loadComponent = (step: AnswerStepId) => lazyWithRetry(LOADERS[step]);

/** The component of each step, downloaded when it is first needed. */
export const STEP_COMPONENTS: Readonly<Record<AnswerStepId, ComponentType<StepProps>>> = {
  objetivo: loadComponent('objetivo'),
  curriculo: loadComponent('curriculo'),
  conferencia: loadComponent('conferencia'),
  experiencias: loadComponent('experiencias'),
  interesses: loadComponent('interesses'),
  ancoras: loadComponent('ancoras'),
  competencias: loadComponent('competencias'),
  contexto: loadComponent('contexto'),
};

/** The last step. */
export const ReviewStep = lazyWithRetry(loadReview);

/** Downloads a step ahead of its need; a failure is left to the moment it is needed. */
export function preloadStep(step: StepId): void {
  const load = step === 'revisao' ? loadReview : LOADERS[step];
  load().catch(() => undefined);
}
