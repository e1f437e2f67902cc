import { ChoiceGroup, type ChoiceGroupProps } from '@aura/shared-ui';
import { useState } from 'react';

interface Props extends Omit<ChoiceGroupProps, 'value' | 'onChange'> {
  readonly initial: string | null;
}

/** A group that keeps what is chosen in it. */
export function GroupSample({ initial, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return <ChoiceGroup {...props} value={value} onChange={setValue} />;
}
