import type { DraftedText } from '@aura/shared-domain';
import { Tag } from '@aura/shared-ui';

interface Props {
  readonly writtenBy: DraftedText['writtenBy'];
  /** Name of the model, where one wrote. */
  readonly model: string | null;
}

/** Says who wrote a text; a model is always named. */
export function WrittenBy({ writtenBy, model }: Props) {
  if (writtenBy === 'template') return <Tag>Escrito por regra, a partir dos seus dados</Tag>;
  return <Tag tone="accent">Escrito por IA a partir dos seus dados{model ? ` (${model})` : ''}</Tag>;
}
