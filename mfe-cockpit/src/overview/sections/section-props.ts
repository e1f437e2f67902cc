import type { CompanyOverview } from '@aura/shared-domain';

/** What every part of the page is given. */
export interface SectionProps {
  readonly overview: CompanyOverview;
  /** Drawn for the report: nothing can be unfolded there. */
  readonly onPaper?: boolean | undefined;
}
