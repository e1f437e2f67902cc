import { foldKey, squeeze, toDisplayText } from '@aura/shared-career';
import { NEED, OPENING, TO_WHOM } from '../../generated/phrases/wishes.ts';
import { cutNaming, ROLE } from './recipient.ts';
import { isAboutAnswer, isQuestion, isTextOrder, wantsOther, wantsWriting } from '../wishes.ts';

/** A story has so many words at least, in all and in a sentence that counts. */
const STORY_WORDS = 4;
const LONGEST_STORY = 60;

const countWords = (text: string): number => foldKey(text).split(' ').length;

const trimEnd = (text: string): string => squeeze(toDisplayText(text)).replace(/[\s.;,!]+$/u, '');

/** Where a question begins after what is told: “fiquei dois anos fora cuidando do meu pai, o que ponho no currículo?”. */
const ASKS = new RegExp(
  [
    String.raw`[,;:](?: e| mas| então| aí)? (?:o que|oq|o q|que|qual|quanto|quando|como|onde|por ?que|pq|`,
    String.raw`posso|devo|será|sera|tenho (?:algum )?direito|(?:(?:eles?|elas?|a empresa|a firma|o patrão|o patrao) )?podem?|`,
    String.raw`dá|da|vale|é|eh|tá|ta|e agora|me ajuda)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** What is told before a text is ordered: “vou faltar amanhã, escreve pro meu chefe”. */
const cutOrder = (sentence: string): string =>
  sentence.replace(
    /[,;] (?:(?:aí|ai|então|entao|pode|me) )*(?:escrev\p{L}+|redij\p{L}+|monta|faz (?:a|o|uma?|msg|mensagem)|manda (?:a|uma?|msg))(?!\p{L}).*$/iu,
    '',
  );

/** A question without its mark, after a comma. */
const ASKS_LAST = new RegExp(
  [
    String.raw`, (?:quando (?:a empresa|o rh|eles?|elas?|eu) (?:tem|tenho|devem?|pagam?|recebo|caem?)|`,
    String.raw`(?:como|o que|oq|o q) (?:eu )?(?:peço|peco|falo|faço|faco|aviso|confirmo|cobro|digo|mando|`,
    String.raw`escrevo|respondo)|(?:qual|quanto|quantos|posso|devo|será|sera|compensa|vale a pena) )`,
  ].join(''),
  'iu',
);

/** A question right after what is told, without a comma: “faltei três dias podem me dar justa causa?”. */
const ASKS_AT_ONCE = /(?<=^(?:\S+ ){3,}\S+) (?:(?:eles|ela|ele) )?(?:podem?|posso|tenho direito)(?!\p{L})/iu;

/** What is told before the question of a sentence; the sentence if it has no such part. */
function cutQuestion(sentence: string): string {
  const at = ASKS.exec(sentence)?.index ?? ASKS_AT_ONCE.exec(sentence)?.index;
  const told = at === undefined ? '' : sentence.slice(0, at);
  const asks = isQuestion(sentence) || ASKS_LAST.test(sentence);
  return asks && told !== '' && !isQuestion(told) ? told : sentence;
}

/** What people think over for themselves is no matter of a text. */
const DOUBT = new RegExp(
  [
    String.raw`\b(?:n(?:ao)? sei (?:se|qual|o que|oq|como|por onde|quem)|sei la|(?:em|na) duvida|`,
    String.raw`tenho (?:medo|vergonha)|morrendo de|ansios\w*|ansiedade|nervos[oa]|apavorad[oa]|k{3,}|`,
    String.raw`^(?:o )?meu (?:curriculo|cv))\b`,
  ].join(''),
  'u',
);

/** Where a wish begins after what is told: “sou motoboy e queria ser registrado”. */
const WISHES =
  /(?:,| e| mas| só que| so que|,? (?:e|mas) (?:agora|hoje)) (?:eu )?(?:queria|quero|gostaria|preciso)(?!\p{L})/iu;

/** What is told before a wish; the sentence if it has none. */
function cutWish(sentence: string): string {
  const at = WISHES.exec(sentence)?.index;
  return at === undefined ? sentence : sentence.slice(0, at);
}

/** What somebody is about to do is told, not asked for: “vou chegar atrasada”. */
const GOING =
  /^(?:eu )?(?:não |nao )?vou (?:chegar|faltar|atrasar|me atrasar|sair|entrar|precisar sair|poder|conseguir)(?!\p{L})/iu;

/** What somebody is to be told: “preciso avisar minha chefe que não vou poder ir amanhã”. */
const TO_TELL = new RegExp(
  [
    String.raw`^(?:eu )?(?:preciso|tenho que|tenho de|quero|queria|vou) (?:avisar|falar|contar|dizer|informar|comunicar)`,
    String.raw`(?: (?:pr[ao]|para|com|ao?|[oa]) ?[oa]?)?(?: (?:meu|minha))?(?: (?:${ROLE}|el[ea]|rh|empresa|time|equipe))?(?: \p{Lu}\p{Ll}+)?`,
    String.raw` que (?!(?:eu )?(?:quero|queria|preciso|gostaria)(?!\p{L}))`,
  ].join(''),
  'iu',
);

/** What a message tells: its sentences that ask for nothing; null if there are none. */
export function findStory(text: string): string | null {
  if (isTextOrder(text)) return null;
  const told = text
    .split(/(?<=[.!?\n])\s+|\n+/u)
    .map((sentence) =>
      cutWish(cutQuestion(cutNaming(cutOrder(sentence.trim().replace(OPENING, '').replace(TO_TELL, ''))))),
    )
    .filter(
      (sentence) =>
        !isQuestion(sentence) &&
        !wantsWriting(sentence) &&
        !isAboutAnswer(sentence) &&
        (!wantsOther(sentence) || GOING.test(sentence)) &&
        !TO_WHOM.test(sentence) &&
        !DOUBT.test(foldKey(sentence)) &&
        countWords(sentence) >= STORY_WORDS,
    )
    .map(trimEnd);
  return joinStory(told);
}

/** The first sentences of a story that fit into a text; null for none. */
function joinStory(sentences: readonly string[]): string | null {
  const fitting = sentences.filter(
    (_, at) => countWords(sentences.slice(0, at + 1).join(' ')) <= LONGEST_STORY,
  );
  return fitting.length === 0 ? null : fitting.join('; ');
}

/**
 * What several messages tell together, the oldest first: all that was told of a matter, not only the last.
 * @param stories what each message tells, the latest first
 */
export const joinStories = (stories: readonly string[]): string | null =>
  joinStory(stories.toReversed().filter((story, at, all) => all.indexOf(story) === at));

const MOST_WORDS = 18;

/** What people say that they have to say: what they want comes after it. */
const SPEAKS =
  /^(?:dar (?:um )?(?:feedback|retorno)|falar|conversar|dizer|contar|avisar|explicar|pedir|mandar|enviar|escrever|fazer um pedido)(?!\p{L})/iu;
/** “Quero mandar um e-mail pedindo para pegar mais aulas”. */
const ASKING = /(?<!\p{L})pedindo (?:pra |para )((?!el[ea]|ele?s|mim)\p{L}+[aei]r(?!\p{L}).*)$/iu;

/** What a person wants or has to do, in the infinitive; null if the message does not say. */
export function findNeed(text: string): string | null {
  if (isTextOrder(text)) return null;
  let need = NEED.exec(text)?.[1];
  // “Preciso falar com a gerente que quero sair do turno da noite”.
  while (need !== undefined && SPEAKS.test(need)) need = NEED.exec(need)?.[1] ?? ASKING.exec(need)?.[1];
  if (need === undefined) return null;
  const words = trimEnd(need).split(' ');
  return words.length > 1 && words.length <= MOST_WORDS ? words.join(' ') : null;
}

/** Somebody else at the beginning of a story, or of a part of it. */
const OTHER = new RegExp(
  [
    String.raw`(?<=^|; )(?:(?:[OoAa]|[Mm]eu|[Mm]inha) (?:${ROLE}|sóci[oa]|vizinh[oa]|`,
    String.raw`(?:moç[ao]|rapaz|menina|pessoal) do (?:rh|RH))(?: \p{Lu}\p{Ll}+)?|[Ee]l[ea])(?= \p{Ll})`,
  ].join(''),
  'u',
);
const PRONOUN = /(?<!\p{L})(?:ele|ela)(?!\p{L})/giu;
/** Whom a request for a text names: “escreve pra ela”, “mensagem pro meu chefe”. */
const TO = new RegExp(
  String.raw`(?<!\p{L})(?:pr[ao]|para|com|ao?) (?:[oa] )?(?:meu |minha )?(el[ea]|rh|${ROLE})(?!\p{L})`,
  'iu',
);
const BY_NAME = /(?<!\p{L})(?:nome del[ae]|el[ea] (?:se )?chama)(?!\p{L})/iu;
const OF_COMPANY = /(?<!\p{L})(?:rh|recrutador)/iu;

/**
 * A story as one tells it to the person whom it is about, if the text is to them: “a moça do RH ficou de responder” becomes
 * “você ficou de responder”.
 * @param person the name of whom the text is to; empty for none
 */
export function tellTo(story: string, request: string, person = ''): string {
  const about = OTHER.exec(story)?.[0];
  if (about === undefined) return story;
  const to = TO.exec(request)?.[1];
  const isToThem =
    to === undefined
      ? OF_COMPANY.test(about) || BY_NAME.test(request) || (person !== '' && about.includes(person))
      : /^el[ea]$/iu.test(to) || foldKey(about).includes(foldKey(to));
  return isToThem ? story.replace(OTHER, 'você').replaceAll(PRONOUN, 'você') : story;
}
