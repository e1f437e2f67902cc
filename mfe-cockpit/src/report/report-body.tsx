import { formatLongDay, type CompanyOverview, type CompanyOverviewRequest } from '@aura/shared-domain';
import type { RefObject } from 'react';
import { explainNumbers } from '../overview/explain-numbers.ts';
import { NoNumbersYet, ScopeNotice } from '../overview/scope/scope-notice.tsx';
import { AlertsSection } from '../overview/sections/alerts/alerts-section.tsx';
import {
  EngagementSection,
  FunnelSection,
  SeatsSection,
} from '../overview/sections/participation/participation-sections.tsx';
import { HeatMapSection } from '../overview/sections/heat-map/heat-map-section.tsx';
import { LessonsSection, PrioritiesSection } from '../overview/sections/development/development-sections.tsx';
import { Headlines } from '../overview/sections/summary/headlines.tsx';
import { Recommendation } from '../overview/sections/summary/summary.tsx';
import { describePeopleOnScreen } from '../overview/view/people-on-screen.ts';
import { describePeriod } from '../overview/view/period-words.ts';
import { describeSnapshot } from '../overview/view/view-words.ts';
import styles from './report.module.css';

interface Props {
  readonly overview: CompanyOverview;
  readonly view: CompanyOverviewRequest;
  /** When it was put on paper, or opened: a browser can print it by itself. */
  readonly madeAt: Date;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The content of the report, with every table open. */
export function ReportBody({ overview, view, madeAt, headingRef }: Props) {
  if (overview.scope === 'none') return <NoNumbersYet overview={overview} />;
  return (
    <div className={styles['body']}>
      <section className={styles['about']} aria-labelledby="sobre">
        <h2 id="sobre" ref={headingRef} tabIndex={-1}>
          {describeSnapshot(overview)}
        </h2>
        <p>
          {describePeopleOnScreen(overview)} Período de {describePeriod(overview)}. Emitido em{' '}
          {formatLongDay(madeAt)}.
        </p>
      </section>
      <Headlines headlines={overview.headlines} />
      <Recommendation overview={overview} view={view} />
      <ScopeNotice overview={overview} />
      <AlertsSection overview={overview} view={null} />
      <SeatsSection overview={overview} onPaper />
      <FunnelSection overview={overview} onPaper />
      <EngagementSection overview={overview} onPaper />
      <HeatMapSection overview={overview} onPaper />
      <PrioritiesSection overview={overview} onPaper />
      <LessonsSection overview={overview} onPaper />
      <section className={styles['about']} aria-labelledby="como-ler">
        <h2 id="como-ler">Como ler estes números</h2>
        <ul className={styles['reading']}>
          {explainNumbers(overview).map((sentence) => (
            <li key={sentence}>{sentence} </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
