import type { LinkedInAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { mayBelongToOther } from '@aura/shared-career/owner';
import { PlanLimit, useIsSpent } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { Button, Checkbox, ChoiceGroup, Notice, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import styles from '../../tools.module.css';
import { LINKEDIN_LIMIT } from '../limit.ts';
import { useRun } from '../run/use-run.ts';
import type { Declared, LinkedInState } from '../state.ts';
import { parseCanonical } from '@aura/shared-career/render';
import type { ResumeStructure } from '@aura/shared-domain';

/** The CV of the profile as fields; null if there is none, or if it was not stored by a diagnosis. */
const readOwnResume = (resumeText: string): ResumeStructure | null =>
  resumeText === '' ? null : parseCanonical(resumeText);

const QUESTIONS: readonly { readonly id: keyof Declared; readonly label: string }[] = [
  { id: 'photo', label: 'Seu perfil tem foto?' },
  { id: 'cover', label: 'Tem imagem de capa?' },
  { id: 'openToWork', label: 'O “Tenho interesse em” (Open to work) está preenchido?' },
  { id: 'customUrl', label: 'O endereço do perfil foi personalizado?' },
];

const ANSWERS = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
  { value: 'unknown', label: 'Não sei' },
];
const VALUES: Readonly<Record<string, boolean | null>> = { yes: true, no: false, unknown: null };
const answerOf = (value: boolean | null) => (value === null ? 'unknown' : value ? 'yes' : 'no');

/** The role, what no file tells, and the sending. */
export function TargetStep({ state, dispatch }: StepProps<LinkedInState, LinkedInAction>) {
  const session = useSession();
  const profile = session.status === 'signedIn' ? session.profile : null;
  const resume = profile && readOwnResume(profile.resumeText);
  const accountName = profile?.name ?? '';
  const { running, failure, run } = useRun(state, { accountName, resume }, dispatch);
  const [tried, setTried] = useState(false);
  const isSpent = useIsSpent(LINKEDIN_LIMIT.tool);
  const doubt = state.read !== null && mayBelongToOther(state.read.profile.name, accountName);
  const start = () => {
    setTried(true);
    if (!doubt || state.ownerConfirmed) void run();
  };
  return (
    <div className={styles['fields']}>
      <TextField
        label="Cargo-alvo (opcional)"
        hint="Sem ele, as partes que dependem do cargo ficam sem nota."
        maxLength={200}
        value={state.goal}
        onChange={(event) => dispatch({ type: 'goalChanged', goal: event.currentTarget.value })}
      />
      {QUESTIONS.map(({ id, label }) => (
        <ChoiceGroup
          key={id}
          legend={label}
          name={id}
          layout="row"
          options={ANSWERS}
          value={answerOf(state.declared[id])}
          onChange={(value) => dispatch({ type: 'declaredChanged', patch: { [id]: VALUES[value] ?? null } })}
        />
      ))}
      {!resume && (
        <p className={styles['note']}>
          Seu perfil não tem um currículo para comparar. Ele entra quando você faz o diagnóstico com o arquivo
          ou o texto dele.
        </p>
      )}
      {resume && (
        <Checkbox
          label="Comparar com o currículo do meu perfil"
          checked={state.withResume}
          onChange={(event) => dispatch({ type: 'resumeToggled', withResume: event.currentTarget.checked })}
        />
      )}
      {doubt && (
        <>
          <Notice tone="warning" title="O nome não é o da sua conta">
            O perfil é de “{state.read?.profile.name}”, e a conta é de “{accountName}”. Analise só o seu
            próprio perfil: os dados de outra pessoa pedem a autorização dela.
          </Notice>
          <Checkbox
            label="Este perfil é meu"
            checked={state.ownerConfirmed}
            onChange={(event) => dispatch({ type: 'ownerConfirmed', confirmed: event.currentTarget.checked })}
          />
          {tried && !state.ownerConfirmed && (
            <Notice tone="error">Confirme que o perfil é seu para analisar.</Notice>
          )}
        </>
      )}
      <PlanLimit of={LINKEDIN_LIMIT} />
      <p className={styles['note']}>
        Ao analisar, os campos conferidos são enviados e guardados na sua conta, onde você pode apagá-los. O
        arquivo original não é enviado.
      </p>
      {failure && <FailureNotice failure={failure} limit={LINKEDIN_LIMIT} onRetry={start} />}
      <div>
        <Button size="lg" variant={isSpent ? 'quiet' : 'primary'} busy={running} onClick={start}>
          {running ? 'Analisando…' : isSpent ? 'Analisar de novo o mesmo perfil' : 'Analisar perfil'}
        </Button>
      </div>
      <p role="status" className={styles['note']}>
        {running && 'Analisando seu perfil. Costuma levar poucos segundos.'}
      </p>
    </div>
  );
}
