import { messages } from './message.ts';

/** Messages that never name their subject, stand at its edge, or tell a whole story first. */
export const HARDER_MESSAGES = [
  ...messages('plan', [
    'chego no fim do dia e nao fiz nada do que planejei pra mim',
    'Quero chegar em 2028 em outro patamar, como desenho esse caminho?',
    'faço mil coisas e nao saio do lugar profissionalmente',
  ]),
  ...messages('resume', [
    'Trabalhei dez anos por conta própria vendendo marmita, como conto isso para uma empresa?',
    'ninguem ve meu perfil profissional na internet',
    'devo escrever que saí de um lugar com dois meses?',
  ]),
  ...messages('job', [
    'Estou sem trabalhar e as contas estão chegando, por onde vou atrás?',
    'fui chamada pra uma empresa q pede pagamento de curso antes de contratar',
    'Como faço networking sem parecer interesseiro?',
  ]),
  ...messages('interview', [
    'Amanhã converso com a diretora da empresa e minha voz treme só de pensar',
    'pediram pra eu resolver um caso em casa em dois dias',
    'Eles quiseram saber se sou casada, precisava responder?',
  ]),
  ...messages('salary', [
    'Faço o trabalho de dois e recebo por um',
    'a firma quer me passar de carteira assinada pra nota fiscal',
    'Posso vender dez dias das minhas férias?',
  ]),
  ...messages('conflict', [
    'Meu supervisor fala mal de mim para os outros',
    'todo mundo empurra as coisas pra mim e eu aceito',
    'Tenho que contar para o time que o prazo vai estourar por culpa de outra área',
  ]),
  ...messages('promotion', [
    'Já faço o papel de coordenadora, só falta o título',
    'meu trabalho nao aparece, quem aparece é meu colega',
    'Primeira vez que vou comandar gente, o que faço na primeira semana?',
  ]),
  ...messages('transition', [
    'Depois de quinze anos no banco sinto que acabou para mim',
    'meu sonho é trabalhar com design mas sou contadora',
    'Passei três anos cuidando da minha mãe e preciso retomar',
  ]),
  ...messages('study', [
    'Esqueci tudo de matemática financeira e preciso disso no serviço',
    'como uso a IA pra nao ficar pra tras',
    'Ganhei uma bolsa, mas não sei se o tema serve para mim',
  ]),
  ...messages('tool', [
    'Errei uma resposta do questionário, dá para corrigir?',
    'pq vc deu 62 pra mim?',
    'Como marco uma tarefa como feita?',
  ]),
  ...messages('outside', [
    'Como convenço meu filho a comer legumes?',
    'qual carro gasta menos gasolina',
    'Me explica a fotossíntese para a prova de amanhã',
    'quero aprender a tocar violao em casa',
    'Meu vizinho faz barulho de noite, o que faço?',
    'quanto ta o dolar hoje',
  ]),
];
