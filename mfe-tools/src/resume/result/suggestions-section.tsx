import { formatCount, type StoredResumeRun } from '@aura/shared-domain';
import { jumpOnClick } from '@aura/shared-career-ui';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, buttonClass } from '@aura/shared-ui';
import type { Dispatch } from 'react';
import styles from '../../tools.module.css';
import { useWriting } from '../../writing/use-writing.ts';
import { WritingPanel } from '../../writing/writing-panel.tsx';
import type { OptimizerAction } from '../reducer.ts';
import type { Accepted } from '../state.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { SAVE_ID, type Revision } from './use-revision.ts';

interface Props {
  readonly runId: string;
  readonly run: StoredResumeRun;
  readonly accepted: readonly Accepted[];
  readonly revision: Pick<Revision, 'saving' | 'save'>;
  readonly dispatch: Dispatch<OptimizerAction>;
}

/** The suggestions, one at a time; only accepted ones change the CV. */
export function SuggestionsSection({ runId, run, accepted, revision, dispatch }: Props) {
  const { suggestions } = run.analysis;
  const { writing, start, cancel } = useWriting({ tool: 'resume', runId });
  return (
    <section className={styles['section']} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">Sugestões</h2>
      {suggestions.length === 0 ? (
        <p>Não temos sugestões de texto: o que havia a melhorar já está dito com clareza.</p>
      ) : (
        <>
          <p>
            Cada sugestão usa só o que está no seu currículo. Onde falta um número ou um resultado, ela
            pergunta: só você sabe.
            {suggestions.some(({ deductionId }) => deductionId === null) &&
              ' As marcadas como “Opcional” não respondem a nenhum ponto perdido: melhoram o texto, e a nota pode ficar igual.'}
          </p>
          <WritingPanel model={run.writer} writing={writing} onStart={start} onCancel={cancel} />
          <p role="status" className={styles['note']}>
            {accepted.length === 0
              ? `${formatCount(suggestions.length, 'sugestão', 'sugestões')}, nenhuma aceita.`
              : `${accepted.length} de ${suggestions.length} aceitas.`}
          </p>
          <div>
            <ul className={styles['list']}>
              {suggestions.map((suggestion) => (
                <li key={suggestion.id}>
                  <SuggestionCard
                    suggestion={suggestion}
                    rewritten={writing.texts[suggestion.id] ?? null}
                    model={run.writer}
                    accepted={accepted.find(({ id }) => id === suggestion.id)?.text ?? null}
                    onAccept={(text) => dispatch({ type: 'accepted', runId, id: suggestion.id, text })}
                    onUndo={() => dispatch({ type: 'undone', runId, id: suggestion.id })}
                  />
                </li>
              ))}
            </ul>
            <SaveBar total={suggestions.length} accepted={accepted.length} revision={revision} />
          </div>
        </>
      )}
    </section>
  );
}

interface SaveBarProps extends Pick<Props, 'revision'> {
  readonly total: number;
  readonly accepted: number;
}

/** How many suggestions are open, and the way on, in sight along all of them: what was accepted is saved from here. */
const SaveBar = ({ total, accepted, revision: { saving, save } }: SaveBarProps) => (
  <LowerBar>
    <p className={styles['note']}>
      {formatCount(total - accepted, 'sugestão aberta', 'sugestões abertas')}
      {accepted > 0 && `, ${formatCount(accepted, 'aceita', 'aceitas')}`}
    </p>
    {accepted > 0 ? (
      <Button busy={saving} onClick={save}>
        Guardar versão
      </Button>
    ) : (
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={`#${SAVE_ID}`}
        onClick={jumpOnClick(SAVE_ID)}
      >
        Continuar
      </a>
    )}
  </LowerBar>
);
