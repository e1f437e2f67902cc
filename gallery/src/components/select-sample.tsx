import { SelectField } from '@aura/shared-ui';
import { useState, type ComponentProps } from 'react';

const STATES = [
  { value: '', label: 'Escolha' },
  { value: 'BA', label: 'Bahia' },
  { value: 'PE', label: 'Pernambuco' },
  { value: 'SP', label: 'São Paulo' },
];

/** A list that keeps what is chosen in it. */
export function SelectSample(
  props: Omit<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'>,
) {
  const [value, setValue] = useState('');
  return <SelectField {...props} options={STATES} value={value} onChange={setValue} />;
}
