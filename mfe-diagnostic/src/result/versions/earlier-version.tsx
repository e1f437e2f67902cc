import { formatLongDay } from '@aura/shared-domain';
import { Answered, type Asked } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { CompactHeader } from '../../header/compact-header.tsx';
import { ResultView } from '../result-view.tsx';
import type { StoredDiagnosis } from './records.ts';

const back = (
  <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico/resultado">
    Ver o resultado atual
  </Link>
);

interface Props {
  readonly id: string;
  readonly versions: Asked<readonly StoredDiagnosis[]>;
}

/** One diagnosis of the past, to be read only. */
export function EarlierVersion({ id, versions }: Props) {
  if (versions.status !== 'ready') {
    return (
      <>
        {versions.status === 'failed' && <PageHeader title="Versão anterior" actions={back} />}
        <Answered asked={versions} label="Buscando esta versão…" />
      </>
    );
  }
  const entry = versions.value.find((candidate) => candidate.id === id);
  if (!entry?.result) {
    return (
      <PageHeader
        title="Versão não encontrada"
        lead="Este diagnóstico não existe ou não pode mais ser aberto."
        actions={back}
      />
    );
  }
  return (
    <>
      <CompactHeader
        title="Resultado do diagnóstico"
        lead={`Versão anterior, só para leitura, feita em ${formatLongDay(entry.createdAt)}.`}
        actions={back}
      />
      <ResultView result={entry.result} tasks={entry.result.plan} points={null} />
    </>
  );
}
