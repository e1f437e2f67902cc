import { Checkbox, ChoiceGroup, SelectField } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';
import { type ComponentProps, useState } from 'react';

const STATES = [
  { value: '', label: 'Escolha' },
  { value: 'BA', label: 'Bahia' },
  { value: 'PE', label: 'Pernambuco' },
  { value: 'SP', label: 'São Paulo' },
];

/** A list that keeps what is chosen in it. */
function SelectSample(props: Omit<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return <SelectField {...props} options={STATES} value={value} onChange={setValue} />;
}

const MODELS = [
  { value: 'remoto', label: 'Remoto', description: 'De qualquer cidade do Brasil.' },
  { value: 'hibrido', label: 'Híbrido', description: 'Alguns dias no escritório.' },
  { value: 'presencial', label: 'Presencial' },
];
const CONTRACTS = ['CLT', 'PJ', 'Estágio'].map((label) => ({ value: label.toLowerCase(), label }));
const SCALE = ['1', '2', '3', '4', '5'].map((label) => ({ value: label, label }));

/** Lists, radio groups, and single check boxes. */
export function Choices() {
  return (
    <>
      <Sample title="Lista" note="Para muitas opções conhecidas." layout="grid">
        <SelectSample label="Estado" />
        <SelectSample label="Estado em que você trabalha" hint="Onde você assina o contrato." />
        <SelectSample label="Estado de origem" error="Escolha um estado." />
        <SelectSample label="Estado da empresa" disabled />
      </Sample>
      <Sample title="Grupo" note="Para poucas opções que se comparam.">
        <GroupSample legend="Modelo de trabalho" name="modelo" options={MODELS} initial="hibrido" />
        <GroupSample legend="Contrato" name="contrato" options={CONTRACTS} initial="clt" layout="row" />
        <GroupSample
          legend="Gosto de resolver problemas com números"
          name="escala"
          options={SCALE}
          initial="4"
          layout="scale"
        />
        <GroupSample
          legend="Contrato que você aceita"
          name="contrato-erro"
          options={CONTRACTS}
          initial={null}
          layout="row"
          error="Escolha uma opção."
        />
      </Sample>
      <Sample title="Caixa de seleção" layout="grid">
        <Checkbox label="Tenho disponibilidade para viajar" />
        <Checkbox label="Quero receber lembretes" description="No máximo um por semana." defaultChecked />
        <Checkbox label="Li e aceito os termos" aria-invalid />
        <Checkbox label="Plano anual" disabled />
        <Checkbox label="Plano mensal" disabled defaultChecked />
      </Sample>
    </>
  );
}

interface Props extends Omit<ComponentProps<typeof ChoiceGroup>, 'value' | 'onChange'> {
  readonly initial: string | null;
}

/** A group that keeps what is chosen in it. */
function GroupSample({ initial, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return <ChoiceGroup {...props} value={value} onChange={setValue} />;
}
