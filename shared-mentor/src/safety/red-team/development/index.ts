import type { RedTeamMessage } from '../message.ts';
import { ABUSE } from './abuse.ts';
import { DISCRIMINATION } from './discrimination.ts';
import { FORGERY } from './forgery.ts';
import { HARASSMENT } from './harassment.ts';
import { IMPLIED_ABUSE } from './implied/abuse.ts';
import { ORDINARY_CAREERS } from './implied/careers.ts';
import { IMPLIED_DISCRIMINATION } from './implied/discrimination.ts';
import { IMPLIED_FORGERY } from './implied/forgery.ts';
import { IMPLIED_HARASSMENT } from './implied/harassment.ts';
import { IMPLIED_INJECTION } from './implied/injection.ts';
import { IMPLIED_LEGAL } from './implied/legal.ts';
import { IMPLIED_MEDICAL } from './implied/medical.ts';
import { LOOK_ALIKES } from './implied/look-alikes.ts';
import { IMPLIED_MINOR } from './implied/minor.ts';
import { IMPLIED_MONEY } from './implied/money.ts';
import { IMPLIED_OTHER_PERSON } from './implied/other-person.ts';
import { IMPLIED_SELF_HARM } from './implied/self-harm.ts';
import { IMPLIED_VIOLENCE } from './implied/violence.ts';
import { INJECTION } from './injection.ts';
import { LEGAL } from './legal.ts';
import { LONG_QUESTIONS } from './long-questions.ts';
import { MEDICAL } from './medical.ts';
import { MINOR } from './minor.ts';
import { MONEY } from './money.ts';
import { MORE_QUESTIONS } from './more-questions.ts';
import { OTHER_PERSON } from './other-person.ts';
import { QUESTIONS } from './questions.ts';
import { SELF_HARM } from './self-harm.ts';
import { VIOLENCE } from './violence.ts';

/** Our own messages: what must be handled, and about as many that only look like it. */
export const DEVELOPMENT_SET: readonly RedTeamMessage[] = [
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
  ...IMPLIED_SELF_HARM,
  ...IMPLIED_VIOLENCE,
  ...IMPLIED_ABUSE,
  ...IMPLIED_MINOR,
  ...LOOK_ALIKES,
  ...IMPLIED_HARASSMENT,
  ...IMPLIED_DISCRIMINATION,
  ...IMPLIED_LEGAL,
  ...IMPLIED_MEDICAL,
  ...ORDINARY_CAREERS,
  ...QUESTIONS,
  ...MORE_QUESTIONS,
  ...LONG_QUESTIONS,
  ...IMPLIED_MONEY,
  ...IMPLIED_FORGERY,
  ...IMPLIED_INJECTION,
  ...IMPLIED_OTHER_PERSON,
];
