import { HELP_CONTACTS } from '../contacts.ts';
import type { ReplyText } from './reply.ts';

const { consumers, cvv, health, labourMinistry, publicDefender, samu, socialSecurity, taxOffice } =
  HELP_CONTACTS;

export const LEGAL: ReplyText = {
  level: 'guide',
  title: 'Essa dúvida pede orientação jurídica',
  paragraphs: [
    'Entendo que isso pesa. A resposta depende do contrato, das datas e dos documentos, e um mentor de carreira não deve dar parecer jurídico.',
    'Reúna o que tiver: contrato, holerites, registros de ponto, mensagens e comprovantes. O sindicato da categoria costuma orientar de graça. O Alô Trabalho, no 158, tira dúvidas gerais sobre direitos trabalhistas, e o INSS, no 135, sobre benefícios. Irregularidades podem ser denunciadas ao Ministério do Trabalho e Emprego pelo gov.br.',
    'Para o seu caso, procure um advogado inscrito na OAB. Quem não pode pagar pode pedir ajuda à Defensoria Pública. Prazos podem correr contra você, então não deixe para depois.',
  ],
  contacts: [labourMinistry, publicDefender, socialSecurity],
};

export const MEDICAL: ReplyText = {
  level: 'guide',
  title: 'Essa pergunta é para um profissional de saúde',
  paragraphs: [
    'Sinto muito que você não esteja bem. Cuidar disso vem antes de produzir mais, e eu não faço diagnóstico nem indico tratamento ou remédio.',
    'Dor no peito, falta de ar, desmaio ou qualquer sinal forte e repentino: ligue agora para o SAMU, no 192, ou vá ao pronto-socorro ou à UPA mais próxima.',
    'Sem urgência, marque uma consulta com um médico ou psicólogo. Pelo SUS, comece pela unidade básica de saúde do seu bairro; para sofrimento emocional intenso ou dependência, o CAPS atende sem encaminhamento. O 136 informa onde há atendimento. Se precisar conversar com alguém hoje, o CVV atende no 188, de graça, 24 horas. Não comece nem pare um remédio por conta própria.',
  ],
  contacts: [samu, health, cvv],
};

export const MONEY: ReplyText = {
  level: 'guide',
  title: 'Dinheiro, impostos e dívidas pedem outra ajuda',
  paragraphs: [
    'Entendo a preocupação. Eu ajudo com carreira; sobre investimentos, impostos, apostas, empréstimos e dívidas não dou recomendação.',
    'Impostos: procure um contador ou a Receita Federal. Investimentos: fale com um profissional registrado na CVM e desconfie de lucro garantido. Dívidas: o Procon da sua cidade orienta e ajuda a renegociar, e a Defensoria Pública atende quem não pode pagar advogado.',
    'Se as apostas estão fugindo do controle, isso tem tratamento gratuito: procure uma unidade básica de saúde ou um CAPS.',
  ],
  contacts: [taxOffice, consumers, publicDefender, health],
};
