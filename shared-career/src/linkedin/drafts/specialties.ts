import type { Evidence } from '@aura/shared-domain';
import { readClaims } from '../../cv/claims.ts';
import { findSkills, tokenizeNames } from '../../taxonomy/find-skills.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { tokenize } from '../../taxonomy/tokens.ts';
import { capitalizeFirst, foldKey, squeeze } from '../../text/index.ts';
import type { Measured } from '../score/input.ts';
import { buildFact, type OwnWords } from './fact.ts';

/** Longest name of a skill in a headline, characters. */
const LONGEST = 40;

interface Line {
  readonly text: string;
  readonly evidence: Evidence;
}

/** Lines of the list of skills and of work done, of the profile first and then of the CV. */
function splitLines({ document, cv }: Measured): { listed: Line[]; work: Line[] } {
  const lines = [...document.lines, ...(cv?.lines ?? [])];
  const isListed = ({ section }: (typeof lines)[number]): boolean => section === 'lists';
  return {
    listed: lines.filter(
      (line) => isListed(line) && squeeze(line.text) !== '' && squeeze(line.text).length <= LONGEST,
    ),
    work: lines.filter((line) => line.isItem),
  };
}

/** Whether words name a skill instead of telling that it was used ("SQL", not "analisei os dados"). */
function isName(skillId: string, text: string): boolean {
  const skill = findSkillById(skillId);
  const keys = tokenize(text).map(({ key }) => key);
  return skill !== null && tokenizeNames(skill).some((name) => name.join(' ') === keys.join(' '));
}

/** What a line of a list of skills names: the whole line, unless it denies something. */
function findNamedInList({ text, evidence }: Line): readonly (readonly [string, OwnWords])[] {
  const found = findSkills(text);
  if (found.length === 0 || readClaims(text).denied.trim() !== '') return [];
  const words = { text: squeeze(text), fact: buildFact(squeeze(text), evidence) };
  return found.map(({ skillId }) => [skillId, words]);
}

/** What a line of work names. A lone ordinary word says too little: "orçamento" is no specialty yet. */
function findNamedInWork({ text, evidence }: Line): readonly (readonly [string, OwnWords])[] {
  const claimed = readClaims(text).text;
  const names = findSkills(claimed)
    .map(({ skillId, start, end }) => ({ skillId, name: claimed.slice(start, end) }))
    .filter(({ skillId, name }) => isName(skillId, name));
  const first = new Map(names.toReversed().map(({ skillId, name }) => [skillId, squeeze(name)]));
  return [...first]
    .filter(
      ([skillId, name]) => name !== '' && (findSkillById(skillId)?.kind === 'tool' || name.includes(' ')),
    )
    .map(([skillId, name]) => [
      skillId,
      { text: capitalizeFirst(name), fact: buildFact(squeeze(text), evidence) },
    ]);
}

const known = new WeakMap<Measured, ReadonlyMap<string, OwnWords>>();

/** Every skill in the person's own words. Several texts ask for them; the lines are gone through once. */
function findOwnNames(measured: Measured): ReadonlyMap<string, OwnWords> {
  const worked = known.get(measured);
  if (worked) return worked;
  const { listed, work } = splitLines(measured);
  // The first line that names a skill wins.
  const names = new Map([...listed.flatMap(findNamedInList), ...work.flatMap(findNamedInWork)].toReversed());
  known.set(measured, names);
  return names;
}

/** "Trabalho em equipe" is no specialty. */
function isBehaviour(text: string): boolean {
  const found = findSkills(text);
  return found.length > 0 && found.every(({ skillId }) => findSkillById(skillId)?.kind === 'behaviour');
}

/** Whether words name a skill that no earlier ones do, be it by another name or within a longer one. */
function saysAnew({ text }: OwnWords, kept: readonly OwnWords[]): boolean {
  const key = foldKey(text);
  if (kept.some((other) => ` ${foldKey(other.text)} `.includes(` ${key} `))) return false;
  const told = new Set(kept.flatMap((other) => findSkills(other.text).map(({ skillId }) => skillId)));
  const own = findSkills(text);
  return own.length === 0 || own.some(({ skillId }) => !told.has(skillId));
}

/**
 * Specialties in the person's own words, each skill once: the goal's skills that profile or CV name, most weighted first, and then the
 * other skills in the order of the profile.
 */
export function listSpecialties(measured: Measured, most: number): OwnWords[] {
  const ofGoal = measured.targets
    .filter(({ skillId }) => findSkillById(skillId)?.kind !== 'behaviour')
    .flatMap(({ skillId }) => findOwnNames(measured).get(skillId) ?? []);
  const { listed } = splitLines(measured);
  const others = listed
    .filter((line) => 'path' in line && String(line.path).startsWith('skills.'))
    .map(({ text, evidence }) => ({ text: squeeze(text), fact: buildFact(squeeze(text), evidence) }));
  const all = [...ofGoal, ...others.filter(({ text }) => !isBehaviour(text))];
  return all
    .reduce<OwnWords[]>((kept, words) => (saysAnew(words, kept) ? [...kept, words] : kept), [])
    .slice(0, most);
}

/** A skill of the goal as the person names it; null where the work only shows it. */
export const findSpecialtyName = (skillId: string, measured: Measured): OwnWords | null =>
  findOwnNames(measured).get(skillId) ?? null;
