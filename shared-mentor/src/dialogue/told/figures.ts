/** How often an amount comes: “120 a diária”; `unidade` is for each thing or time. */
export type Period = 'hora' | 'dia' | 'semana' | 'mes' | 'ano' | 'unidade';

/** A figure of a message. Money in cents; of everything else the number itself. */
export interface Figure {
  readonly unit: 'money' | 'percent' | 'hours' | 'count';
  readonly value: number;
  /** Of money: how often it comes; null if the message does not say. */
  readonly period: Period | null;
  /** What the message says since the figure before. */
  readonly before: string;
  /** What it says right after it, up to the next figure or comma. */
  readonly after: string;
}

/** The least that is money without a sign of it. */
const LEAST = 50;
/** From this on a number “por mês” is money, too. */
const LEAST_LARGE = 1000;

const FIGURE = new RegExp(
  [
    String.raw`(?<![\d.,/])(r\$ ?)?(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,2})?)( ?(?:mil|k)\b)?`,
    String.raw`( ?(?:reais|real|contos?|pila|pilas|paus)\b)?( ?(?:%|por cento))?(?![\d/º°ª]|[.,]\d)(?: ?(h\b|[\p{L}]+))?`,
  ].join(''),
  'gu',
);
const NO_MONEY = new RegExp(
  [
    String.raw`^(?:anos?|mes|meses|dias?|horas?|hs|h|hrs|semanas?|pessoas|vagas|minutos|min|vezes|itens|`,
    String.raw`filhos?|dependentes?|parcelas?|projetos|paginas|por|x|clientes?|atendimentos?|pecas?|alunos?|`,
    String.raw`letras|caracteres|curriculos|cv|cvs|entregas?|corridas?)$`,
  ].join(''),
  'u',
);
const PRICE = new RegExp(
  [
    String.raw`\b(?:cobro|cobra|cobrar|custa|custo|pago|paga|pagam|ganho|gasto|gastando|recebo|queria|quero|tiro|`,
    String.raw`faturo|baixou de|para|pra|de|vale|produto) (?:uns |umas |so |ate )?$`,
  ].join(''),
  'u',
);
/** Before a small amount of a message that names another one. */
const SMALL_PRICE =
  /\b(?:devolv\w+|reembols\w+|pag\w+|receb\w+|gast\w+|cobr\w+|descont\w+|tirando|dao|deram|da) (?:so |uns |umas |ate |apenas )*$/u;
/** Before a grade, which is no money: “tirei 58”. */
const GRADE = /\b(?:nota|tirei|pontuacao|prontidao|simulacao)(?: (?:de|foi|deu|uns))? $/u;
const MOST_GRADE = 100;
const BENEFIT = /\b(?:vr|va|vt|vale|refeicao|alimentacao|beneficios?)[^\d]{0,12}$/u;
/** A percentage of the time, not of money: “é 100% home office”. */
const OF_TIME = /^ ?(?:home|remot|presenc|online|hibrid)/u;

const PERIOD_WORDS: readonly (readonly [Period, RegExp])[] = [
  ['hora', /^(?:horas?|h)$/u],
  ['dia', /^(?:dia|diaria|diarias|diario)$/u],
  ['semana', /^(?:semana|semanal|semanais)$/u],
  ['mes', /^(?:mes|mensal|mensais)$/u],
  ['ano', /^(?:ano|anual|anuais)$/u],
];
const EACH = /^ ?(?:[\p{L}]+ (?:[\p{L}]+ )?)?(?:(?:por|ao|cada|a|\/) ?)([\p{L}]+)/u;
const THINGS = /^(?:cada|corrida|entrega|unidade|peca|bolo|aula|cliente|servico|faxina|hora|uma|um)/u;

/** How often an amount comes, by the words around it. */
function readPeriod(before: string, after: string): Period | null {
  if (/\bdiarias? (?:e |de |por |a )*(?:r\$ ?)?$/u.test(before)) return 'dia';
  const bare = /^ ?(diarias?|mensal|mensais|anual|cada)\b/u.exec(after)?.[1];
  const noun = bare ?? EACH.exec(after)?.[1];
  if (noun === undefined) return null;
  return (
    PERIOD_WORDS.find(([, pattern]) => pattern.test(noun))?.[0] ?? (THINGS.test(noun) ? 'unidade' : null)
  );
}

/** Every figure of a folded message. */
export function readFigures(folded: string): readonly Figure[] {
  let from = 0;
  const matches = [...folded.matchAll(FIGURE)];
  const hasLarge = matches.some(([, sign, digits = '', thousand, reais]) =>
    Boolean(sign ?? thousand ?? reais ?? Number(digits.replaceAll('.', '').replace(',', '.')) >= LEAST),
  );
  return matches.flatMap((match): readonly Figure[] => {
    const [whole, sign, digits = '', thousand, reais, percent, noun = ''] = match;
    const before = folded.slice(from, match.index);
    from = match.index + whole.length;
    const after = folded.slice(match.index + whole.length - (noun === '' ? 0 : noun.length));
    const [behind = ''] = /^[^\d,.;?!]*/u.exec(after) ?? [];
    if (percent && OF_TIME.test(after)) return [];
    const number = Number(digits.replaceAll('.', '').replace(',', '.')) * (thousand ? 1000 : 1);
    const isHours = /^(?:h|hs|hrs|horas?)$/u.test(noun);
    const isYear = /^(?:19|20)\d{2}$/u.test(digits) && /(?:em|desde|ate|ano) $/u.test(before);
    const isNamed = !NO_MONEY.test(noun) || (noun === 'por' && (PRICE.test(before) || number >= LEAST_LARGE));
    const isMoney =
      Boolean(sign ?? thousand ?? reais) ||
      (!isYear &&
        ((isNamed && (number >= LEAST || (/,\d{2}$/u.test(digits) && PRICE.test(before)))) ||
          (hasLarge && !NO_MONEY.test(noun) && SMALL_PRICE.test(before))));
    const isGrade = !(sign ?? thousand ?? reais) && number <= MOST_GRADE && GRADE.test(before);
    if (isMoney && !percent && (BENEFIT.test(before) || isGrade)) return [];
    const unit = percent ? 'percent' : isHours ? 'hours' : isMoney ? 'money' : 'count';
    return unit === 'money'
      ? [{ unit, value: Math.round(number * 100), period: readPeriod(before, after), before, after: behind }]
      : [{ unit, value: number, period: null, before, after: behind }];
  });
}
