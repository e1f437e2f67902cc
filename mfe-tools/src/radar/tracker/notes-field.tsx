import { TRACKER_LIMITS } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { Button, Notice, TextArea } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import type { ChangeJob } from './use-changes.ts';

interface Props {
  readonly id: string;
  /** The stored notes. */
  readonly notes: string;
  readonly change: ChangeJob;
}

type Saving =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly message: string };

/** What the person writes about a job: stored when they leave the field or the page, kept on screen if that fails. */
export function NotesField({ id, notes, change }: Props) {
  const [text, setText] = useState(notes);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const written = useRef({ text: notes, stored: notes });
  const store = async () => {
    const { text: asked, stored } = written.current;
    if (asked === stored) return;
    written.current.stored = asked;
    setSaving({ state: 'saving' });
    const outcome = await change(id, { notes: asked });
    // What was written meanwhile is not stored yet.
    if (outcome.ok) return setSaving({ state: written.current.text === asked ? 'saved' : 'idle' });
    // What was stored before still is: the same text can be sent again.
    if (written.current.stored === asked) written.current.stored = stored;
    setSaving({ state: 'failed', message: withOffline(outcome.error.message) });
  };
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });
  useEffect(() => {
    const now = () => void latest.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return (
    <>
      <TextArea
        label="Anotações"
        hint="Quem é o contato, o que combinaram, o que perguntar. São guardadas quando você sai do campo."
        rows={6}
        counter
        maxLength={TRACKER_LIMITS.notes}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          written.current.text = value;
          if (saving.state === 'saved') setSaving({ state: 'idle' });
        }}
        onBlur={() => void store()}
      />
      <p role="status" className={styles['note']}>
        {saving.state === 'saving' && 'Guardando…'}
        {saving.state === 'saved' && 'Anotações guardadas.'}
      </p>
      {saving.state === 'failed' && (
        <Notice
          tone="error"
          title="As anotações não foram guardadas"
          action={
            <Button variant="secondary" onClick={() => void store()}>
              Guardar agora
            </Button>
          }
        >
          {saving.message} O que você escreveu continua aqui.
        </Notice>
      )}
    </>
  );
}
