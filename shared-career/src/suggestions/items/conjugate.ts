import { foldText } from '../../text/index.ts';
import { findTense } from '../../wording/actions.ts';
import { NOMINAL } from '../../generated/phrases/rewriting.ts';

/** Person and tense of a CV's items. */
export type Style = 'firstPast' | 'thirdPast' | 'firstPresent' | 'thirdPresent' | 'infinitive' | 'nominal';
export type VerbStyle = Exclude<Style, 'nominal'>;

/** First and third person, past and present, of verbs that do not follow their kind. */
const IRREGULAR: Readonly<Record<string, readonly [string, string, string, string]>> = {
  fazer: ['fiz', 'fez', 'faço', 'faz'],
  manter: ['mantive', 'manteve', 'mantenho', 'mantém'],
  repor: ['repus', 'repôs', 'reponho', 'repõe'],
  propor: ['propus', 'propôs', 'proponho', 'propõe'],
  dar: ['dei', 'deu', 'dou', 'dá'],
  conferir: ['conferi', 'conferiu', 'confiro', 'confere'],
  servir: ['servi', 'serviu', 'sirvo', 'serve'],
  seguir: ['segui', 'seguiu', 'sigo', 'segue'],
  gerir: ['geri', 'geriu', 'giro', 'gere'],
  dirigir: ['dirigi', 'dirigiu', 'dirijo', 'dirige'],
  redigir: ['redigi', 'redigiu', 'redijo', 'redige'],
  corrigir: ['corrigi', 'corrigiu', 'corrijo', 'corrige'],
  conduzir: ['conduzi', 'conduziu', 'conduzo', 'conduz'],
  produzir: ['produzi', 'produziu', 'produzo', 'produz'],
  reduzir: ['reduzi', 'reduziu', 'reduzo', 'reduz'],
  traduzir: ['traduzi', 'traduziu', 'traduzo', 'traduz'],
  fornecer: ['forneci', 'forneceu', 'forneço', 'fornece'],
  distribuir: ['distribuí', 'distribuiu', 'distribuo', 'distribui'],
  contribuir: ['contribuí', 'contribuiu', 'contribuo', 'contribui'],
  construir: ['construí', 'construiu', 'construo', 'constrói'],
  medir: ['medi', 'mediu', 'meço', 'mede'],
  dispor: ['dispus', 'dispôs', 'disponho', 'dispõe'],
  compor: ['compus', 'compôs', 'componho', 'compõe'],
  expor: ['expus', 'expôs', 'exponho', 'expõe'],
  obter: ['obtive', 'obteve', 'obtenho', 'obtém'],
  reter: ['retive', 'reteve', 'retenho', 'retém'],
  saber: ['soube', 'soube', 'sei', 'sabe'],
  trazer: ['trouxe', 'trouxe', 'trago', 'traz'],
  refazer: ['refiz', 'refez', 'refaço', 'refaz'],
  prover: ['provi', 'proveu', 'provejo', 'provê'],
  ler: ['li', 'leu', 'leio', 'lê'],
  reler: ['reli', 'releu', 'releio', 'relê'],
  concluir: ['concluí', 'concluiu', 'concluo', 'conclui'],
  incluir: ['incluí', 'incluiu', 'incluo', 'inclui'],
  instruir: ['instruí', 'instruiu', 'instruo', 'instrui'],
  substituir: ['substituí', 'substituiu', 'substituo', 'substitui'],
  diminuir: ['diminuí', 'diminuiu', 'diminuo', 'diminui'],
  extrair: ['extraí', 'extraiu', 'extraio', 'extrai'],
  reunir: ['reuni', 'reuniu', 'reúno', 'reúne'],
  cobrir: ['cobri', 'cobriu', 'cubro', 'cobre'],
  conseguir: ['consegui', 'conseguiu', 'consigo', 'consegue'],
  expedir: ['expedi', 'expediu', 'expeço', 'expede'],
  inserir: ['inseri', 'inseriu', 'insiro', 'insere'],
  sugerir: ['sugeri', 'sugeriu', 'sugiro', 'sugere'],
  transferir: ['transferi', 'transferiu', 'transfiro', 'transfere'],
  prevenir: ['preveni', 'preveniu', 'previno', 'previne'],
  vestir: ['vesti', 'vestiu', 'visto', 'veste'],
  ouvir: ['ouvi', 'ouviu', 'ouço', 'ouve'],
};
const PLACES = ['firstPast', 'thirdPast', 'firstPresent', 'thirdPresent'] as const;

/** Verbs in -ir that keep their vowel in the first person of the present. */
const REGULAR_IN_IR: ReadonlySet<string> = new Set(
  (
    'abrir admitir adquirir assistir assumir atingir cumprir decidir definir discutir dividir emitir exigir expandir ' +
    'fundir garantir imprimir interagir partir permitir presidir repartir suprir tingir transmitir unir'
  ).split(' '),
);

/** A form of a verb; null for one that nothing is known of and that ends like no regular one. */
export function conjugate(infinitive: string, style: VerbStyle): string | null {
  if (style === 'infinitive') return infinitive;
  const irregular = IRREGULAR[infinitive];
  if (irregular) return irregular[PLACES.indexOf(style)] ?? null;
  const [, stem = '', ending = ''] = /^(\p{L}{2,})([aei]r)$/u.exec(infinitive) ?? [];
  if (stem === '' || /(?:u|z|e)$/u.test(ending === 'ir' ? stem : '') || /(?:por|[aeo]ir)$/u.test(infinitive))
    return null;
  if (ending === 'ar') {
    // "nomear", "rastrear": the stress brings an "i" in.
    const stressed = stem.endsWith('e') ? `${stem}i` : stem;
    const soft = stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c');
    return {
      firstPast: `${soft}ei`,
      thirdPast: `${stem}ou`,
      firstPresent: `${stressed}o`,
      thirdPresent: `${stressed}a`,
    }[style];
  }
  // Of the other kinds the present often changes its vowel or its consonant.
  if (style === 'firstPresent') {
    if (ending === 'ir' && !REGULAR_IN_IR.has(infinitive)) return null;
    return `${stem.replace(/c$/u, 'ç').replace(/g$/u, 'j')}o`;
  }
  if (style === 'thirdPresent') return ending === 'ir' && stem.length < 3 ? null : `${stem}e`;
  return style === 'firstPast' ? `${stem}i` : `${stem}${ending === 'er' ? 'eu' : 'iu'}`;
}

/** How one item speaks; null where its first word does not tell. */
export function detectStyle(item: string): Style | null {
  const { folded } = foldText(item.trim());
  const first = /^\p{L}+/u.exec(folded)?.[0] ?? '';
  const tense = findTense(item);
  if (/^\p{L}{3,}eu$/u.test(first)) return 'thirdPast';
  if (tense === 'past')
    return /(?:ou|eu|iu)$/u.test(first) || ['fez', 'teve', 'deu'].includes(first) ? 'thirdPast' : 'firstPast';
  if (tense === 'present') return first.endsWith('o') ? 'firstPresent' : 'thirdPresent';
  if (/^\p{L}{3,}[aei]r$/u.test(first)) return 'infinitive';
  return NOMINAL.test(folded) ? 'nominal' : null;
}

const IN_PRESENT: Partial<Record<Style, Style>> = { firstPast: 'firstPresent', thirdPast: 'thirdPresent' };
const IN_PAST: Partial<Record<Style, Style>> = { firstPresent: 'firstPast', thirdPresent: 'thirdPast' };

/**
 * The way most of the items speak, in the tense of the job: what still goes on is told in the present, what is over in the
 * past.
 * @param current null if it is not known whether the job goes on: then the items tell the tense
 */
export function detectCommonStyle(items: readonly string[], current: boolean | null): Style {
  const counts = new Map<Style, number>();
  for (const item of items) {
    const style = detectStyle(item);
    if (style !== null) counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const style = most?.[0] ?? 'firstPast';
  if (current === null) return style;
  return (current ? IN_PRESENT : IN_PAST)[style] ?? style;
}
