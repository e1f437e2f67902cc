import { SelectField, type SelectFieldProps } from '@aura/shared-ui';
import { useState } from 'react';

const STATES = [
  { value: '', label: 'Escolha' },
  { value: 'BA', label: 'Bahia' },
  { value: 'PE', label: 'Pernambuco' },
  { value: 'SP', label: 'São Paulo' },
];

/** A list that keeps what is chosen in it. */
export function SelectSample(props: Omit<SelectFieldProps, 'options' | 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return <SelectField {...props} options={STATES} value={value} onChange={setValue} />;
}
