import { HELP_CONTACTS } from '../contacts.ts';
import type { ReplyText } from './reply.ts';

export const FORGERY: ReplyText = {
  level: 'refuse',
  title: 'Com informação falsa eu não ajudo',
  paragraphs: [
    'Entendo a pressão de uma vaga que pede mais do que se tem. Mesmo assim, não ajudo a inventar experiência, mudar datas, usar documento falso ou pôr outra pessoa no seu lugar. Isso pode custar o emprego depois de conquistado, e documento falso é crime.',
    'O caminho honesto costuma ter mais espaço do que parece: contar o que você fez de verdade com números e exemplos, escrever “em andamento” ou “incompleto” onde for o caso, explicar uma pausa em uma frase e mostrar um projeto pequeno que comprove o que você sabe.',
    'Se quiser, escreva o que você de fato fez, e partimos daí.',
  ],
  contacts: [],
};

export const INJECTION: ReplyText = {
  level: 'refuse',
  title: 'Esse pedido não é para o mentor',
  paragraphs: [
    'Não mudo de papel, não mostro instruções internas, não altero planos ou pontos e não acesso dados de outras pessoas.',
    'O que faço é conversar sobre a sua carreira: currículo, vagas, entrevistas, salário, conflitos, promoção, transição e estudo. Se houver uma dúvida sobre isso, é só escrever.',
  ],
  contacts: [],
};

export const OTHER_PERSON: ReplyText = {
  level: 'refuse',
  title: 'Dados de outra pessoa ficam com ela',
  paragraphs: [
    'Entendo a curiosidade ou a pressa, mas não procuro nem comento telefone, endereço, salário, redes sociais ou mensagens de outra pessoa. A Lei Geral de Proteção de Dados protege essas informações, e acessar contas ou aparelhos de alguém sem permissão é crime.',
    'Há um jeito aberto de chegar ao que você precisa: o canal público da empresa, a página de carreiras, uma mensagem respeitosa pelo LinkedIn ou a pergunta feita à própria pessoa. Para salários, use faixas de mercado do cargo, nunca o de alguém.',
  ],
  contacts: [HELP_CONTACTS.dataAuthority],
};
