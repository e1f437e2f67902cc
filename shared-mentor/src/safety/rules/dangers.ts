import { abuse } from './abuse.ts';
import { minor } from './minor.ts';
import type { Rule } from './rule.ts';
import { selfHarm } from './self-harm.ts';
import { violence } from './violence.ts';

/** Rules about danger to life and limb, the gravest first. */
export const DANGERS: readonly Rule[] = [selfHarm, abuse, violence, minor];
