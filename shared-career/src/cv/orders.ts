import {
  ADD_LINK,
  CALL_TOOL,
  COUNT_AS_MET,
  FROM_NOW_ON,
  IF_MACHINE,
  IF_MACHINE_ENGLISH,
  MACHINE_ADDRESS,
  MOVE_PERSON,
  NEW_TASK,
  OTHER_MODE,
  PRAISE_PERSON,
  ROLE_LABEL,
  SAY_YES,
  SCORE_OF_PERSON,
  SET_SCORE,
  SHOW_PROMPT,
  SKIP_CHECK,
  SYSTEM_LABEL,
  SYSTEM_TAG,
  WHEN_JUDGING,
} from '../generated/phrases/orders.ts';

/**
 * Further patterns of instructions to a machine inside a CV or an ad: addressing it, dictating an answer, a rank, or a
 * requirement as met. They apply to a folded sentence. Imperatives count only at the beginning of a clause: CVs
 * describe past work and do not give orders.
 */
export const ORDERS: readonly RegExp[] = [
  SYSTEM_LABEL,
  NEW_TASK,
  SYSTEM_TAG,
  ROLE_LABEL,
  IF_MACHINE,
  IF_MACHINE_ENGLISH,
  MACHINE_ADDRESS,
  COUNT_AS_MET,
  SET_SCORE,
  MOVE_PERSON,
  PRAISE_PERSON,
  SCORE_OF_PERSON,
  FROM_NOW_ON,
  CALL_TOOL,
  SHOW_PROMPT,
  OTHER_MODE,
  SKIP_CHECK,
  WHEN_JUDGING,
  SAY_YES,
  ADD_LINK,
];
