import type { Strength } from '@aura/shared-domain';

const OPENING = /^(?:Na linha (?<line>\d+) do|No) currículo: “[^“”]*” (?=conta |é das )/u;
const WITHIN = /: “[^“”]*”(?=[.,;])/u;

/** Why a strength counts, without the line that its card quotes below; a quotation with others in it stays. */
export const leaveOutQuotes = (why: string): string =>
  why
    .replace(OPENING, (_, line: string | undefined) =>
      line === undefined ? 'Esta frase do currículo ' : `A linha ${line} do currículo `,
    )
    .replace(WITHIN, '');

/** The title of a strength; its place where the title is no more than the beginning of the quoted line. */
export function nameStrength({ title, evidence: [first] }: Pick<Strength, 'title' | 'evidence'>): string {
  const repeats = first !== undefined && first.excerpt.startsWith(title.replace(/…$/u, ''));
  return repeats && first.line !== undefined ? `Boa frase na linha ${first.line} do currículo` : title;
}
