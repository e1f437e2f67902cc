import { MET_CREDIT, gradeSkill } from '../../matching/grade.ts';
import type { Occupation } from '../../taxonomy/types.ts';
import type { Facts } from '../facts.ts';

/**
 * Families of the CBO, and single codes of mixed ones, whose work the law gives to the holders of one degree or of one
 * course of its own: actuaries, statisticians, chemists, architects, engineers with a title of their own, biologists and
 * biomedical scientists, agronomists, health professionals, lawyers, psychologists, social workers, accountants,
 * librarians; beauticians (Lei 13.643/2018), documentation agents (Lei 14.282/2021), aircraft mechanics (RBAC 65).
 * Production and safety engineering take several degrees and are left out.
 */
const REGULATED = /^(?:211[12]|2132|214[1-8]|22[1-5]|2410|2515|2516|2522|2612|3221-30|4231-05|9141)/u;
/** Engineers share a council and not a trade: its registration opens only the own one. */
const isEngineering = ({ title, skills }: Occupation): boolean =>
  title.startsWith('Engenheiro') &&
  skills.some(({ skillId }) => skillId === 'crea' || skillId.startsWith('graduacao-engenharia'));
const FAMILY_DIGITS = 4;

const readFamily = ({ cbo }: Occupation): string | null => cbo?.slice(0, FAMILY_DIGITS) ?? null;

/** Whether work takes a degree that the person's own work and registrations do not show. */
export function takesAnotherDegree(occupation: Occupation, { cv, record }: Facts): boolean {
  const family = readFamily(occupation);
  const isEngineer = isEngineering(occupation);
  if (!isEngineer && !REGULATED.test(occupation.cbo ?? '')) return false;
  const held = (cv?.titles ?? []).flatMap((title) => title.occupation ?? []);
  if (family !== null && held.some((own) => readFamily(own) === family)) return false;
  const asked = occupation.skills.filter(({ mandatory }) => mandatory === true);
  const isHeld = asked.every(({ skillId }) => gradeSkill(skillId, record).credit >= MET_CREDIT);
  return isEngineer || asked.length === 0 || !isHeld;
}
