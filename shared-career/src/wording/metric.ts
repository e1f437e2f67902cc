import { RESULTS_SIGNS } from '../generated/signs.ts';
import { foldText, type TextRange } from '../text/index.ts';
import { findChange } from './change.ts';

/**
 * A number that tells a size or a result: a share, money, a magnitude, a multiple, a rank, or a count of things, in
 * figures or spelt out ("três lojas", "zero acidentes"). Names that carry a number ("Office 365", "ISO 9001"), bare years, dates and
 * durations never count.
 */
const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
const ALONE = String.raw`(?<![\p{L}\p{N}.,/-])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const YEAR = String.raw`(?!(?:19|20)\d{2}(?![\d.,%]))`;
/** Years, months and dates tell how long, not how much; small words tell nothing. */
const NO_THING =
  '(?:anos?|mes|meses|semestres?|bimestres?|trimestres?|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|' +
  'outubro|novembro|dezembro|years?|months?|january|february|march|april|may|june|july|august|september|october|november|' +
  'december|ate|para|com|por|pela|pelo|pelas|pelos|das|dos|nas|nos|uma|que|sem|sob|the|and|for|with|from|presente|atual|' +
  'hoje|present|edicao|edition)';
/** Names followed by their own number. */
const NAMED =
  '(?<!(?<![\\p{L}\\p{N}])(?:office|windows|microsoft|iso|nbr|abnt|nr|java|python|angular|html|css|php|lei|artigo|art|portaria|decreto|norma|' +
  'versao|version|modelo|linha|nivel|level|turma|sala|bloco|andar|modulo|unidade|loja|posto|escola|filial|hospital|rua|' +
  'avenida|km|br|sap|oracle|nº|no|n|numero|fase|etapa|grau|classe|categoria|rdc|web|covid|fortune)(?:[\\s-]|\\s?[/:]\\s?))';
const THING = String.raw`(?:de\s+|of\s+)?(?!${NO_THING}${END})\p{L}{3,}`;
const SHIFT = String.raw`(?!(?:6|8|12|24|36|44)\s*(?:h|hs|horas?|hours?)${END})`;

const SPELT =
  '(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|' +
  'dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzent[oa]s|trezent[oa]s|' +
  'quinhent[oa]s|mil|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)';
const SPELT_THING = new RegExp(
  String.raw`${ALONE}${SPELT}(?:\s+e\s+${SPELT})*\s+(?:novos?\s+|novas?\s+|mil\s+)?(?!${SPELT}${END})${THING}`,
  'gu',
);

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:de|from)\s+${YEAR}${DIGITS}\s+(?:para|to)\s+${YEAR}${DIGITS}(?![\d/])`,
    'gu',
  ),
  new RegExp(String.raw`${ALONE}${DIGITS}\s*(?:%|por cento|percent|p\.p\.|pontos percentuais)`, 'gu'),
  /(?:r\$|us\$|u\$|\$|€|£)\s*\d[\d.,]*(?:\s?(?:k|mi|mil|milhao|milhoes|bi|million|m)(?![\p{L}\p{N}]))?/gu,
  new RegExp(
    String.raw`${ALONE}${DIGITS}\s?(?:x|k|mi|mil|milhao|milhoes|bilhao|bilhoes|bi|million|billion|reais|m2|m3|kg|km|ha|gb|tb)${END}`,
    'gu',
  ),
  new RegExp(String.raw`${ALONE}${NAMED}${YEAR}${SHIFT}${DIGITS}\+?\s+${THING}`, 'gu'),
  new RegExp(
    String.raw`${ALONE}${DIGITS}\s*(?:/|por|a cada|per)\s*(?:dia|mes|semana|hora|turno|ano|day|week|month|hour)${END}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:equipes?|times?|grupos?|turmas?|carteiras?|frotas?|teams?)\s+(?:de|com|of)\s+(?:ate\s+|cerca de\s+)?\d+(?![\d/])`,
    'gu',
  ),
  /\d+\s?[ºªo°a]\.?\s+(?:lugar|maior|melhor|mais|colocad[oa]|posicao)(?!\p{L})/gu,
  /(?<!\p{L})(?:primeir[oa]|segund[oa]|terceir[oa])\s+(?:lugar|maior|melhor|colocad[oa])(?!\p{L})/gu,
  /(?<!\p{L})top\s?\d+(?!\p{L})/gu,
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:dobr(?:ei|ou|amos|ando)|tripliquei|triplicou|triplicamos|quadrupli(?:quei|`,
      String.raw`cou)|pela metade|metade d[aeo]s?|doubled|tripled|halved|by half)(?!\p{L})`,
    ].join(''),
    'gu',
  ),
  // None of what is counted is a count: "zero acidentes em 14 meses".
  new RegExp(RESULTS_SIGNS.none.source, 'gu'),
  /(?<!\p{L})(?:dezenas|centenas|milhares|dozens|hundreds|thousands)\s+(?:de|of)\s+\p{L}{3,}/gu,
];

/** A name such as "Três Corações" is written with a capital after the number; a count is not. */
function isName(text: string, { start, end }: TextRange): boolean {
  const last = text.slice(start, end).split(/\s+/u).at(-1) ?? '';
  return /^\p{Lu}\p{Ll}/u.test(last);
}

/** Sizes of machines, vehicles and buildings, and hours of courses. */
const NO_RESULTS = [RESULTS_SIGNS.size, RESULTS_SIGNS.courseHours].map(
  (sign) => new RegExp(sign.source, 'gu'),
);

/** A folded text in which what is no result is blank, so that offsets stay. */
const withoutSizes = (folded: string): string =>
  NO_RESULTS.reduce((text, sign) => text.replace(sign, (found) => ' '.repeat(found.length)), folded);

/** Where a text names sizes or results; ranges in the text, in order. */
export function findMetrics(text: string): TextRange[] {
  const { folded: whole, toOriginal } = foldText(text);
  const folded = withoutSizes(whole);
  const rangesOf = (pattern: RegExp): TextRange[] =>
    [...folded.matchAll(pattern)].map((match) => ({
      start: toOriginal(match.index),
      end: toOriginal(match.index + match[0].length),
    }));
  const found = [
    ...PATTERNS.flatMap(rangesOf),
    ...rangesOf(SPELT_THING).filter((range) => !isName(text, range)),
  ];
  // "de 14 h para 6 h": hours alone tell how long, but a change of them is measured.
  const change = findChange(text);
  const isNew = change !== null && !found.some(({ start, end }) => start < change.end && end > change.start);
  return [...found, ...(isNew ? [{ start: change.start, end: change.end }] : [])].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** Whether a text names a size or a result. */
export const hasMetric = (text: string): boolean => findMetrics(text).length > 0;
