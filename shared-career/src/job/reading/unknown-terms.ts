import { foldText } from '../../text/index.ts';
import type { Finder, Found } from './finder.ts';

/**
 * Names that the taxonomy lacks. Conservative: a wrong requirement is worse than a missed one, so only names of
 * tools and standards are taken, by how they are written.
 */
const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}+#.&/-]*[\p{L}\p{N}+#]|\p{Lu}`;
/** "ISO 27001", "NBR 5410", "PLC S7". */
const STANDARD = String.raw`\p{Lu}{2,6}[ -]?\d{2,5}(?:[.:-]\d+)*`;
/** "TypeORM", "AutoBolt", "iFood". */
const MIXED = String.raw`\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\p{N}]*`;
const TECHNICAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${STANDARD}|${MIXED}|\p{Lu}{3,6})(?![\p{L}\p{N}])`,
  'gu',
);
/** A capitalised name after a word that asks for it, or on in the same list: "sistema Sankhya", "com Tasy ou Soul MV". */
const ASKED = new RegExp(
  String.raw`(?:(?:(?<=experiencias?|experiência|conhecimentos?|domínio|vivência|familiaridade|experience|knowledge|` +
    String.raw`proficiency|proficient|background) (?:em|no|na|de|in|of)|com|sistemas?|software|ferramentas?|plataformas?|` +
    String.raw`programas?|framework|biblioteca|linguagem|with|using|tools?|systems?)(?: (?:o|a|os|as|de|da|do|the|como|` +
    String.raw`tipo))?[ :(]+|(?:(?<=\p{Lu}[\p{L}\p{N}]{1,20})(?:,| ou| e| or| and|/) ?))(?<name>\p{Lu}(?:${WORD})?(?: ` +
    String.raw`\p{Lu}(?:${WORD})?){0,2})`,
  'gu',
);

/** Words in capitals or with a capital that name no tool. */
const COMMON = new Set(
  (
    'clt pj pcd pcds rh ti vr va vt plr cv rg cpf ctps pis mei eua usa uk brasil brazil sp rj mg rs pr sc ba pe ce df go es pa ' +
    'am mt ms rn pb al se pi ma to ro ac ap rr br lgbt lgbtqia ead eja ltda nao sim atencao vaga vagas requisitos obs ok mei cnpj cep ' +
    'senior pleno junior nivel ensino medio superior curso tecnico graduacao administracao engenharia contabilidade contabeis economia ' +
    'direito letras pedagogia saude enfermagem medicina marketing psicologia matematica fisica quimica biologia historia geografia ' +
    'analise desenvolvimento computacao informatica sistemas informacao logistica comercial vendas compras financeiro financas qualidade producao seguranca ' +
    'manutencao operacoes recursos humanos tecnologia comunicacao publicidade design arquitetura ciencias gestao areas area ' +
    'segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro ' +
    'dezembro sao paulo rio belo horizonte porto alegre curitiba recife salvador fortaleza campinas brasilia ' +
    'english portuguese ingles portugues espanhol i we you our the this a o os as e um uma bachelor master degree plus must cnh coren crea oab ' +
    'bom boa ter ser possuir experiencia conhecimento disponibilidade facilidade habilidade capacidade dominio vivencia lei nr b2b b2c'
  ).split(' '),
);

const MOST_PER_SEGMENT = 4;
/** In a heading-like line ("Bom Relacionamento Interpessoal") a capital says nothing. */
const MOST_CAPITALISED = 0.5;

function isTitleCase(text: string): boolean {
  const [, ...words] = text.match(/\p{L}+/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 0 && capital / words.length > MOST_CAPITALISED;
}

const isCommon = (name: string): boolean =>
  foldText(name)
    .folded.split(/[\s/-]+/u)
    .every((word) => COMMON.has(word) || /^\d+$/u.test(word));

/**
 * Names of tools and standards in lines with requirements. Apply it to the text that other finders left.
 * @param lowerCased folded words that the ad also writes without a capital, and which are therefore plain words.
 */
export const unknownTerms =
  (lowerCased: ReadonlySet<string>): Finder =>
  ({ section, text }) => {
    if (section !== 'mandatory' && section !== 'desirable' && section !== 'intro') return [];
    if (/^[^\p{Ll}]+$/u.test(text)) return [];
    const names = [
      ...[...text.matchAll(TECHNICAL)].map((match) => ({ name: match[0], start: match.index })),
      ...(isTitleCase(text)
        ? []
        : [...text.matchAll(ASKED)].map((match) => {
            const name = match.groups?.['name'] ?? '';
            return { name, start: match.index + match[0].length - name.length };
          })),
    ]
      .map(({ name, start }) => ({ name: name.replace(/(?<![.&/-])[.&/-]+$/u, ''), start }))
      .filter(({ name }) => name.length >= 2 && name.length <= 40 && !isCommon(name))
      .filter(({ name }) => !lowerCased.has(foldText(name).folded));
    const taken: Found[] = [];
    for (const { name, start } of names.toSorted((a, b) => b.name.length - a.name.length)) {
      const end = start + name.length;
      if (taken.some((other) => start < other.end && end > other.start)) continue;
      const key = `term-${foldText(name).folded.replace(/[^\p{L}\p{N}+#]+/gu, '-')}`;
      taken.push({
        key,
        label: name,
        kind: 'term',
        skillId: null,
        alternatives: [],
        blocks: 'never',
        start,
        end,
      });
    }
    return taken.toSorted((a, b) => a.start - b.start).slice(0, MOST_PER_SEGMENT);
  };

/** Folded words that occur in a text without a capital. */
export function listLowerCaseWords(text: string): ReadonlySet<string> {
  return new Set(
    (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}\p{N}]*(?![\p{L}\p{N}])/gu) ?? []).map(
      (word) => foldText(word).folded,
    ),
  );
}
