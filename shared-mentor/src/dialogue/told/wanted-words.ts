import { foldKey } from '@aura/shared-career';
import { ROLE } from './recipient.ts';

/** Verbs for what people want to say to another person, with all forms in which they use them. */
const VERBS: Readonly<Record<string, string>> = {
  pedir: 'pedir|peco|pedindo|pede|solicitar|solicito|solicitando',
  cobrar: 'cobrar|cobro|cobrando',
  recusar: 'recusar|recuso|recusando',
  aceitar: 'aceitar|aceito|aceitando',
  agradecer: 'agradecer|agradeco|agradecendo',
  perguntar: 'perguntar|pergunto|perguntando',
  avisar: 'avisar|avisando|aviso(?! prev)',
  explicar: 'explicar|explico|explicando',
  contar: 'contar que|conto que|contando que',
  negociar: 'negociar|negocio|negociando',
  combinar: 'combinar|combino|combinando',
  oferecer: 'oferecer|ofereco|oferecendo',
  propor: 'propor|proponho|propondo',
  informar: 'informar|informo|informando|comunicar|comunico',
  'falar sobre': 'falar sobre|falar d[aeo]|falo sobre|falo d[aeo]|sobre',
  'dizer não': 'digo nao|dizer nao',
};
const PATTERNS = Object.entries(VERBS).map(
  ([verb, forms]) =>
    [
      verb,
      new RegExp(
        String.raw`(?<![\p{L}]|parecer que (?:estou|to) )(?:${forms})(?![\p{L}])\s+(?:(?:pra|para) )?`,
        'u',
      ),
    ] as const,
);
/** The end of the wanted thing: a punctuation mark, or the recipient. */
const END = new RegExp(
  [
    String.raw`[?.,;!\n]|\s(?:pr[ao]s?|para|com|sem)\s+(?:ela|ele|eles|mim|eu|minha|meu|[oa]s?\s+)?`,
    String.raw`(?:chefe|gerente|gestor|patr|dono|dona|rh|coorden|diretor|supervisor|cliente|`,
    String.raw`recrutador|s[ií]ndico|empresa|ela|ele|parecer|brigar|chorar)|`,
    String.raw`\s(?:escreve|por escrito|pra mim|pro zap)`,
  ].join(''),
  'iu',
);
/** Whom something is asked of, before the thing: “pedir pra coordenadora pra trocar a aula”. */
const TO_ROLE = new RegExp(
  [
    String.raw`^(?:pr[oa]s? |para |ao? |com )?(?:[oa] )?(?:meu |minha )?(?:${ROLE}|(?:seu|dona) \p{L}+|`,
    String.raw`el[ea])(?: (?!pr[oa]s? |para )\p{L}+)? (?=(?:pr[oa]s?|para|se|um|uma|o|a) )`,
  ].join(''),
  'iu',
);
const AMOUNT_ALONE = /^(?:uns |só |so )?(?:r\$ ?)?\d[\d.,]*(?: mil| reais)?$/iu;
const TO_DO = /(?:pra|para) $/u;
const INFINITIVE = /^\p{L}{2,}[aei]r(?!\p{L})/u;
const MOST_WORDS = 12;
const NOTHING = new RegExp(
  [
    String.raw`^(?:sem (?!jeito).*|isso|(?:el[ae]s?|minha|meu)(?: \p{L}+)?|n[oa] (?:trabalho|empresa|entrevista)|`,
    [
      String.raw`pr[oa] (?:meu |minha )?\p{L}+|(?:pro |pra |o |a )?(?:meu|`,
      String.raw`minha) \p{L}+|como|vc|voc[eê]|mim|mais|um|uma|o|a|que|de novo|logo|agora)?$`,
    ].join(''),
  ].join(''),
  'iu',
);

/**
 * What a person wants to ask or to say, in the form that follows “gostaria de”; null if the message contains no such
 * wish.
 */
export function findWanted(text: string): string | null {
  const folded = foldKey(text);
  if (folded.length !== text.length) return findIn(folded, folded);
  return findIn(text, folded);
}

function findIn(text: string, folded: string): string | null {
  for (const [verb, pattern] of PATTERNS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const rest = text.slice(match.index + match[0].length).replace(TO_ROLE, '');
    const end = END.exec(rest);
    const thing = (end ? rest.slice(0, end.index) : rest).trim();
    // “Quero pedir 2.200”: it is more pay that is asked for.
    if (verb === 'pedir' && AMOUNT_ALONE.test(thing)) return 'pedir um aumento';
    if (NOTHING.test(thing) || thing.split(/\s+/u).length > MOST_WORDS) continue;
    // What is asked for as something to do is wanted itself: “pedindo para pegar mais aulas”.
    const toDo = TO_DO.test(match[0]) ? thing : thing.replace(/^(?:pra|para) /iu, '');
    const isToDo = INFINITIVE.test(toDo) && (toDo !== thing || TO_DO.test(match[0]));
    return verb === 'pedir' && isToDo ? toDo : `${verb} ${thing}`;
  }
  return null;
}
