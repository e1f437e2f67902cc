import { formatLongDay } from '@aura/shared-domain';
import { Answered, type Asked } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { contentsOf } from '../contents/contents.ts';
import { ResultView } from '../result-view.tsx';
import { ContentsLayout } from '@aura/shared-career-ui';
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
      <PageHeader
        eyebrow="Versão anterior, só para leitura"
        title="Resultado do diagnóstico"
        lead={`Feito em ${formatLongDay(entry.createdAt)}${entry.result.goal.title ? `, para o objetivo “${entry.result.goal.title}”` : ''}.`}
        actions={back}
      />
      <ContentsLayout entries={contentsOf(entry.result, { analysedText: false, versions: false })}>
        <ResultView result={entry.result} tasks={entry.result.plan} points={null} />
      </ContentsLayout>
    </>
  );
}
