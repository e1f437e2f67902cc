import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on changing field, leaving and coming back. */
export const TRANSITION_GUIDES: readonly Passage[] = [
  guide(
    'bridge-job',
    'Guia: o cargo ponte',
    'Entre o trabalho de hoje e o que se quer existe quase sempre um do meio, que usa o que você já sabe no lugar onde quer estar. Quem cuida de pacientes pode treinar equipes de uma empresa de saúde; quem dirige pode programar rotas; quem vende pode dar suporte ao cliente. O cargo ponte protege a renda, ensina as palavras da área nova e apresenta pessoas.',
    ['transition', 'job'],
    '/buscador-vagas',
  ),
  guide(
    'turn-sums',
    'Guia: a conta da virada',
    'Uma mudança fica menos assustadora quando vira conta. Escreva quanto gasta por mês, quanto tem guardado, quantos meses deve levar até a primeira renda nova e o que pode ganhar no caminho. Se a conta não fecha, há três ajustes possíveis: começar em paralelo, entrar por uma função vizinha ou adiar com data marcada. Refaça a conta quando um dos números mudar.',
    ['transition', 'plan', 'salary'],
  ),
  guide(
    'portfolio',
    'Guia: portfólio para quem ainda não tem cargo na área',
    'Portfólio não é coisa só de designer. É qualquer prova que se possa abrir e entender em dois minutos: uma planilha comentada, um plano de aula, um relatório, um código, fotos de um antes e depois. Escolha um problema real, de preferência conhecido, e mostre quatro coisas: o que era, o que fez, o que resultou e o que faria diferente. Três trabalhos bem contados bastam. Tire dados de pacientes, clientes e empresas.',
    ['transition', 'resume', 'study'],
  ),
  guide(
    'self-employed',
    'Guia: de empregado a autônomo',
    'Quem passa a trabalhar por conta vende tempo, e nem toda hora é paga: há orçamento, cobrança, deslocamento, nota, mês fraco. Para chegar a um preço, some o que gasta por mês, os impostos e a reserva para férias e doença, e divida pelas horas que alguém de fato pagaria. Comece com um cliente antes de sair, combine tudo por escrito e procure um contador sobre a forma de registro.',
    ['transition', 'salary'],
    '/buscador-vagas',
  ),
  guide(
    'floor-to-office',
    'Guia: da operação para o escritório',
    'Quem vem da operação sabe onde o processo falha, e isso vale muito em planejamento, qualidade, treinamento, compras, atendimento e logística. O que costuma faltar é a ferramenta: planilha, e-mail, sistema, relatório. Aprenda a usar uma delas em um problema do seu setor e mostre o resultado a quem trabalha na área de apoio. A vaga interna costuma ser a porta mais curta, porque ali já conhecem você.',
    ['transition', 'promotion', 'study'],
  ),
  guide(
    'tell-change',
    'Guia: contar uma mudança de área',
    'Quem ouve uma mudança quer entender três coisas: de onde você vem, por que mudou e por que daria conta. Responda nessa ordem, em menos de um minuto. Fale do que procura, e não do que foge. Termine com uma prova recente: um curso com entrega, um trabalho pequeno, uma conversa que levou a algo. Conte do mesmo jeito no currículo, no LinkedIn e na entrevista.',
    ['transition', 'interview', 'resume'],
    '/simulador-entrevista',
  ),
  guide(
    'leave-well',
    'Guia: sair bem de um emprego',
    'Antes de pedir demissão, responda por escrito: o que muda saindo, o que não muda, quanto tempo o dinheiro dura e o que já tentou. Se a resposta continua sendo sair, escolha a data, leia o contrato, avise primeiro a chefia e entregue a notícia por escrito. Deixe uma lista do que está em andamento. Agradecer e não se alongar nos motivos protege a referência.',
    ['transition'],
  ),
  guide(
    'back-to-work',
    'Guia: voltar depois de um tempo fora',
    'Quem volta depois de meses ou anos costuma achar que perdeu tudo. O que se perde é pouca coisa, e tem nome: um sistema novo, uma norma que mudou, contatos que esfriaram. Escreva essa lista, recupere um item por semana e avise antigos colegas que está voltando, dizendo a função. Um trabalho curto, temporário ou voluntário devolve ritmo e dá assunto recente para a entrevista.',
    ['transition', 'job', 'resume'],
  ),
  guide(
    'civil-service',
    'Guia: decidir sobre concurso',
    'Concurso é um projeto com custo: meses ou anos de estudo, taxas, provas e uma vaga que depende de edital. Antes de começar, leia um edital anterior até o fim, veja as matérias, a cidade de lotação e o trabalho que se faz no cargo. Resolva uma prova antiga para saber a distância. Estudar com emprego é possível quando há horas fixas e um prazo para rever a decisão.',
    ['transition', 'study', 'plan'],
  ),
];
