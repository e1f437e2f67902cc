import type { DeedClause } from './clauses.ts';
import {
  findAskedCategory,
  hasCategories,
  nameHolder,
  readCategory,
  isEnough,
  withoutDeniedKinds,
} from '../cv/registration-category.ts';
import type { Finding, LowerKind } from './look.ts';
import { ASKED_SIGNS, PAPERS_SIGNS } from '../generated/signs.ts';

/** Councils and other bodies that give a registration with a number. */
const COUNCIL = PAPERS_SIGNS.council;
const ASKS_REGISTRATION =
  /(?<!\p{L})(?:registro|inscricao|inscrit[oa]|ativ[oa]|regular|definitiv[oa]|carteira|certificac\p{L}+|certificad[oa])(?!\p{L})/u;
const HELD =
  /(?<!\p{L})(?:ativ[oa]|regular|em dia|inscrit[oa]|definitiv[oa]|valid[oa]|vigente|registrad[oa])(?!\p{L})/u;
const NOT_HELD = PAPERS_SIGNS.notHeld;

/** "Engenharia (ou Produção) com CREA": the council comes with the degree that it takes. */
const isWithDegree = (folded: string): boolean =>
  ASKED_SIGNS.bareDegree.test(folded) && COUNCIL_BEHIND.test(folded);
const COUNCIL_BEHIND = new RegExp(String.raw`(?:com|e|,) ${COUNCIL.source}\W*$`, 'u');

/** Councils that a requirement names, where a registration is what it asks for; empty for anything else. */
export function findAskedCouncils(folded: string): string[] {
  const named = [...folded.matchAll(COUNCIL)].map(([council]) => council);
  const bare =
    folded
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .trim()
      .split(/\s+/u).length <= 4;
  // "CRM" alone is a system of sales far more often than the council of physicians.
  const certain = named.filter((name) => name !== 'crm' || /medic|registro/u.test(folded));
  return certain.length > 0 && (bare || ASKS_REGISTRATION.test(folded) || isWithDegree(folded))
    ? certain
    : [];
}

/** A number of a registration; a bare year is none. */
const NUMBER = /(?<![\d.])(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:\.\d{3})+|\d{4,})/u;
const STATE = PAPERS_SIGNS.state;

/** States by their short names. */
export const STATE_NAMES: readonly (readonly [string, string])[] = (
  'ac acre;al alagoas;ap amapa;am amazonas;ba bahia;ce ceara;df distrito federal;' +
  'es espirito santo;go goias;ma maranhao;mt mato grosso;ms mato grosso do sul;mg minas gerais;pb paraiba;' +
  'pr parana;pe pernambuco;pi piaui;rj rio de janeiro;rn rio grande do norte;rs rio grande do sul;ro rondonia;' +
  'rr roraima;sc santa catarina;sp sao paulo;se sergipe;to tocantins'
)
  .split(';')
  .map((row) => [row.slice(0, 2), row.slice(3)] as const)
  // "Mato Grosso do Sul" before "Mato Grosso".
  .toSorted((a, b) => b[1].length - a[1].length);

/** Where the kind of a registration stands, characters before and behind the council. */
const NEAR = { before: 40, after: 60 } as const;

/** A registration is held if it has a number or a word such as "ativo", nothing negates it, and it is of the kind that is taken. */
export function findRegistration(
  phrase: string,
  councils: readonly string[],
  clauses: readonly DeedClause[],
  trade = '',
): Finding {
  const named = (text: string): boolean =>
    councils.some((council) => new RegExp(String.raw`(?<![\p{L}\p{N}])${council}(?!\p{L})`, 'u').test(text));
  // A number after another person's name is theirs: "assinado pelo contador, Sr. Braga, CRC-PR 1234".
  const lines = clauses.filter(
    ({ text, line, stance }) =>
      named(line) && (stance !== 'denied' || !named(text) || withoutDeniedKinds(line) !== line),
  );
  const others = clauses.filter(({ text, stance }) => stance === 'denied' && named(text));
  const state = STATE.exec(phrase)?.[1] ?? STATE_NAMES.find(([, name]) => phrase.includes(name))?.[0];
  const isHeld = ({ line }: DeedClause): boolean => {
    const own = withoutDeniedKinds(line);
    if (own === line && others.some((other) => other.line === line)) return false;
    if (NOT_HELD.test(own)) return false;
    const at = line.search(new RegExp(councils.join('|'), 'u'));
    return NUMBER.test(line.slice(at, at + 40)) || HELD.test(line.slice(at, at + 60));
  };
  const isElsewhere = ({ line }: DeedClause): boolean => {
    const own = STATE.exec(line)?.[1];
    return state !== undefined && own !== undefined && own !== state;
  };
  const lowerIn = ({ line }: DeedClause): LowerKind | null => {
    const council = councils.find((one) => hasCategories(one) && line.includes(one));
    if (council === undefined) return null;
    const asked = findAskedCategory(council, phrase) ?? findAskedCategory(council, trade);
    const at = line.indexOf(council);
    const kind = readCategory(council, line.slice(Math.max(0, at - NEAR.before), at + NEAR.after));
    if (asked === null || kind === null || isEnough(kind, asked)) return null;
    return { held: nameHolder(council, kind), asked: nameHolder(council, asked) };
  };
  const kept = lines.filter(isHeld);
  const all = kept.filter((clause) => lowerIn(clause) === null);
  const [below] = kept;
  const lower = all.length === 0 && below ? lowerIn(below) : null;
  if (below && lower) return { verdict: 'denied', coverage: 1, evidence: [below.evidence], lower };
  const held = all.find((clause) => !isElsewhere(clause));
  const [away] = all;
  if (!held && away) return { verdict: 'denied', coverage: 1, evidence: [away.evidence], elsewhere: true };
  if (held) return { verdict: 'proven', coverage: 1, evidence: [held.evidence] };
  const [first] = [...others, ...lines];
  return first
    ? { verdict: 'denied', coverage: 1, evidence: [first.evidence] }
    : { verdict: 'nothing', coverage: 0, evidence: [] };
}

const DRIVING = new RegExp(
  String.raw`(?<!\p{L})(?:cnh|habilitacao|carteira (?:nacional )?de (?:habilitacao|motorista)|carteira de motorista|` +
    String.raw`carteira (?!de )[a-e]{1,2})(?!\p{L})(?! (?:\p{L}{1,3}\d|tecnica|emitida|de aeronave|atr))`,
  'u',
);
const CATEGORY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:categorias?|cat\.?|cnh|habilitacao|motorista|carteira)[\s:("“'–-]{1,4}` +
    String.raw`(?:definitiva |provisoria )?(?:categorias? |cat\.? |")?` +
    String.raw`([a-e](?:\s?[/e,]?\s?[b-e])?)(?![\p{L}\p{N}])`,
  'gu',
);
const ORDER = 'bcde';

const findCategories = (folded: string): string[] =>
  [...folded.matchAll(CATEGORY)].flatMap((match) => (match[1] ?? '').match(/[a-e]/gu) ?? []);

/** The driving categories that a requirement asks for; null where it asks for no licence. */
export function findAskedDriving(folded: string): readonly string[] | null {
  return DRIVING.test(folded) ? findCategories(folded) : null;
}

const includes = (held: string, asked: string): boolean =>
  asked === held ||
  (ORDER.includes(asked) && ORDER.includes(held) && ORDER.indexOf(held) >= ORDER.indexOf(asked));

/** A driving licence: the category or a higher one, and not expired. */
export function findDriving(asked: readonly string[], clauses: readonly DeedClause[]): Finding {
  const lines = clauses.filter(({ line }) => DRIVING.test(line));
  const denied = clauses.find(({ line }) =>
    /(?<!\p{L})nao (?:dirijo|tenho (?:cnh|carteira|habilitacao))(?!\p{L})/u.test(line),
  );
  const invalid = lines.find(
    ({ text }) =>
      !/(?<!\p{L})(?:carro|moto|veiculo)(?!\p{L})/u.test(text) &&
      /(?<!\p{L})(?:vencid[oa]|venceu|suspens[oa]|cassad[oa]|provas?|tirando|em processo|autoescola|auto escola|nao)(?!\p{L})(?! consta)/u.test(
        text,
      ),
  );
  const against = denied ?? invalid;
  if (against) return { verdict: 'denied', coverage: 1, evidence: [against.evidence] };
  const fitting = lines.find(({ line }) => {
    const held = findCategories(line);
    return asked.length === 0 || asked.some((one) => held.some((other) => includes(other, one)));
  });
  if (fitting) return { verdict: 'proven', coverage: 1, evidence: [fitting.evidence] };
  const [first] = lines;
  return first
    ? { verdict: 'denied', coverage: 1, evidence: [first.evidence] }
    : { verdict: 'nothing', coverage: 0, evidence: [] };
}
