import { findOccupation, foldText, isWrittenAsRole } from '@aura/shared-career';
import type { Place } from '@aura/shared-domain';
import { readPlace } from './state.ts';

/** What the first lines of an ad say of who hires, and where. */
export interface Head {
  /** Empty if the lines name no company beyond doubt. */
  readonly company: string;
  readonly places: Place[];
}

/** Title, company and terms are in the first lines, or in labelled ones. */
const HEAD_LINES = 3;
const LONGEST_LINE = 300;
const MOST_WORDS = 8;

const CITY = String.raw`\p{Lu}[\p{L}'’-]*(?: (?:(?:d[aeo]s?|e) )?\p{Lu}[\p{L}'’-]*){0,5}`;
const PLACE_SHAPE = String.raw`(?:${CITY})(?:\s?\/\s?|\s?\(|, | [-–—] )\p{Lu}{2}(?!\p{L})\)?`;
const PLACE = new RegExp(String.raw`^${PLACE_SHAPE}$`, 'u');
/** A dash, a bar, a comma before a place, the end of a sentence; the dash of "Campinas - SP" is within the place. */
const SEPARATOR = new RegExp(
  [
    String.raw`\s+[-–—@]\s+(?!\p{Lu}{2}(?:[\s.,;|)]|$))|\s*[|•·;]\s*|,\s+(?=${PLACE_SHAPE}(?:[\s.,;|]|$))|`,
    String.raw`(?<!(?:^|[\s.])(?:ltda|cia|s\.a|dra?|sta|sto|prof|av|r))\.\s+(?=[\p{Lu}\d])|\s+(?=\((?!\p{Lu}{2}\)))`,
  ].join(''),
  'iu',
);

/** What says that a name is one of an employer: its kind, its legal form. */
const KIND = new RegExp(
  [
    '^(?:grupo|rede|drogarias?|farmacias?|padaria|confeitaria|clinicas?|lojas?|escola|creche|oficina|academia|construtora|incorporadora|',
    'transportadora|transportes?|distribuidora|metalurgica|imobiliaria|contabilidade|fabrica|industrias?|pizzaria|hospital|hotel|pousada|',
    'mercado|supermercados?|atacad(?:o|ao|ista)|restaurante|banco|colegio|laboratorios?|salao|instituto|fundacao|associacao|cooperativa|',
    'condominio|escritorio|consultorio|pet ?shop|consultoria|agencia|frigorifico|usina|fazenda|posto|auto ?pecas|comercial|editora|grafica|',
    String.raw`faculdade|universidade|prefeitura|santa casa|viacao|textil|moveis|confeccoes|laticinios|cervejaria|concessionaria)(?= \p{L})|`,
    String.raw`(?<!\p{L})(?:ltda|eireli|s[./]?a|me|epp|& cia|e cia)\.?$`,
  ].join(''),
  'u',
);
/** "OdontoBem": letters of a brand. */
const BRAND = /\p{Ll}\p{Lu}\p{Ll}/u;
/** Words of calls, terms and parts of a company: what they stand in is no name of a company. */
const NO_NAME = new RegExp(
  [
    String.raw`(?<!\p{L})(?:vagas?|oportunidades?|urgente|selecao|processo|contrat\p{L}*|trabalh\p{L}+|emprego|carreira|talentos?|recrut\p{L}*|`,
    String.raw`vem|venha|venham|junte|faca|seja|ser|estamos|somos|queremos|busca\p{L}*|procura\p{L}*|nossa?s?|sua?s?|voce|conosco|equipe|time|`,
    'area|setor|departamento|unidade|regiao|filial|matriz|turno|regime|horario|local|cidade|inicio|imediato|nivel|segmento|ensino|',
    'clt|pj|estagio|aprendiz|presencial|hibrido|remoto|home|efetiv[ao]|temporari[ao]|salario|beneficios|escala|codigo|ref|data|',
    String.raw`recursos humanos|tecnologia da informacao|requisitos|atividades|responsabilidades|descricao|sobre|confidencial)(?!\p{L})`,
  ].join(''),
  'u',
);
/** Every word begins with a capital, as in a name; a slogan is a sentence. */
const NAME = /^(?:\p{Lu}|\d)[^\s!?:]*(?: (?:(?:d[aeo]s?|e|&|em|para) )?(?:\p{Lu}|\d)[^\s!?:]*| &){0,7}$/u;
/** Terms of work that a line about the job goes on with. */
const TERM =
  /(?<!\p{L})(?:clt|pj|presencial|hibrid[ao]|remot[ao]|home ?office|efetiv[ao]|temporari[ao])(?!\p{L})/u;

/** "Laticínios Campo Belo – indústria de alimentos". */
const LINE_OF_BUSINESS = new RegExp(
  [
    '^(?:industria|comercio|fabricante|fabrica|varejo|multinacional|startup|empresa|rede|distribuidora|ramo|segmento) ',
    String.raw`(?:d[aeo]s?|em|brasileira|familiar|nacional|varejista|alimenticia)(?!\p{L})`,
  ].join(''),
  'u',
);

const foldPlain = (text: string): string => foldText(text).folded;

const isPlace = (part: string): boolean => PLACE.test(part) && readPlace(part).state !== null;

/** Whether a part of a line may name a company; a role, a call or a slogan does not. */
function mayBeCompany(part: string, title: string): boolean {
  const folded = foldPlain(part);
  return (
    NAME.test(part) &&
    part.split(' ').length <= MOST_WORDS &&
    !NO_NAME.test(folded) &&
    !foldPlain(title).includes(folded) &&
    !isWrittenAsRole(part) &&
    (isNamedAsEmployer(part) || findOccupation(part) === null)
  );
}

const isNamedAsEmployer = (part: string): boolean => KIND.test(foldPlain(part)) || BRAND.test(part);

/** The company in the parts of a line: before a place, or a known kind of employer before the terms of work. */
function findCompany(parts: readonly string[], title: string): string | undefined {
  return parts.find((part, at) => {
    const next = parts[at + 1];
    if (!mayBeCompany(part, title)) return false;
    const isBeforePlace = next !== undefined && isPlace(next);
    // Between a title and a place there may be an area as well: "Analista – Tributos Indiretos – Campinas/SP".
    if (isBeforePlace && at === 0) return true;
    if (at === 0 && next !== undefined && LINE_OF_BUSINESS.test(foldPlain(next))) return true;
    return isNamedAsEmployer(part) && (isBeforePlace || (next !== undefined && TERM.test(foldPlain(next))));
  });
}

/** Who calls: "Distribuidora Rio Manso contrata". */
const CALLS = /^(?<name>.{3,60}?)\s+(?:contrata|est[aá] contratando|admite|seleciona|abre vagas?)(?!\p{L})/iu;

function findCaller(line: string, title: string): string | undefined {
  const name = CALLS.exec(line)?.groups?.['name'];
  return name !== undefined && mayBeCompany(name, title) ? name : undefined;
}

/**
 * Reads the head of an ad: "Rede OdontoBem – Campinas/SP", "Metalúrgica Vale | CLT, presencial", "Caixa – Joinville (SC)".
 * @param title the title of the ad, which is no company
 */
export function readHead(text: string, title: string): Head {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replace(/^[^\p{L}\d]+/u, '')
        .replaceAll(/[*_]/gu, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, HEAD_LINES)
    .filter((line) => line.length <= LONGEST_LINE);
  const heads = lines.map((line) =>
    line.split(SEPARATOR).map((part) => part.replace(/^(?:em|local:) |[\s.,;]+$/giu, '').trim()),
  );
  const company =
    heads.map((parts) => findCompany(parts, title)).find((name) => name !== undefined) ??
    lines.map((line) => findCaller(line, title)).find((name) => name !== undefined) ??
    '';
  const place = heads.flat().find(isPlace);
  return { company, places: place === undefined ? [] : [readPlace(place)] };
}
