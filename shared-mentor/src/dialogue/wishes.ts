import { foldKey } from '@aura/shared-career';
import { normalizeMessage } from '../router/normalize-message.ts';

/** Recognises a wish by the form of the message alone. */

const WRITE = new RegExp(
  [
    String.raw`\b(?:escrev\w+|redig\w+|monta|monte|montar|faz (?:um|uma|a|o|pra|para)|faca (?:um|`,
    String.raw`uma|a|o|pra|para)|cria (?:um|uma)|rascunh\w+|manda pronto|(?:um )?modelo de|`,
    String.raw`exemplo de (?:mensagem|email|e mail|texto|resposta)|o que (?:eu )?(?:escrevo|digo|`,
    String.raw`falo|respondo)|manda (?:ai|a|uma|um)(?: a| uma| um)? (?:mensagem|texto|exemplo|email|e mail)|`,
    String.raw`(?:preciso de|quero) (?:um|uma) (?:mensagem|email|e mail|carta|texto)|me da (?:um|uma|`,
    String.raw`umas) (?:frase|palavra|texto)\w*|como (?:eu )?(?:falo|digo|comeco|respondo)|poe no papel|`,
    String.raw`me ajuda a (?:escrever|pedir|responder|montar)|responde (?:ela|`,
    String.raw`ele|pra|para|isso)|arruma as palavras?)\b`,
  ].join(''),
  'u',
);
const SAY =
  /\b(?:o que (?:eu )?(?:falo|digo|respondo|escrevo|pergunto)|como (?:eu )?(?:falo|digo|comeco|respondo))\b/u;
const PLAN = /\bplano (?:de|pra|para) (?:estudo|estudar|\d)|\bcronograma\b|\brotina de estudos?\b/u;

/** Whether a message wants a text written. */
export function wantsWriting(text: string): boolean {
  const normal = normalizeMessage(text);
  return (WRITE.test(normal) || /^(?:a |uma )?mensagem$/u.test(normal)) && !PLAN.test(normal);
}

/** Whether the person only asks what to say: then a text helps if one fits the topic. */
export const wantsWords = (text: string): boolean => SAY.test(normalizeMessage(text));

const CORRECTION = new RegExp(
  [
    String.raw`^(?:nao|n|opa|perai|calma|desculpa)?[,. ]*(?:(?:na verdade,? )?(?:quis|queria|`,
    String.raw`quero) dizer|(?:eu )?errei[,:]?|me enganei[,:]?|corrigindo[,:]?|digo[,:])\s+(?:e |`,
    String.raw`eh |foi )?`,
  ].join(''),
  'u',
);

/** The correction in a message, without the words that announce it; null for other messages. */
export function findCorrection(text: string): string | null {
  const match = CORRECTION.exec(foldKey(text));
  return match ? text.trim().slice(match[0].length).trim() : null;
}

const QUESTION = new RegExp(
  [
    String.raw`\?|^(?:e |mas |ai |entao |ok |ta )?(?:o que|oq|que|qual|quais|quanto|quantos|quantas|`,
    String.raw`quando|quem|com quem|onde|como|por que|porque|pq|posso|devo|pode|podem|da para|`,
    String.raw`da pra|vale|compensa|tem (?:como|problema)|sera|preciso|sou obrigad\w+|tenho direito|`,
    String.raw`e se|adianta)\b`,
  ].join(''),
  'u',
);

/** Whether a message asks something, rather than telling it. */
export const isQuestion = (text: string): boolean => QUESTION.test(foldKey(text));

const OTHER = new RegExp(
  [
    String.raw`^(?:(?:mas|agora|na verdade|entao|esquece|deixa|mudando de assunto|outra coisa|e|`,
    String.raw`tambem)[,: ]*)*(?:eu )?(?:quero|queria|preciso|gostaria|pretendo|penso em|vou|recebi|`,
    String.raw`tenho (?:uma )?entrevista)\b`,
  ].join(''),
  'u',
);

/** Whether a message says what is wanted, rather than answering. */
export const wantsOther = (text: string): boolean => OTHER.test(foldKey(text));

const AGAIN =
  /\b(?:e agora|e ai|e depois|qual o proximo passo|o que faco agora|por onde comeco|o que mudo primeiro|primeiro passo)\b/u;

/** Whether a message asks for the next step of the current topic. */
export const wantsNextStep = (text: string): boolean => {
  const normal = normalizeMessage(text);
  return AGAIN.test(normal) && normal.split(' ').length <= 7;
};

const SUPPOSE = /^(?:e|mas|ok|ta)?[, ]*(?:e )?se\b/u;
export const isSupposing = (text: string): boolean => SUPPOSE.test(foldKey(text));

const TEXT_ORDER = new RegExp(
  [
    String.raw`^(?:agora |entao |e |ai |ta |ok )*(?:mais (?:curt|formal|informal|firm|simpl|diret)\w*|`,
    String.raw`menos \w+|encurta|resum\w+|deixa (?:mais|menos|isso|em)|muda|troca|tira|traduz\w*|`,
    String.raw`refaz|(?:em|num) ingles|coloca|bota|poe|inclui|acrescenta)\b`,
  ].join(''),
  'u',
);

/** Whether a message orders a change of a text, rather than telling something. */
export const isTextOrder = (text: string): boolean => TEXT_ORDER.test(foldKey(text));
