import { explainReason, REASON_LIMITS } from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { Button, Dialog, Notice, TextField } from '@aura/shared-ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './console.module.css';

interface Props {
  readonly title: string;
  /** What changes, and for whom. */
  readonly effects: readonly string[];
  /** On the button that does it. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why it did not work. */
  readonly problem: string | null;
  /** Called once there is a reason. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
  /** What has to be chosen before the effects are read. */
  readonly children?: ReactNode;
  /** Whether the choice is wrong, which it then says at its fields. Asked together with the reason. */
  readonly isChoiceWrong?: () => boolean;
  /** What is to be known besides the effects. */
  readonly after?: ReactNode;
}

/** Says what changes for whom, asks why, and only then lets it happen. */
export function ReasonDialog(props: Props) {
  const { title, effects, confirm, isDangerous = false, isBusy, problem, onConfirm, onCancel } = props;
  const formId = useId();
  const problemPlace = useRef<HTMLDivElement>(null);
  // On a phone its place may be scrolled away.
  useEffect(() => {
    if (problem !== null) problemPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const isWrong = useRef(false);
  const [isTyped, setTyped] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // Esc and the cross come by accident: nothing typed goes without a question. The button means it.
  const leave = () => (isTyped && !isBusy ? setLeaving(true) : onCancel());
  const { form, errors } = useForm({
    fields: ['reason'],
    check: ({ reason }) => {
      isWrong.current = props.isChoiceWrong?.() ?? false;
      return keepErrors({ reason: explainReason(reason) });
    },
    onValid: ({ reason }) => {
      if (!isBusy && !isWrong.current) onConfirm(reason.trim());
    },
  });
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      actions={
        isLeaving ? (
          <Leaving onStay={() => setLeaving(false)} onLeave={onCancel} />
        ) : (
          <>
            <Button variant="secondary" onClick={onCancel}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
              {confirm}
            </Button>
          </>
        )
      }
    >
      {problem !== null && (
        <div ref={problemPlace}>
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <form {...form} id={formId} className={styles['form']} onInput={() => setTyped(true)}>
        {props.children}
        <ul className={styles['effects']} aria-label="O que muda">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {props.after}
        <TextField
          label="Motivo"
          name="reason"
          hint="Fica no registro, com o seu nome. Não escreva dados de ninguém."
          autoComplete="off"
          maxLength={REASON_LIMITS.max}
          required
          error={errors.reason}
        />
      </form>
    </Dialog>
  );
}

interface LeavingProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether what was typed is to be dropped; it takes the focus, which would be lost with the closed question. */
function Leaving({ onStay, onLeave }: LeavingProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p className={styles['leaving']}>Descartar o que você escreveu?</p>
      <Button variant="danger" onClick={onLeave}>
        Descartar
      </Button>
      <Button ref={stay} variant="secondary" onClick={onStay}>
        Continuar escrevendo
      </Button>
    </>
  );
}
