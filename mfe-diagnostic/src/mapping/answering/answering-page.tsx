import { useTitleFocus } from '@aura/shared-career-ui';
import { LIKERT, scoreBehavior } from '@aura/shared-career/behavior';
import { BEHAVIOR_CONSENT_VERSION, type BehaviorResult, completeBehavioralTest } from '@aura/shared-domain';
import { useForm } from '@aura/shared-pages/forms';
import { Button, ChoiceGroup, Notice, PageHeader, ProgressBar } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../mapping.module.css';
import {
  type AnsweringState,
  INITIAL,
  readStoredState,
  storeState,
  withAnswer,
  withScreenTime,
} from './state.ts';
import { STEPS } from './steps.ts';
import { createStopwatch } from './stopwatch.ts';
import { withOffline } from '@aura/shared-pages/data';
import { updateProfile } from '@aura/shared-session';
import { behaviorRecords } from '../records.ts';

interface StoreResult {
  readonly busy: boolean;
  /** Why the last try failed; null for none that did. */
  readonly failure: string | null;
  readonly store: (result: BehaviorResult) => Promise<void>;
}

/**
 * Stores a result: first in the history, then as the newest. A try that is made again after a failure stores the very
 * same, once.
 */
function useStoreResult(onStored: () => void): StoreResult {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = useRef<{ readonly id: string; readonly result: BehaviorResult } | null>(null);
  const store = async (scored: BehaviorResult) => {
    const isSame = pending.current && withoutTime(pending.current.result) === withoutTime(scored);
    const { id, result } = (pending.current =
      isSame && pending.current ? pending.current : { id: crypto.randomUUID(), result: scored });
    setBusy(true);
    setFailure(null);
    const kept = await behaviorRecords.put(id, result);
    const saved = kept.ok ? await updateProfile((profile) => completeBehavioralTest(profile, result)) : kept;
    setBusy(false);
    if (!saved.ok) return setFailure(withOffline(saved.error.message));
    onStored();
  };
  return { busy, failure, store };
}

const withoutTime = (result: BehaviorResult): string => JSON.stringify({ ...result, answeredAt: '' });

interface Props {
  readonly uid: string;
  readonly onDone: () => void;
}

const OPTIONS = LIKERT.map(({ value, label }) => ({ value: String(value), label }));
const openTab = () => sessionStorage;
const UNANSWERED = 'Escolha uma resposta.';

/** The questions, a few at a time; a valid result is stored, nothing else is. */
export function AnsweringPage({ uid, onDone }: Props) {
  const [state, setState] = useState<AnsweringState>(() => readStoredState(openTab, uid));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { busy, failure, store } = useStoreResult(() => {
    storeState(openTab, uid, null);
    onDone();
  });
  const [stopwatch] = useState(() => createStopwatch());
  const step = STEPS[state.step] ?? STEPS[0];
  const isLast = state.step === STEPS.length - 1;
  useTitleFocus(`step ${state.step}`);
  useEffect(() => storeState(openTab, uid, state), [uid, state]);
  useEffect(() => stopwatch.restart(), [stopwatch, state.step]);

  const answer = (id: string, chosen: string) => {
    const value = LIKERT.find((option) => String(option.value) === chosen)?.value;
    if (value === undefined) return;
    setState((last) => withAnswer(last, { id, value }));
  };
  const missing = [
    ...(step?.items.filter(({ id }) => state.answers[id] === undefined) ?? []),
    ...(step?.scenarios.filter(({ id }) => state.scenarios[id] === undefined) ?? []),
  ].map(({ id }) => id);
  const { form, errors, clear } = useForm<string>({
    check: () => Object.fromEntries(missing.map((id) => [id, UNANSWERED])),
    onValid: () => goOn(),
  });
  const errorOf = (id: string) => (missing.includes(id) ? errors[id] : undefined);
  const back = () => {
    clear();
    setState((last) => ({ ...last, step: last.step - 1 }));
  };
  const goOn = () => {
    if (!isLast) {
      const timed = withScreenTime(state, step?.items.map(({ id }) => id) ?? [], stopwatch.elapsed());
      return setState({ ...timed, step: state.step + 1 });
    }
    const scored = scoreBehavior(
      { ...state, millisPerItem: Object.values(state.millis) },
      { now: new Date(), consent: BEHAVIOR_CONSENT_VERSION },
    );
    if (!scored.ok) {
      setState(INITIAL);
      return setRefusal(scored.error.message);
    }
    void store(scored.value);
  };

  if (refusal !== null) return <Refused message={refusal} onAgain={() => setRefusal(null)} />;
  return (
    <>
      <PageHeader
        eyebrow="Mapeamento comportamental"
        title={
          step && step.scenarios.length > 0
            ? 'O que mais se parece com você?'
            : 'Quanto cada frase combina com você?'
        }
        lead="Pense no trabalho dos últimos meses. Não há resposta melhor."
      />
      <ProgressBar
        label="Andamento"
        value={state.step / STEPS.length}
        detail={`Parte ${state.step + 1} de ${STEPS.length}`}
      />
      <form {...form} className={styles['form']}>
        {step?.items.map(({ id, text }) => (
          <ChoiceGroup
            key={id}
            legend={text}
            name={id}
            options={OPTIONS}
            layout="row"
            value={state.answers[id] === undefined ? null : String(state.answers[id])}
            error={errorOf(id)}
            onChange={(chosen) => answer(id, chosen)}
          />
        ))}
        {step?.scenarios.map(({ id, text, options }) => (
          <ChoiceGroup
            key={id}
            legend={text}
            name={id}
            options={options.map((option) => ({ value: option.id, label: option.text }))}
            value={state.scenarios[id] ?? null}
            error={errorOf(id)}
            onChange={(chosen) =>
              setState((last) => ({ ...last, scenarios: { ...last.scenarios, [id]: chosen } }))
            }
          />
        ))}
        {failure !== null && (
          <Notice tone="warning" title="O resultado ainda não foi guardado">
            {failure} Suas respostas continuam aqui.
          </Notice>
        )}
        <div className={styles['row']}>
          {state.step > 0 && (
            <Button variant="secondary" onClick={back}>
              Voltar
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {isLast ? 'Ver o resultado' : 'Continuar'}
          </Button>
        </div>
        <p role="alert" className={styles['error']}>
          {missing.some(errorOf) && 'Falta responder ao que está marcado acima.'}
        </p>
      </form>
    </>
  );
}

interface RefusedProps {
  readonly message: string;
  readonly onAgain: () => void;
}

/** Why answers give no result, and the way to answer again. */
function Refused({ message, onAgain }: RefusedProps) {
  useTitleFocus('refused');
  return (
    <>
      <PageHeader eyebrow="Mapeamento comportamental" title="Ainda não dá para ler suas respostas" />
      <p>{message}</p>
      <div>
        <Button onClick={onAgain}>Responder de novo</Button>
      </div>
    </>
  );
}
