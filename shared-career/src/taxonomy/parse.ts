import type { Field, Occupation, OccupationSkill, Skill, SkillKind } from './types.ts';

/**
 * The taxonomy (`content/taxonomy`) is compiled to tables, one row a line, because a row is small in a bundle.
 *
 * Skill:      `id | label | kind | effort | alias; alias | implied, implied | neighbour, neighbour`
 * Occupation: `id | field | title | CBO or - | RIASEC | alias; alias | skill:weight skill:weight!`
 *
 * `!` marks a mandatory skill. Trailing columns may be missing. The integrity test checks every reference.
 */
const COLUMN = '|';

const splitRows = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(COLUMN).map((cell) => cell.trim()));

const list = (cell: string | undefined, separator: string): string[] =>
  (cell ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Reads a table of skills that belong to one field. */
export function parseSkills(field: Field, table: string): Skill[] {
  return splitRows(table).map(
    ([id = '', label = '', kind = '', effort = '', aliases, implies, neighbours]) => ({
      id,
      label,
      kind: kind as SkillKind,
      field,
      aliases: list(aliases, ';'),
      implies: list(implies, ','),
      neighbours: list(neighbours, ','),
      effort: Number(effort) as Skill['effort'],
    }),
  );
}

function parseWeight(entry: string): OccupationSkill {
  const mandatory = entry.endsWith('!');
  const [skillId = '', weight = ''] = (mandatory ? entry.slice(0, -1) : entry).split(':');
  return { skillId, weight: Number(weight), ...(mandatory ? { mandatory } : {}) };
}

/** Reads a table of occupations. Skills come out most weighted first. */
export function parseOccupations(table: string): Occupation[] {
  return splitRows(table).map(
    ([id = '', field = '', title = '', cbo = '-', riasec = '', aliases, skills]) => ({
      id,
      title,
      aliases: list(aliases, ';'),
      field: field as Field,
      ...(cbo === '-' ? {} : { cbo }),
      riasec,
      skills: list(skills, ' ')
        .map(parseWeight)
        .toSorted((a, b) => b.weight - a.weight),
    }),
  );
}
