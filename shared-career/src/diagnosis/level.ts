import type { DiagnosisResult, Seniority } from '@aura/shared-domain';
import { computeRungDistance, judgeSeniority, listHeldJobs } from '../job/match/experience.ts';
import { joinRungs } from '../job/match/setting-measures.ts';
import { findTitleSeniorities } from '../job/reading/seniority.ts';
import { RUNG_HEIGHTS, RUNG_YEARS } from '../job/weights.ts';
import type { Facts } from './facts.ts';

/** What ads of a level usually ask for; other rungs are trades of their own. */
const ASKED: Readonly<Partial<Record<Seniority, string>>> = {
  junior: `as vagas costumam aceitar menos de ${RUNG_YEARS.mid} anos na área`,
  mid: `as vagas costumam pedir de ${RUNG_YEARS.mid} a ${RUNG_YEARS.senior - 1} anos na área`,
  senior: `as vagas costumam pedir ${RUNG_YEARS.senior} anos ou mais na área`,
};

/** A word of titles that names a trade more often than a level. */
const TRADE = /\bespecialistas?\b/giu;

/**
 * The level that the goal's title names: what ads of it ask for, and how far the CV is from it. Nothing where the title
 * names none. The readiness measures the occupation, whatever the level, and the text says so.
 */
export function nameLevel(facts: Facts, now: Date): Pick<DiagnosisResult['goal'], 'level'> {
  const rungs = findTitleSeniorities(facts.goal.title.replace(TRADE, ' '));
  const [lowest] = rungs.filter((rung) => ASKED[rung] !== undefined);
  if (lowest === undefined) return {};
  const level = [
    `Nível ${joinRungs([lowest])}: ${ASKED[lowest]}.`,
    compareWithResume(lowest, facts, now),
    'A nota mede o cargo; o nível não a muda.',
  ];
  return { level: level.filter((sentence) => sentence !== '').join(' ') };
}

function compareWithResume(wanted: Seniority, { cv, answers: { resume } }: Facts, now: Date): string {
  if (!cv || !resume) return '';
  const { rungs, by } = judgeSeniority(
    listHeldJobs(cv, resume.experiences, { own: [], evidenceOf: () => undefined, now }),
  );
  if (by === 'none') return 'O currículo não traz um emprego que indique o seu nível.';
  const how = by === 'title' ? 'pelo título do emprego mais recente' : 'pelos anos de trabalho';
  const own = `O currículo indica ${joinRungs(rungs)}, ${how}`;
  const steps = computeRungDistance(rungs, [wanted]);
  if (steps === 0) return `${own}: é o mesmo nível.`;
  const isAbove = Math.max(...rungs.map((rung) => RUNG_HEIGHTS[rung])) > RUNG_HEIGHTS[wanted];
  return isAbove
    ? `${own}, acima deste: um título mais alto também serve de objetivo.`
    : `${own}, abaixo deste: mostre as entregas que já são do próximo nível.`;
}
