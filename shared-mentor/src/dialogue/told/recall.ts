import { foldKey, squeeze } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import { RECALL } from '../../generated/phrases/wishes.ts';

/** Words that all speak of what somebody is paid. */
const PAY = /\b(?:ganh\w+|receb\w+|salario\w*|renda|tiro|paga(?:m|va)?)\b/u;
const COUNTED = /\b(?:quanto|quantos|quantas|valor|percentual|porcentagem|que horas)\b/u;
const RATE = /\b(?:percentual|porcentagem|por cento)\b|%/u;
const DATED = /\b(?:quando|que dia|data)\b/u;
const DAY = new RegExp(
  [
    String.raw`\d|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|amanha|ontem|janeiro|fevereiro|marco|abril|`,
    String.raw`maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b`,
  ].join(''),
  'u',
);
const ASKING = /\b(?:falei|disse|contei|informei|escrevi|mencionei|passei|falado|dito|mesmo|lembra)\b/gu;

/** The clauses of a message: what the person said in it, one thing each. */
const splitClauses = (message: string): readonly string[] =>
  message
    .split(
      /[!?;\n]+|[.,](?!\d)|(?<!\p{L})(?:mas|só que|so que)(?!\p{L})|(?<!\p{L})e (?=(?:eu|meu|minha|quero|queria|ganho|tenho|ela|ele)(?!\p{L}))/iu,
    )
    .map((clause) => squeeze(clause))
    .filter((clause) => clause !== '');

/**
 * What the person said earlier of the thing that they ask for: “quanto eu falei que ganho?”; null if the message asks for nothing
 * of the kind, or nothing was said.
 */
export function findSaid(text: string, before: readonly string[]): string | null {
  const folded = foldKey(text).replace(/[?!.]+$/u, '');
  if (!RECALL.test(folded)) return null;
  const stems = findStems(folded.replaceAll(ASKING, ' '));
  const weigh = (clause: string): number => {
    const said = foldKey(clause);
    if (COUNTED.test(folded) && !/\d/u.test(said)) return 0;
    if (RATE.test(folded) && !RATE.test(said)) return 0;
    if (DATED.test(folded) && !DAY.test(said)) return 0;
    const own = findStems(clause);
    return (PAY.test(folded) && PAY.test(said) ? 2 : 0) + stems.filter((stem) => own.includes(stem)).length;
  };
  const clauses = before.flatMap(splitClauses).map((clause) => ({ clause, weight: weigh(clause) }));
  const best = Math.max(0, ...clauses.map(({ weight }) => weight));
  return best === 0 ? null : (clauses.findLast(({ weight }) => weight === best)?.clause ?? null);
}
