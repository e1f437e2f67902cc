import type { Article } from './article.ts';
import { feedbackConstrutivo } from './texts/feedback-construtivo.ts';
import { negociacaoSalarial } from './texts/negociacao-salarial.ts';
import { primeiros90Dias } from './texts/primeiros-90-dias.ts';

/** The articles with their texts, in the order in which they are listed. */
export const ARTICLES: readonly Article[] = [negociacaoSalarial, primeiros90Dias, feedbackConstrutivo];
