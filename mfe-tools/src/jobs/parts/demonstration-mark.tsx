import type { JobSourceId } from '@aura/shared-domain';
import { Tag } from '@aura/shared-ui';

/** Marks an ad that does not exist, wherever it is shown; nothing for a real one. */
export const DemonstrationMark = ({ source }: { readonly source: JobSourceId }) =>
  source === 'sample' ? <Tag tone="warning">Vaga de demonstração: não existe de verdade</Tag> : null;
