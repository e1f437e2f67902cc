import { PageHeader } from '@aura/shared-ui';

/** Its code is a separate chunk. */
export default function LatePage() {
  return <PageHeader title={`Página tardia ${__VERSION__}`} lead="Chegou depois." />;
}
