import { ChoiceGroup } from '@aura/shared-ui';
import { useState, type ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof ChoiceGroup>, 'value' | 'onChange'> {
  readonly initial: string | null;
}

/** A group that keeps what is chosen in it. */
export function GroupSample({ initial, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return <ChoiceGroup {...props} value={value} onChange={setValue} />;
}
