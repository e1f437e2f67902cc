import {
  companyPulseOpenEndpoint,
  PULSE_DAYS,
  PulseOpenRequestSchema,
  type Pulses,
} from '@aura/shared-domain';
import { Button, Card, Checkbox, Notice, showToast, TextField } from '@aura/shared-ui';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { callCompany } from '../access/call-company.ts';
import styles from './pulse.module.css';

interface Props extends Pick<Pulses, 'units'> {
  readonly onOpened: () => void;
}

/** Opens a pulse for everybody, or for some departments. */
export function PulseForm({ units, onOpened }: Props) {
  const [closesOn, setClosesOn] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [withEnps, setWithEnps] = useState(true);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const request = v.safeParse(PulseOpenRequestSchema, { closesOn, units: chosen, withEnps });
    if (!request.success) {
      setProblem('Escolha o último dia para responder.');
      return;
    }
    setIsBusy(true);
    setProblem('');
    const answer = await callCompany(companyPulseOpenEndpoint, request.output);
    setIsBusy(false);
    if (!answer.ok) {
      setProblem(answer.error.message);
      return;
    }
    showToast({ kind: 'success', text: 'Pulso aberto. As pessoas são avisadas dentro da Aura.' });
    onOpened();
  };
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <Card as="section" aria-labelledby="novo-pulso">
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="novo-pulso">Abrir um pulso</h2>
        <TextField
          label="Último dia para responder"
          hint={`Ele começa agora e fica aberto de ${PULSE_DAYS.least} a ${PULSE_DAYS.most} dias.`}
          type="date"
          value={closesOn}
          onChange={({ target }) => setClosesOn(target.value)}
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
        {problem && (
          <Notice tone="error" title="O pulso não foi aberto">
            {problem}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            Abrir pulso
          </Button>
        </div>
      </form>
    </Card>
  );
}
