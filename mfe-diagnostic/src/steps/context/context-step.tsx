import { DIAGNOSIS_LIMITS } from '@aura/shared-domain';
import { BUDGETS, HOURS_PER_WEEK } from '@aura/shared-career';
import { ChoiceGroup, TextArea } from '@aura/shared-ui';
import { pick, toOptions } from '../options.ts';
import type { StepProps } from '../step-props.ts';
import styles from '../steps.module.css';

/** Time, money and accessibility that the plan has to respect. */
export default function ContextStep({ state: { context }, dispatch }: StepProps) {
  const change = (patch: Partial<typeof context>) => dispatch({ type: 'contextChanged', patch });
  return (
    <div className={styles['fields']}>
      <ChoiceGroup
        legend="Quanto tempo por semana você pode dedicar ao plano?"
        name="hours"
        layout="row"
        options={toOptions(HOURS_PER_WEEK)}
        value={context.hoursPerWeek === null ? null : String(context.hoursPerWeek)}
        onChange={(value) => change({ hoursPerWeek: pick(HOURS_PER_WEEK, value) ?? null })}
      />
      <ChoiceGroup
        legend="Quanto pode investir em aprender?"
        name="budget"
        layout="row"
        options={toOptions(BUDGETS)}
        value={context.budget}
        onChange={(value) => change({ budget: pick(BUDGETS, value) ?? null })}
      />
      <TextArea
        label="Precisa de alguma condição de acessibilidade ou de rotina?"
        hint="Opcional. Por exemplo: legendas em vídeos, horários noturnos, pouco uso de tela. Serve só para o plano e nunca muda sua pontuação."
        maxLength={DIAGNOSIS_LIMITS.accessibility}
        counter
        value={context.accessibility}
        onChange={(event) => change({ accessibility: event.currentTarget.value })}
      />
    </div>
  );
}
