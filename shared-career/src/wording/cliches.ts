import { foldText, type TextRange } from '../text/index.ts';

/** Common unverifiable phrases, and the one that hides the action. On folded text. */
const EMPTY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:pro-?ativ[oa]s?|proatividade|(?:perfil |profissional |pessoa )?dinamic[oa]s?(?! d[eao])|`,
    String.raw`dinamismo|perfil hands[ -]on|hands[ -]on|comunicativ[oa]s?|(?:profissional )?(?:muito )?(?:dedicad|`,
    String.raw`esforcad|comprometid|determinad|motivad)[oa]s?(?! (?:a|ao|aos|as)(?!\p{L}))|facilidade (?:de|`,
    String.raw`em) (?:aprender|aprendizado|aprendizagem)|vontade de aprender|fora da caixa|vestir a camisa|`,
    String.raw`visto a camisa|sangue nos olhos|apaixonad[oa] por|foco em resultados|focad[oa] em resultados|`,
    String.raw`orientad[oa] (?:a|para) resultados|bom relacionamento interpessoal|facil relacionamento|`,
    String.raw`espirito de equipe|multitarefas?|perfeccionista|responsavel e pontual|pontual e responsavel|`,
    String.raw`team player|hard[ -]?working|go-getter|results[ -](?:driven|oriented)|detail[ -]oriented|`,
    String.raw`self[ -]starter|think outside the box|fast learner|highly motivated)(?!\p{L})`,
  ].join(''),
  'gu',
);
const PASSIVE =
  /(?<!\p{L})(?:(?:fui |era |sou )?responsavel (?:por|pel[oa]s?)|responsible for|in charge of)(?!\p{L})/gu;

export interface Cliche extends TextRange {
  /** `empty`: says nothing that can be checked. `passive`: "responsável por", which hides what was done. */
  readonly kind: 'empty' | 'passive';
}

/** Clichés of a text, in order. */
export function findCliches(text: string): Cliche[] {
  const { folded, toOriginal } = foldText(text);
  const find = (pattern: RegExp, kind: Cliche['kind']): Cliche[] =>
    [...folded.matchAll(pattern)].map((match) => ({
      kind,
      start: toOriginal(match.index),
      end: toOriginal(match.index + match[0].length),
    }));
  return [...find(EMPTY, 'empty'), ...find(PASSIVE, 'passive')].toSorted((a, b) => a.start - b.start);
}
