import type { AdLine } from './ad-lines.ts';

const AMOUNT = new RegExp(
  [
    String.raw`(?:r\$|brl|us\$|\$)\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?\s?(mil|k)?(?!\p{L}|`,
    String.raw`\d)(?:[^.;\n]{0,14}?(?:por|ao?|p\/|\/|per)\s?(hora|dia|semana|mes|day|week|month|hour))?`,
  ].join(''),
  'gu',
);
/** Times of a period in a month of work. */
const PER_MONTH: Readonly<Record<string, number>> = {
  hora: 220,
  hour: 220,
  dia: 22,
  day: 22,
  semana: 4.33,
  week: 4.33,
};
/** Phrases that promise pay for hardly any effort. */
const EFFORTLESS = new RegExp(
  [
    String.raw`sem sair de casa|(?<!\d)(?:[1-3]|uma|duas|tres|poucas) ?h(?:oras?)? (?:por|ao|de trabalho por|`,
    String.raw`do seu) dia|tempo livre|curtindo|curtir (?:videos|fotos|posts)|avaliando (?:produtos|`,
    String.raw`videos|apps)|assistindo|(?:apenas|so|somente) com (?:o |um |seu )*celular|dinheiro (?:facil|`,
    String.raw`rapido)|renda extra facil`,
  ].join(''),
  'u',
);
/** Of any kind: that one tool need not be known says nothing. */
const NO_EXPERIENCE = new RegExp(
  [
    String.raw`(?:sem (?:nenhuma |qualquer )?experiencia|nao (?:e (?:necessari[ao]|preciso)|precisa(?: de|`,
    String.raw` ter)?|exige(?:-se)?|exigimos|necessita)(?: \p{L}+)? ?experiencia)(?! (?:previa |anterior |`,
    String.raw`profissional )?com )|experiencia nao (?:e )?(?:necessaria|exigida)|no experience`,
  ].join(''),
  'u',
);
/** Right before an amount: invoicing orders of an amount does not mean earning it. */
const EARN = new RegExp(
  [
    String.raw`(?<!\p{L})(?:ganh(?:e|ar|a|os?)|fatur(?:e|ar)|lucr(?:e|ar)|receb(?:a|er)|renda|earn|make)(?:[\s:,!–-]+(?:ate|`,
    String.raw`de|entre|cerca|mais|acima|a|partir|por|dia|semana|mes|em|media|no|minimo|voce|facilmente|`,
    String.raw`dinheiro|extra|diari[ao]s?|semana(?:l|is)|up|to))*[\s:,!–-]+$`,
  ].join(''),
  'u',
);
const BEFORE_AMOUNT = 60;
/** Promises without an amount. */
const PLAIN =
  /(?<!\p{L})(?:dinheiro facil|lucro garantido|renda garantida|fique ric[oa]|enriquec\p{L}+ rapid|easy money|get rich)/u;
const HARMLESS =
  /client|plant(?:ao|oes|onista)|segurad|(?:nao|nunca|jamais)(?: \p{L}+){0,4} (?:prometemos|acredite|dinheiro|renda|lucro)|desconfie|golpe/u;

/** Reais a month from which an amount is far above what such work pays; reasoned, not fitted. */
const FAR_ABOVE = { effortless: 4000, noExperience: 10_000, byDayOrWeek: 10_000 } as const;

function toMonthly(match: RegExpExecArray): number {
  const value = Number((match[1] ?? '').replace(/[.,]/gu, '')) * (match[2] ? 1000 : 1);
  return value * (PER_MONTH[match[3] ?? ''] ?? 1);
}

function isPromise(folded: string): boolean {
  if (HARMLESS.test(folded)) return false;
  if (PLAIN.test(folded)) return true;
  // Once for the line: a line with a thousand amounts is long.
  const effortless = EFFORTLESS.test(folded);
  const noExperience = NO_EXPERIENCE.test(folded);
  return [...folded.matchAll(AMOUNT)].some((match) => {
    const pay = toMonthly(match);
    if (effortless && pay >= FAR_ABOVE.effortless) return true;
    if (noExperience && pay >= FAR_ABOVE.noExperience) return true;
    const often = /dia|semana|day|week/u.test(match[3] ?? '');
    if (!often || pay < FAR_ABOVE.byDayOrWeek) return false;
    return EARN.test(folded.slice(Math.max(0, match.index - BEFORE_AMOUNT), match.index));
  });
}

/** The line that promises far more than usual for its demands; null without one. */
export function findSalaryPromise(lines: readonly AdLine[]): AdLine | null {
  return lines.find(({ folded }) => isPromise(folded)) ?? null;
}
