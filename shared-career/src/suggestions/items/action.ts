import { DEED_NOUNS } from '../../generated/suggestions.ts';
import { WORK_VERBS } from '../../generated/words/verbs.ts';
import { capitalizeFirst, foldText, lowerFirst } from '../../text/index.ts';
import { conjugate, type Style, type VerbStyle } from './conjugate.ts';
import { LABEL } from '../../generated/phrases/rewriting.ts';

/** Openings that tell whose duty something was instead of what was done; the preposition says how to go on. */
const DUTY =
  /^(?:(?:eu )?(?:fui|sou|era|estive|estava) (?:o |a )?)?(?:responsavel|encarregad[oa]|incumbid[oa]) (por|pelos|pelas|pelo|pela|de|dos|das|do|da) (?=\p{L})/u;
/** Whether an item tells whose duty something was instead of what was done. */
export const tellsDuty = (item: string): boolean => DUTY.test(foldText(item.trim()).folded);

const AREAS =
  /^(?:vendas|rotinas|telemarketing|pos-venda|faturamento|contas a (?:pagar|receber)|servicos gerais|departamento pessoal)(?!\p{L})/u;

/** Leading and managing are left out: who answers for a team need not lead it. */
const NOUNS = new Map(
  DEED_NOUNS.split(' ').map((row) => {
    const [noun = '', infinitive = '', article = 'o'] = row.split('|');
    return [foldText(noun).folded, { infinitive, article }] as const;
  }),
);
let verbs: ReadonlySet<string> | null = null;
const isVerb = (word: string): boolean => {
  verbs ??= new Set(WORK_VERBS.split(','));
  return verbs.has(foldText(word).folded);
};

const ARTICLES: Readonly<Record<string, string>> = {
  do: 'o ',
  da: 'a ',
  dos: 'os ',
  das: 'as ',
  ao: 'o ',
  à: 'a ',
  aos: 'os ',
  às: 'as ',
};
const PREPOSITIONS: Readonly<Record<string, string>> = {
  de: 'por',
  do: 'pelo',
  da: 'pela',
  dos: 'pelos',
  das: 'pelas',
};

/** "atender clientes e fechar o caixa": every infinitive of the row in the person's form; null where one is unknown. */
function conjugateInfinitives(rest: string, style: VerbStyle): string | null {
  let known = true;
  const text = rest.replace(
    /(^|, | e |; )(\p{Ll}+[aei]r)(?= |,|\.|$)/gu,
    (whole, before: string, verb: string) => {
      if (!isVerb(verb)) return whole;
      const form = conjugate(verb, style);
      if (form === null) known = false;
      return `${before}${form ?? verb}`;
    },
  );
  return known ? text : null;
}

/**
 * "controle do estoque" as an action: "controlei o estoque", or "fiz o controle de estoque" if no article follows.
 */
function rephraseNoun(rest: string, style: VerbStyle): string | null {
  const [, noun = '', preposition = '', object = ''] =
    /^(\p{L}+) (de|do|da|dos|das|a|ao|à|aos|às) (.+)$/su.exec(rest) ?? [];
  const known = NOUNS.get(foldText(noun).folded);
  // Of two things in a row only the first would get a verb.
  const several = new RegExp(String.raw`(?:,| e) (?:${[...NOUNS.keys()].join('|')})(?!\p{L})`, 'u');
  if (!known || several.test(foldText(object).folded)) return null;
  const support = conjugate('fazer', style);
  const carried = support === null ? null : `${support} ${known.article} ${rest}`;
  const verb = known.infinitive === '' ? null : conjugate(known.infinitive, style);
  if (verb === null) return carried;
  const article = ARTICLES[preposition];
  const plural = /^\p{L}+s(?!\p{L})/u.test(object);
  if (
    article !== undefined &&
    !(known.infinitive === 'atender' && /^(?:ao|à)$/u.test(preposition) && !/^p[úu]blico/iu.test(object))
  )
    return `${verb} ${article}${object}`;
  return plural ? `${verb} ${object}` : carried;
}

/**
 * Rewrites a responsibility as an action; null if the item already is one, or would need additional facts. Nothing is
 * exaggerated: without a plain verb it stays "respondi por".
 */
export function rephraseAsAction(item: string, style: Style, current: boolean): string | null {
  const text = item.trim();
  const { folded, toOriginal } = foldText(text);
  const duty = DUTY.exec(folded);
  const label = duty ? null : LABEL.exec(folded);
  const verbStyle: VerbStyle = style === 'nominal' ? (current ? 'firstPresent' : 'firstPast') : style;
  if (!duty && !label) {
    const verb = AREAS.test(folded) && style !== 'nominal' ? conjugate('atuar', verbStyle) : null;
    return verb === null ? null : `${capitalizeFirst(verb)} com ${lowerFirst(text)}`;
  }
  const rest = lowerFirst(text.slice(toOriginal((duty ?? label)?.[0].length ?? 0)));
  const first = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  if (/[aei]r$/u.test(first) && isVerb(first)) {
    const said = conjugateInfinitives(rest, verbStyle);
    return said === null ? null : capitalizeFirst(said);
  }
  const said =
    style === 'nominal' && NOUNS.has(foldText(first).folded) ? rest : rephraseNoun(rest, verbStyle);
  if (said !== null) return capitalizeFirst(said);
  if (!duty) return null;
  const preposition =
    text.slice(0, toOriginal(duty[0].length)).trim().split(/\s+/u).at(-1)?.toLowerCase() ?? 'por';
  const answer = conjugate('responder', verbStyle);
  return answer === null
    ? null
    : `${capitalizeFirst(answer)} ${PREPOSITIONS[preposition] ?? preposition} ${rest}`;
}
