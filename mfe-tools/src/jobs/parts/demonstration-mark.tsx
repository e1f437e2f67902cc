import type { JobSourceId } from '@aura/shared-domain';
import { Tag } from '@aura/shared-ui';

interface Props {
  readonly source: JobSourceId;
  /** For the narrow columns of the board. */
  readonly isShort?: boolean;
}

/** Marks an ad that does not exist, wherever it is shown; nothing for a real one. */
export const DemonstrationMark = ({ source, isShort = false }: Props) =>
  source === 'sample' ? (
    <Tag tone="warning">{isShort ? 'Vaga fictícia' : 'Vaga de demonstração: não existe de verdade'}</Tag>
  ) : null;
