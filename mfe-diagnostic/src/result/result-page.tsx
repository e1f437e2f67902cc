import { AnalysedText, TextOnPage } from '@aura/shared-career-ui';
import { readDiagnosis, formatLongDay, type DiagnosisResult } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { Button, buttonClass, PageHeader, Spinner } from '@aura/shared-ui';
import { Suspense, useState } from 'react';
import page from '../page.module.css';
import { CompactHeader } from '../header/compact-header.tsx';
import { ResultView } from './result-view.tsx';
import { SecondReadingSection } from './second-reading/second-reading-section.tsx';
import { EarlierVersion, VERSION_PARAM, Versions } from './versions/versions.tsx';
import { listDiagnoses } from './versions/records.ts';

const ShareDialog = lazyWithRetry(() => import(/* webpackChunkName: "share" */ './share/share-dialog.tsx'));

/** The latest result of the profile, or the earlier one that the address names. */
export default function ResultPage() {
  const session = useSession();
  const versions = useAsked(listDiagnoses);
  const [params] = useSearchParams();
  const version = params.get(VERSION_PARAM);
  if (session.status !== 'signedIn') return <Spinner />;
  const { careerPlan, points, resumeText } = session.profile;
  const result = readDiagnosis(session.profile);

  if (version) {
    return (
      <div className={page['page']}>
        <EarlierVersion id={version} versions={versions} />
      </div>
    );
  }
  if (!result) {
    return (
      <div className={page['page']}>
        <NoResult />
        <Versions versions={versions} />
      </div>
    );
  }
  const stored = versions.value ?? [];
  const current = stored.find((entry) => entry.result?.generatedAt === result.generatedAt);
  const before = stored.find(({ result: other }) => other && other.generatedAt < result.generatedAt)?.result;
  const writer = resumeText === '' ? null : (current?.writer ?? null);
  return (
    <div className={`${page['page']} ${page['wide']} ${page['result']}`}>
      <CompactHeader
        title="Resultado do diagnóstico"
        lead={
          `Diagnóstico ${result.variant === 'full' ? 'completo' : 'rápido'}, feito em ${formatLongDay(new Date(result.generatedAt))}` +
          `${result.goal.title ? '' : ', em modo exploração'}.`
        }
      />
      <TextOnPage value={resumeText === '' ? null : { source: 'cv', lines: resumeText.split('\n').length }}>
        <ResultView
          result={result}
          tasks={careerPlan}
          points={points}
          before={before ?? null}
          actions={<ResultActions result={result} />}
          proofs={
            <>
              {current && writer !== null && (
                <SecondReadingSection
                  key={current.id}
                  diagnosisId={current.id}
                  writer={writer}
                  stored={current.secondReading}
                />
              )}
              {resumeText !== '' && (
                <AnalysedText
                  title="Seu currículo como foi analisado"
                  note={
                    'As provas citadas nesta página trazem o número da linha neste texto, ' +
                    'que é o do currículo que você conferiu, e não o do arquivo original.'
                  }
                  text={resumeText}
                />
              )}
            </>
          }
          versions={<Versions versions={versions} shown={result} />}
        />
      </TextOnPage>
    </div>
  );
}

/** The actions for the whole result. */
function ResultActions({ result }: { readonly result: DiagnosisResult }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <div className={page['actions']} data-no-print>
      <Button variant="quiet" onClick={() => setIsSharing(true)}>
        Compartilhar
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        Imprimir
      </Button>
      <Link className={buttonClass({ variant: 'quiet' })} to="/diagnostico-carreira">
        Medir de novo
      </Link>
      {isSharing && (
        <Suspense>
          <ShareDialog result={result} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** There is no result yet, or a change of CV or goal has cleared it. */
function NoResult() {
  return (
    <>
      <PageHeader
        title="Ainda não há um resultado"
        lead={
          'O resultado aparece aqui quando você conclui o diagnóstico. Ele também é limpo quando o currículo ou ' +
          'o objetivo mudam, porque já não falaria de você.'
        }
        actions={
          <Link className={buttonClass({})} to="/diagnostico-carreira">
            Fazer o diagnóstico
          </Link>
        }
      />
    </>
  );
}
