import { PageHeader } from '@aura/shared-ui';

/** Its code is a chunk of its own. */
export default function LatePage() {
  return <PageHeader title={`Página tardia ${__VERSION__}`} lead="Chegou depois." />;
}
