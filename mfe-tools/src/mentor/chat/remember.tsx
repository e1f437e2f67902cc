import { withOffline } from '@aura/shared-pages/data';
import { MENTOR_LIMITS, mentorFactSaveEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, Card, TextField } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { FACTS_PATH } from '../paths.ts';

/** Asks whether a fact may be remembered; nothing is stored without consent. */
export function Remember({ text: proposed }: { readonly text: string }) {
  const [text, setText] = useState(proposed);
  const [state, setState] = useState<'asking' | 'saving' | 'kept' | 'refused'>('asking');
  const [error, setError] = useState<string | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: the keyboard goes on at what came of it.
  useEffect(() => {
    if (state === 'kept' || state === 'refused') outcome.current?.focus();
  }, [state]);
  const keep = async () => {
    setState('saving');
    setError(null);
    const saved = await call(mentorFactSaveEndpoint, {
      id: crypto.randomUUID(),
      text,
      origin: 'message',
      keepDays: null,
    });
    if (saved.ok) return setState('kept');
    setError(withOffline(saved.error.message));
    setState('asking');
  };
  if (state === 'refused') {
    return (
      <p ref={outcome} role="status" tabIndex={-1}>
        Combinado: isso não foi guardado.
      </p>
    );
  }
  if (state === 'kept') {
    return (
      <p ref={outcome} role="status" tabIndex={-1}>
        Guardado. Você pode mudar ou apagar em <Link to={FACTS_PATH}>O que sei sobre você</Link>.
      </p>
    );
  }
  return (
    <Card>
      <div className={styles['fields']} data-no-print>
        <TextField
          label="Posso lembrar disto nas próximas conversas?"
          value={text}
          maxLength={MENTOR_LIMITS.factCharacters}
          error={error ?? undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles['row']}>
          <Button variant="secondary" busy={state === 'saving'} onClick={() => void keep()}>
            Pode lembrar
          </Button>
          <Button variant="quiet" onClick={() => setState('refused')}>
            Não guardar
          </Button>
        </div>
      </div>
    </Card>
  );
}
