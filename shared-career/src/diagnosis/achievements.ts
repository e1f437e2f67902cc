import type { Evidence } from '@aura/shared-domain';
import { contentStems, wordKey } from '../deeds/asked.ts';
import type { Unit } from '../deeds/look.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import { hasMetric } from '../wording/metric.ts';

/** A line of a CV that tells what changed, or how much, by the person's doing. */
export interface Achievement {
  readonly evidence: Evidence;
  /** Skills that it names. */
  readonly skills: readonly string[];
  readonly strength: number;
}

/** From one figure to another, or how far something moved. */
const CHANGE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:de|em) [^,;.]{0,25}\d[^,;]{0,30} (?:para|pra|p|a) [^,;]{0,12}\d|(?:caiu|`,
    String.raw`cairam|subiu|subiram|passou|passaram|saiu|sairam|baixou|baixaram|foi|foram) (?:de|para|`,
    String.raw`a) |(?:contra|ante|frente a) [^,;]{0,14}\d|\d+(?:,\d+)? ?(?:%|por cento|vezes|x) (?:a )?(?:menos|`,
    String.raw`mais|menor|maior|acima)|(?:menos|mais) \d|(?:dobr|tripl)\p{L}+)`,
  ].join(''),
  'u',
);
const RESULT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:reduz\p{L}*|aument\p{L}*|bat(?:i|eu|emos|endo)|super(?:ei|ou|amos)|zer(?:ei|`,
    String.raw`ou|ado)|elimin\p{L}+|economiz\p{L}+|economia|evit(?:ei|ou)|recuper\p{L}+|conquist\p{L}+|`,
    String.raw`ganh(?:ei|ou|amos)|venc(?:i|eu)|premi\p{L}+|premio|reconhec\p{L}+|primeir[oa] lugar|[1-3][oaºª] lugar|`,
    String.raw`melhor [^,;]{0,30}|recorde|destaque|elogi\p{L}+|implant\p{L}+|cri(?:ei|ou)|desenvolv(?:i|`,
    String.raw`eu)|organiz(?:ei|ou)|capt(?:ei|ou)|fech(?:ei|ou)|promovid[oa]|sem (?:acidente|reclamac|`,
    String.raw`ressalva|perda|multa|falta|erro|glosa|nenhum)\p{L}*|nenhum[a]? (?:acidente|reclamac\p{L}*|`,
    String.raw`multa|perda|nao conformidade|queda|falta|ressalva|advertencia)|nunca \p{L}+)(?!\p{L})`,
  ].join(''),
  'u',
);
const MONEY = /r\$ ?\d/u;
const PERCENT = /\d ?%/u;
const HOLDS =
  /(?<![\p{L}])(?:equipe|time|\d+ (?:pessoas|tecnicos|auxiliares|alunos|clientes|familias|pacientes|leitos|lojas|operadores|colaboradores|criancas))/u;
/** Shorter lines tell too little to be quoted alone, characters. */
const SHORTEST = 18;
const LEAST = 3;

function strengthOf({ text, line }: Unit, goal: ReadonlySet<string>): number {
  const points =
    (CHANGE.test(text) ? 3 : 0) +
    (RESULT.test(text) ? 2 : 0) +
    (PERCENT.test(text) ? 1.5 : 0) +
    (MONEY.test(text) ? 1.5 : 0) +
    (hasMetric(text) ? 1.5 : 0) +
    (HOLDS.test(text) ? 1 : 0) +
    Math.min(1, line.length / 200);
  const shared = contentStems(text).filter((stem) => goal.has(stem)).length;
  return points + Math.min(2, shared);
}

/**
 * The lines that prove most, strongest first: what changed, results, figures, and nearness to the goal.
 * @param goalWords titles and skills of the goal.
 */
export function achievementsIn(units: readonly Unit[], goalWords: readonly string[]): Achievement[] {
  const goal = new Set(goalWords.flatMap((word) => contentStems(word.toLowerCase())).map(wordKey));
  return units
    .filter(
      ({ stance, place, head, text }) =>
        stance === 'done' && !head && (place === 'work' || place === 'open') && text.length >= SHORTEST,
    )
    .map((unit) => ({ unit, strength: strengthOf(unit, goal) - (unit.place === 'open' ? 0.5 : 0) }))
    .filter(({ strength }) => strength >= LEAST)
    .toSorted((a, b) => b.strength - a.strength || a.unit.evidence.start - b.unit.evidence.start)
    .map(({ unit, strength }) => {
      return {
        evidence: unit.evidence,
        skills: findSkills(unit.text).map(({ skillId }) => skillId),
        strength,
      };
    });
}
