import { REMINDER_AGES, REMINDER_GAP_DAYS } from '@aura/shared-domain';
import { Button, SelectField, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { PeoplePorts } from '../people-ports.ts';
import styles from '../people.module.css';

type Age = (typeof REMINDER_AGES)[number];

/** Asks that who has not answered be reminded. Neither whom it concerned nor how many is ever told. */
export function RemindPeople({ remind }: Pick<PeoplePorts, 'remind'>) {
  const [isAsked, setIsAsked] = useState(false);
  const [days, setDays] = useState<Age>(REMINDER_AGES[0]);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        Lembrar<span className={styles['rest']}> quem não respondeu</span>
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Lembrar quem não respondeu?"
          action={{ label: 'Pedir lembrete' }}
          keep="Cancelar"
          call={() => remind(days)}
          onDone={() => {
            close();
            showToast({ kind: 'success', text: 'Lembrete pedido. A Aura envia os e-mails.' });
          }}
          reload={() => undefined}
          onClose={close}
          failing={{
            refused: 'O lembrete não foi pedido',
            unknown: 'Não sabemos se o lembrete foi pedido',
            advice: 'O registro diz se o pedido chegou.',
          }}
        >
          <SelectField
            label="Quem recebeu o link há pelo menos"
            value={String(days)}
            options={REMINDER_AGES.map((age) => ({ value: String(age), label: `${age} dias` }))}
            onChange={(value) => setDays(REMINDER_AGES.find((age) => String(age) === value) ?? days)}
          />
          <p>
            A Aura envia um link novo, por e-mail, a quem ainda não respondeu. A empresa não fica sabendo quem
            nem quantas pessoas receberam. Um pedido a cada {REMINDER_GAP_DAYS} dias, e até três lembretes por
            pessoa.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
