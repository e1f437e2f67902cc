import { isRude } from '../scoring/index.ts';

/** A word about the tone where an answer offends; null otherwise. The word itself is not said again. */
export function getToneTip(text: string): string | null {
  return isRude(text)
    ? 'Há na resposta uma ofensa ou um tom de desprezo. Em uma entrevista, descreva o que a pessoa fez em vez de a qualificar.'
    : null;
}
