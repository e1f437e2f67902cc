import type { TextRange } from '../../text/index.ts';
import type { Segment } from './segments.ts';
import { NOISE } from '../../generated/phrases/terms.ts';

/** "Rio Verde/GO", "Recife - PE": the state is no programming language. */
const STATE =
  /(?<=\p{L}\s?[/–-]\s?|\()(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?![\p{L}\p{N}])/gu;

/** The purpose of an amount: "R$ 3.100 (mestrado) a R$ 5.200 (doutorado)". */
const PAID_FOR = /(?<=r\$ ?[\d.,]{1,12}(?: mil|k)? ?)\([^()\n]{1,40}\)/gu;

/** "Excel intermediário (tabela dinâmica e PROCV)": the brackets explain the level, and ask for no more. */
const EXPLAINS_LEVEL =
  /(?<=(?<!\p{L})(?:basic|intermediari)[oa]s? )\((?![^()]*(?:desejave|diferencia|obrigatori|plus))[^()\n]{1,60}\)/gu;

/** Ranges of a segment that ask for nothing, whatever the taxonomy finds in them. */
export function findNoise({ text, folded: { folded, toOriginal } }: Segment): TextRange[] {
  return [
    ...[NOISE, PAID_FOR, EXPLAINS_LEVEL]
      .flatMap((pattern) => [...folded.matchAll(pattern)])
      .map((match) => ({
        start: toOriginal(match.index),
        end: toOriginal(match.index + match[0].length),
      })),
    ...[...text.matchAll(STATE)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
}
