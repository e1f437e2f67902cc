import { foldText } from '../text/index.ts';

/** Past ("reduzi", "criei", "coordenou", "led") and infinitive ("atender"). */
const VERB =
  /^(?:\p{L}{2,}(?:ei|iu|ou)|\p{L}{3,}[cdglmnrstuvz]i|fiz|pus|trouxe|dei|\p{L}{3,}[aei]r|\p{L}{3,}ed|led|built|ran|won)$/u;
const PRESENT = new Set(
  (
    'acompanho administro analiso apoio atendo auxilio conduzo controlo coordeno crio cuido desenvolvo dirijo elaboro ' +
    'ensino executo faco gerencio implemento lidero mantenho monitoro negocio opero organizo participo planejo preparo ' +
    'produzo realizo supervisiono treino vendo'
  ).split(' '),
);
const NOT_VERBS = new Set([
  'aqui',
  'dois',
  'ali',
  'multi',
  'semi',
  'ou',
  'alem',
  'escolar',
  'superior',
  'maior',
  'melhor',
]);
const ACTION_NOUN =
  /^(?:\p{L}+(?:cao|sao|tao|mento|agem|anca|encia|oria)|analise|desenho|controle|apoio|suporte)$/u;
const OF = /^(?:de|do|da|dos|das|a|ao|aos|as|e|em|com|por)$/u;

/** Whether an item begins with what the person did: "Reduzi…", "Coordenou…", "Implantação de…". */
export function beginsWithAction(text: string): boolean {
  const [first = '', second = ''] = foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (NOT_VERBS.has(first)) return false;
  return PRESENT.has(first) || VERB.test(first) || (ACTION_NOUN.test(first) && OF.test(second));
}
