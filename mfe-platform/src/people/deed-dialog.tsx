import { formatCentavos } from '@aura/shared-domain';
import { SelectField, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import {
  GRANT_DAYS,
  GRANTED_PLANS,
  type PersonDeed,
  type PersonDeedResponse,
  type ShownPerson,
} from '../api.ts';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { DEED_TEXTS, type Choice, type Wanted } from './deeds.ts';
import type { PeoplePorts } from './people-ports.ts';
import { parseCentavos } from './person-words.ts';

interface Props {
  readonly person: ShownPerson;
  readonly wanted: Wanted;
  readonly act: PeoplePorts['act'];
  readonly onDone: (done: PersonDeedResponse) => void;
  readonly onCancel: () => void;
}

const PLAN_LABELS = { impulso: 'Impulso', decolagem: 'Decolagem' } as const;
const DAYS = `Um número inteiro, de ${GRANT_DAYS.min} a ${GRANT_DAYS.max}.`;
const AMOUNT = 'Um valor em reais, como 79,90.';

/** Confirms an action: the choice, its effect, and the reason. */
export function DeedDialog({ person, wanted, act, onDone, onCancel }: Props) {
  const { deed } = wanted;
  const { title, confirm, effects, isDangerous } = DEED_TEXTS[deed];
  // The same dialog asks with the same id, so that a repetition after a lost answer has its effect once.
  const [requestId] = useState(() => crypto.randomUUID());
  const [choice, setChoice] = useState<Choice>({ plan: 'impulso', days: '30', amount: '' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Of the field of the choice.
  const [invalid, setInvalid] = useState<string>();
  const change = (part: Partial<Choice>) => {
    setInvalid(undefined);
    setChoice((last) => ({ ...last, ...part }));
  };

  const submit = async (reason: string) => {
    const request = requestOf(wanted, choice, { uid: person.uid, reason, requestId });
    if (typeof request === 'string') return;
    setBusy(true);
    setProblem(null);
    const done = await act(request);
    setBusy(false);
    if (done.ok) onDone(done.value);
    else setProblem(done.error.message);
  };

  return (
    <ReasonDialog
      title={title}
      effects={effects(person, wanted, choice)}
      confirm={confirm}
      isDangerous={isDangerous ?? false}
      isBusy={isBusy}
      problem={problem}
      isChoiceWrong={() => {
        const request = requestOf(wanted, choice, { uid: person.uid, reason: '', requestId });
        setInvalid(typeof request === 'string' ? request : undefined);
        return typeof request === 'string';
      }}
      onConfirm={(reason) => void submit(reason)}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      {deed === 'grant' && (
        <SelectField
          label="Plano"
          value={choice.plan}
          onChange={(value) => change({ plan: GRANTED_PLANS.find((plan) => plan === value) ?? 'impulso' })}
          options={GRANTED_PLANS.map((value) => ({ value, label: PLAN_LABELS[value] }))}
        />
      )}
      {(deed === 'grant' || deed === 'extend') && (
        <TextField
          label="Dias"
          inputMode="numeric"
          autoComplete="off"
          value={choice.days}
          hint={DAYS}
          error={invalid}
          onChange={(event) => change({ days: event.target.value })}
        />
      )}
      {deed === 'refund' && (
        <TextField
          label="Valor (opcional)"
          inputMode="decimal"
          autoComplete="off"
          value={choice.amount}
          hint={`Vazio devolve tudo o que resta. ${AMOUNT}`}
          error={invalid}
          onChange={(event) => change({ amount: event.target.value })}
        />
      )}
    </ReasonDialog>
  );
}

/** The request, or a sentence about an invalid choice. */
export function requestOf(
  wanted: Wanted,
  { plan, days: typed, amount: text }: Choice,
  common: Pick<PersonDeed, 'uid' | 'reason' | 'requestId'>,
): PersonDeed | string {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const areDays = days >= GRANT_DAYS.min && days <= GRANT_DAYS.max;
  switch (wanted.deed) {
    case 'refund': {
      const amount = text.trim() === '' ? undefined : parseCentavos(text);
      if (amount === null) return AMOUNT;
      if (amount !== undefined && amount > wanted.payment.amount)
        return `O pagamento foi de ${formatCentavos(wanted.payment.amount)}: devolva até esse valor.`;
      return {
        ...common,
        deed: 'refund',
        paymentId: wanted.payment.id,
        ...(amount !== undefined && { amount }),
      };
    }
    case 'grant':
      return areDays ? { ...common, deed: 'grant', plan, days } : DAYS;
    case 'extend':
      return areDays ? { ...common, deed: 'extend', days } : DAYS;
    case 'notice':
      return { ...common, deed: 'notice', noticeId: wanted.noticeId };
    case 'end':
    case 'compare':
    case 'passwordLink':
      return { ...common, deed: wanted.deed };
  }
}
