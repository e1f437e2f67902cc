import type { Requirement } from '@aura/shared-domain';
import type { Segment } from './segments.ts';

/**
 * The role of running text in an ad without a section of requirements: it asks for something, or it describes the work
 * and the employer. `headed` if the ad has such a section.
 */
export type Running = 'asks' | 'tells' | 'headed';

/** Words that mark a demand in an ad without headings: cues in the sentence, or a requirement at its beginning. */
const ASKS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:pedimos|pede-se|a vaga pede|exigimos|exig\p{L}+|requer(?:emos|-se|ido|imos)?|`,
    String.raw`requisitos?|precis(?:a|amos|o|ar)(?!\p{L})|necessit\p{L}+|necessari[oa]s?|e preciso|esperamos|`,
    String.raw`espera-se|deseja-se|buscamos|busca-se|procur(?:o|amos|a-se)|quer(?:o|emos) (?:quem|alguem|`,
    String.raw`uma|um|pessoa|gente)|quem (?:tenha|tiver|saiba|souber|domin|conhec|gost)|para (?:concorrer|`,
    String.raw`participar|se candidatar|se inscrever|ingressar|dirigir)|condicoes|pre-?requisitos?|que (?:tenha|`,
    String.raw`saiba|domine|conheca|goste|possua|entenda|fale|escreva|use)(?!\p{L})|tem que|tenha|saiba|`,
    String.raw`desde que|(?:voce|candidat[oa]s?) (?:com|deve|tem|domina|sabe|conhece|ja)|profissiona(?:l|`,
    String.raw`is) com|pessoa(?:s)? com|com (?:pratica|vivencia|dominio|habilidade|nocoes|facilidade|`,
    String.raw`\d+ anos?|experiencia)|\bexp\b|experiencias?|vivencia|conheciment\p{L}+|domini[oa]|noco(?:es)?|`,
    String.raw`familiaridade|habilidades?(?! para)|formacao em|formad[oa]s? em|proficien\p{L}+|knowledge|`,
    String.raw`experience|must|require\p{L}*|looking for|you (?:have|know|need)|skilled|familiar)(?!\p{L})|`,
    String.raw`^[^\p{L}]*(?:ter|saber|ser|possuir|dominar|conhecer|gostar|bo[am]|boas|bons|facilidade|`,
    String.raw`ensino|superior|graduacao|formacao|cursos?|certifica\p{L}+|registro|cnh|carteira|nr|crea|`,
    String.raw`coren|oab|crc|crm|capacidade|disponibilidade|disposicao|perfil)(?!\p{L})`,
  ].join(''),
  'u',
);
/** Kinds that are demands by nature, anywhere in running text. */
export const DEMANDS: ReadonlySet<Requirement['kind']> = new Set([
  'licence',
  'education',
  'language',
  'years',
]);

/** Maximum number of words of a sentence that continues a list: "…, ensino médio. Excel básico." */
const SHORT = 4;
const isShort = ({ text }: Segment): boolean => text.trim().split(/\s+/u).length <= SHORT;

/**
 * The segments with requirements, by their start. Text after a semicolon, a short sentence in the same line, and a
 * list under "Precisa de:" continue the requirements.
 */
export function findAskingSegments(segments: readonly Segment[]): ReadonlySet<number> {
  const asking = new Set<number>();
  let before: Segment | null = null;
  let list = false;
  for (const segment of segments) {
    const { folded, start, line, goesOn, section } = segment;
    const follows = before !== null && asking.has(before.start);
    list &&= before !== null && line - before.line <= 1 && section !== 'about';
    const inLine = follows && before?.line === line && (goesOn || isShort(segment));
    if (section !== 'about' && (ASKS.test(folded.folded) || inLine || list)) asking.add(start);
    if (asking.has(start) && /:\s*$/u.test(segment.text)) list = true;
    before = segment;
  }
  return asking;
}
