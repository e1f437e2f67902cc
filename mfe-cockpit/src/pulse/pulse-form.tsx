import {
  companyPulseOpenEndpoint,
  computeDay,
  PULSE_DAYS,
  PulseOpenRequestSchema,
  type Pulses,
  type RequestOf,
} from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { Button, Card, Checkbox, showToast, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import * as v from 'valibot';
import { callCompany } from '../access/call-company.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { describeDay } from '../words/dates.ts';
import { describeNames } from '../words/names-in-words.ts';
import { findDayProblem } from './day-problem.ts';
import { PULSE_IDS } from './next-pulse-step.ts';
import styles from './pulse.module.css';

type OpenRequest = RequestOf<typeof companyPulseOpenEndpoint>;

interface Props extends Pick<Pulses, 'units'> {
  readonly onOpened: () => void;
}

/** Opens a pulse for everybody, or for some departments. */
export function PulseForm({ units, onOpened }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [withEnps, setWithEnps] = useState(true);
  const [asked, setAsked] = useState<OpenRequest | null>(null);
  const requestFor = (closesOn: string) =>
    v.safeParse(PulseOpenRequestSchema, { closesOn, units: chosen, withEnps });
  const { form, errors, clear } = useForm({
    fields: ['closesOn'],
    check: ({ closesOn }) =>
      keepErrors({
        closesOn: findDayProblem(closesOn, computeDay(new Date())),
      }),
    onValid: ({ closesOn }) => {
      const request = requestFor(closesOn);
      if (request.success) setAsked(request.output);
    },
  });
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <Card as="section" aria-labelledby={PULSE_IDS.form}>
      <form {...form} className={styles['form']}>
        <h2 id={PULSE_IDS.form}>Abrir um pulso</h2>
        <TextField
          label="Último dia para responder"
          hint={`Ele começa agora e fica aberto de ${PULSE_DAYS.least} a ${PULSE_DAYS.most} dias.`}
          type="date"
          name="closesOn"
          error={errors.closesOn}
          onChange={() => clear('closesOn')}
        />
        <fieldset className={styles['units']}>
          <legend>Quem é consultado</legend>
          <p className={styles['note']}>
            Sem marcar nada, toda a empresa. Só aparecem os departamentos que já têm números no painel.
          </p>
          {units.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </fieldset>
        <Checkbox
          label="Perguntar também se a pessoa recomendaria a empresa (eNPS)"
          checked={withEnps}
          onChange={({ target }) => setWithEnps(target.checked)}
        />
        <div>
          <Button type="submit">Abrir pulso</Button>
        </div>
      </form>
      {asked && (
        <OpenDialog
          request={asked}
          units={units}
          onDone={() => {
            setAsked(null);
            showToast({
              kind: 'success',
              text: `Pulso aberto até o fim do dia ${describeDay(asked.closesOn)}.`,
            });
            onOpened();
          }}
          onClose={() => setAsked(null)}
          reload={onOpened}
        />
      )}
    </Card>
  );
}

interface OpenDialogProps extends Pick<Pulses, 'units'> {
  readonly request: OpenRequest;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly reload: () => void;
}

/** Says who is asked, until when and what is shown, before people are told. */
function OpenDialog({ request, units, ...leaving }: OpenDialogProps) {
  const asked = units.filter(({ id }) => request.units.includes(id)).map(({ name }) => name);
  return (
    <ConfirmDialog
      title="Abrir este pulso?"
      action={{ label: 'Abrir e avisar as pessoas', busy: 'Abrindo…' }}
      keep="Voltar"
      call={() => callCompany(companyPulseOpenEndpoint, request)}
      failing={{
        refused: 'O pulso não foi aberto',
        unknown: 'Não sabemos se o pulso foi aberto',
        advice: 'Feche e veja se ele está na lista.',
      }}
      {...leaving}
    >
      <ul>
        <li>
          <strong>Quem é consultado:</strong> {asked.length === 0 ? 'toda a empresa' : describeNames(asked)}.
          Cada pessoa recebe um aviso dentro da Aura, e responde se quiser.
        </li>
        <li>
          <strong>Até quando:</strong> até o fim do dia {describeDay(request.closesOn)}. O prazo não muda
          depois; dá para cancelar, e então as respostas são apagadas.
        </li>
        <li>
          <strong>O que você vai ver:</strong> depois do prazo, números de grupos de dez respostas ou mais
          {request.withEnps && ', também do eNPS'}. Antes disso, nada, nem quantas pessoas responderam.
        </li>
      </ul>
    </ConfirmDialog>
  );
}
