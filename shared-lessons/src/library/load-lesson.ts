import type { Lesson } from '../lesson.ts';
import type { LessonId } from './summaries.ts';

/**
 * The texts come in three parcels: a reader needs few of them, and every parcel makes the entry of the remote larger,
 * which everybody loads.
 */
const TEXTS: Readonly<Record<LessonId, () => Promise<Lesson>>> = {
  'negociacao-salarial': async () =>
    (await import(/* webpackChunkName: "lessons-talks" */ './texts/negociacao-salarial.ts'))
      .negociacaoSalarial,
  'primeiros-90-dias': async () =>
    (await import(/* webpackChunkName: "lessons-growth" */ './texts/primeiros-90-dias.ts')).primeiros90Dias,
  'feedback-construtivo': async () =>
    (await import(/* webpackChunkName: "lessons-growth" */ './texts/feedback-construtivo.ts'))
      .feedbackConstrutivo,
  'curriculo-que-prova': async () =>
    (await import(/* webpackChunkName: "lessons-cv" */ './texts/curriculo-que-prova.ts')).curriculoQueProva,
  'curriculo-lido-por-sistemas': async () =>
    (await import(/* webpackChunkName: "lessons-cv" */ './texts/curriculo-lido-por-sistemas.ts'))
      .curriculoLidoPorSistemas,
  'linkedin-que-explica': async () =>
    (await import(/* webpackChunkName: "lessons-cv" */ './texts/linkedin-que-explica.ts')).linkedinQueExplica,
  'ler-anuncio-de-vaga': async () =>
    (await import(/* webpackChunkName: "lessons-cv" */ './texts/ler-anuncio-de-vaga.ts')).lerAnuncioDeVaga,
  'golpes-em-vagas': async () =>
    (await import(/* webpackChunkName: "lessons-cv" */ './texts/golpes-em-vagas.ts')).golpesEmVagas,
  'busca-com-metodo': async () =>
    (await import(/* webpackChunkName: "lessons-cv" */ './texts/busca-com-metodo.ts')).buscaComMetodo,
  'rede-sem-constrangimento': async () =>
    (await import(/* webpackChunkName: "lessons-talks" */ './texts/rede-sem-constrangimento.ts'))
      .redeSemConstrangimento,
  'historias-para-entrevista': async () =>
    (await import(/* webpackChunkName: "lessons-talks" */ './texts/historias-para-entrevista.ts'))
      .historiasParaEntrevista,
  'perguntas-dificeis': async () =>
    (await import(/* webpackChunkName: "lessons-talks" */ './texts/perguntas-dificeis.ts')).perguntasDificeis,
  'entrevista-por-video': async () =>
    (await import(/* webpackChunkName: "lessons-talks" */ './texts/entrevista-por-video.ts'))
      .entrevistaPorVideo,
  'dizer-nao-no-trabalho': async () =>
    (await import(/* webpackChunkName: "lessons-growth" */ './texts/dizer-nao-no-trabalho.ts'))
      .dizerNaoNoTrabalho,
  'conversa-de-carreira': async () =>
    (await import(/* webpackChunkName: "lessons-talks" */ './texts/conversa-de-carreira.ts'))
      .conversaDeCarreira,
  'mudar-de-area': async () =>
    (await import(/* webpackChunkName: "lessons-growth" */ './texts/mudar-de-area.ts')).mudarDeArea,
  'aprender-com-pouco-tempo': async () =>
    (await import(/* webpackChunkName: "lessons-growth" */ './texts/aprender-com-pouco-tempo.ts'))
      .aprenderComPoucoTempo,
  'planejar-do-seu-jeito': async () =>
    (await import(/* webpackChunkName: "lessons-growth" */ './texts/planejar-do-seu-jeito.ts'))
      .planejarDoSeuJeito,
};

export const isLessonId = (id: string): id is LessonId => Object.hasOwn(TEXTS, id);

/** A lesson with its text; null where there is none of that id. */
export const loadLesson = async (id: string): Promise<Lesson | null> => (isLessonId(id) ? TEXTS[id]() : null);
