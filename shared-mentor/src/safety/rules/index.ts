import { DANGERS } from './dangers.ts';
import { discrimination } from './discrimination.ts';
import { forgery } from './forgery.ts';
import { harassment } from './harassment.ts';
import { injection } from './injection.ts';
import { legal } from './legal.ts';
import { medical } from './medical.ts';
import { money } from './money.ts';
import { otherPerson } from './other-person.ts';
import type { Rule } from './rule.ts';

/**
 * All rules, the gravest first; the first that finds decides. Dangers come first, those at home before others
 * for the help that is meant for them; then what people do to the person;
 * then what is refused, so that a false sick note is no matter for a doctor; then what a professional is asked.
 */
export const RULES: readonly Rule[] = [
  ...DANGERS,
  harassment,
  discrimination,
  forgery,
  injection,
  otherPerson,
  medical,
  legal,
  money,
];
