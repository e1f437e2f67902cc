import type { CompanyOverview } from '@aura/shared-domain';

/** Props of every section of the page. */
export interface SectionProps {
  readonly overview: CompanyOverview;
  /** Drawn for the report: nothing can be unfolded there. */
  readonly onPaper?: boolean | undefined;
}
