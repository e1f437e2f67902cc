import { capitalizeFirst } from '@aura/shared-career';

/** What people write in a hurry, and how a text has it. Accents are put where nothing else can be meant. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})c[eê](?!\p{L})/giu, 'você'],
  [/(?<!\p{L})porq(?!\p{L})/giu, 'porque'],
  [/(?<!\p{L})tambem(?!\p{L})/giu, 'também'],
  [/(?<!\p{L})nao(?!\p{L})/giu, 'não'],
  [/(?<!\p{L})(?:tô|to)(?!\p{L})/giu, 'estou'],
  [/(?<!\p{L})(?:tá|ta)(?!\p{L})/giu, 'está'],
  [/(?<!\p{L})(?:tava)(?!\p{L})/giu, 'estava'],
  [/(?<!\p{L})pra(?!\p{L})/giu, 'para'],
  [/(?<!\p{L})pro(?!\p{L})/giu, 'para o'],
  [/(?<!\p{L})(?:ate)(?!\p{L})/giu, 'até'],
  [/(?<!\p{L})(?:so)(?!\p{L})/giu, 'só'],
  [/(?<!\p{L})(?:ja)(?!\p{L})/giu, 'já'],
  [/(?<!\p{L})(?:mes)(?!\p{L})/giu, 'mês'],
  [/(?<!\p{L})(?:amanha)(?!\p{L})/giu, 'amanhã'],
  [/(?<!\p{L})(?:manha)(?!\p{L})/giu, 'manhã'],
  [/(?<!\p{L})(?:salario)(?!\p{L})/giu, 'salário'],
  [/(?<!\p{L})(?:ferias)(?!\p{L})/giu, 'férias'],
  [/(?<!\p{L})(?:horario)(?!\p{L})/giu, 'horário'],
  [/(?<!\p{L})(?:reuniao)(?!\p{L})/giu, 'reunião'],
  [/(?<!\p{L})(?:ultimo)(?!\p{L})/giu, 'último'],
  [/(?<!\p{L})(?:proximo)(?!\p{L})/giu, 'próximo'],
  [/(?<!\p{L})(?:proxima)(?!\p{L})/giu, 'próxima'],
  [/(?<!\p{L})(?:terca)(?!\p{L})/giu, 'terça'],
  [/(?<!\p{L})(?:sabado)(?!\p{L})/giu, 'sábado'],
  [/(?<!\p{L})(?:marco)(?= |$)(?<= (?:em|de|até) marco)/gu, 'março'],
  [/(?<!\p{L})as (?=\d{1,2}(?:h|:|\b))/giu, 'às '],
];

/** What is told in a message with whole words: “pq”, “q” and the like are no words of a text to somebody. */
export const writeOut = (told: string): string =>
  HURRIED.reduce((all, [from, to]) => all.replaceAll(from, to), told);
/** Of these nothing but the spelling changes. */
const HURRIED = WORDS.slice(0, 7);

/** A phrase of a message as a text has it: whole words, and a capital letter first. */
export const tidyPhrase = (phrase: string): string =>
  capitalizeFirst(
    WORDS.reduce((all, [from, to]) => all.replaceAll(from, to), phrase.trim()).replace(/[\s.,;!]+$/u, ''),
  );
