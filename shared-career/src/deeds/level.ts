import { findContentStems } from './asked.ts';
import { type Finding, lookForRequirement, type Unit } from './look.ts';

/** How well a folded line says that something is known, from a little to wholly; null where it tells nothing. */
export const readLevel = (line: string): number | null => {
  if (/(?<!\p{L})(?:fluen\p{L}+|nativ[oa]|bilingu\p{L}+|proficien\p{L}+|c2)(?!\p{L})/u.test(line)) return 4;
  if (/(?<!\p{L})(?:avancad[oa]|c1)(?!\p{L})/u.test(line)) return 3;
  if (/(?<!\p{L})(?:intermedi\p{L}+|b[12]|convers\p{L}+)(?!\p{L})/u.test(line)) return 2;
  return /(?<!\p{L})(?:basic\p{L}+|pouc\p{L}*|leitura|leio|inicia\p{L}+|a[12]|instrumental|tecnico|nocoes|arranho|dialeto|me viro)(?!\p{L})/u.test(
    line,
  )
    ? 1
    : null;
};

const HIGH_SKILL =
  /(?<!\p{L})(?:vba|macros?|procv|procx|somases?|tabelas? dinamicas?|power query|power pivot|formulas?|dashboards?|window functions?|procedures?)(?!\p{L})/u;
/** The rung of “avançado”. */
const ADVANCED = 3;
const readLevelAsked = (folded: string): number | null =>
  /(?<!\p{L})avancad[oa]s?(?!\p{L})/u.test(folded)
    ? ADVANCED
    : /(?<!\p{L})intermediari[oa]s?(?!\p{L})/u.test(folded)
      ? 2
      : null;

const readRung = ({ text }: Unit): number | null => (HIGH_SKILL.test(text) ? ADVANCED : readLevel(text));

/** What a CV tells of a level; `unsure` where it only names the thing, `below` where it states a lower one. */
interface LevelFinding extends Finding {
  readonly unsure?: boolean;
  readonly below?: boolean;
}

/** "Excel intermediário": the tool by its name, and no lower rung beside it. Null where no level is asked. */
export function findLevel(phrase: string, folded: string, units: readonly Unit[]): LevelFinding | null {
  const asked = readLevelAsked(folded);
  if (asked === null) return null;
  const found = lookForRequirement(phrase, units, 'name');
  if (found.verdict !== 'proven' && found.verdict !== 'listed') return found;
  const quoted = units.filter(({ evidence }) => found.evidence.some(({ start }) => start === evidence.start));
  const levels = quoted.flatMap((unit) => readRung(unit) ?? []);
  if (levels.length > 0 && Math.max(...levels) < asked) return { ...found, verdict: 'denied', below: true };
  if (levels.length > 0 || (asked < ADVANCED && found.verdict === 'proven')) return found;
  const stems = findContentStems(folded);
  const telling = units.find(
    (unit) =>
      (unit.stance === 'done' || unit.stance === 'studied') &&
      (readRung(unit) ?? 0) >= asked &&
      stems.some((stem) => unit.named.stems.has(stem)),
  );
  return telling ? { ...found, evidence: [telling.evidence, ...found.evidence] } : { ...found, unsure: true };
}
