import type { CompanyOverview } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';
import type { Snapshot, UnitSums } from '../../snapshot/snapshot.ts';
import type { Minimums } from '../visibility/minimums.ts';
import type { VisibleWeek } from '../visibility/visible-week.ts';

/** What alerts are looked for in. */
export interface LookedAt {
  readonly company: Company;
  readonly snapshot: Snapshot;
  /** What may be shown of the snapshot. */
  readonly week: VisibleWeek<UnitSums>;
  readonly minimums: Minimums;
  readonly skillLabel: (skillId: string) => string;
  /** The running programmes, newest first. */
  readonly programmes: CompanyOverview['programmes'];
  readonly lessons: CompanyOverview['lessons'];
}
