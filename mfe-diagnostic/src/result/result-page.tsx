import { useAsked } from '@aura/shared-pages/data';
import { formatLongDay, diagnosisOf } from '@aura/shared-domain';
import { ContentsLayout, AnalysedText, TextOnPage } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { buttonClass, PageHeader, Spinner } from '@aura/shared-ui';
import page from '../page.module.css';
import { contentsOf } from './contents/contents.ts';
import { ResultView } from './result-view.tsx';
import { DifferenceSection } from './difference/difference-section.tsx';
import { SecondReadingSection } from './second-reading/second-reading-section.tsx';
import { EarlierVersion } from './versions/earlier-version.tsx';
import { VERSION_PARAM } from './versions/version-path.ts';
import { listDiagnoses } from './versions/records.ts';
import { Versions } from './versions/versions.tsx';

/** The latest result of the profile, or the earlier one that the address names. */
export default function ResultPage() {
  const session = useSession();
  const versions = useAsked(listDiagnoses);
  const [params] = useSearchParams();
  const version = params.get(VERSION_PARAM);
  if (session.status !== 'signedIn') return <Spinner />;
  const { careerPlan, points, resumeText } = session.profile;
  const result = diagnosisOf(session.profile);

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
    <div className={`${page['page']} ${page['wide']}`}>
      <PageHeader
        eyebrow={result.variant === 'full' ? 'Diagnóstico completo' : 'Diagnóstico rápido'}
        title="Resultado do diagnóstico"
        lead={
          `Feito em ${formatLongDay(new Date(result.generatedAt))}` +
          `${result.goal.title ? `, para o objetivo “${result.goal.title}”` : ', em modo exploração'}.`
        }
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico-carreira">
            Medir de novo
          </Link>
        }
      />
      <ContentsLayout
        entries={contentsOf(result, {
          analysedText: resumeText !== '',
          versions: true,
          difference: before !== undefined && before !== null,
          second: writer !== null,
        })}
      >
        <TextOnPage value={resumeText === '' ? null : { source: 'cv', lines: resumeText.split('\n').length }}>
          <ResultView
            result={result}
            tasks={careerPlan}
            points={points}
            difference={before && <DifferenceSection before={before} after={result} />}
            secondReading={
              current && writer !== null ? (
                <SecondReadingSection
                  key={current.id}
                  diagnosisId={current.id}
                  writer={writer}
                  stored={current.secondReading}
                />
              ) : null
            }
          />
        </TextOnPage>
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
        <Versions versions={versions} shownAt={result.generatedAt} />
      </ContentsLayout>
    </div>
  );
}

/** There is nothing to show yet, or a change of CV or goal has cleared it. */
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
