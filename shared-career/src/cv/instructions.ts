import { findInjections } from '../resume/notices/injection.ts';
import { foldText } from '../text/index.ts';
import { ORDERS } from './orders.ts';

/**
 * Sentences that talk to a machine instead of describing a person. A CV is data: such a sentence is left out of
 * every measure and shown to its owner. On folded text, Portuguese and English; kept narrow, because "nota fiscal",
 * "credit score" and "language models" are honest words of a CV.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignor[ea]|desconsider[ea]|esquec[ae]|disregard|forget)\b.{0,50}(?:instruc|instruct|prompt|anterior|previous|acima|above)/u,
  /\b(?:voce e|you are|aja como|act as|assuma o papel|pretend)\b.{0,30}\b(?:ia|ai|assistente|assistant|modelo|model|recrutador|recruiter|avaliador)\b/u,
  /\b(?:atribua|classifique|pontue|avalie)\b.{0,50}(?:nota|pontuacao|candidat|curriculo|100)/u,
  /de (?<=(?:^|[,;:]|\be)\W*de )(?:a |uma |nota|pontuacao).{0,20}(?:nota|pontuacao|maxim|100)/u,
  /\b(?:give|assign|rate|score)\b.{0,40}\b(?:candidate|applicant|this (?:resume|cv|profile)|maximum score|full score|100)\b/u,
  /\b(?:responda|retorne|diga|escreva|answer|respond|return|output|say|write)\b.{0,50}(?:aprovad|candidat[oea]|applicant|approved|hired)/u,
  /\b(?:recomende|aprove|contrate|selecione|recommend|approve|hire|select)\b.{0,20}\b(?:est[ea]|this)\b/u,
];

/** A run of marks is tried from its beginning alone: from each of them it would cost the square of it. */
const SENTENCE = /[^\n]*?(?:(?<![.!?…])[.!?…]+(?=\s|$)|\n|$)/gu;

/** A text with its instructions to machines blanked out (same length, so that offsets stay), and the instructions. */
export interface PlainText {
  readonly text: string;
  readonly instructions: readonly string[];
}

function isInstruction(sentence: string): boolean {
  const { folded } = foldText(sentence.trim());
  return (
    [...INSTRUCTIONS, ...ORDERS].some((pattern) => pattern.test(folded)) ||
    findInjections(sentence).length > 0
  );
}

/** Blanks out every sentence that instructs a machine. */
export function withoutInstructions(text: string): PlainText {
  const instructions: string[] = [];
  const plain = text.replace(SENTENCE, (sentence) => {
    if (!isInstruction(sentence)) return sentence;
    instructions.push(sentence.trim());
    return sentence.replace(/[^\n]/gu, (character) => ' '.repeat(character.length));
  });
  return { text: plain, instructions };
}
