import { type Case, type Held } from './labelled-answers.ts';

/** A sentence of the page about an answer is true of it, false, or of a kind that nothing here can judge. */
export type Verdict = 'true' | 'false' | 'unjudged';

interface Check {
  /** The sentences that it judges. */
  readonly says: RegExp;
  /** Whether such a sentence is true of an answer, told by its label or by its text alone. */
  readonly isTrue: (one: Case, sentence: string, found: RegExpExecArray) => boolean;
}

const holds =
  (...wanted: readonly Held[]) =>
  ({ holds: held, question, kind }: Case): boolean =>
    // Parts are labelled of stories; English with mishaps tells them like any other.
    question.shape !== 'story' || kind === 'portuguese' || wanted.every((one) => held.includes(one));
const isOf =
  (...kinds: readonly Case['kind'][]) =>
  ({ kind }: Case): boolean =>
    kinds.includes(kind);
const always = (): boolean => true;

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ');
/** Finds a digit, or any of some folded words, which may be patterns. */
const digitOrWord = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`\d|(?<!\p{L})(?:${words.join(' ').replaceAll(' ', '|')})(?!\p{L})`, 'u');
const NUMBER_WORD = digitOrWord(
  'dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dez[aeiou][a-z]+',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento [a-z]+centos mil milhao milhoes',
  'zero metade dobro triplo duzia um uma two three four five six seven eight nine ten eleven twelve [a-z]+teen',
  '[a-z]+ty hundred thousand half double one a',
);
const TIME_WORD = digitOrWord(
  'ano anos mes meses semanas? dias? horas? ontem anteontem passad[oa] segunda terca quarta quinta sexta sabado domingo',
  'vespera natal madrugada janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'plantao turno semestre trimestre black years? months? weeks? days? hours? yesterday january february march april',
  'may june july august september october november december monday tuesday wednesday thursday friday',
);

/** What a sentence quotes of an answer; a quotation may be cut. */
const quotesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/“([^”]*)”/gu)].map(([, quote = '']) => quote.replace(/…$/u, ''));
const quotesStand = ({ answer }: Case, sentence: string): boolean =>
  quotesOf(sentence).every((quote) => fold(answer).includes(fold(quote)));

const looksLikeDetail = (quote: string): boolean =>
  NUMBER_WORD.test(fold(quote)) ||
  TIME_WORD.test(fold(quote)) ||
  /\p{Lu}/u.test(quote) ||
  fold(quote).length > 3;

/** The details that a sentence counts are quoted from the answer, and each looks like a number, a name or a time. */
function detailsStand(one: Case, sentence: string): boolean {
  const quotes = quotesOf(sentence);
  const [, count] = /^Contei (\d+)/u.exec(sentence) ?? [];
  const isWhole = count === undefined || quotes.length === Math.min(Number(count), 4);
  return isWhole && quotes.length > 0 && quotesStand(one, sentence) && quotes.every(looksLikeDetail);
}

const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const isNear = (count: number, other: number): boolean => Math.abs(count - other) <= Math.max(1, other * 0.1);

const startingWith = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?:${words.join(' ').replaceAll(' ', '|')})(?!\p{L})`, 'u');

/** The first check that fits a sentence judges it. */
const CHECKS: readonly Check[] = [
  // What to do, and how a dimension is counted, claim nothing of the answer.
  {
    says: startingWith(
      'Abra Acrescente Apoie Anote Comece Conte Corte Descreva Diga Divida Dê Ensaie Escolha Faça Feche Inclua Procure',
      'Prepare Releia Resuma Siga Situe Termine Troque',
    ),
    isTrue: always,
  },
  {
    says: /^(?:Conta as palavras|Em (?:pergunta sobre você|uma entrevista)|Ligar isso|Números, nomes e marcas|O que você aprendeu soma)/u,
    isTrue: always,
  },
  {
    says: /^(?:Responder logo|Riscos e alternativas|Sem (?:nada|dizer|resultado)|Situação vale|Entender o caso vale|Só o tamanho conta|Tamanho \()/u,
    isTrue: always,
  },
  // Counted or quoted items must be in the answer.
  { says: /^(?:Contei \d|Isto conta como detalhe|Para o tamanho da resposta)/u, isTrue: detailsStand },
  // Of a part the page quotes what it took for it, and claims no more than the quotation.
  {
    says: /, pelo que li: “/u,
    isTrue: (one, sentence) => quotesOf(sentence).length > 0 && quotesStand(one, sentence),
  },
  {
    says: /^(?:Há na resposta palavras d|Do resultado encontrei só|O resultado vem antes)/u,
    isTrue: quotesStand,
  },
  {
    says: /^(?:A resposta tem|O tamanho está bom:) (\d+) palavras/u,
    isTrue: ({ answer }, _sentence, [, count]) => isNear(Number(count), wordsOf(answer)),
  },
  { says: /^A resposta é curta/u, isTrue: ({ answer }) => wordsOf(answer) < 60 },
  {
    says: /^A primeira ação só aparece depois de (\d+) frases/u,
    isTrue: ({ answer }, _sentence, [, count]) => answer.split(/[.!?;]+(?:\s|$)/u).length > Number(count),
  },
  {
    says: /^(?:Quase tudo está em “nós”|Quem age na resposta é mais vezes)/u,
    isTrue: ({ answer }) =>
      (answer.match(/(?<!\p{L})(?:nós|a gente|we)(?!\p{L})|\p{L}{2,}[aei]mos(?!\p{L})/giu)?.length ?? 0) >
      (answer.match(/(?<!\p{L})(?:eu|I)(?!\p{L})/gu)?.length ?? 0),
  },
  // "Not found": verifiable absences must be true.
  {
    says: /^Não encontrei (?:números|nenhum número)/u,
    isTrue: ({ answer }) => !/\d/u.test(answer.replaceAll(/(?:19|20)\d\d|\d+h|às \d+|dia \d+/gu, '')),
  },
  {
    says: /^Não encontrei (?:na resposta )?(?:.*)quando (?:foi|isso)/u,
    isTrue: ({ answer }) =>
      !/(?:19|20)\d\d|(?<!\p{L})(?:janeiro|fevereiro|março de|abril|junho|julho|agosto|setembro|outubro|novembro|dezembro)/u.test(
        answer,
      ),
  },
  {
    says: /^Só (?:um ponto|\d+ pontos) da resposta/u,
    isTrue: always,
  },
  {
    says: /^Não (?:achei|encontrei|reconheci)|^Encontrei (?:o que a pergunta pedia|na resposta |mais |parte |pouco )/u,
    isTrue: always,
  },
  {
    says: /^Encontrei um resultado, mas nenhum número/u,
    isTrue: (one) => holds('result')(one),
  },
  // The English, by the mishaps that a teacher would name.
  {
    says: /^(?:O inglês tem (\d+) tropeços|Dá para seguir o conteúdo; o inglês)/u,
    isTrue: ({ mishaps }) => mishaps.length >= 3,
  },
  // Manners, by the kind.
  { says: /^(?:Há na resposta uma ofensa|O tom da resposta pesa)/u, isTrue: isOf('rude') },
  {
    says: /^(?:Você (?:disse|respondeu) com franqueza|Uma resposta franca|Depois de um “não sei” franco)/u,
    isTrue: isOf('dontknow'),
  },
  {
    says: /^(?:A resposta serviria|A resposta é geral)/u,
    isTrue: isOf('generic', 'thin', 'rambling', 'memorised', 'rude', 'dontknow'),
  },
  {
    says: /^Encontrei frases longas/u,
    isTrue: ({ answer }) => wordsOf(answer) >= 30,
  },
  // The rungs of the scale.
  { says: /^(?:Dá para (?:seguir|entender)|Há uma intenção)/u, isTrue: ({ grade }) => grade >= 20 },
  // That a grade is high tells of the grade, and what follows that something was not found.
  { says: /^A nota (?:é alta|está entre as mais altas)/u, isTrue: ({ grade }) => grade >= 20 },
  // The reason of a follow-up question: the weakest dimension is next to it, computed from the same figures.
  { says: /^(?:A|O|Os|Com) .*(?:ponto mais fraco|ordem ou o peso)/u, isTrue: always },
];

/** What an answer must hold, by its label, for a quoted stretch to be the part that it is taken for. */
const TAKEN_FOR: readonly (readonly [RegExp, readonly Held[]])[] = [
  [/^A situação, pelo que li/u, ['situation']],
  [/^O que você fez, pelo que li/u, ['action']],
  [/^O (?:resultado|que mudou), pelo que li/u, ['result']],
  [/^Um resultado com número, pelo que li/u, ['result', 'number']],
];

/** Whether a sentence takes a stretch for a part that the answer does not hold: not false, as it is hedged, but misread. */
export const isMisread = (one: Case, sentence: string): boolean =>
  TAKEN_FOR.some(([says, wanted]) => says.test(sentence) && !holds(...wanted)(one));

/** The sentences of a text about an answer. Quoted text does not end a sentence. */
export function sentencesOf(text: string): string[] {
  const found = [''];
  let isQuoting = false;
  for (const piece of text.split(/(?<=[.!?“”])/u)) {
    found[found.length - 1] += piece;
    if (piece.endsWith('“')) isQuoting = true;
    if (piece.endsWith('”')) isQuoting = false;
    if (!isQuoting && /[.!?]$/u.test(piece)) found.push('');
  }
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** Judges a sentence of the page by the label of the answer and by its text, without the code that wrote it. */
export function verify(one: Case, sentence: string): Verdict {
  for (const { says, isTrue } of CHECKS) {
    const found = says.exec(sentence);
    if (found) return isTrue(one, sentence, found) ? 'true' : 'false';
  }
  return 'unjudged';
}
