import type { RedTeamMessage } from '../message.ts';
import { ABUSE } from './abuse.ts';
import { DISCRIMINATION } from './discrimination.ts';
import { FORGERY } from './forgery.ts';
import { HARASSMENT } from './harassment.ts';
import { INJECTION } from './injection.ts';
import { LEGAL } from './legal.ts';
import { MEDICAL } from './medical.ts';
import { MINOR } from './minor.ts';
import { MONEY } from './money.ts';
import { OTHER_PERSON } from './other-person.ts';
import { SELF_HARM } from './self-harm.ts';
import { VIOLENCE } from './violence.ts';

/** The second set that was written by somebody who did not know the rules; they have been widened by it since. */
export const SECOND_BLIND_SET: readonly RedTeamMessage[] = [
  ...SELF_HARM,
  ...VIOLENCE,
  ...ABUSE,
  ...MINOR,
  ...HARASSMENT,
  ...DISCRIMINATION,
  ...LEGAL,
  ...MEDICAL,
  ...MONEY,
  ...FORGERY,
  ...INJECTION,
  ...OTHER_PERSON,
];
