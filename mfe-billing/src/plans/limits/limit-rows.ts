import { LIMITS, ToolSchema, type EffectivePlan, type Limit, TOOL_NAMES } from '@aura/shared-domain';
import type { DataColumn, DataRow } from '@aura/shared-ui';
import { OPEN_FEATURES } from '../../catalogue/features.ts';
import { PLAN_CARDS } from '../../catalogue/plan-cards.ts';

/** The tools by name, then a column for every plan. */
export const LIMIT_COLUMNS: readonly DataColumn[] = [
  { key: 'tool', label: 'Ferramenta' },
  ...PLAN_CARDS.map(({ id, name }) => ({ key: id, label: name })),
];

const describeLimit = (limit: Limit): string => (limit === 'unlimited' ? 'Sem limite' : `${limit} por mês`);

/** Conquista holds what Decolagem holds. */
const findLimits = (plan: (typeof PLAN_CARDS)[number]['id']): (typeof LIMITS)[EffectivePlan] =>
  LIMITS[plan === 'conquista' ? 'decolagem' : plan];

const mapPlans = (textOf: (plan: (typeof PLAN_CARDS)[number]['id']) => string) =>
  Object.fromEntries(PLAN_CARDS.map(({ id }) => [id, textOf(id)]));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How often each tool can be used in a month. */
export const LIMIT_ROWS: readonly DataRow[] = [
  ...OPEN_FEATURES.map(({ text, accessLevel }) => ({
    id: text,
    tool: text,
    ...mapPlans(() => capitalize(accessLevel)),
  })),
  ...ToolSchema.options.map((tool) => ({
    id: tool,
    tool: TOOL_NAMES[tool],
    ...mapPlans((plan) => describeLimit(findLimits(plan)[tool])),
  })),
];
