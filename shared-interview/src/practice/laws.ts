import type { LawFact } from './law.ts';

/** The day on which the facts below were compared with what is published about them. */
export const CHECKED_ON = '2026-11-22';

const byWording = { verified: true, against: 'wording', checkedOn: CHECKED_ON } as const;
const byAccounts = { verified: true, against: 'accounts', checkedOn: CHECKED_ON } as const;
const PLANALTO = 'https://www.planalto.gov.br/ccivil_03';

/** Laws and decisions that the training refers to. General information; the wording in force decides. */
export const LAWS = {
  constitutionEquality: {
    name: 'Constituição Federal',
    where: 'artigo 5º, caput e incisos VIII e X',
    content:
      'Todos são iguais perante a lei; ninguém perde direitos por crença religiosa ou por convicção filosófica ou política, salvo se a usar para fugir de uma obrigação imposta a todos e recusar a alternativa prevista em lei; e a intimidade e a vida privada são invioláveis.',
    address: `${PLANALTO}/constituicao/constituicao.htm`,
    check: byWording,
  },
  constitutionHiring: {
    name: 'Constituição Federal',
    where: 'artigo 7º, incisos XXX e XXXI',
    content:
      'Proíbe critério de admissão por motivo de sexo, idade, cor ou estado civil, e qualquer discriminação na admissão do trabalhador com deficiência.',
    address: `${PLANALTO}/constituicao/constituicao.htm`,
    check: byWording,
  },
  constitutionUnions: {
    name: 'Constituição Federal',
    where: 'artigo 8º, caput',
    content: 'É livre a associação profissional ou sindical.',
    address: `${PLANALTO}/constituicao/constituicao.htm`,
    check: byWording,
  },
  constitutionCourts: {
    name: 'Constituição Federal',
    where: 'artigo 5º, inciso XXXV',
    content: 'Nenhuma lei pode impedir alguém de levar ao Judiciário uma lesão ou ameaça a um direito.',
    address: `${PLANALTO}/constituicao/constituicao.htm`,
    check: byWording,
  },
  labourCode: {
    name: 'CLT (Decreto-Lei 5.452/1943)',
    where: 'artigo 373-A, incisos II e IV',
    content:
      'Proíbe recusar emprego em razão de sexo, idade, cor, situação familiar ou gravidez, salvo quando a atividade for notória e publicamente incompatível, e exigir exame ou atestado de gravidez ou esterilidade na admissão.',
    address: `${PLANALTO}/decreto-lei/del5452.htm`,
    check: byWording,
  },
  law9029: {
    name: 'Lei 9.029/1995',
    where: 'artigos 1º e 2º',
    content:
      'Proíbe discriminar, no acesso ao trabalho, por sexo, origem, raça, cor, estado civil, situação familiar, deficiência, reabilitação profissional, idade, entre outros motivos, e torna crime exigir teste ou declaração de gravidez.',
    address: `${PLANALTO}/leis/l9029.htm`,
    check: byWording,
  },
  law7716: {
    name: 'Lei 7.716/1989',
    where: 'artigos 1º e 4º',
    content:
      'Torna crime negar ou dificultar emprego em empresa privada por discriminação de raça, cor, etnia, religião ou procedência nacional, e pune quem exige na seleção aspectos de aparência próprios de raça ou etnia sem que a atividade justifique.',
    address: `${PLANALTO}/leis/l7716.htm`,
    check: byWording,
  },
  supremeCourtHomophobia: {
    name: 'Supremo Tribunal Federal, ADO 26',
    where: 'decisão de 13 de junho de 2019',
    content:
      'Até que haja lei própria, a homofobia e a transfobia são punidas conforme a lei dos crimes de racismo (Lei 7.716/1989).',
    address: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=4515053',
    check: byAccounts,
  },
  convention111: {
    name: 'Convenção 111 da OIT (Decreto 10.088/2019)',
    where: 'artigo 1º da convenção',
    content:
      'Considera discriminação a exclusão ou preferência por raça, cor, sexo, religião, opinião política, nacionalidade ou origem social que prejudique a igualdade no emprego.',
    address: `${PLANALTO}/_ato2019-2022/2019/decreto/d10088.htm`,
    check: byWording,
  },
  dataProtection: {
    name: 'LGPD (Lei 13.709/2018)',
    where: 'artigos 5º, II, 6º, III e IX, e 11',
    content:
      'Só se deve coletar o dado necessário e nunca para discriminar; dados sobre saúde, vida sexual, raça, religião, opinião política e filiação a sindicato têm proteção maior.',
    address: `${PLANALTO}/_ato2015-2018/2018/lei/l13709.htm`,
    check: byWording,
  },
  inclusion: {
    name: 'Lei Brasileira de Inclusão (Lei 13.146/2015)',
    where: 'artigo 34, § 3º',
    content:
      'Proíbe discriminar a pessoa com deficiência em todas as etapas, do recrutamento à promoção, e exigir dela aptidão plena.',
    address: `${PLANALTO}/_ato2015-2018/2015/lei/l13146.htm`,
    check: byAccounts,
  },
  disabilityCrime: {
    name: 'Lei 7.853/1989',
    where: 'artigo 8º',
    content: 'Torna crime negar ou dificultar emprego a alguém em razão de sua deficiência.',
    address: `${PLANALTO}/leis/l7853.htm`,
    check: byAccounts,
  },
  quotas: {
    name: 'Lei 8.213/1991',
    where: 'artigo 93',
    content:
      'Empresas com cem ou mais empregados reservam de 2% a 5% dos cargos a pessoas com deficiência ou reabilitadas.',
    address: `${PLANALTO}/leis/l8213cons.htm`,
    check: byAccounts,
  },
  hivCrime: {
    name: 'Lei 12.984/2014',
    where: 'artigo 1º, inciso II',
    content: 'Torna crime negar emprego ou trabalho a alguém por viver com HIV ou aids.',
    address: `${PLANALTO}/_ato2011-2014/2014/lei/l12984.htm`,
    check: byWording,
  },
  precedent443: {
    name: 'Tribunal Superior do Trabalho',
    where: 'Súmula 443',
    content:
      'Presume discriminatória a despedida de quem tem HIV ou outra doença grave que cause estigma; trata da despedida, e não da seleção.',
    address: 'https://www3.tst.jus.br/jurisprudencia/Sumulas_com_indice/Sumulas_Ind_401_450.html#SUM-443',
    check: byWording,
  },
  olderPeople: {
    name: 'Estatuto da Pessoa Idosa (Lei 10.741/2003)',
    where: 'artigo 27',
    content:
      'Na admissão de quem tem 60 anos ou mais, proíbe a discriminação e o limite máximo de idade, salvo quando a natureza do cargo exigir.',
    address: `${PLANALTO}/leis/2003/l10.741.htm`,
    check: byWording,
  },
  criminalRecord: {
    name: 'Tribunal Superior do Trabalho',
    where: 'Tema Repetitivo 1 (IRR-243000-58.2013.5.13.0023)',
    content:
      'Exigir certidão de antecedentes criminais só é legítimo quando a lei prevê ou quando a natureza do trabalho ou um grau especial de confiança justifica, como no cuidado de crianças ou no transporte rodoviário de carga.',
    address: 'https://www.trt5.jus.br/node/46526',
    check: byWording,
  },
  creditCheck: {
    name: 'Tribunal Superior do Trabalho, Primeira Turma',
    where: 'RR-1000456-58.2015.5.02.0443, acórdão de agosto de 2025',
    content:
      'Condenou uma empresa que pesquisava dívidas e antecedentes de candidatos sem relação com o trabalho; decisões mais antigas já foram em outro sentido.',
    address: 'https://www.tst.jus.br/',
    check: byAccounts,
  },
} as const satisfies Readonly<Record<string, LawFact>>;

export type LawId = keyof typeof LAWS;

/** To be shown wherever these facts are. */
export const LAW_NOTICE =
  'Orientação geral, não é parecer jurídico. As leis mudam e cada caso tem a sua história: para o seu, procure o sindicato da categoria, uma pessoa da advocacia ou o Ministério Público do Trabalho.';
