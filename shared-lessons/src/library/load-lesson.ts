import type { Lesson } from '../lesson.ts';
import type { LessonId } from './summaries.ts';

/** Each text comes by itself: a reader needs one of them. */
const TEXTS: Readonly<Record<LessonId, () => Promise<Lesson>>> = {
  'negociacao-salarial': async () => (await import('./texts/negociacao-salarial.ts')).negociacaoSalarial,
  'primeiros-90-dias': async () => (await import('./texts/primeiros-90-dias.ts')).primeiros90Dias,
  'feedback-construtivo': async () => (await import('./texts/feedback-construtivo.ts')).feedbackConstrutivo,
  'curriculo-que-prova': async () => (await import('./texts/curriculo-que-prova.ts')).curriculoQueProva,
  'curriculo-lido-por-sistemas': async () =>
    (await import('./texts/curriculo-lido-por-sistemas.ts')).curriculoLidoPorSistemas,
  'linkedin-que-explica': async () => (await import('./texts/linkedin-que-explica.ts')).linkedinQueExplica,
  'ler-anuncio-de-vaga': async () => (await import('./texts/ler-anuncio-de-vaga.ts')).lerAnuncioDeVaga,
  'golpes-em-vagas': async () => (await import('./texts/golpes-em-vagas.ts')).golpesEmVagas,
  'busca-com-metodo': async () => (await import('./texts/busca-com-metodo.ts')).buscaComMetodo,
  'rede-sem-constrangimento': async () =>
    (await import('./texts/rede-sem-constrangimento.ts')).redeSemConstrangimento,
  'historias-para-entrevista': async () =>
    (await import('./texts/historias-para-entrevista.ts')).historiasParaEntrevista,
  'perguntas-dificeis': async () => (await import('./texts/perguntas-dificeis.ts')).perguntasDificeis,
  'entrevista-por-video': async () => (await import('./texts/entrevista-por-video.ts')).entrevistaPorVideo,
  'dizer-nao-no-trabalho': async () => (await import('./texts/dizer-nao-no-trabalho.ts')).dizerNaoNoTrabalho,
  'conversa-de-carreira': async () => (await import('./texts/conversa-de-carreira.ts')).conversaDeCarreira,
  'mudar-de-area': async () => (await import('./texts/mudar-de-area.ts')).mudarDeArea,
  'aprender-com-pouco-tempo': async () =>
    (await import('./texts/aprender-com-pouco-tempo.ts')).aprenderComPoucoTempo,
  'planejar-do-seu-jeito': async () => (await import('./texts/planejar-do-seu-jeito.ts')).planejarDoSeuJeito,
};

export const isLessonId = (id: string): id is LessonId => Object.hasOwn(TEXTS, id);

/** A lesson with its text; null where there is none of that id. */
export const loadLesson = async (id: string): Promise<Lesson | null> => (isLessonId(id) ? TEXTS[id]() : null);
