import { INTEREST_LETTERS } from '../../generated/interests.ts';
import type { Occupation } from '../../taxonomy/types.ts';
import type { Facts } from '../facts.ts';
import { computeCongruence } from '../interests/congruence.ts';
import { join, quoteLabel } from '../../wording/quote.ts';

const NAMED = 3;
/** From this congruence on the interests speak for a path. */
const CONGRUENT = 60;

interface PathFacts {
  readonly occupation: Occupation;
  readonly kind: 'near' | 'stretch';
  readonly shared: readonly string[];
  readonly missing: readonly string[];
}

function describeInterests({ occupation }: PathFacts, facts: Facts): string {
  const code = facts.interests.profile?.code;
  const letter = occupation.riasec.charAt(0) as keyof typeof INTEREST_LETTERS;
  if (!code?.includes(letter) || computeCongruence(code, occupation.riasec) < CONGRUENT) return '';
  return ` Combina com o seu interesse por ${INTEREST_LETTERS[letter].description}.`;
}

/**
 * The reason for a path: the existing skills, the missing ones, and the arguments for it. It never advises to take it.
 */
export function explainPath(path: PathFacts, facts: Facts): string {
  const { kind, shared, missing } = path;
  const has =
    shared.length > 0
      ? `Aproveita o que já aparece na sua história: ${join(shared.slice(0, NAMED).map(quoteLabel))}.`
      : facts.goal.occupation
        ? `Fica perto de ${quoteLabel(facts.goal.title)} pelo tipo de trabalho.`
        : 'Ainda sem competências em comum comprovadas.';
  const lacks =
    missing.length > 0 ? ` O que mais falta: ${join(missing.slice(0, NAMED).map(quoteLabel))}.` : '';
  const further =
    kind === 'stretch'
      ? ' Fica mais distante do que os outros caminhos; serve para testar até onde a sua experiência alcança.'
      : '';
  return `${has}${lacks}${describeInterests(path, facts)}${further}`;
}
