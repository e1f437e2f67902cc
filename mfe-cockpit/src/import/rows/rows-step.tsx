import { Button, Notice } from '@aura/shared-ui';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { findCorrectable } from './corrections.ts';
import { PreviewTable } from './preview-table.tsx';
import { ProblemList } from './problem-list.tsx';

interface Props {
  readonly state: ImportStateIn<'rows'>;
  readonly store: Pick<ImportStore, 'tryOut' | 'correct' | 'backTo' | 'restart'>;
  readonly download: ImportPorts['download'];
}

/** Shows what was read and what is left out, before anything is sent. */
export function RowsStep({ state: { file, checked, columns }, store, download }: Props) {
  const { good, bad } = checked;
  return (
    <>
      {good.length === 0 ? (
        <Notice tone="error" title="Nenhuma linha pode ser importada">
          Corrija as linhas abaixo, o arquivo ou as colunas.
        </Notice>
      ) : (
        <p>
          <strong>{counted(good.length, 'linha pronta', 'linhas prontas')}</strong>
          {bad.length > 0 &&
            `; ${counted(bad.length, 'linha com problema fica de fora', 'linhas com problema ficam de fora')}`}
          . A simulação mostra o que aconteceria com a lista da empresa, sem mudar nada nela, e fica no
          registro.
        </p>
      )}
      <div className={styles['ways']}>
        {good.length > 0 && <Button onClick={() => void store.tryOut()}>Simular a importação</Button>}
        <Button variant="secondary" onClick={() => store.backTo('columns')}>
          Voltar às colunas
        </Button>
        <Button variant="quiet" onClick={store.restart}>
          Escolher outro arquivo
        </Button>
      </div>
      {good.length > 0 && <PreviewTable rows={good} columns={columns} />}
      {bad.length > 0 && (
        <ProblemList
          title="Linhas que ficam de fora"
          problems={bad}
          download={download}
          correction={{
            textsAt: (line) => findCorrectable(file.table, columns, line),
            onCorrect: store.correct,
          }}
        />
      )}
    </>
  );
}
