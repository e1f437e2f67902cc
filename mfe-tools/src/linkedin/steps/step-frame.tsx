import type { DraftSaving } from '@aura/shared-career-ui';
import { useCallback, type ReactNode } from 'react';
import { ToolSteps, type StepText } from '../../steps/tool-steps.tsx';
import { HOME_PATH, stepPath } from '../paths.ts';
import type { Step } from '../state.ts';
import { ProfileStep } from './profile-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';
import { TargetStep } from './target-step.tsx';

interface Props extends StepProps {
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

const BODIES: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  perfil: ProfileStep,
  conferencia: ReviewStep,
  alvo: TargetStep,
};

/** One step on the way to the analysis of a profile. */
export function StepFrame({ step, state, dispatch, saving }: Props) {
  const onEnter = useCallback(
    (entered: Step) => dispatch({ type: 'stepEntered', step: entered }),
    [dispatch],
  );
  const Body = BODIES[step];
  return (
    <ToolSteps
      title="Otimizador de LinkedIn"
      steps={TEXTS}
      step={step}
      pathOf={stepPath}
      home={HOME_PATH}
      mayContinue={state.read !== null}
      onEnter={onEnter}
      saving={saving}
    >
      <Body state={state} dispatch={dispatch} />
    </ToolSteps>
  );
}
