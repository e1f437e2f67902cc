import type { Play } from '../../play.ts';
import { TOOL_ACCOUNT_PLAYS } from './account.ts';
import { TOOL_DOCUMENT_PLAYS } from './documents.ts';
import { TOOL_WHICH } from './general.ts';
import { TOOL_PLAN_PLAYS } from './plan.ts';
import { TOOL_SEARCH_PLAYS } from './search.ts';
import { TOOL_TRUST_PLAYS } from './trust.ts';

/** Help with the product itself. */
export const TOOL_PLAYS: readonly [Play, ...Play[]] = [
  TOOL_WHICH,
  ...TOOL_TRUST_PLAYS,
  ...TOOL_PLAN_PLAYS,
  ...TOOL_DOCUMENT_PLAYS,
  ...TOOL_SEARCH_PLAYS,
  ...TOOL_ACCOUNT_PLAYS,
];
