import { PageHeader, Stepper } from '@aura/shared-ui';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ImportPorts } from './import-ports.ts';
import styles from './import.module.css';
import { isUnderWay, type ImportState } from './store/import-state.ts';
import type { ImportStore } from './store/import-store.ts';
import { CurrentStep } from './steps/current-step.tsx';
import { PLACES, STEPS, TITLES } from './steps/step-names.ts';

interface Props {
  readonly store: ImportStore;
  readonly download: ImportPorts['download'];
}

/** An import, one step at a time. */
export function Import({ store, download }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const title = useTitleOf(state);
  const titleId = useId();
  const ways = [store.restart, () => store.backTo('columns'), () => store.backTo('rows')];
  const canGoBack = state.step !== 'importing' && state.step !== 'result';
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Importar pessoas"
        lead="Ponha na lista da empresa, de uma vez, as pessoas de uma planilha, em XLSX ou CSV. A lista só muda depois da sua confirmação."
      />
      <Stepper
        steps={STEPS}
        current={PLACES[state.step]}
        onSelect={canGoBack ? (index) => ways[index]?.() : undefined}
      />
      <section aria-labelledby={titleId} className={styles['step']}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {TITLES[state.step]}
        </h2>
        <CurrentStep state={state} store={store} download={download} />
      </section>
    </div>
  );
}

/** The title of a step takes the focus when the step begins: the control that led to it is gone. */
function useTitleOf(state: ImportState) {
  const title = useRef<HTMLHeadingElement>(null);
  const rests = 'stage' in state && !isUnderWay(state.stage);
  const view = `${state.step} ${rests}`;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    title.current?.focus();
  }, [view]);
  return title;
}
