import { countLow, type DraftSaving, ResumeReview } from '@aura/shared-career-ui';
import type { Dispatch, ReactNode } from 'react';
import { type StepProps, type StepText, ToolSteps } from '../../steps/tool-steps.tsx';
import { HOME_PATH, stepPath } from '../paths.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { OptimizerState, Step } from '../state.ts';
import { RESUME_WORKER } from '../worker.ts';
import { IntakeStep } from './intake-step.tsx';
import { TargetStep } from './target-step.tsx';

interface Props {
  readonly step: Step;
  readonly state: OptimizerState;
  readonly dispatch: Dispatch<OptimizerAction>;
  readonly saving: DraftSaving;
}

const TEXTS: readonly StepText<Step>[] = [
  {
    id: 'curriculo',
    label: 'Currículo',
    title: 'Qual currículo você quer melhorar?',
    lead: 'Envie o arquivo, cole o texto ou use o que já está no seu perfil.',
  },
  {
    id: 'conferencia',
    label: 'Conferência',
    title: 'Confira o que foi lido',
    lead: 'A análise usa exatamente estes campos: corrija o que não estiver certo.',
  },
  {
    id: 'alvo',
    label: 'Objetivo',
    title: 'Para qual cargo ou vaga?',
    lead: 'Os dois campos são opcionais. Sem vaga, você recebe a qualidade do currículo; com vaga, também o quanto ele combina com ela.',
  },
];

const BODIES: Readonly<Record<Step, (props: StepProps<OptimizerState, OptimizerAction>) => ReactNode>> = {
  curriculo: IntakeStep,
  conferencia: ReviewStep,
  alvo: TargetStep,
};

/** One step on the way to the analysis of a CV. */
export function StepFrame({ step, state, dispatch, saving }: Props) {
  return (
    <ToolSteps
      title="Otimizador de currículo"
      steps={TEXTS}
      step={step}
      pathOf={stepPath}
      home={HOME_PATH}
      mayContinue={state.resume !== null}
      toCheck={step === 'conferencia' && state.resume ? countLow(state.resume.confidence) : 0}
      saving={saving}
      state={state}
      dispatch={dispatch}
      bodies={BODIES}
    />
  );
}

/** What was read, for the person to correct before anything is scored. */
function ReviewStep({ state, dispatch }: StepProps<OptimizerState, OptimizerAction>) {
  if (!state.resume) return null;
  return (
    <ResumeReview
      worker={RESUME_WORKER}
      draft={state.resume}
      lead={`Isto foi lido de “${state.resume.label}”. A análise só acontece quando você pedir, no próximo passo.`}
      onEdit={(structure) => dispatch({ type: 'resumeEdited', structure })}
      onRemovePersonalData={() => dispatch({ type: 'personalDataRemoved' })}
    />
  );
}
