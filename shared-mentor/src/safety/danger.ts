import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';
import { abuse } from '../generated/safety/abuse.ts';
import { minor } from '../generated/safety/minor.ts';
import { selfHarm } from '../generated/safety/selfHarm.ts';
import { violence } from '../generated/safety/violence.ts';
import { findReply } from './reply.ts';
import { createCutter, makeRule, type Rule } from './rules/rule.ts';
import { buildViews } from './text/views.ts';

/**
 * Rules about danger to life and limb, the gravest first; those at home before others for the help that is meant for
 * them.
 */
export const DANGERS: readonly Rule[] = [
  makeRule('selfHarm', selfHarm),
  makeRule('abuse', abuse),
  makeRule('violence', violence),
  makeRule('minor', minor),
];

const CUTTERS: ReadonlyMap<SafetyCategory, (view: string) => string> = new Map([
  ['selfHarm', createCutter(selfHarm)],
  ['abuse', createCutter(abuse)],
  ['violence', createCutter(violence)],
  ['minor', createCutter(minor)],
]);

/** A message, read as typed, without what only looks like a danger: “bateu aquela vontade”, the night shift of a parent. */
export function cutLookAlikes(category: SafetyCategory, text: string): string {
  const [view = ''] = buildViews(text);
  return CUTTERS.get(category)?.(view) ?? view;
}

/**
 * The fixed reply to a message that tells of danger to life and limb, or null: the part of the safety layer that a page
 * can carry along.
 */
export function checkDanger(text: string): SafetyReply | null {
  const views = buildViews(text);
  const danger = DANGERS.find(({ finds }) => views.some(finds));
  return danger ? findReply(danger.category) : null;
}

export { answerAfterHelp } from './after-help.ts';
