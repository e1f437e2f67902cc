import { withOffline } from '@aura/shared-pages/data';
import { formatLongDay, MENTOR_LIMITS, type MentorFact, mentorFactSaveEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { Button, SelectField, showToast, TextField } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { KEEP_OPTIONS, keepDaysOf, keepOf } from './keep-options.ts';
import { mentorFactRecords } from '../records.ts';

interface Props {
  readonly id: string;
  readonly fact: MentorFact;
  readonly now: Date;
  readonly onChanged: () => void;
}

/** Something remembered: where it comes from, when it was used, and the ways to change and erase it. */
export function FactItem({ id, fact, now, onChanged }: Props) {
  const [mode, setMode] = useState<'reading' | 'editing' | 'erasing'>('reading');
  const change = useRef<HTMLButtonElement>(null);
  const decision = useRef<HTMLButtonElement>(null);
  const modeBefore = useRef(mode);
  // The pressed control is gone: keep the keyboard position.
  useEffect(() => {
    if (modeBefore.current !== mode) (modeBefore.current === 'editing' ? change : decision).current?.focus();
    modeBefore.current = mode;
  }, [mode]);
  const erase = async () => {
    const outcome = await mentorFactRecords.remove(id);
    if (!outcome.ok) return showToast({ kind: 'error', text: withOffline(outcome.error.message) });
    showToast({ kind: 'success', text: 'Apagado. O mentor não lembra mais disso.' });
    onChanged();
  };
  if (mode === 'editing') {
    const done = () => {
      setMode('reading');
      onChanged();
    };
    return <EditFact id={id} fact={fact} now={now} onDone={done} onLeave={() => setMode('reading')} />;
  }
  return (
    <div className={styles['item']}>
      <p>{fact.text}</p>
      <p className={styles['note']}>{describeHistory(fact, now)}</p>
      <div className={styles['row']}>
        {mode === 'erasing' ? (
          <>
            <Button variant="danger" onClick={() => void erase()}>
              Apagar de vez
            </Button>
            <Button ref={decision} variant="quiet" onClick={() => setMode('reading')}>
              Manter
            </Button>
          </>
        ) : (
          <>
            <Button
              ref={change}
              variant="quiet"
              aria-label={`Mudar: ${fact.text}`}
              onClick={() => setMode('editing')}
            >
              Mudar
            </Button>
            <Button
              ref={decision}
              variant="quiet"
              aria-label={`Apagar: ${fact.text}`}
              onClick={() => setMode('erasing')}
            >
              Apagar
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function describeHistory({ origin, createdAt, usedAt, expiresAt }: MentorFact, now: Date): string {
  const [lastUse] = usedAt;
  return [
    `${origin === 'person' ? 'Você escreveu' : 'Você autorizou numa conversa'} em ${formatLongDay(createdAt)}`,
    lastUse ? `usado pela última vez em ${formatLongDay(lastUse)}` : 'ainda não usado',
    expiresAt && `${expiresAt <= now ? 'venceu' : 'vale até'} ${formatLongDay(expiresAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface EditProps {
  readonly id: string;
  readonly fact: MentorFact;
  readonly now: Date;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

function EditFact({ id, fact, now, onDone, onLeave }: EditProps) {
  const [text, setText] = useState(fact.text);
  const [keep, setKeep] = useState(() => keepOf(fact, now));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    if (text.trim().length < 3) return setError('Escreva o que o mentor deve lembrar.');
    setBusy(true);
    setError(null);
    const outcome = await call(mentorFactSaveEndpoint, {
      id,
      text,
      origin: fact.origin,
      keepDays: keepDaysOf(keep),
    });
    setBusy(false);
    if (!outcome.ok) return setError(withOffline(outcome.error.message));
    showToast({ kind: 'success', text: 'A mudança foi guardada.' });
    onDone();
  };
  return (
    <div className={styles['fields']}>
      <TextField
        ref={field}
        label="O que o mentor deve lembrar"
        value={text}
        maxLength={MENTOR_LIMITS.factCharacters}
        error={error ?? undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Por quanto tempo, a partir de hoje"
        options={KEEP_OPTIONS}
        value={keep}
        onChange={setKeep}
      />
      <div className={styles['row']}>
        <Button variant="secondary" busy={busy} onClick={() => void save()}>
          Guardar a mudança
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Deixar como estava
        </Button>
      </div>
    </div>
  );
}
