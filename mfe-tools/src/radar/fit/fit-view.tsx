import { ReadingFailure } from '@aura/shared-career-ui';
import type { Vacancy } from '@aura/shared-domain';
import { readVacancyText } from '@aura/shared-jobs';
import { Disclosure, Notice, Spinner } from '@aura/shared-ui';
import { useMemo } from 'react';
import { MatchSection } from '../../resume/result/match-section.tsx';
import styles from '../../tools.module.css';
import { NoResume } from './no-resume.tsx';
import { useFit } from './use-fit.ts';

/** How the CV fits an ad that the person holds, requirement by requirement; without a CV or a reading, the ad alone. */
export function FitView({ vacancy }: { readonly vacancy: Vacancy }) {
  const vacancies = useMemo(() => [vacancy], [vacancy]);
  const state = useFit(vacancies);
  const text = readVacancyText(vacancy);
  const match = state.kind === 'ready' ? (state.byId.get(vacancy.id) ?? null) : null;
  if (match) return <MatchSection match={match} jobText={text} />;
  return (
    <>
      {state.kind === 'computing' && <Spinner label="Comparando com o seu currículo…" />}
      {state.kind === 'failed' && <ReadingFailure failure={state.failure} onRetry={state.retry} />}
      {state.kind === 'noResume' && <NoResume />}
      {state.kind === 'ready' && (
        <Notice tone="info" title="Sem nota de aderência">
          O anúncio é curto demais ou não traz requisitos legíveis, e por isso não há o que comparar.
        </Notice>
      )}
      <Disclosure open summary="Ver o texto da vaga">
        <p className={styles['verbatim']}>{text}</p>
      </Disclosure>
    </>
  );
}
