import type { Word } from '../read-words.ts';
import { type Act, setOf, type VerbReader } from './verb-reader.ts';
import {
  isConditional,
  isFirstFuture,
  isFirstPast,
  isImperfect,
  isThirdPast,
  SHARED_PAST,
  findTenseOfWe,
} from './portuguese-forms.ts';

/** Unambiguous present forms of "eu". */
const PRESENT = setOf(
  'sou estou vou tenho faco sei acho penso gosto quero busco procuro atuo atendo vendo cuido lidero gerencio coordeno ' +
    'analiso verifico comeco aplico confirmo converso defino decido escrevo resolvo digo trago ponho vejo leio peco ' +
    'meco ouco venho posso reduzo conduzo corrijo sigo confiro sugiro reviso crio testo monto chamo explico entrego ' +
    'organizo planejo preparo priorizo pergunto identifico levanto mapeio comparo avalio acompanho ajusto comunico ' +
    'documento isolo monitoro registro separo simulo valido investigo escuto acredito pretendo desejo moro estudo ' +
    'trabalho participo desenvolvo implemento oriento ensino dirijo opero administro preciso consigo entendo mantenho ' +
    'garanto mostro combino negocio agendo alinho limpo higienizo checo inspeciono meco calculo aciono aviso informo ' +
    'lembro recordo conheco desconheco observo termino finalizo inicio parto reproduzo refatoro automatizo publico divido anoto',
);
/** Of those, forms that are nouns too and need "eu" or the place of a verb. */
const ALSO_NOUNS = setOf(
  'trabalho estudo registro documento ensino negocio aviso inicio parto vendo preciso publico comeco termino limpo',
);

/** Maximum distance between a pronoun and its verb, in words: "eu não só fiz". */
const REACH = 3;
/** Words before which a verb of the third person has its own subject. */
const OPENERS = setOf('e mas entao ai dai depois primeiro tambem nao ja logo que porem');

/** "Começo a massagem" is done, "o começo" is not. */
const GOVERNED = setOf('a o as os por pela pelo');
const DETERMINERS = setOf(
  'o a os as um uma do da de no na meu minha seu sua este esse cada em para por com ao',
);

/** The subject by the nearest pronoun before a word; null if none is near. */
function findPronounBefore(words: readonly Word[], at: number): 'I' | 'we' | 'other' | null {
  for (let index = at - 1; index >= Math.max(0, at - REACH - 1); index -= 1) {
    const key = words[index]?.key ?? '';
    if (key === 'eu') return 'I';
    if (key === 'nos' && words[index]?.raw.toLowerCase() === 'nós') return 'we';
    if (key === 'gente' && words[index - 1]?.key === 'a') return 'we';
    if (/^(?:ele|ela|eles|elas|voce|voces)$/u.test(key)) return 'other';
  }
  return null;
}

function actAt(words: readonly Word[], at: number): Omit<Act, 'at' | 'key'> | null {
  const word = words[at];
  if (!word || word.key.length < 2) return null;
  const pronoun = (): 'I' | 'we' | 'other' | null => findPronounBefore(words, at);
  const before = words[at - 1]?.key ?? '';
  if (isFirstPast(word)) return { who: 'I', tense: 'past' };
  if (isFirstFuture(word)) return { who: 'I', tense: 'future' };
  if (SHARED_PAST.has(word.key))
    return { who: pronoun() ?? (at === 0 || OPENERS.has(before) ? 'I' : 'other'), tense: 'past' };
  const we = findTenseOfWe(word);
  if (we !== null) return { who: 'we', tense: we };
  if (PRESENT.has(word.key)) {
    const who = pronoun();
    const governs = GOVERNED.has(words[at + 1]?.key ?? '') && !DETERMINERS.has(before);
    if (ALSO_NOUNS.has(word.key) && who !== 'I' && before !== 'nao' && !governs) return null;
    return { who: 'I', tense: 'present' };
  }
  if (isConditional(word)) return { who: pronoun() ?? 'I', tense: 'conditional' };
  if (isImperfect(word)) return { who: pronoun() ?? 'other', tense: 'imperfect' };
  if (isThirdPast(word)) return { who: pronoun() === 'we' ? 'we' : 'other', tense: 'past' };
  return null;
}

/** How many words apart "eu abria a gaveta, anotava o lote" may go on. */
const GOES_ON = 12;
/** Imperfects that hardly ever have "eu" for a subject that is not said. */
const NOT_OWN = setOf('era estava tava havia existia faltava sobrava tinha acontecia dava parecia');

/** Whether a verb without a subject goes on with what "eu" did over and over: "eu abria a gaveta, anotava o lote". */
function goesOn(words: readonly Word[], at: number, last: Act | undefined): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || last?.who !== 'I' || NOT_OWN.has(word.key)) return false;
  // "Entrei aos 18. Lavava a escada": a new sentence without a subject has the one of the last.
  if (word.opens && /^\p{Lu}/u.test(word.raw)) return true;
  const afterComma = word.start - before.end > 1;
  const isOpen = afterComma || (before.key === 'e' && last.tense === 'imperfect');
  return isOpen && at - last.at <= GOES_ON;
}

/** The verbs of a Portuguese text, by pronoun and ending. */
export const readPortugueseVerbs: VerbReader = (words) => {
  const found: Act[] = [];
  words.forEach((word, at) => {
    const act = actAt(words, at);
    if (act === null) return;
    const isOwn = act.who === 'other' && act.tense === 'imperfect' && goesOn(words, at, found.at(-1));
    found.push({ at, key: word.key, ...act, ...(isOwn ? { who: 'I' } : {}) });
  });
  return found;
};
