import { isPersonName } from '@aura/shared-career';
import type { Word } from '../read-words.ts';
import { setOf } from './verb-reader.ts';

/** First person singular of the past that no ending tells. "Trouxe", "disse", "quis" and "soube" are the third person's too. */
const IRREGULAR = setOf(
  'fiz fui tive pus vim pude estive dei vi li agi refiz propus compus expus dispus repus desfiz mantive obtive contive ' +
    'retive revi previ intervim cri ri',
);
export const SHARED_PAST = setOf('trouxe disse quis soube');
/** Accents that tell the first person from the present of the third: "saí", "sai". */
const ACCENTED = setOf('saí caí');

const NOT_EI = setOf('lei rei hei sei frei direi farei trarei jockey hockey');
/** "Trabalharei" is the future of "trabalhar", "preparei" the past of "preparar": stems that end like an infinitive. */
const RAR = setOf(
  'prepar compar separ repar dispar declar encar par ampar lider oper ger consider super esper alter recuper aceler ' +
    'moder enumer liber retir tir admir gir inspir respir atir mir vir gener toler cooper remuner exager deliber desesper ' +
    'numer reiter var depar prosper regener imper delir vener',
);
const NOT_I = setOf(
  'aqui daqui ali dali mini taxi juri davi levi noemi semi multi anti poli midi wifi safari tupi guri gari abacaxi ' +
    'javali bisturi colibri saci caqui buriti siri rubi zumbi alibi tsunami salami esqui jabuti confeti biquini alumni harakiri ' +
    'origami sashimi',
);
const I_ENDING = /^\p{L}{2,}(?:[bcdfghjlmnrstvz]|tru|bu|clu|titu|ssu)i$/u;
const NOT_MOS = setOf(
  'ramos termos extremos proximos ultimos maximos minimos legitimos anonimos gramos remos mesmos demos memos sumos ' +
    'otimos supremos intimos animos primos quilogramos',
);
const PRESENT_MOS = setOf(
  'temos vamos somos estamos podemos devemos queremos sabemos vemos fazemos precisamos',
);

/** Whether a word is the past of "eu" by its form: "criei", "atendi", "fiz"; never "lei", "aqui", "trabalharei". */
export function isFirstPast({ key, raw, opens }: Word): boolean {
  if (IRREGULAR.has(key) || ACCENTED.has(raw.toLowerCase())) return true;
  // A capital within a sentence is a name: "o Sidinei".
  if (key.length < 4 || isPersonName(key) || (!opens && /^\p{Lu}/u.test(raw))) return false;
  if (key.endsWith('ei')) {
    if (NOT_EI.has(key)) return false;
    const stem = key.slice(0, -2);
    return !/[aei]r$/u.test(stem) || RAR.has(stem);
  }
  return I_ENDING.test(key) && !NOT_I.has(key);
}

/** Whether it is the future of "eu": "farei", "mediria" is none. */
export function isFirstFuture({ key }: Word): boolean {
  if (key === 'farei' || key === 'direi' || key === 'trarei') return true;
  return /^\p{L}{2,}[aei]rei$/u.test(key) && !RAR.has(key.slice(0, -2)) && !isPersonName(key);
}

/** Whether it is the past, or the present, of "nós". */
export function findTenseOfWe({ key }: Word): 'past' | 'present' | 'imperfect' | 'conditional' | null {
  if (key.length < 5 && key !== 'imos') return null;
  if (PRESENT_MOS.has(key)) return 'present';
  if (/(?:ava|[^r]ia)mos$/u.test(key)) return 'imperfect';
  if (key.endsWith('riamos')) return 'conditional';
  if (key === 'eramos') return 'imperfect';
  return /[aei]mos$/u.test(key) && !NOT_MOS.has(key) ? 'past' : null;
}

const THIRD = setOf(
  'foi fez teve veio deu disse pos houve trouxe quis soube coube manteve obteve propos saiu caiu',
);
const NOT_THIRD = setOf(
  'ou sou vou dou estou meu seu teu eu museu liceu ceu breu pneu europeu ateneu judeu reu veu',
);
/** Whether it is another person's past action: "aprovou", "caiu", "pediram". */
export const isThirdPast = ({ key }: Word): boolean =>
  THIRD.has(key) ||
  (!NOT_THIRD.has(key) && !isPersonName(key) && /^\p{L}{2,}(?:ou|eu|iu|aram|eram|iram)$/u.test(key));

const IMPERFECT = setOf(
  'tava tavam tinha tinham era eram estava estavam havia existia existiam fazia faziam precisava devia deviam podia podiam queria ' +
    'queriam sabia sabiam dizia diziam vinha vinham ia iam recebia recebiam vendia vendiam atendia atendiam perdia ' +
    'perdiam acontecia aconteciam dependia dependiam pedia pediam sentia sentiam saia saiam caia caiam vivia viviam ' +
    'abria abriam conferia conferiam corria subia descia dividia dividiam servia serviam cobria insistia repetia escolhia mexia batia varria punha imprimia ' +
    'conhecia ouvia conseguia conseguiam parecia pareciam mantinha mantinham escrevia respondia',
);
const NOT_AVA = setOf('lava trava brava oitava grava nava cava escava fava crava encrava goiaba');
/** Whether it is the imperfect of one person or several: "era", "estavam", "atrasava". */
export const isImperfect = ({ key }: Word): boolean =>
  IMPERFECT.has(key) || (/^\p{L}{2,}(?:ava|avam)$/u.test(key) && !NOT_AVA.has(key));

const NOT_RIA = setOf(
  'padaria secretaria livraria galeria bateria materia engenharia papelaria portaria diaria feria parceria gerencia ' +
    'correria miseria bacteria varia maria maquinaria enfermaria tesouraria drogaria peixaria cafeteria lavanderia ' +
    'primaria secundaria bancaria imobiliaria contraria necessaria voluntaria temporaria hospitalaria loteria ' +
    'pizzaria sorveteria confeitaria lanchonetaria hotelaria cavalaria alfaiataria artilharia infantaria marcenaria ' +
    'serralheria joalheria alvenaria ouvidoria zeladoria sanitaria unitaria monetaria tributaria prioritaria diretoria ' +
    'agraria urinaria culinaria solitaria milenaria veterinaria funeraria rodoviaria ferroviaria agropecuaria pecuaria',
);
/** Whether it is the conditional of one person: "começaria", "faria". */
export const isConditional = ({ key }: Word): boolean =>
  !NOT_RIA.has(key) && /^\p{L}{1,}(?:aria|eria|iria|poria|diria)$/u.test(key) && !isPersonName(key);

const INFINITIVE = /^\p{L}{2,}(?:ar|er|ir)$/u;
const NO_INFINITIVE = setOf(
  'lugar par mar bar lar ar escolar melhor maior militar regular familiar particular popular celular titular similar ' +
    'hospitalar auxiliar curricular elementar singular linear dolar mulher qualquer sequer poder prazer dever lazer ' +
    'alter super hiper inter laser master poster container freezer junior senior superior',
);
export const isInfinitive = ({ key }: Word): boolean =>
  key === 'por' ? false : INFINITIVE.test(key) && !NO_INFINITIVE.has(key);
