import { HELP_CONTACTS } from '../contacts.ts';
import type { ReplyText } from './reply.ts';

const { childLabour, cvv, police, rights, samu, women } = HELP_CONTACTS;

export const SELF_HARM: ReplyText = {
  level: 'stop',
  title: 'Sua vida vem antes de qualquer conversa sobre carreira',
  paragraphs: [
    'Sinto muito que esteja doendo assim. Obrigado por escrever isso. Você não precisa passar por esse momento sem companhia.',
    'Ligue agora para o CVV, no 188: é gratuito, sigiloso e atende 24 horas. Se preferir escrever, há chat no site do CVV. Se existe risco imediato, ligue para o SAMU, no 192, ou vá ao pronto-socorro ou à UPA mais próxima.',
    'Se puder, chame agora alguém de confiança para ficar com você e se afaste do que possa machucar. Se a preocupação é com outra pessoa, fique ao lado dela, escute e ligue para os mesmos números.',
  ],
  contacts: [cvv, samu],
};

export const VIOLENCE: ReplyText = {
  level: 'stop',
  title: 'A segurança vem primeiro',
  paragraphs: [
    'O que você contou é sério. Antes de falar de trabalho, importa que ninguém se machuque.',
    'Se há perigo agora, para você ou para outra pessoa, vá para um lugar seguro, perto de gente, e ligue para a Polícia Militar, no 190. Se alguém está ferido, ligue para o SAMU, no 192.',
    'Se a vontade de machucar alguém partiu de você, saia de perto da pessoa e converse com alguém antes de fazer qualquer coisa: o CVV, no 188, escuta 24 horas, de graça e em sigilo. Ameaça, agressão e trabalho em que não deixam a pessoa ir embora podem ser denunciados no 190 e no Disque 100.',
  ],
  contacts: [police, samu, rights, cvv],
};

export const ABUSE: ReplyText = {
  level: 'stop',
  title: 'Isso é violência, e a culpa não é sua',
  paragraphs: [
    'Sinto muito pelo que aconteceu. Você fez bem em contar.',
    'Se há perigo agora, procure um lugar seguro e ligue para a Polícia Militar, no 190. Se precisar de cuidado médico, ligue para o SAMU, no 192, ou vá a um hospital: o atendimento depois de violência sexual é urgente e não exige boletim de ocorrência.',
    'O Ligue 180 orienta mulheres em situação de violência e diz onde há atendimento perto. O Disque 100 recebe denúncias sobre crianças, adolescentes, pessoas idosas e pessoas com deficiência. Os dois são gratuitos, funcionam 24 horas e aceitam ligação de quem sofre ou de quem sabe. Se for seguro, conte também a alguém de confiança.',
  ],
  contacts: [police, women, rights, samu],
};

export const MINOR: ReplyText = {
  level: 'stop',
  title: 'Criança e adolescente têm proteção especial',
  paragraphs: [
    'Obrigado por contar. Quem tem menos de 18 anos tem direito a estudar e a viver em segurança, e isso vem antes de qualquer trabalho.',
    'No Brasil, antes dos 14 anos não se pode trabalhar. Dos 14 aos 15, só como aprendiz. Até os 17, nada de trabalho noturno, perigoso ou que faça mal à saúde.',
    'Se há perigo agora, ligue para a Polícia Militar, no 190. Para denunciar violência ou exploração, ligue para o Disque 100, de graça e a qualquer hora, ou procure o Conselho Tutelar da cidade. Trabalho infantil pode ser denunciado no Sistema Ipê. Se é com você, conte também a um adulto de confiança: na família, na escola ou no posto de saúde.',
  ],
  contacts: [police, rights, childLabour],
};
