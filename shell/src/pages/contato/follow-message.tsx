import {
  ContactStatusRequestSchema,
  ProtocolSchema,
  type ContactStatus,
  type ContactStatusRequest,
  type Result,
  type TicketState,
} from '@aura/shared-domain';
import { Button, Disclosure, Notice, TextField } from '@aura/shared-ui';
import { checkEmail, keepErrors, useAlive, useAttempt, useForm } from '@aura/shared-pages/forms';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import styles from './contact.module.css';
import { describeDay } from './received.tsx';
import { SUBJECT_LABELS } from './subjects.ts';

interface Props {
  /** Asks what became of a message; the text of a failure is Portuguese and made to be shown. */
  readonly follow: (
    request: ContactStatusRequest,
  ) => Promise<Result<ContactStatus, { readonly message: string }>>;
}

const STATES: Readonly<Record<TicketState, string>> = {
  open: 'Em análise',
  answered: 'Respondida',
  closed: 'Encerrada',
};

/** Shows the state of a message to people with its number. */
export function FollowMessage({ follow }: Props) {
  const [status, setStatus] = useState<ContactStatus | null>(null);
  const [attempt, run] = useAttempt<'follow'>();
  const alive = useAlive();
  const latest = useRef(0);
  const { form, errors } = useForm({
    fields: ['number', 'email'] as const,
    check: ({ number, email }) =>
      keepErrors({
        number: v.is(ProtocolSchema, number) ? null : 'O protocolo tem este formato: 20261124-K7Q2MX9A.',
        email: checkEmail(email),
      }),
    onValid: (typed) => void submit(v.parse(ContactStatusRequestSchema, typed)),
  });

  async function submit(request: ContactStatusRequest): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setStatus(null);
    await run('follow', async () => {
      const answer = await follow(request);
      if (answer.ok && turn === latest.current) setStatus(answer.value);
      return answer;
    });
  }

  return (
    <Disclosure summary="Acompanhar uma mensagem que já enviei">
      <form {...form} className={styles['form']}>
        <TextField
          label="Protocolo"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint="Apareceu quando a mensagem foi enviada."
          required
          error={errors.number}
        />
        <TextField
          label="E-mail usado"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
        {attempt.status === 'failed' && <Notice tone="error">{attempt.message}</Notice>}
        <Button type="submit" variant="secondary" disabled={!alive} busy={attempt.status === 'pending'}>
          Ver a situação
        </Button>
      </form>
      <div role="status">{status && <Status {...status} />}</div>
    </Disclosure>
  );
}

function Status({ number, subject, state, createdAt, dueAt, answers }: ContactStatus) {
  return (
    <div className={styles['status']}>
      <p>
        <strong>{STATES[state]}.</strong> {SUBJECT_LABELS[subject]}, recebida em {describeDay(createdAt)},
        protocolo <span className={styles['protocol']}>{number}</span>.
        {state === 'open' && <> A resposta vem até {describeDay(dueAt)}.</>}
      </p>
      {answers.map(({ at, text }) => (
        <blockquote key={at} className={styles['answer']}>
          <p>{text}</p>
          <footer>Resposta da Aura em {describeDay(at)}</footer>
        </blockquote>
      ))}
    </div>
  );
}
