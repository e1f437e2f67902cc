import type { Condition } from '@aura/shared-domain';
import type { TagProps } from '@aura/shared-ui';

/** How a version is doing, as a person reads it. */
export const CONDITIONS: Readonly<
  Record<Condition, { readonly label: string; readonly tone: TagProps['tone'] }>
> = {
  unknown: { label: 'Poucos dados', tone: 'neutral' },
  healthy: { label: 'Saudável', tone: 'success' },
  attention: { label: 'Atenção', tone: 'warning' },
  trouble: { label: 'Com falhas', tone: 'danger' },
};
