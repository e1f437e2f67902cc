import type { LinkedInAction } from '../reducer.ts';
import type { DraftSaving } from '@aura/shared-career-ui';
import { isAbsentProfile } from '@aura/shared-domain';
import type { ReactNode } from 'react';
import { type StepProps, type StepText, ToolSteps } from '../../steps/tool-steps.tsx';
import { HOME_PATH, stepPath } from '../paths.ts';
import type { LinkedInState, Step } from '../state.ts';
import { ProfileStep } from './profile-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TargetStep } from './target-step.tsx';

interface Props extends StepProps<LinkedInState, LinkedInAction> {
  readonly step: Step;
  readonly saving: DraftSaving;
}

const TEXTS: readonly StepText<Step>[] = [
  {
    id: 'perfil',
    label: 'Perfil',
    title: 'Traga o seu perfil do LinkedIn',
    lead: 'A cópia dos dados (ZIP), o PDF do perfil ou o texto da página.',
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
    title: 'Para qual cargo, e o que o arquivo não mostra',
    lead:
      'O cargo-alvo diz quais competências procurar. Foto e endereço contam na completude se você responder; ' +
      'as outras respostas só marcam a lista de conferência.',
  },
];

/** The last step of who has no profile: there is nothing to bring or to check. */
const WITHOUT_PROFILE: StepText<Step> = {
  id: 'alvo',
  label: 'Objetivo',
  title: 'Para qual cargo é o seu perfil novo',
  lead: 'Os textos saem do seu currículo; o cargo-alvo diz o que vem primeiro.',
};

const BODIES: Readonly<Record<Step, (props: StepProps<LinkedInState, LinkedInAction>) => ReactNode>> = {
  perfil: ProfileStep,
  conferencia: ReviewStep,
  alvo: TargetStep,
};

/** One step on the way to the analysis of a profile. */
export function StepFrame({ step, state, dispatch, saving }: Props) {
  const isAbsent = state.read !== null && isAbsentProfile(state.read.profile);
  return (
    <ToolSteps
      title="Otimizador de LinkedIn"
      steps={isAbsent ? [...TEXTS.slice(0, -1), WITHOUT_PROFILE] : TEXTS}
      step={step}
      pathOf={stepPath}
      home={HOME_PATH}
      mayContinue={state.read !== null}
      saving={saving}
      state={state}
      dispatch={dispatch}
      bodies={BODIES}
    />
  );
}
