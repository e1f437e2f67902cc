import { foldKey } from '../../text/index.ts';
import { withoutDates } from '../dates/period.ts';
import { trimEdges } from '../fields/take-place.ts';
import { blockText } from './block.ts';
import type { RawEntry } from './segment.ts';

/** How a person says that they did not work for a while, in text without accents, from its first word on. */
const PAUSE = new RegExp(
  [
    String.raw`^(?:(?:neste|nesse|no|durante o|durante este) periodo,? )?(?:(?:eu )?(?:fiquei|estive|passei|permaneci|estou|parei) `,
    String.raw`(?:\p{L}+ ){0,3}?)?(?:parad[oa]|afastad[oa]|desempregad[oa]|fora do mercado|sem (?:trabalhar|trabalho|emprego)|`,
    String.raw`de licenca|cuidando d[aeo]s? (?:minhas?|meus?|maes?|pais?|filh\p{L}+|familia|familiar\p{L}*|avos?|casa))(?!\p{L})`,
    String.raw`|^(?:eu )?(?:cuidei|parei para cuidar) d[aeo]s? (?:minhas?|meus?|maes?|pais?|filh\p{L}+|familia|avos?|casa)(?!\p{L})`,
    String.raw`|^(?:periodo|tempo) (?:sem (?:trabalhar|trabalho|emprego|vinculo)|de licenca|sabatico)(?!\p{L})`,
    String.raw`|^(?:pausa|interrupcao|intervalo|parada)(?: (?:na|de|da) carreira| profissional| para cuidar)(?!\p{L})`,
    String.raw`|^licenca[ -](?:maternidade|paternidade|medica|saude|sem vencimentos?|nao remunerada|para cuidar)(?!\p{L})`,
    String.raw`|^(?:ano|periodo) sabatico(?!\p{L})|^career break(?!\p{L})`,
  ].join(''),
  'u',
);
/** "tive de voltar para a minha cidade.": a sentence that goes on from the date before it. */
const SENTENCE = /^\p{Ll}[^|]*\s[^|]*\s[^|]*\p{Ll}{3}\.$/u;

/** Whether an entry tells of a time without work, or is a mere sentence with a date: neither is a job. */
export function isPause(entry: RawEntry): boolean {
  const [first] = entry.heading;
  if (first === undefined) return false;
  const told = trimEdges(withoutDates(blockText(first)));
  if (PAUSE.test(foldKey(told))) return true;
  return entry.heading.length === 1 && entry.body.length === 0 && SENTENCE.test(told);
}

/** What an entry says, line by line, with its dates. */
export const listEntryTexts = (entry: RawEntry): string[] =>
  [...entry.heading, ...entry.body]
    .map((block) => [blockText(block), ...block.sides].join(' ').trim())
    .filter((text) => text !== '');
