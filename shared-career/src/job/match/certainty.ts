import type { Requirement } from '@aura/shared-domain';
import { findContentStems, computeWeight } from '../../deeds/asked.ts';
import type { Unit } from '../../deeds/look.ts';
import { DOUBT_SIGNS } from '../../generated/signs.ts';
import { MET_CREDIT } from '../../matching/grade.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { foldText } from '../../text/index.ts';
import type { Candidate } from './candidate.ts';
import { CERTAINTY_WEIGHTS } from './certainty-weights.ts';
import type { Graded } from './grade-requirement.ts';

/** Signals for and against a finding, by name, from 0 to about 1. */
export type Signals = ReadonlyMap<string, number>;

/**
 * From the first likelihood on the requirement is met, up to the second it is missing; between them it stays open.
 */
export const CERTAIN = { has: 0.7, lacks: 0.4 } as const;

/** Kinds of requirements found by words in lines, not by a specific rule. */
const BY_WORDS: ReadonlySet<string> = new Set(['matter', 'paper', 'level', 'trait']);
/** Signs of doubt that are looked for in a line. */
const IN_LINE = ['negated', 'only', 'others', 'acts', 'ended', 'studied', 'little', 'owns'] as const;
/** Longest list of words and of lines that makes a difference. */
const MOST = { words: 6, lines: 3 } as const;
const BOTH_STANCES = 2;

/** Share of the weight of the words that a set of words holds. */
function shareIn(stems: readonly string[], words: ReadonlySet<string>): number {
  let [total, got] = [0, 0];
  for (const stem of stems) {
    const weight = computeWeight(stem);
    total += weight;
    if (words.has(stem)) got += weight;
  }
  return total === 0 ? 0 : got / total;
}

/** The best and the second best line of the units, by the share of the requirement that they name. */
function findBestTwo(stems: readonly string[], units: readonly Unit[]): [number, number] {
  let [first, second] = [0, 0];
  for (const { named } of units) {
    const share = shareIn(stems, named.stems);
    if (share > first) [first, second] = [share, first];
    else if (share > second) second = share;
  }
  return [first, second];
}

/**
 * Collects the signals for and against a finding. The name of a signal contains its side, because doubts about a "has"
 * say little about a "lacks".
 */
export function collectSignals(
  requirement: Requirement,
  { grade, credit, evidence, judged }: Graded,
  { person }: Candidate,
): Signals {
  const side = credit >= MET_CREDIT ? 'has' : 'lacks';
  const signals = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (value !== false && value !== 0) signals.set(`${side} ${name}`, Number(value));
  };
  const { folded } = foldText(requirement.label);
  const [first] = evidence;
  const line = first ? foldText(first.excerpt).folded : '';
  const here = first ? person.units.filter((unit) => unit.evidence.start === first.start) : [];
  set('at all', true);
  set(`sort ${judged.by}`, true);
  set(`judged ${judged.verdict}`, true);
  set(`grade ${grade}`, true);
  set('demanded', requirement.necessity === 'mandatory');
  set('blocks', requirement.knockOut);
  set('asks to lead', DOUBT_SIGNS.leads.test(folded));
  set('asks in force', DOUBT_SIGNS.inForce.test(folded));
  for (const sign of IN_LINE) set(`line ${sign}`, DOUBT_SIGNS[sign].test(line));
  set('line figures', /\d/u.test(line));
  set('line asks', line.includes('?'));
  set('mixed', here.length >= BOTH_STANCES && here.some(({ stance }) => stance === 'denied'));
  if (!BY_WORDS.has(judged.by)) return signals;
  const stems = findContentStems(folded);
  const clauses = first ? person.clauses.filter((one) => one.evidence.start === first.start) : [];
  let [clauseShare, clauseText] = [0, ''];
  for (const { stance, text } of clauses)
    if (stance === 'done' || stance === 'studied') {
      const share = shareIn(stems, new Set(findContentStems(text)));
      if (share > clauseShare || clauseText === '') [clauseShare, clauseText] = [share, text];
    }
  const done = person.units.filter(({ stance, place }) => stance === 'done' && place !== 'aim');
  const against = person.units.filter(({ stance }) => stance === 'denied' || stance === 'weak');
  const [best, second] = findBestTwo(stems, done);
  set('covered', judged.coverage ?? 0);
  set('named', judged.byName === true);
  set('in line', shareIn(stems, new Set(findContentStems(line))));
  set('in clause', clauseShare);
  set('clause owns', DOUBT_SIGNS.owns.test(clauseText));
  set('clause negated', DOUBT_SIGNS.negated.test(clauseText));
  set('best line', best);
  set('next line', second);
  set('against', findBestTwo(stems, against)[0]);
  set('words', Math.min(stems.length, MOST.words) / MOST.words);
  set('lines', Math.min(evidence.length, MOST.lines) / MOST.lines);
  set('catalogued', requirement.skillId !== null);
  set('tool', findSkillById(requirement.skillId ?? '')?.kind === 'tool');
  set('head', here[0]?.head === true);
  set('course', judged.by === 'matter' && here.length === 1 && here[0]?.stance === 'studied');
  const place = here[0]?.place;
  if (place === 'study' || place === 'work' || place === 'summary' || place === 'list') set(place, true);
  return signals;
}

/** The likelihood that the person meets the requirement, 0 to 1. */
export function computeLikelihood(signals: Signals): number {
  let sum = 0;
  for (const [name, value] of signals) sum += (CERTAINTY_WEIGHTS[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** Letters that a trade and what it is named after have in common: "Recepção", "Recepcionista". */
const COMMON_LETTERS = 5;
/** Words of the longest title. */
const LONGEST_TITLE = 5;

/** Whether the CV names a role after what is required: a receptionist is not asked about the reception. */
export function isOwnTrade({ label }: Requirement, { credit, evidence }: Graded): boolean {
  const { folded } = foldText(label);
  if (credit < MET_CREDIT || folded.length < COMMON_LETTERS || folded.includes(' ')) return false;
  const root = folded.slice(0, COMMON_LETTERS);
  return evidence.some(({ excerpt }) => {
    const line = foldText(excerpt).folded;
    return line.startsWith(root) && line.split(' ').length <= LONGEST_TITLE;
  });
}

/** Whether a finding is too uncertain to report. */
export function isOpen({ credit, judged }: Graded, likelihood: number): boolean {
  if (credit < MET_CREDIT) return likelihood > CERTAIN.lacks;
  return judged.unsure === true || likelihood < CERTAIN.has;
}
