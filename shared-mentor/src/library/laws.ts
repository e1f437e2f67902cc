import type { Passage } from './passage.ts';

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm';
const CONSTITUTION = 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm';
const LAWS = 'https://www.planalto.gov.br/ccivil_03';

/** A fact of law; without a day on which it was compared with its wording there is none. */
interface Law extends Omit<Passage, 'type' | 'link' | 'checkedOn'> {
  readonly link: string;
  readonly checkedOn: string;
}

/**
 * What the law says about work, in a sentence or two each; general information, no legal advice. The comment says which
 * reproduction of the wording the fact was compared with on its day: nobody opened the official address for it, whose
 * text in force wins over whatever is said here.
 */
const FACTS: readonly Law[] = [
  // Article with its paragraphs, in an annotated edition of 2024.
  {
    id: 'law.equal-pay',
    title: 'CLT, artigo 461',
    link: CLT,
    text: 'Função idêntica e trabalho de igual valor, para o mesmo empregador e no mesmo estabelecimento, pedem salário igual, se a diferença de tempo não passar de quatro anos na empresa e de dois na função. Não vale onde há quadro de carreira ou plano de cargos e salários.',
    checkedOn: '2026-11-22',
    intents: ['salary'],
    words: 'colega ganha mais mesmo cargo diferença salarial igual',
  },
  // Article 5 as a law firm reproduced it in July 2023. Actions against it (ADI 7.612, 7.631) were open in August 2025;
  // nothing was found on how they ended.
  {
    id: 'law.pay-transparency',
    title: 'Lei 14.611, de 2023, artigo 5º',
    link: `${LAWS}/_ato2023-2026/2023/lei/l14611.htm`,
    text: 'Empresas privadas com cem ou mais empregados têm de publicar, a cada semestre, um relatório de transparência salarial; a obrigação foi questionada no Supremo Tribunal Federal.',
    checkedOn: '2026-11-22',
    intents: ['salary'],
    words: 'faixa salarial diferença homens mulheres relatório transparência',
  },
  // Item VI in several reproductions that agree word for word.
  {
    id: 'law.no-pay-cut',
    title: 'Constituição, artigo 7º, inciso VI',
    link: CONSTITUTION,
    text: 'O salário não pode ser reduzido, salvo o que dispuser convenção ou acordo coletivo.',
    checkedOn: '2026-11-22',
    intents: ['salary'],
    words: 'reduzir baixar cortar salário redução',
  },
  // Both articles in a copy of the official page of November 2025; the open case before the Supreme Court, in news of
  // February 2026.
  {
    id: 'law.employment',
    title: 'CLT, artigos 2º e 3º',
    link: CLT,
    text: 'Trabalho pessoal, não eventual, pago e sob as ordens de quem contrata é o que a CLT descreve como emprego. Para a contratação como PJ, conta também o que o Supremo Tribunal Federal decidir no Tema 1.389.',
    checkedOn: '2026-11-22',
    intents: ['salary', 'job'],
    words: 'pj vínculo pessoa jurídica carteira assinada',
  },
  // Both articles, and item XVII of the Constitution, in reproductions that agree word for word.
  {
    id: 'law.holidays',
    title: 'CLT, artigos 129 e 130, e Constituição, artigo 7º, inciso XVII',
    link: CLT,
    text: 'A cada doze meses de contrato há direito a férias remuneradas de trinta dias, que diminuem com mais de cinco faltas sem justificativa. A Constituição acrescenta pelo menos um terço do salário.',
    checkedOn: '2026-11-22',
    intents: ['plan', 'salary'],
    words: 'férias tirar vender descanso',
  },
  // Both articles in reproductions that agree word for word.
  {
    id: 'law.trial-period',
    title: 'CLT, artigos 445 e 451',
    link: CLT,
    text: 'O contrato de experiência dura no máximo noventa dias e pode ser prorrogado uma única vez, dentro desse limite.',
    checkedOn: '2026-11-22',
    intents: ['job'],
    words: 'experiência período contrato efetivação 90 dias',
  },
  // The whole law, which is one article long, in three reproductions, one of 2024.
  {
    id: 'law.notice-period',
    title: 'Lei 12.506, de 2011, artigo 1º',
    link: `${LAWS}/_ato2011-2014/2011/lei/l12506.htm`,
    text: 'O aviso prévio a que o empregado tem direito é de trinta dias até um ano na empresa, com mais três dias por ano de serviço, até o total de noventa dias.',
    checkedOn: '2026-11-22',
    intents: ['transition'],
    words: 'aviso prévio demitido demissão dispensa',
  },
  // Article with its paragraphs in a copy of the official page of November 2025.
  {
    id: 'law.resignation',
    title: 'CLT, artigo 487',
    link: CLT,
    text: 'Em contrato sem prazo, quem pede demissão avisa com antecedência, em geral de trinta dias; sem o aviso, a empresa pode descontar os salários do período.',
    checkedOn: '2026-11-22',
    intents: ['transition'],
    words: 'pedir demissão sair emprego cumprir aviso',
  },
  // The paragraph as a law firm reproduced it in 2020; accounts of 2025 agree with it.
  {
    id: 'law.termination-pay',
    title: 'CLT, artigo 477, § 6º',
    link: CLT,
    text: 'Em até dez dias do fim do contrato, a empresa tem de pagar as verbas da rescisão e entregar os documentos que comprovam a comunicação do fim aos órgãos competentes.',
    checkedOn: '2026-11-22',
    intents: ['transition'],
    words: 'rescisão acerto verbas prazo pagamento demissão',
  },
  // Article in an annotated edition of 2023 and, all but its beginning, in a copy of the official page of November 2025.
  {
    id: 'law.mutual-termination',
    title: 'CLT, artigo 484-A',
    link: CLT,
    text: 'No fim por acordo, o aviso, se indenizado, e a multa do FGTS são pagos pela metade e as outras verbas por inteiro; até 80% dos depósitos do FGTS podem ser sacados e não há seguro-desemprego.',
    checkedOn: '2026-11-22',
    intents: ['transition'],
    words: 'acordo demissão fgts multa sacar',
  },
  // Both articles in a copy of the official page of December 2025; in 2026 Congress was discussing changes.
  {
    id: 'law.internship',
    title: 'Lei 11.788, de 2008, artigos 10 e 11',
    link: `${LAWS}/_ato2007-2010/2008/lei/l11788.htm`,
    text: 'No ensino superior, o estágio vai em regra até seis horas por dia e trinta por semana; na mesma empresa dura até dois anos, exceto para pessoas com deficiência.',
    checkedOn: '2026-11-22',
    intents: ['job', 'study'],
    words: 'estágio estagiário bolsa horas',
  },
  // Both articles in copies of the official page, as amended in 2015.
  {
    id: 'law.no-discrimination',
    title: 'Lei 9.029, de 1995, artigos 1º e 2º',
    link: `${LAWS}/leis/l9029.htm`,
    text: 'É proibida qualquer prática discriminatória no acesso ao trabalho ou na sua manutenção, por sexo, origem, raça, cor, estado civil, situação familiar, deficiência ou idade, entre outros motivos; exigir teste de gravidez é crime.',
    checkedOn: '2026-11-22',
    intents: ['interview', 'conflict', 'job'],
    words: 'discriminação gravidez idade filhos pergunta entrevista',
  },
  // Article in reproductions that agree word for word, one of them of a public authority.
  {
    id: 'law.data-rights',
    title: 'Lei 13.709, de 2018 (LGPD), artigo 18',
    link: `${LAWS}/_ato2015-2018/2018/lei/l13709.htm`,
    text: 'Quem tem dados tratados pode pedir acesso, correção, portabilidade e, nos casos da lei, eliminação, entre outros direitos.',
    checkedOn: '2026-11-22',
    intents: ['tool'],
    words: 'dados apagar excluir privacidade lgpd',
  },
];

/** The facts of law as passages. */
export const LAW_PASSAGES: readonly Passage[] = FACTS.map((fact) => ({ ...fact, type: 'law' }));
