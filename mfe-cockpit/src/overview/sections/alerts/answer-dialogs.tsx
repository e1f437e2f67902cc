import {
  companyFollowUpEndpoint,
  companyManagersEndpoint,
  ReasonSchema,
  type Owner,
  type RequestOf,
} from '@aura/shared-domain';
import { LoadFailure, useAsked } from '@aura/shared-pages/data';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { Button, Dialog, SelectField, TextArea } from '@aura/shared-ui';
import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { callCompany } from '../../../access/call-company.ts';
import { toCallFailure } from '../../../dialogs/call-failure.ts';
import { ConfirmDialog } from '../../../dialogs/confirm-dialog.tsx';
import dialogStyles from '../../../dialogs/dialogs.module.css';
import { FailureNotice } from '../../../dialogs/failure-notice.tsx';
import { useCall } from '../../../dialogs/use-call.ts';

/** Sends an answer to an alert. */
export const answerAlert = (request: RequestOf<typeof companyFollowUpEndpoint>) =>
  callCompany(companyFollowUpEndpoint, request);

interface Props {
  readonly alertKey: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly reload: () => void;
}

const FAILING = {
  refused: 'Nada foi mudado',
  unknown: 'Não sabemos se a mudança foi salva',
  advice: 'Tente de novo, ou feche e veja como o alerta está.',
};

/** Dismisses an alert, once there is a reason; what is typed stays after a failure. */
export function DismissDialog({ alertKey, onDone, onClose, reload }: Props) {
  const formId = useId();
  const { isBusy, failure, run, close } = useCall(onClose, reload);
  const { form, errors, clear } = useForm({
    fields: ['reason'],
    check: ({ reason }) =>
      keepErrors({ reason: v.is(ReasonSchema, reason) ? null : 'Escreva o motivo, com 3 letras ou mais.' }),
    onValid: ({ reason }) =>
      run(async () => {
        const given = await answerAlert({ action: 'dismiss', key: alertKey, reason });
        if (!given.ok) return toCallFailure(given.error);
        onDone();
        return null;
      }),
  });
  return (
    <Dialog
      open
      onClose={close}
      title="Dispensar o alerta"
      actions={
        <>
          <Button type="submit" form={formId} busy={isBusy}>
            Dispensar
          </Button>
          <Button variant="secondary" onClick={close}>
            Manter o alerta
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={dialogStyles['stack']}>
        <p>O alerta sai da lista até alguém da gestão o reabrir. O motivo fica no registro.</p>
        <TextArea
          label="Motivo"
          name="reason"
          hint="De 3 a 300 caracteres"
          required
          maxLength={300}
          data-autofocus
          error={errors.reason}
          onChange={() => clear('reason')}
        />
        <FailureNotice failure={failure} {...FAILING} />
      </form>
    </Dialog>
  );
}

const loadManagers = () => callCompany(companyManagersEndpoint, undefined);

/** Assigns an alert to a manager, or to all of them. */
export function OwnerDialog({ alertKey, owner, ...rest }: Props & { readonly owner: Owner | null }) {
  const asked = useAsked(loadManagers);
  const field = useRef<HTMLDivElement>(null);
  useFocusWhenGone(asked.error !== null, field);
  const managers = asked.value?.managers ?? (owner ? [owner] : []);
  const [wanted, setWanted] = useState(owner?.id ?? '');
  const chosen = managers.some(({ id }) => id === wanted) ? wanted : '';
  return (
    <ConfirmDialog
      title="Quem responde por este alerta"
      action={{ label: 'Salvar' }}
      keep="Cancelar"
      call={() => answerAlert({ action: 'own', key: alertKey, owner: chosen || null })}
      failing={FAILING}
      {...rest}
    >
      <div ref={field} tabIndex={-1}>
        <SelectField
          label="Responsável"
          options={[
            { value: '', label: 'Toda a gestão' },
            ...managers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={setWanted}
        />
      </div>
      {asked.error && (
        <LoadFailure
          title="A lista da gestão não pôde ser carregada"
          message={asked.error.message}
          isAsking={asked.isAsking}
          onRetry={asked.reload}
        />
      )}
    </ConfirmDialog>
  );
}
