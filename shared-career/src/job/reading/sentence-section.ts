import type { AdSection } from './sections.ts';
import { SENTENCES_SIGNS } from '../../generated/signs.ts';

/** Lines that list benefits without a head over them. */
const BENEFIT = SENTENCES_SIGNS.benefit;
/** Sentences of a company about itself. */
const COMPANY = new RegExp(
  [
    String.raw`^\W*(?:somos|a empresa|nossa empresa|nosso grupo|o grupo|fundad[oa]|presente em|ha mais de \d+ anos|`,
    String.raw`com mais de \d+ anos|estamos entre|we are (?:a|an|the)(?!\p{L})|we.re (?:a|an|the)(?!\p{L})|`,
    String.raw`our company|founded|join (?:us|our))(?!\p{L})`,
  ].join(''),
  'u',
);
/** Sentences that advertise the job, even within the description of the work. */
const INVITATION =
  /^\W*(?:venha|vem|faca parte|junte-se|nosso proposito|nossa missao|nosso objetivo|acreditamos|valorizamos a diversidade|quer fazer parte|aqui na)(?!\p{L})/u;
/** Where such a sentence turns to whom it looks for. */
const SEEKS = /(?<!\p{L})(?:busca|procura|contrata|precisa|looking for|hiring|seeking)/u;

/** How to apply; contains no requirement. */
const APPLY = new RegExp(
  [
    String.raw`(?:envi(?:e|ar)|mand(?:e|ar)|encaminh(?:e|ar)) (?:seu |o seu |o )?(?:curriculo|cv)|candidat(?:e-se|`,
    String.raw`ar-se)|inscrev(?:a-se|er)|https?:\/\/|www\.|@\p{L}|send (?:your|us) |apply (?:now|at|here|through)`,
  ].join(''),
  'u',
);

/** The terms of employment, at any position: "R$ 2.100 + VT + lanche", "CLT, desconto de 30% em compras". */
const TERMS = new RegExp(
  [
    String.raw`^\W*(?:(?:clt|pj|mei|carteira assinada|registro (?:em carteira|clt)|regime|contratacao|`,
    String.raw`contrato|vinculo|efetivo|oferecemos|pagamos|salario|remuneracao|bolsa(?:[- ]auxilio)?|`,
    String.raw`fixo de|comissao|voce recebe|jornada|beneficios)(?!\p{L})|r\$ ?\d)`,
  ].join(''),
  'u',
);
const ALSO_ASKS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:experiencia|conheciment\p{L}+|dominio|exig\p{L}+|requisitos?|precisa(?:mos)?|`,
    String.raw`pedimos|necessari[oa]|obrigatori[oa]|ensino|cnh|desejave(?:l|is)|diferencia(?:l|is)|(?:clt|`,
    String.raw`pj) (?:e|ou) \p{L}+ (?:e|ou))(?!\p{L})`,
  ].join(''),
  'u',
);
/** How the day goes and where to hand in a CV. */
const PRACTICALITIES = new RegExp(
  [
    String.raw`^\W*(?:curriculos? (?:somente|apenas|so|n[oa]s?|pel[oa]|para|em|ate)|levar (?:o )?curriculo|`,
    String.raw`turno (?:d[aeo]|unico)|horario|local(?:izacao)?:|o cooperad[oa])(?!\p{L})|(?<!\p{L})ha (?:mentoria|`,
    String.raw`treinamento)(?!\p{L})`,
  ].join(''),
  'u',
);

/** Pay at the opening of an entry of a list. */
const AMOUNT = /^\W*(?:salario|remuneracao|bolsa|r\$)(?!\p{L})/u;

/**
 * The section that a sentence belongs to: that of its head, unless its words tell of the pay, the firm or the process. An
 * entry of a list belongs to its list ("MEI ou CNPJ para contrato").
 */
export function judgeSentenceSection(folded: string, section: AdSection, bullet: boolean): AdSection {
  if (section === 'benefits') return section;
  if ([...folded.matchAll(BENEFIT)].length >= 2) return 'benefits';
  const asked = section === 'mandatory' || section === 'desirable';
  if (bullet && asked) return APPLY.test(folded) || AMOUNT.test(folded) ? 'about' : section;
  if (APPLY.test(folded) || PRACTICALITIES.test(folded)) return 'about';
  if (TERMS.test(folded) && !ALSO_ASKS.test(folded)) return 'about';
  if ((section === 'intro' || section === 'activities') && INVITATION.test(folded) && !SEEKS.test(folded))
    return 'about';
  if (section === 'about') return SEEKS.test(folded) ? 'intro' : 'about';
  return section === 'intro' && COMPANY.test(folded) && !SEEKS.test(folded) ? 'about' : section;
}
