import { HELP_CONTACTS } from '../contacts.ts';
import type { ReplyText } from './reply.ts';

const { labourProsecutors, police, rights, women } = HELP_CONTACTS;

export const HARASSMENT: ReplyText = {
  level: 'guide',
  title: 'Assédio não faz parte do trabalho',
  paragraphs: [
    'Sinto muito que você esteja passando por isso. O que foi feito com você não é culpa sua.',
    'Anote cada episódio com data, hora, lugar, o que foi dito ou feito e quem viu. Guarde mensagens, e-mails e bilhetes fora dos equipamentos da empresa. Se confiar no canal interno (ouvidoria, RH ou CIPA), registre por escrito e guarde o protocolo.',
    'Fora da empresa, o sindicato da categoria orienta, e o Ministério Público do Trabalho recebe denúncia sigilosa ou anônima. Mulheres podem ligar para o 180; o Disque 100 recebe denúncias de violações de direitos. Se houve toque, agressão ou ameaça, ligue para o 190 ou vá a uma delegacia. Para saber o que vale no seu caso, procure um advogado trabalhista ou a Defensoria Pública: eu não dou parecer jurídico.',
  ],
  contacts: [labourProsecutors, women, rights, police],
};

export const DISCRIMINATION: ReplyText = {
  level: 'guide',
  title: 'Discriminação no trabalho é proibida',
  paragraphs: [
    'Sinto muito. Ninguém deve ser tratado pior pelo que é, e o que aconteceu não diz nada sobre o seu valor profissional.',
    'Anote o que aconteceu, com data, lugar, palavras usadas e quem viu, e guarde mensagens, anúncios e e-mails. Se confiar no canal interno da empresa, registre por escrito e guarde o protocolo.',
    'O sindicato da categoria orienta, e o Ministério Público do Trabalho recebe denúncia sigilosa ou anônima. O Disque 100 recebe denúncias de racismo, LGBTfobia e discriminação contra pessoas idosas ou com deficiência; o Ligue 180 orienta mulheres. Racismo também pode ser registrado em uma delegacia. Para saber o que vale no seu caso, procure um advogado ou a Defensoria Pública: eu não dou parecer jurídico.',
  ],
  contacts: [labourProsecutors, rights, women],
};
