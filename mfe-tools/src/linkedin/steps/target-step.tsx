import type { LinkedInAction } from '../reducer.ts';
import type { StepProps } from '../../steps/tool-steps.tsx';
import { mayBelongToOther } from '@aura/shared-career/owner';
import { PlanLimit, useIsSpent } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, Checkbox, ChoiceGroup, Notice, TextField } from '@aura/shared-ui';
import { useMemo, useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import styles from '../../tools.module.css';
import { LINKEDIN_LIMIT } from '../limit.ts';
import { useRun } from '../run/use-run.ts';
import type { Declared, LinkedInState } from '../state.ts';
import {
  computeDay,
  formatLongDay,
  isAbsentProfile,
  type Profile,
  type ResumeStructure,
} from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { chooseBaseVersion } from '../../resume/line/base-version.ts';
import { readBaseVersion } from '../../resume/line/read-base-version.ts';

interface NewestResume {
  readonly resume: ResumeStructure | null;
  readonly madeAt: Date | null;
}

/** The newest CV of the person: a version of the optimiser or that of the profile; the latter while versions cannot be read. */
function useNewestResume(profile: Profile | null): NewestResume {
  const { value } = useAsked(useMemo(() => (profile ? () => readBaseVersion(profile) : null), [profile]));
  const base = useMemo(() => value ?? (profile && chooseBaseVersion(profile, [])), [value, profile]);
  if (!base || (base.id === null && base.diagnosed === null)) return { resume: null, madeAt: null };
  return { resume: base.input.resume, madeAt: base.madeAt };
}

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

function nameAnalysis(running: boolean, isSpent: boolean): string {
  if (running) return 'Analisando…';
  return isSpent ? 'Analisar de novo o mesmo perfil' : 'Analisar perfil';
}

/** The role, what no file tells, and the sending. */
export function TargetStep({ state, dispatch }: StepProps<LinkedInState, LinkedInAction>) {
  const session = useSession();
  const profile = session.status === 'signedIn' ? session.profile : null;
  const { resume, madeAt } = useNewestResume(profile);
  const accountName = profile?.name ?? '';
  const { running, failure, run } = useRun(
    state,
    { accountName, resume, resumeDay: madeAt && computeDay(madeAt) },
    dispatch,
  );
  const [tried, setTried] = useState(false);
  const isSpent = useIsSpent(LINKEDIN_LIMIT.tool);
  const isAbsent = state.read !== null && isAbsentProfile(state.read.profile);
  const hasNothing = isAbsent && !resume;
  const doubt = state.read !== null && mayBelongToOther(state.read.profile.name, accountName);
  const start = () => {
    setTried(true);
    if (!doubt || state.ownerConfirmed) void run();
  };
  return (
    <div>
      <div className={styles['fields']}>
        <TextField
          label="Cargo-alvo (opcional)"
          hint={isAbsent ? undefined : 'Sem ele, as partes que dependem do cargo ficam sem nota.'}
          maxLength={200}
          value={state.goal}
          onChange={(event) => dispatch({ type: 'goalChanged', goal: event.currentTarget.value })}
        />
        {!isAbsent &&
          QUESTIONS.map(({ id, label }) => (
            <ChoiceGroup
              key={id}
              legend={label}
              name={id}
              layout="row"
              options={ANSWERS}
              value={answerOf(state.declared[id])}
              onChange={(value) =>
                dispatch({ type: 'declaredChanged', patch: { [id]: VALUES[value] ?? null } })
              }
            />
          ))}
        {hasNothing && (
          <Notice tone="info" title="Primeiro, o currículo">
            Os textos do perfil saem dele. <Link to="/diagnostico">Faça o diagnóstico</Link> com o arquivo ou
            o texto do currículo e volte: seu objetivo continua aqui.
          </Notice>
        )}
        {!isAbsent && !resume && (
          <p className={styles['note']}>
            Você não tem um currículo guardado para comparar. Ele entra quando você faz o diagnóstico com o
            arquivo ou o texto dele, ou o analisa no otimizador de currículo.
          </p>
        )}
        {!isAbsent && resume && (
          <Checkbox
            label={`Comparar com o meu currículo mais novo${madeAt ? `, de ${formatLongDay(madeAt)}` : ''}`}
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
              onChange={(event) =>
                dispatch({ type: 'ownerConfirmed', confirmed: event.currentTarget.checked })
              }
            />
            {tried && !state.ownerConfirmed && (
              <Notice tone="error">Confirme que o perfil é seu para analisar.</Notice>
            )}
          </>
        )}
        <PlanLimit of={LINKEDIN_LIMIT} />
        <p className={styles['note']}>
          {isAbsent
            ? 'Os textos ficam guardados na sua conta, onde você pode apagá-los.'
            : 'Ao analisar, os campos conferidos são enviados e guardados na sua conta, onde você pode apagá-los. O arquivo original não é enviado.'}
        </p>
        {failure && <FailureNotice failure={failure} limit={LINKEDIN_LIMIT} onRetry={start} />}
        <p role="status" className={styles['note']}>
          {running && !isAbsent && 'Analisando seu perfil. Costuma levar poucos segundos.'}
          {running && isAbsent && 'Escrevendo os textos. Costuma levar poucos segundos.'}
        </p>
      </div>
      <LowerBar>
        {!hasNothing && (
          <Button size="lg" variant={isSpent ? 'quiet' : 'primary'} busy={running} onClick={start}>
            {isAbsent ? 'Escrever os textos do perfil' : nameAnalysis(running, isSpent)}
          </Button>
        )}
      </LowerBar>
    </div>
  );
}
