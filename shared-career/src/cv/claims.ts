import { findSkills } from '../taxonomy/find-skills.ts';
import { foldText } from '../text/index.ts';
import { findOthersActing } from '../deeds/actor.ts';
import { withoutInstructions } from './instructions.ts';
import { OBJECTIVE_LINE, TURN } from '../generated/phrases/claims.ts';

/**
 * What a text claims about its author. A clause that denies ("nunca trabalhei com Java") or wishes ("quero migrar
 * para dados") names a skill without proving it, so it is blanked out before skills are looked for. On folded text.
 */
const LACK =
  'experiencias?|conhecimentos?|nocao|nocoes|dominio|vivencia|pratica|contato|formacao|familiaridade|habilidades?';
const DENIES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:nunca|jamais)(?! deixei)|nao (?:tenho|possuo|sei|tive|trabalhei|trabalho|domino|` +
    String.raw`faco|participo|participei|lido|cuido|mexo|opero|coordeno|gerencio|lidero|negocio|vendo|compro|programo|` +
    String.raw`conheco|falo|fiz|usei|uso|utilizei|utilizo|atuei|atuo|cheguei|aprendi|estudei|conclui|me formei|sou|` +
    String.raw`fui|inclui|incluem|abrange|envolve)|que (?:nao|nunca)(?= \p{L}+m(?!\p{L}))|ainda nao|sem (?:nenhuma? ` +
    String.raw`|qualquer |muita |muito )?(?:${LACK})|sem (?:oab|cnh|coren|crea|crc|crm|registro|diploma|inscricao|certificacao|` +
    String.raw`habilitacao)|nenhuma? (?:${LACK})|pouc[oa] ou nenhum|no (?:experience|knowledge|background)|without ` +
    String.raw`(?:any )?(?:experience|knowledge)|never|(?:do not|don't|have not|haven't|did not|didn't) (?:have|know|` +
    String.raw`use|used|work|worked))(?![\p{L}\p{N}])`,
  'gu',
);
/** A denial that follows what it denies: "Docker ainda não", "AWS não faz parte". */
const TRAILING = /(?<![\p{L}\p{N}])(?:ainda nao(?=\s*(?:[.;,)\n]|$))|nao faz(?:em)? parte)/gu;
/** A bare refusal after a label: "Inglês: não", "Java (nunca usei)". */
const BARE = /(?<=[:(–-]\s*)(?:nao|nenhum|nenhuma|zero|none)(?=\s*(?:[).;,\n]|$))/gu;
const SOUGHT =
  '(?:(?:um|uma|uns|umas|o|a|os|as|minha|meu|nov[oa]s?|outr[oa]s?|primeir[oa]|boas?|me|a minha|o meu) )*(?:oportunidades?|' +
  'vagas?|recoloca|coloca|posicao|empregos?|cargos?|coordenacao|desafios?|atuar|trabalhar|migrar|mudar|' +
  'crescer|ingressar|entrar|aprender|desenvolver|transicao|areas?|carreira|estagio|lideranca|crescimento|' +
  'colocacao|atuacao|iniciar|conquistar)';
const WISHES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:quero|queria|gostaria de|gostaria|pretendo|desejo|desejando|almejo|sonho em|sonho ` +
    String.raw`de|meu sonho|meu objetivo|tenho como objetivo|com o? ?objetivo de (?:atuar|migrar|trabalhar|ingressar|` +
    String.raw`aprender|crescer)|em busca d[aeo]s?|a procura d[aeo]s?|interesse (?:em|por|na|no|pela|pelo)|interessad[oa] ` +
    String.raw`(?:em|por|na|no|pela|pelo)|vontade de|dispost[oa] a aprender|disposicao para aprender|aberto a aprender|` +
    String.raw`aberta a aprender|looking for|seeking|would like to|interested in|want to|hope to|aspiring|eager to ` +
    String.raw`learn|willing to learn)|(?:busco|procuro|buscando|procurando) ${SOUGHT})`,
  'gu',
);

/** After a comma a list continues if it ends in an alternative: "Java, AWS ou Docker". It must contain no verb. */
const LIST_GOES_ON =
  /^,(?:\s*[^\s,.;!?\n]+(?:\s+[^\s,.;!?\n]+){0,2}\s*,){0,6}\s*(?:[^\s,.;!?\n]+\s+){0,3}(?:ou|nem|or|nor)\s+[^,.;!?\n]+/u;
const VERB = /(?<![\p{L}])(?:\p{L}{3,}(?:ei|ou|ava)|domino|uso|tenho|sei|trabalho|atuo|faco)(?!\p{L})/u;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** No word of a turn reaches further. */
const LONGEST_TURN = 60;

/**
 * Finds the end of the clause at a position. Call it with ascending positions: those of one clause share the result of
 * its first, so that a clause with a hundred denials is scanned once.
 */
function createClauseEndFinder(folded: string, stop: RegExp): (from: number) => number {
  let last = { end: 0, isTurn: false };
  return (from) => {
    if (from >= last.end) {
      const rest = folded.slice(from);
      const mark = rest.search(stop);
      const turn = (mark < 0 ? rest : rest.slice(0, mark + LONGEST_TURN)).search(TURN);
      const ends = [mark, turn].filter((at) => at >= 0);
      const end = ends.length > 0 ? Math.min(...ends) : rest.length;
      last = { end: from + end, isTurn: end === turn };
    }
    const { end, isTurn } = last;
    const list = folded.charAt(end) === ',' && !isTurn ? LIST_GOES_ON.exec(folded.slice(end)) : null;
    return end + (list && !VERB.test(list[0]) ? list[0].length : 0);
  };
}

/**
 * Whether a clause names a skill; like the ends of clauses, call it with ascending positions: each clause is computed
 * once.
 */
function createObjectFinder(folded: string): (at: number, end: number) => boolean {
  const latest = new Map<number, number>();
  return (at, end) => {
    const known =
      latest.get(end) ?? Math.max(-1, ...findSkills(folded.slice(at, end)).map((one) => at + one.start));
    latest.set(end, known);
    return known >= at;
  };
}

/** Furthest place before a denial at which its label may begin, characters. */
const LABEL_REACH = 80;

/** The label right before a denial belongs to it: "AWS (sem experiência)", "Inglês: não falo". */
function findLabelStart(folded: string, at: number): number {
  const before = folded.slice(Math.max(0, at - LABEL_REACH), at);
  // Nearly no denial has a label: the end tells so before the stretch is tried from each of its places.
  if (!/[:(–-]$/u.test(before.trimEnd())) return at;
  const label = /[^.;,!?\n:(]{1,40}(?:[:(]|\s[–-])\s*$/u.exec(before);
  return label ? at - label[0].length : at;
}

function findSentenceStart(folded: string, at: number): number {
  let start = at;
  while (start > 0 && !',.;!?\n'.includes(folded.charAt(start - 1))) start -= 1;
  return start;
}

const listRanges = (folded: string, pattern: RegExp, rangeOf: (at: number) => Range): Range[] =>
  [...folded.matchAll(pattern)].map(({ index }) => rangeOf(index));

const FULL_STOP = /[;!?\n]|\.(?!\p{L}|\d)/u;
const PAUSE = /[,;!?\n)]|\.(?!\p{L}|\d)/u;

function eraseRanges(text: string, holes: readonly Range[]): string {
  let out = '';
  let at = 0;
  for (const { start, end } of holes.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    out += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/gu, (c) => ' '.repeat(c.length));
    at = end;
  }
  return out + text.slice(at);
}

export interface Claims {
  /** The text with everything blanked out that its author does not claim; the same length. */
  readonly text: string;
  /** Only what is denied, for the rest blanks; the same length. */
  readonly denied: string;
}

/** Sorts what a text claims from what it denies or wishes. @param opening whether it is the summary of a CV. */
export function readClaims(text: string, opening = false): Claims {
  const plain = withoutInstructions(text).text;
  const { folded, toOriginal } = foldText(plain);
  const original = ({ start, end }: Range): Range => ({ start: toOriginal(start), end: toOriginal(end) });
  const endOfTrailing = createClauseEndFinder(folded, PAUSE);
  const endOfDenial = createClauseEndFinder(folded, PAUSE);
  const endOfWish = createClauseEndFinder(folded, FULL_STOP);
  const hasObject = createObjectFinder(folded);
  const denial = (at: number): Range => {
    const end = endOfDenial(at);
    // A denial with its own object does not affect the label: "Power BI (nunca usei Tableau)".
    return { start: hasObject(at, end) ? at : findLabelStart(folded, at), end };
  };
  const denials = [
    ...listRanges(folded, TRAILING, (at) => ({
      start: findSentenceStart(folded, at),
      end: endOfTrailing(at),
    })),
    ...listRanges(folded, DENIES, denial),
    ...listRanges(folded, BARE, (at) => ({ start: findLabelStart(folded, at), end: at })),
  ].map(original);
  const wishes =
    opening && OBJECTIVE_LINE.test(folded)
      ? [{ start: 0, end: plain.length }]
      : listRanges(folded, WISHES, (at) => ({ start: at, end: endOfWish(at) })).map(original);
  const outside: Range[] = [];
  let at = 0;
  for (const { start, end } of denials.toSorted((a, b) => a.start - b.start)) {
    if (start > at) outside.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  outside.push({ start: at, end: plain.length });
  const others = findOthersActing(folded).map(original);
  return {
    text: eraseRanges(plain, [...denials, ...wishes, ...others]),
    denied: eraseRanges(plain, outside),
  };
}
