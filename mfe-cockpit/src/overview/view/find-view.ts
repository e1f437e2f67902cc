import {
  CompanyRefSchema,
  PERIODS,
  WeekSchema,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import * as v from 'valibot';

/** The default view. */
export const WHOLE_VIEW: CompanyOverviewRequest = { department: null, week: null, weeks: 12 };

const NAMES = { department: 'area', week: 'semana', weeks: 'periodo' } as const;

/** Reads the view from an address and ignores invalid values. */
export function readView(params: URLSearchParams): CompanyOverviewRequest {
  const weeks = params.get(NAMES.weeks);
  return {
    department: parseValid(CompanyRefSchema, params.get(NAMES.department)),
    week: parseValid(WeekSchema, params.get(NAMES.week)),
    weeks: PERIODS.find((period) => String(period) === weeks) ?? WHOLE_VIEW.weeks,
  };
}

/** The view to which some numbers belong. */
export const findView = ({ department, week, weeks }: CompanyOverview): CompanyOverviewRequest => ({
  department,
  week,
  weeks,
});

/** The query of a view: the shortest that {@link readView} reads the same from. */
export function searchOf({ department, week, weeks }: CompanyOverviewRequest): string {
  const params = new URLSearchParams();
  if (department !== null) params.set(NAMES.department, department);
  if (weeks !== WHOLE_VIEW.weeks) params.set(NAMES.weeks, String(weeks));
  if (week !== null) params.set(NAMES.week, week);
  const search = params.toString();
  return search && `?${search}`;
}

function parseValid(schema: v.GenericSchema<string>, text: string | null): string | null {
  const parsed = v.safeParse(schema, text);
  return parsed.success ? parsed.output : null;
}
