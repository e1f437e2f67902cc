import type { CompanyOverview, CompanyOverviewRequest } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import type { RefObject } from 'react';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { describePeopleOnScreen } from './view/people-on-screen.ts';
import { ExportButton } from './export/export-button.tsx';
import { TableButton } from './export/table-button.tsx';
import { HowToReadDisclosure } from './how-to-read-disclosure.tsx';
import styles from './overview.module.css';
import { NoNumbersYet } from './scope/no-numbers-yet.tsx';
import { ScopeNotice } from './scope/scope-notice.tsx';
import { AlertsSection } from './sections/alerts/alerts-section.tsx';
import { EngagementSection } from './sections/engagement/engagement-section.tsx';
import { FunnelSection } from './sections/funnel/funnel-section.tsx';
import { HeatMapSection } from './sections/heat-map/heat-map-section.tsx';
import { LessonsSection } from './sections/lessons/lessons-section.tsx';
import { PrioritiesSection } from './sections/priorities/priorities-section.tsx';
import { SeatsSection } from './sections/seats/seats-section.tsx';
import { Summary } from './sections/summary/summary.tsx';
import { Filters } from './view/filters.tsx';
import { useNamedSection } from './view/use-named-section.ts';
import { searchOf } from './view/find-view.ts';
import { describeSnapshot } from './view/view-words.ts';

interface Props {
  readonly overview: CompanyOverview;
  /** The view in the address; the numbers follow once they are loaded. */
  readonly view: CompanyOverviewRequest;
  readonly isAsking: boolean;
  readonly onChange: (view: CompanyOverviewRequest) => void;
  /** Shows anew what became of an alert. */
  readonly onAnswered: () => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A snapshot with everything that may be shown of it. */
export function Dashboard({ overview, view, isAsking, onChange, onAnswered, headingRef }: Props) {
  useNamedSection();
  const hasNumbers = overview.scope !== 'none';
  return (
    <div className={styles['page']}>
      <section className={styles['head']} aria-labelledby="retrato">
        <h2 id="retrato" ref={headingRef} tabIndex={-1}>
          {describeSnapshot(overview)}
        </h2>
        <p className={styles['people']}>{describePeopleOnScreen(overview)}</p>
        {hasNumbers && <Summary overview={overview} view={view} />}
        <HowToReadDisclosure overview={overview} />
        {overview.snapshots.length > 0 && <Filters overview={overview} view={view} onChange={onChange} />}
        {hasNumbers && (
          <div className={styles['actions']}>
            <ExportButton overview={overview} />
            <TableButton weeks={overview.weeks} />
            <Link
              className={buttonClass({ variant: 'secondary' })}
              to={`${COCKPIT_PATHS.report}${searchOf(view)}`}
            >
              Relatório executivo
            </Link>
          </div>
        )}
      </section>
      <div className={styles['sections']} aria-busy={isAsking} data-asking={isAsking || undefined}>
        {hasNumbers ? <ScopeNotice overview={overview} /> : <NoNumbersYet overview={overview} />}
        <AlertsSection overview={overview} view={view} isAsking={isAsking} onAnswered={onAnswered} />
        <SeatsSection overview={overview} />
        {hasNumbers && (
          <>
            <FunnelSection overview={overview} />
            <EngagementSection overview={overview} />
            <HeatMapSection overview={overview} />
            <PrioritiesSection overview={overview} />
            <LessonsSection overview={overview} />
          </>
        )}
      </div>
    </div>
  );
}
