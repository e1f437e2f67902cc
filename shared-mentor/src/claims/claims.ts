import { foldKey } from '@aura/shared-career';

/** Statements that no answer makes, in folded words: promises, an emotional bond, advice based on personal traits. */
const NEVER: Readonly<Record<'promise' | 'bond' | 'trait', readonly RegExp[]>> = {
  promise: [
    /\bvoce vai (?:conseguir|passar|ser (?:contratad|promovid|aprovad)|ganhar mais)/u,
    /\b(?:vai dar certo|com certeza|sem (?:nenhuma )?duvida|prometo|garanto|garantid[oa]s?|garantia de|infalivel)\b/u,
    /\b100 ?% (?:de|dos|das|certo|seguro|garantid)/u,
    /\b(?:sempre funciona|nunca falha|e so querer|basta querer)\b/u,
  ],
  bond: [
    /\b(?:estou|estarei|vou estar) (?:sempre )?(?:aqui|ao seu lado|com voce)\b/u,
    /\b(?:conte|pode contar) (?:sempre )?comigo\b/u,
    /\b(?:te amo|amo voce|sinto sua falta|senti saudade|meu amor|meu bem|querid[oa]|me apaixon\w*)\b/u,
    /\b(?:so eu|ninguem mais) (?:te |me )?(?:entend\w*|compreend\w*)|\bvoce precisa de mim\b|\bconfie em mim\b/u,
  ],
  trait: [
    new RegExp(
      [
        String.raw`\bpor (?:voce )?ser (?:uma? )?(?:mulher|homem|negr[oa]|branc[oa]|pret[oa]|gay|lesbica|trans|`,
        String.raw`mae|pai|idos[oa]|jovem|velh[oa]|pcd|evangelic[oa]|catolic[oa]|casad[oa]|solteir[oa])\b`,
      ].join(''),
      'u',
    ),
    /\b(?:na|pela|por causa da) sua (?:idade|religiao|cor|raca|gravidez|deficiencia|orientacao)\b/u,
    /\b(?:mulheres|homens|jovens|idosos|maes) (?:sao|costumam|tendem|devem|precisam)\b/u,
    /\b(?:profissao|trabalho|cargo|vaga) (?:de|para) (?:mulher|homem|jovem)\b/u,
  ],
};
const NAMES = { promise: 'promises something', bond: 'offers a bond', trait: 'argues by a trait' } as const;

/** The forbidden claims of a text; empty if it has none. */
export function findBannedClaims(text: string): string[] {
  const folded = foldKey(text);
  return (['promise', 'bond', 'trait'] as const).flatMap((kind) =>
    NEVER[kind].flatMap((pattern) => {
      const found = pattern.exec(folded);
      return found ? [`${NAMES[kind]}: ${found[0]}`] : [];
    }),
  );
}
