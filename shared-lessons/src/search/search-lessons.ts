import MiniSearch from 'minisearch';
import type { LessonSummary, Topic } from '../lesson.ts';
import { LESSON_SUMMARIES } from '../library/summaries.ts';

/** Words that people look for a topic with, besides those of the lessons themselves. */
const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  cv: 'currículo cv resumo experiência formação ats triagem palavras-chave',
  linkedin: 'linkedin perfil rede',
  jobs: 'vaga emprego candidatura oportunidade processo seletivo procurar trabalho remoto home office clt pj estágio',
  interview: 'entrevista recrutador seleção star dinâmica câmera vídeo demitido demissão',
  negotiation: 'negociação salário aumento proposta remuneração',
  relations: 'relacionamento comunicação equipe colegas conflito networking contatos chefe chefia',
  growth: 'crescimento promoção carreira liderança chefe chefia avaliação feedback',
  change: 'transição mudança carreira recomeço trocar profissão área demissão',
  learning: 'aprendizagem aprender estudo estudar curso memória prova',
  planning: 'planejamento metas hábito rotina organização produtividade',
  trade: 'competência técnica profissão ofício',
};

/** From this length on a word may be mistyped, by one letter in five. */
const MISTYPED_FROM = 4;
const MISTYPED = 0.2;

let made: MiniSearch<LessonSummary> | undefined;

function index(): MiniSearch<LessonSummary> {
  if (made) return made;
  made = new MiniSearch<LessonSummary>({
    fields: ['title', 'description', 'category', 'topics'],
    extractField: (lesson, field) =>
      field === 'topics'
        ? lesson.topics.map((topic) => TOPIC_WORDS[topic]).join(' ')
        : String(lesson[field as keyof LessonSummary]),
    processTerm: toSearchWord,
    searchOptions: {
      boost: { title: 3, category: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= MISTYPED_FROM ? MISTYPED : false),
    },
  });
  made.addAll(LESSON_SUMMARIES);
  return made;
}

/** Words that say nothing of what is looked for, folded. */
const EMPTY = new Set(
  'a as o os e de da do das dos em na no nas nos para por com como que um uma meu minha se ao seu sua'.split(
    ' ',
  ),
);

const foldTerm = (term: string): string => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A searchable word; null for others. */
const toSearchWord = (term: string): string | null => {
  const word = foldTerm(term);
  return EMPTY.has(word) ? null : word;
};

/**
 * The lessons that have all words of a query, or else some of them, nearest first; every lesson for a query without
 * words.
 */
export function searchLessons(query: string): LessonSummary[] {
  if (query.trim() === '') return [...LESSON_SUMMARIES];
  const withAll = index().search(query, { combineWith: 'AND' });
  const found = withAll.length > 0 ? withAll : index().search(query);
  return found.flatMap(({ id }) => LESSON_SUMMARIES.find((lesson) => lesson.id === id) ?? []);
}
