import {
  companyPulseOpenEndpoint,
  PULSE_DAYS,
  PulseOpenRequestSchema,
  type Pulses,
} from '@aura/shared-domain';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { Button, Card, Checkbox, Notice, showToast, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import * as v from 'valibot';
import { callCompany } from '../access/call-company.ts';
import styles from './pulse.module.css';

interface Props extends Pick<Pulses, 'units'> {
  readonly onOpened: () => void;
}

/** Opens a pulse for everybody, or for some departments. */
export function PulseForm({ units, onOpened }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [withEnps, setWithEnps] = useState(true);
  const [attempt, run] = useAttempt<'open'>();
  const requestFor = (closesOn: string) =>
    v.safeParse(PulseOpenRequestSchema, { closesOn, units: chosen, withEnps });
  const { form, errors, clear } = useForm({
    fields: ['closesOn'],
    check: ({ closesOn }) =>
      keepErrors({
        closesOn: requestFor(closesOn).success ? null : 'Escolha o último dia para responder.',
      }),
    onValid: ({ closesOn }) => void open(closesOn),
  });
  const open = async (closesOn: string) => {
    const request = requestFor(closesOn);
    if (!request.success) return;
    if (!(await run('open', () => callCompany(companyPulseOpenEndpoint, request.output)))) return;
    showToast({ kind: 'success', text: 'Pulso aberto. As pessoas são avisadas dentro da Aura.' });
    onOpened();
  };
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <Card as="section" aria-labelledby="novo-pulso">
      <form {...form} className={styles['form']}>
        <h2 id="novo-pulso">Abrir um pulso</h2>
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
        {attempt.status === 'failed' && (
          <Notice tone="error" title="O pulso não foi aberto">
            {attempt.message}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={attempt.status === 'pending'}>
            Abrir pulso
          </Button>
        </div>
      </form>
    </Card>
  );
}
