import {
  computeConfidenceAfter,
  dropTriedResume,
  keepTriedResume,
  readTriedResume,
  type ResumeDraft,
  ResumeIntake,
  ResumeReview,
  withoutPersonalData,
} from '@aura/shared-career-ui';
import { Remark } from '@aura/shared-career-ui/landing';
import { listFirstRemarks } from '@aura/shared-career/first-remarks';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { RESUME_WORKER } from '../resume/worker.ts';
import styles from './trial.module.css';

/** Remarks that are given before there is an account. */
const MOST_REMARKS = 3;

/** Reads and checks a CV without an account, on the device, and says what would help it first. */
export default function Trial() {
  const [draft, setDraft] = useState(readTriedResume);
  const [pasted, setPasted] = useState('');
  const keep = (next: ResumeDraft | null) => {
    if (next) keepTriedResume(next);
    else dropTriedResume();
    setDraft(next);
  };
  if (!draft)
    return (
      <ResumeIntake
        worker={RESUME_WORKER}
        hasResume={false}
        pastedText={pasted}
        onPaste={setPasted}
        onRead={keep}
      />
    );
  return <Findings draft={draft} keep={keep} />;
}

interface Props {
  readonly draft: ResumeDraft;
  readonly keep: (draft: ResumeDraft | null) => void;
}

function Findings({ draft, keep }: Props) {
  const { structure } = draft;
  const remarks = listFirstRemarks(structure, MOST_REMARKS);
  const title = useRef<HTMLHeadingElement>(null);
  // The control that started the reading is gone with it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['findings']}>
      <section aria-labelledby="first-remarks">
        <h3 id="first-remarks" ref={title} tabIndex={-1} className={styles['title']}>
          {remarks.length === 0 ? 'Nada a apontar nas suas linhas' : 'O que ajudaria primeiro'}
        </h3>
        {remarks.length === 0 && (
          <p>
            Não encontramos linhas de atividades que uma regra saiba dizer melhor. Confira abaixo se elas
            foram lidas.
          </p>
        )}
        <ol className={styles['remarks']}>
          {remarks.map(({ line, entry, remark }) => (
            <li key={`${entry} ${line}`}>
              <Card>
                <p className={styles['entry']}>{entry}</p>
                <p className={styles['line']}>“{line}”</p>
                <Remark remark={remark} />
              </Card>
            </li>
          ))}
        </ol>
      </section>
      <Card tone="accent">
        <p>
          O diagnóstico e as outras observações precisam de uma conta, que é gratuita. Este currículo vai com
          você: ele fica só nesta aba e aparece no diagnóstico depois do cadastro.
        </p>
        <p className={styles['row']}>
          <Link className={buttonClass({ variant: 'primary' })} to="/signup?next=/diagnostico-carreira">
            Criar conta e continuar
          </Link>
          <Button variant="quiet" onClick={() => keep(null)}>
            Apagar e ler outro
          </Button>
        </p>
      </Card>
      <section aria-labelledby="fields-read">
        <h3 id="fields-read">Confira o que foi lido</h3>
        <ResumeReview
          worker={RESUME_WORKER}
          draft={draft}
          lead="Nada saiu deste aparelho."
          onEdit={(next) =>
            keep({
              ...draft,
              structure: next,
              confidence: computeConfidenceAfter(draft.confidence, structure, next),
            })
          }
          onRemovePersonalData={() => keep(withoutPersonalData(draft) ?? draft)}
        />
      </section>
    </div>
  );
}
