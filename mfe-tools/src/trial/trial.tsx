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
import { Button, buttonClass, Card, Notice } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { RESUME_WORKER } from '../resume/worker.ts';
import styles from './trial.module.css';

/** Remarks that are given before there is an account. */
const MOST_REMARKS = 3;

/** Reads and checks a CV without an account, on the device, and says what would help it first. */
export default function Trial() {
  const [draft, setDraft] = useState(() => readTriedResume(new Date()));
  const [pasted, setPasted] = useState('');
  const keep = (next: ResumeDraft | null) => {
    if (next) keepTriedResume(next, new Date());
    else dropTriedResume();
    setDraft(next);
  };
  useIdleEnd(draft === 'expired' ? null : draft, () => {
    setPasted('');
    setDraft('expired');
  });
  if (!draft || draft === 'expired')
    return (
      <>
        {draft === 'expired' && (
          <Notice tone="info" title="O currículo foi apagado desta aba">
            Ele ficou meia hora sem uso. Assim, quem usar este aparelho depois não o vê. Leia-o de novo quando
            quiser.
          </Notice>
        )}
        <ResumeIntake
          worker={RESUME_WORKER}
          hasResume={false}
          pastedText={pasted}
          onPaste={setPasted}
          onRead={keep}
        />
      </>
    );
  return <Findings draft={draft} keep={keep} />;
}

/** How often the time without use is looked at, and most often a use is noted. */
const LOOK_MS = 30_000;
const USES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Keeps the CV while the person is at it, and tells when nobody used it for too long. */
function useIdleEnd(draft: ResumeDraft | null, onEnd: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!draft) return;
    let notedAt = Date.now();
    const look = () => {
      if (readTriedResume(new Date()) === 'expired') end.current();
    };
    const note = () => {
      if (Date.now() - notedAt < LOOK_MS) return;
      notedAt = Date.now();
      // The first use after a long time is of whoever comes next.
      if (readTriedResume(new Date()) === 'expired') end.current();
      else keepTriedResume(draft, new Date());
    };
    const timer = window.setInterval(look, LOOK_MS);
    for (const use of USES) window.addEventListener(use, note, { passive: true });
    return () => {
      window.clearInterval(timer);
      for (const use of USES) window.removeEventListener(use, note);
    };
  }, [draft]);
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
          você: ele fica só nesta aba, aparece no diagnóstico depois do cadastro e é apagado se ficar meia
          hora sem uso.
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
