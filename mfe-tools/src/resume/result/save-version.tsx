import { choosePlural, type StoredResumeRun } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { RESUME_LIMIT } from '../limit.ts';
import { SAVE_ID, type Revision } from './use-revision.ts';
import { VersionChanges } from './version-changes.tsx';

interface Props {
  readonly run: StoredResumeRun;
  readonly acceptedCount: number;
  readonly revision: Revision;
}

/** What the improved CV takes along, and the button that saves it. */
export function SaveVersion({ run, acceptedCount, revision: { changes, saving, failure, save } }: Props) {
  return (
    <section className={styles['section']} aria-labelledby={SAVE_ID} data-no-print>
      <h2 id={SAVE_ID}>Guardar e medir de novo</h2>
      <p>
        {acceptedCount === 0
          ? 'Aceite ao menos uma sugestão para guardar uma versão nova do currículo.'
          : `A versão nova leva ${choosePlural(acceptedCount, 'a sugestão aceita', `as ${acceptedCount} sugestões aceitas`)}. ` +
            'Nas 24 horas da análise, medir de novo o mesmo currículo não conta no mês.'}
      </p>
      {changes.length > 0 && (
        <VersionChanges
          changes={changes}
          summary={run.input.jobText ? 'O que muda para esta vaga, e por quê' : 'O que muda, e por quê'}
        />
      )}
      {failure && (
        <FailureNotice
          failure={failure}
          limit={RESUME_LIMIT}
          onRetry={save}
          title="A versão não foi guardada"
          kept="O que você aceitou continua aqui."
        />
      )}
      <div>
        <Button busy={saving} disabled={acceptedCount === 0} onClick={save}>
          Guardar versão e medir de novo
        </Button>
      </div>
    </section>
  );
}
