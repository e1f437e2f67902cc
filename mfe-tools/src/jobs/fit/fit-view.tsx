import { ReadingFailure } from '@aura/shared-career-ui';
import type { Vacancy } from '@aura/shared-domain';
import { readVacancyText } from '@aura/shared-jobs';
import { Spinner } from '@aura/shared-ui';
import { useMemo } from 'react';
import styles from '../../tools.module.css';
import { MatchSection } from '../../resume/result/match-section.tsx';
import { AdAndFit, NoFit } from '../parts/ad-and-fit.tsx';
import { NoResume } from './no-resume.tsx';
import { useFit } from './use-fit.ts';

/** How the CV fits an ad that the person holds, requirement by requirement; the ad is there in any case. */
export function FitView({ vacancy }: { readonly vacancy: Vacancy }) {
  const vacancies = useMemo(() => [vacancy], [vacancy]);
  const state = useFit(vacancies);
  const text = readVacancyText(vacancy);
  const match = state.kind === 'ready' ? (state.byId.get(vacancy.id) ?? null) : null;
  return (
    <AdAndFit text={text} match={match}>
      {match && (
        <>
          <p className={styles['note']}>
            Comparada com o currículo do seu diagnóstico. Outra versão, no otimizador, pode dar outro número.
          </p>
          <MatchSection match={match} />
        </>
      )}
      {state.kind === 'computing' && <Spinner label="Comparando com o seu currículo…" />}
      {state.kind === 'failed' && <ReadingFailure failure={state.failure} onRetry={state.retry} />}
      {state.kind === 'noResume' && <NoResume />}
      {state.kind === 'ready' && !match && <NoFit />}
    </AdAndFit>
  );
}
