import {
  type AnswerMode,
  INTERVIEW_KIND_LABELS,
  INTERVIEW_LEVEL_LABELS,
  INTERVIEW_LIMITS,
  type InterviewKind,
  type InterviewLevel,
  interviewStartEndpoint,
} from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, ChoiceGroup, Notice, SelectField, TextField } from '@aura/shared-ui';
import { type Dispatch, useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import styles from '../../tools.module.css';
import type { InterviewAction } from '../draft/reducer.ts';
import type { InterviewDraft } from '../draft/state.ts';
import { INTERVIEW_LIMIT } from '../limit.ts';
import { call } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';
import { buildQuestionPath } from '../paths.ts';
import { findRecognitionClass } from '../voice/recognition.ts';

interface Props {
  readonly draft: InterviewDraft;
  readonly dispatch: Dispatch<InterviewAction>;
}

const KINDS: Readonly<Record<InterviewKind, string>> = {
  hr: 'Trajetória, motivação e comportamento, como na primeira conversa.',
  manager: 'Entregas, decisões e trabalho em equipe, com quem seria sua chefia.',
  technical: 'A prática da sua profissão.',
  case: 'Uma situação inventada para você resolver em voz alta.',
  english: 'Perguntas e respostas em inglês.',
};

const kinds = (Object.keys(KINDS) as InterviewKind[]).map((value) => ({
  value,
  label: INTERVIEW_KIND_LABELS[value],
  description: KINDS[value],
}));

const levels = Object.entries(INTERVIEW_LEVEL_LABELS).map(([value, label]) => ({ value, label }));

const TYPED = { value: 'text', label: 'Digitar', description: 'Você escreve e corrige quando quiser.' };
const SPOKEN = {
  value: 'voice',
  label: 'Falar',
  description: 'Seu navegador transcreve, e você corrige o texto antes da avaliação. Dá para digitar também.',
};

const { minimum, maximum } = INTERVIEW_LIMITS.questions;
const counts = Array.from({ length: maximum - minimum + 1 }, (_, index) => {
  const count = String(minimum + index);
  return { value: count, label: `${count} perguntas` };
});

/** A simulation to set up. */
export function SetupForm({ draft, dispatch }: Props) {
  const { setup } = draft;
  const { starting, failure, start } = useStart(draft, dispatch);
  const canHear = findRecognitionClass() !== null;
  const missing = setup.role.trim().length < 2;
  const change = (patch: Partial<typeof setup>) => dispatch({ type: 'setupChanged', patch });
  const { form, errors } = useForm<'role'>({
    check: () => keepErrors({ role: missing ? 'Escreva o cargo para o qual quer treinar.' : null }),
    onValid: () => void start(),
  });
  return (
    <section className={styles['section']} aria-labelledby="setup-title">
      <h2 id="setup-title">Nova simulação</h2>
      <form {...form}>
        <div className={styles['fields']}>
          {setup.job && (
            <Notice
              tone="info"
              title={`Para a vaga: ${setup.job.title}`}
              action={
                <Button type="button" variant="quiet" onClick={() => change({ job: null })}>
                  Simular sem a vaga
                </Button>
              }
            >
              As respostas também são comparadas com o que a vaga pede.
            </Notice>
          )}
          <TextField
            label="Cargo"
            hint="O da vaga, ou aquele que você quer."
            value={setup.role}
            maxLength={INTERVIEW_LIMITS.roleCharacters}
            error={missing ? errors.role : undefined}
            onChange={(event) => change({ role: event.target.value })}
          />
          <ChoiceGroup
            legend="Nível"
            name="level"
            layout="row"
            options={levels}
            value={setup.level}
            onChange={(level) => change({ level: level as InterviewLevel })}
          />
          <ChoiceGroup
            legend="Tipo de entrevista"
            name="kind"
            options={kinds}
            value={setup.kind}
            onChange={(kind) => change({ kind: kind as InterviewKind })}
          />
          <SelectField
            label="Quantas perguntas"
            options={counts}
            value={String(setup.questions)}
            onChange={(count) => change({ questions: Number(count) })}
          />
          <ChoiceGroup
            legend="Como responder"
            name="mode"
            options={canHear ? [TYPED, SPOKEN] : [TYPED]}
            value={canHear ? setup.mode : 'text'}
            onChange={(mode) => change({ mode: mode as AnswerMode })}
          />
          {!canHear && (
            <p className={styles['note']}>
              Este navegador não transcreve fala. Para responder falando, use uma versão atual do Chrome, do
              Edge ou do Safari; a pergunta você pode ouvir onde houver uma voz instalada.
            </p>
          )}
          {failure && (
            <FailureNotice
              failure={failure}
              limit={INTERVIEW_LIMIT}
              onRetry={() => void start()}
              title="A simulação não começou"
              kept="Nada foi contado, e o que você escolheu continua aqui."
            />
          )}
        </div>
        <LowerBar>
          <Button type="submit" busy={starting}>
            Começar
          </Button>
        </LowerBar>
      </form>
    </section>
  );
}

/** Begins the simulation that was set up, and goes to its first question. */
function useStart(draft: InterviewDraft, dispatch: Dispatch<InterviewAction>) {
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const start = async () => {
    const requestId = draft.requestId ?? crypto.randomUUID();
    dispatch({ type: 'startPrepared', requestId });
    setStarting(true);
    setFailure(null);
    const { job, ...setup } = draft.setup;
    const made = await call(interviewStartEndpoint, {
      requestId,
      // A choice that another browser offered holds only where this one can hear, too.
      setup: {
        ...setup,
        mode: findRecognitionClass() === null ? 'text' : setup.mode,
        savedJobId: job?.id ?? null,
      },
      repeatOf: null,
    });
    setStarting(false);
    if (!made.ok) return setFailure(runFailure(made.error));
    dispatch({ type: 'started' });
    navigate(buildQuestionPath(made.value.id, 1));
  };
  return { starting, failure, start };
}
