import { foldText } from '../text/index.ts';
import { beginsWithAction } from './result-words.ts';
import { NOMINAL } from '../generated/phrases/wording.ts';

const makeWordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** First persons of the present that begin items of Portuguese CVs. */
const PRESENT = makeWordSet(
  'abasteco acompanho administro afino ajudo analiso aplico apoio apresento arrumo assento assisto atendo ' +
    'atuo atualizo audito auxilio avalio carrego coleto compro conduzo confiro conserto construo ' +
    'controlo coordeno corrijo corto costuro cozinho crio cuido defendo desenho desenvolvo digito dirijo distribuo ' +
    'divulgo edito elaboro emito ensino entrego entrevisto escrevo executo faco fecho fiscalizo formo gero ' +
    'gerencio gravo identifico implanto implemento inspeciono instalo investigo lanco leciono levanto lidero ligo ' +
    'limpo mantenho monitoro monto negocio notifico opero oriento organizo participo pesquiso ' +
    'pinto planejo preparo prescrevo presto produzo programo prospecto realizo recebo ' +
    'recruto redijo represento respondo reviso seleciono separo sirvo soldo supervisiono ' +
    'testo traduzo transporto treino vendo verifico visito',
);
/** Third persons of the present, as some CVs write of their owner. */
const PRESENT_THIRD = makeWordSet(
  'acompanha administra analisa atende atua auxilia conduz confere controla coordena cria cuida desenvolve dirige ' +
    'elabora ensina entrega executa faz gerencia implementa instala leciona lidera mantem monitora monta negocia opera ' +
    'organiza orienta participa planeja prepara presta produz realiza recebe supervisiona treina vende',
);
/** Plain and -ing forms of English CVs. */
const ENGLISH = makeWordSet(
  'achieve advise analyze assist automate build coach collaborate conduct coordinate create defend deliver deploy ' +
    'design develop direct drive ensure grade guide handle help implement improve install lead maintain manage mentor ' +
    'monitor negotiate operate oversee plan prepare produce provide review run sell serve supervise support teach test ' +
    'train write',
);
const ENGLISH_PAST = makeWordSet(
  'began bought brought built chose cut drew drove fed found gave grew held kept led made met oversaw put ran rebuilt ' +
    'rewrote saw sent set sold spoke spent taught took told undertook went won wrote',
);
const ENGLISH_ING = /^[a-z]{3,}ing$/u;
const NO_VERBS = makeWordSet('training engineering marketing banking planning building consulting');
/** Irregular pasts and forms in -a of Portuguese. */
const IRREGULAR_PAST = makeWordSet(
  'atendia fazia recebia vendia mantinha cuidava fiz fez refiz pus pos repus compus propus expus trouxe ' +
    'trouxemos dei deu fui foi vim tive teve fizemos abri bati li vi sai cai',
);
const PAST =
  /^(?:\p{L}{2,}(?:ei|iu|ou)|\p{L}{3,}eu|\p{L}{3,}[cdglmnrstuvz]i|\p{L}{2,}(?:amos|emos|imos)|\p{L}{3,}ed|\p{L}{4,}(?:ava|avam))$/u;
const NO_PASTS = makeWordSet(
  'aqui dois ali multi semi ou ultimos maximos minimos proximos legitimos extremos terceiro primeiro speed need seed feed museu liceu jubileu europeu ateneu',
);
/** Fewer words than this name a skill rather than something that was done. */
const SENTENCE_WORDS = 5;

const isNominal = (folded: string): boolean =>
  NOMINAL.test(folded) && (folded.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= SENTENCE_WORDS;

/** Words that may precede an action: "Também organizei", "Durante o estágio, atendi". */
const LEAD_IN = /^(?:tambem|ainda|alem disso|atualmente|hoje|diariamente|successfully|also|currently)[\s,]+/u;

const cutToOpening = (folded: string): string => folded.replace(/^[^\p{L}\p{N}]+/u, '').replace(LEAD_IN, '');

const findFirstWord = (folded: string): string => /[\p{L}\p{N}]+/u.exec(cutToOpening(folded))?.[0] ?? '';

/** Tense of the verb that an item begins with; null where it begins with none. */
export function findTense(text: string): 'past' | 'present' | null {
  const first = findFirstWord(foldText(text).folded);
  if (NO_PASTS.has(first)) return null;
  if (IRREGULAR_PAST.has(first) || ENGLISH_PAST.has(first) || PAST.test(first)) return 'past';
  return PRESENT.has(first) || PRESENT_THIRD.has(first) ? 'present' : null;
}

/**
 * Whether an item begins with what the person did. Hears all that `beginsWithAction` hears, and besides more verbs of
 * the present, Portuguese and English, and nouns of action with an adjective.
 */
export function opensWithAction(text: string): boolean {
  const { folded } = foldText(text);
  const first = findFirstWord(folded);
  return (
    findTense(text) !== null ||
    ENGLISH.has(first) ||
    (ENGLISH_ING.test(first) && !NO_VERBS.has(first)) ||
    isNominal(cutToOpening(folded)) ||
    beginsWithAction(cutToOpening(folded))
  );
}
