import type { OptimizerState } from '../state.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { PlanLimit } from '@aura/shared-career-ui';
import { JOB_TEXT_LIMITS } from '@aura/shared-domain';
import { Button, TextArea, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { RESUME_LIMIT } from '../limit.ts';
import { useRun } from '../run/use-run.ts';
import styles from '../../tools.module.css';

/** The role and the job ad, and the sending. */
export function TargetStep({ state, dispatch }: StepProps<OptimizerState, OptimizerAction>) {
  const { running, failure, run } = useRun(state, dispatch);
  const [tried, setTried] = useState(false);
  const length = state.jobText.trim().length;
  const tooShort = length > 0 && length < JOB_TEXT_LIMITS.minimum;
  const start = () => {
    setTried(true);
    if (!tooShort) void run();
  };
  return (
    <div className={styles['fields']}>
      <TextField
        label="Cargo-alvo (opcional)"
        hint="Como está nos anúncios: “Técnica de Enfermagem”, “Analista de Dados Pleno”."
        maxLength={200}
        value={state.goal}
        onChange={(event) => dispatch({ type: 'goalChanged', goal: event.currentTarget.value })}
      />
      <TextArea
        label="Texto da vaga (opcional)"
        hint="Cole o anúncio inteiro, com requisitos e responsabilidades."
        rows={10}
        maxLength={JOB_TEXT_LIMITS.maximum}
        counter
        value={state.jobText}
        error={
          tried && tooShort
            ? `Este texto tem ${length} caracteres, e um anúncio precisa de pelo menos ${JOB_TEXT_LIMITS.minimum}. ` +
              'Cole o anúncio inteiro ou deixe o campo vazio.'
            : undefined
        }
        onChange={(event) => dispatch({ type: 'jobChanged', jobText: event.currentTarget.value })}
      />
      <PlanLimit of={RESUME_LIMIT} />
      <p className={styles['note']}>
        Ao analisar, os campos conferidos, o cargo e a vaga são enviados e guardados na sua conta, onde você
        pode apagá-los. O arquivo original não é enviado. Seu perfil e seu diagnóstico não mudam.
      </p>
      {failure && <FailureNotice failure={failure} limit={RESUME_LIMIT} onRetry={start} />}
      <div>
        <Button size="lg" busy={running} onClick={start}>
          {running ? 'Analisando…' : 'Analisar currículo'}
        </Button>
      </div>
      <p role="status" className={styles['note']}>
        {running && 'Analisando seu currículo. Costuma levar poucos segundos.'}
      </p>
    </div>
  );
}
