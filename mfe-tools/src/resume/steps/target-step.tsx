import type { OptimizerState } from '../state.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { PlanLimit, useIsSpent } from '@aura/shared-career-ui';
import { choosePlural, cutWhole, JOB_TEXT_LIMITS } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, TextArea, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { listNewestGoals } from '../../goal/newest-goals.ts';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { RESUME_LIMIT } from '../limit.ts';
import { useRun } from '../run/use-run.ts';
import { ToldProofs } from '../told/told-proofs.tsx';
import styles from '../../tools.module.css';

/** The role and the job ad, and the sending. */
export function TargetStep({ state, dispatch }: StepProps<OptimizerState, OptimizerAction>) {
  const { running, failure, run } = useRun(state, dispatch);
  const [tried, setTried] = useState(false);
  const isSpent = useIsSpent(RESUME_LIMIT.tool);
  const length = state.jobText.trim().length;
  const tooShort = length > 0 && length < JOB_TEXT_LIMITS.minimum;
  const start = () => {
    setTried(true);
    if (!tooShort) void run();
  };
  return (
    <div>
      <div className={styles['fields']}>
        {state.resume && <p className={styles['note']}>Você vai analisar: “{state.resume.label}”.</p>}
        {state.resume && (
          <ToldProofs
            resume={state.resume.structure}
            onChange={(structure) => dispatch({ type: 'resumeEdited', structure })}
          />
        )}
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
        {state.jobText === '' && (
          <AdsOfDiagnosis onUse={(jobText) => dispatch({ type: 'jobChanged', jobText })} />
        )}
        <PlanLimit of={RESUME_LIMIT} />
        <p className={styles['note']}>
          Ao analisar, os campos conferidos, o cargo e a vaga são enviados e guardados na sua conta, onde você
          pode apagá-los. O arquivo original não é enviado. Seu perfil e seu diagnóstico não mudam.
        </p>
        {failure && <FailureNotice failure={failure} limit={RESUME_LIMIT} onRetry={start} />}
        <p role="status" className={styles['note']}>
          {running && 'Analisando seu currículo. Costuma levar poucos segundos.'}
        </p>
      </div>
      <LowerBar>
        <Button size="lg" variant={isSpent ? 'quiet' : 'primary'} busy={running} onClick={start}>
          {running ? 'Analisando…' : isSpent ? 'Analisar de novo o mesmo currículo' : 'Analisar currículo'}
        </Button>
      </LowerBar>
    </div>
  );
}

/** Characters of an ad by which a person recognises it. */
const BEGINNING = 60;

/** Job ads that the person pasted in the diagnosis, so that nobody pastes one twice. */
function AdsOfDiagnosis({ onUse }: { readonly onUse: (ad: string) => void }) {
  const { value } = useAsked(listNewestGoals);
  const ads = (value?.[0]?.value?.answers?.referenceJobs ?? []).filter(
    (ad) => ad.trim().length >= JOB_TEXT_LIMITS.minimum && ad.length <= JOB_TEXT_LIMITS.maximum,
  );
  if (ads.length === 0) return null;
  return (
    <div className={styles['item']}>
      <p>Você colou {choosePlural(ads.length, 'este anúncio', 'estes anúncios')} no diagnóstico:</p>
      <div className={styles['row']}>
        {ads.map((ad, at) => (
          <Button key={at} variant="secondary" onClick={() => onUse(ad)}>
            Usar “{shortenAd(ad)}”
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The first line of an ad, as far as a button has room. */
function shortenAd(ad: string): string {
  const [line = ''] = ad.trim().split('\n');
  return line.length > BEGINNING ? `${cutWhole(line, BEGINNING).trimEnd()}…` : line;
}
