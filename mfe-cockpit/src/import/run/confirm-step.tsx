import { INVITATION_DAYS } from '@aura/shared-domain';
import { Button, Notice } from '@aura/shared-ui';
import { counted } from '../../words/numbers.ts';
import type { ImportPorts } from '../import-ports.ts';
import styles from '../import.module.css';
import { findCorrectable } from '../rows/corrections.ts';
import { ProblemList } from '../rows/problem-list.tsx';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { ChangedPeople } from './changed-people.tsx';
import { OutcomeCounts } from './outcome-counts.tsx';
import { listRefused } from './refused-of.ts';
import { SeatsAfter } from './seats-after.tsx';

interface Props {
  readonly state: ImportStateIn<'confirm'>;
  readonly store: Pick<ImportStore, 'start' | 'correct' | 'backTo'>;
  readonly download: ImportPorts['download'];
}

/** What the dry run found, and the decision. */
export function ConfirmStep({ state: { file, columns, trial, rows, checked }, store, download }: Props) {
  const refused = listRefused(trial.results, checked.good);
  return (
    <>
      <OutcomeCounts results={trial.results} isDone={false} />
      <SeatsAfter seats={trial.seats} results={trial.results} isDone={false} />
      {rows.length === 0 ? (
        <Notice tone="info" title="Não há nada a importar">
          Nenhuma linha muda a lista da empresa.
        </Notice>
      ) : (
        <p>
          A lista ainda não mudou. Quem entra na lista ou volta a ela recebe um link, que vale por{' '}
          {INVITATION_DAYS} dias; a licença só é usada por quem aceita. A Aura não envia estes links: você os
          baixa no fim e os manda.
        </p>
      )}
      <div className={styles['ways']}>
        {rows.length > 0 && (
          <Button onClick={() => void store.start()}>
            Importar {counted(rows.length, 'linha', 'linhas')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => store.backTo('rows')}>
          Voltar à conferência
        </Button>
      </div>
      <ChangedPeople results={trial.results} rows={checked.good} download={download} />
      <NewDepartments names={trial.newDepartments} />
      {refused.length > 0 && (
        <ProblemList
          title="Linhas que seriam recusadas"
          problems={refused}
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

/** Departments that the company does not have yet: often the same one written in another way. */
function NewDepartments({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles['stack']}>
      <h3>Departamentos novos</h3>
      <p>Serão criados. Se algum já existe com outro nome, corrija o arquivo antes de importar.</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
