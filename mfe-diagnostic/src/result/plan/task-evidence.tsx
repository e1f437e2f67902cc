import { keepEvidence, removeEvidence, type KeptEvidence } from '@aura/shared-career-ui/task-evidence';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { withOffline } from '@aura/shared-pages/data';
import {
  formatLongDay,
  EVIDENCE_LIMITS,
  makeTaskEvidence,
  TaskEvidenceSchema,
  type PlanTask,
} from '@aura/shared-domain';
import { Button, showToast, TextArea, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import * as v from 'valibot';
import styles from './plan.module.css';

interface Props {
  readonly task: PlanTask;
  /** The newest evidence of this task; null without any. */
  readonly kept: KeptEvidence | null;
  /** Called when what is kept has changed. */
  readonly onChanged: () => void;
}

const ADDRESS = 'Cole um endereço completo, que comece com https://, ou deixe em branco.';
const EMPTY = 'Escreva o que você fez ou cole um endereço.';

/** The proof of a task: a few words about the work, and where to see it. */
export function TaskEvidence({ task, kept, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  if (kept && !editing) {
    const remove = async () => {
      const removed = await removeEvidence(kept.id);
      if (removed.ok) onChanged();
      else showToast({ kind: 'error', text: withOffline(removed.error.message) });
    };
    return (
      <div className={styles['evidence']}>
        <p>
          <strong>Sua prova</strong>, guardada em {formatLongDay(kept.at)}:
        </p>
        <EvidenceText evidence={kept} />
        <div className={styles['row']}>
          <Button variant="secondary" onClick={() => setEditing(true)}>
            Trocar a prova
          </Button>
          <Button variant="quiet" onClick={() => void remove()}>
            Apagar a prova
          </Button>
        </div>
      </div>
    );
  }
  return (
    <EvidenceForm
      task={task}
      kept={kept}
      onDone={(isChanged) => {
        setEditing(false);
        if (isChanged) onChanged();
      }}
    />
  );
}

/** A proof as its owner reads it. */
export function EvidenceText({ evidence: { text, link } }: { readonly evidence: KeptEvidence }) {
  return (
    <>
      {text !== '' && <p className={styles['proof']}>{text}</p>}
      {link !== '' && (
        <p className={styles['proof']}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        </p>
      )}
    </>
  );
}

function EvidenceForm({
  task,
  kept,
  onDone,
}: Pick<Props, 'task' | 'kept'> & { readonly onDone: (isChanged: boolean) => void }) {
  const [text, setText] = useState(kept?.text ?? '');
  const [link, setLink] = useState(kept?.link ?? '');
  const [busy, setBusy] = useState(false);
  const evidence = makeTaskEvidence(task, text, link);
  const isEmpty = evidence.text === '' && evidence.link === '';
  const { form, errors } = useForm<'text' | 'link'>({
    check: () =>
      keepErrors({
        text: isEmpty ? EMPTY : null,
        link: isEmpty || v.is(TaskEvidenceSchema, evidence) ? null : ADDRESS,
      }),
    onValid: () => void save(),
  });
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const saved = await keepEvidence(evidence);
    setBusy(false);
    if (!saved.ok) return showToast({ kind: 'error', text: withOffline(saved.error.message) });
    showToast({ kind: 'success', text: 'Prova guardada. Ela entra na conta quando você medir de novo.' });
    onDone(true);
  };
  return (
    <form {...form} className={styles['evidence']}>
      <TextArea
        label="O que você fez"
        hint="Só você vê. Aqui entram só palavras: de um arquivo ou de uma foto, conte o que mostra. Quatro palavras ou mais contam na próxima medição."
        rows={3}
        maxLength={EVIDENCE_LIMITS.text}
        value={text}
        error={errors.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextField
        label="Endereço da entrega (opcional)"
        type="url"
        inputMode="url"
        maxLength={EVIDENCE_LIMITS.link}
        value={link}
        error={errors.link}
        onChange={(event) => setLink(event.currentTarget.value)}
      />
      <div className={styles['row']}>
        <Button type="submit" busy={busy}>
          Guardar a prova
        </Button>
        {kept && (
          <Button variant="quiet" onClick={() => onDone(false)}>
            Manter a de antes
          </Button>
        )}
      </div>
    </form>
  );
}
