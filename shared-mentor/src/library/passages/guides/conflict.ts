import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on hard conversations and on living with people at work. */
export const CONFLICT_GUIDES: readonly Passage[] = [
  guide(
    'public-criticism',
    'Guia: crítica na frente dos outros',
    'Uma crítica feita diante de colegas tem duas partes: o que foi dito e o lugar em que foi dito. Trate uma de cada vez. Na hora, basta pedir para conversar depois, a dois. Nessa conversa, reconheça o que procede, diga o efeito que a cena teve e peça que a próxima correção seja em particular. Discutir diante do grupo raramente ajuda, mesmo quando se tem razão.',
    ['conflict'],
  ),
  guide(
    'credit',
    'Guia: quando o seu trabalho aparece sem o seu nome',
    'O autor de um trabalho fica claro quando existe rastro: uma mensagem com data, um documento com nome, uma apresentação feita por quem fez. É mais fácil criar esse rastro antes do que disputar depois. Quando já aconteceu, fale primeiro com a pessoa, sobre um episódio só, e diga como quer que seja da próxima vez. Leve à chefia o que você fez, sem adjetivos sobre o colega.',
    ['conflict', 'promotion'],
  ),
  guide(
    'micromanagement',
    'Guia: chefia que confere tudo',
    'Quem confere tudo costuma querer evitar surpresa. Por isso, informação que chega antes da pergunta diminui a vontade de perguntar. Um resumo curto, em dia fixo, com o que terminou, o que anda e o que pode atrasar, é um começo barato. Depois de algumas semanas sem susto, peça autonomia em uma tarefa definida, com um ponto de conferência no meio e outro no fim.',
    ['conflict'],
  ),
  guide(
    'overload',
    'Guia: dizer não sem fechar a porta',
    'Um não fica mais fácil de ouvir quando vem com a conta. Mostre o que já está nas suas mãos, quanto tempo pede e para quando foi prometido; depois pergunte o que pode esperar. Assim a escolha passa a quem define a prioridade. Ofereça o que for possível: um pedaço, outra data, outra pessoa. E responda logo, porque um sim arrependido chega mais tarde e custa mais.',
    ['conflict', 'plan'],
  ),
  guide(
    'worn-out',
    'Guia: quando o trabalho ficou pesado demais',
    'Cansaço de trabalho tem causas diferentes, que pedem saídas diferentes: quantidade demais, horário que não deixa viver, relações ruins, tarefa que perdeu o sentido. Antes de decidir sair, descubra qual pesa mais e veja se ela tem conserto onde você está. Decisões grandes ficam melhores depois de alguma folga. Se o sono, o corpo ou o humor mudaram e não voltam, procure um serviço de saúde.',
    ['conflict', 'transition'],
  ),
  guide(
    'agreement',
    'Guia: combinados entre colegas',
    'Boa parte das brigas de equipe nasce de um combinado que cada um entendeu de um jeito. Um combinado completo diz quem faz, o que entrega, até quando e o que acontece se atrasar. Escreva em poucas linhas e mande para todos. Quando não for cumprido, volte ao texto, e não à pessoa. Se o problema continuar, leve à chefia o efeito no trabalho e uma proposta.',
    ['conflict'],
  ),
  guide(
    'angry-client',
    'Guia: atendimento difícil',
    'Quem chega irritado precisa primeiro perceber que foi ouvido. Deixe a pessoa terminar, repita o problema em uma frase e diga o que vai fazer e até quando; só então explique regras. Peça desculpa pelo que deu errado, sem prometer o que não depende de você. Ofensa pede limite, dito com calma uma vez. Diante de ameaça, afaste-se, chame ajuda e registre o que houve.',
    ['conflict'],
  ),
];
