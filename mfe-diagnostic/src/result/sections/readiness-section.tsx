import { ScoreSummary } from '@aura/shared-career-ui';
import type { DiagnosisResult } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import { readingOf, titleOf } from './reading.ts';

/** How near the goal is, and what is to be known about that number. */
export function ReadinessSection({ result }: { readonly result: DiagnosisResult }) {
  return (
    <ScoreSummary id="readiness" title={titleOf(result)} score={result.readiness} reading={readingOf(result)}>
      {result.notices.map((notice) => (
        <Notice key={notice} tone="info">
          {notice}
        </Notice>
      ))}
    </ScoreSummary>
  );
}
