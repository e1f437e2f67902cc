import type { Passage } from '../passage.ts';
import { guide } from './guide.ts';

/** What our own guides say, a thought each. */
export const GUIDE_PASSAGES: readonly Passage[] = [
  guide(
    'one-thing',
    'Guia: um passo por vez',
    'Um plano anda quando a próxima ação cabe em um horário da agenda e termina em algo que se pode mostrar.',
    ['plan', 'study'],
  ),
  guide(
    'result-line',
    'Guia: frases de resultado',
    'Uma boa linha de currículo diz o que foi feito, em que contexto e o que mudou. Uma estimativa honesta, que se pode explicar, vale como número.',
    ['resume', 'promotion'],
    '/otimizador-curriculo',
  ),
  guide(
    'top-third',
    'Guia: o começo do currículo',
    'Quem seleciona lê primeiro o terço de cima da primeira página. Cargo buscado, experiência mais próxima da vaga e resultado mais forte ficam ali.',
    ['resume', 'job'],
    '/otimizador-curriculo',
  ),
  guide(
    'few-good',
    'Guia: candidaturas',
    'Poucas candidaturas adaptadas ensinam mais que muitas iguais: dá para comparar o que mudou entre a que teve resposta e a que não teve.',
    ['job'],
    '/buscador-vagas',
  ),
  guide(
    'requirements',
    'Guia: exigências de uma vaga',
    'Separe o que a vaga exige por lei ou repete várias vezes do que apenas deseja. O primeiro grupo decide; o segundo soma.',
    ['job', 'resume', 'study'],
    '/buscador-vagas',
  ),
  guide(
    'four-parts',
    'Guia: histórias de entrevista',
    'Uma resposta que se acompanha tem quatro partes: situação, tarefa, ação e resultado. A ação é a mais longa e diz o que você fez.',
    ['interview', 'promotion'],
    '/simulador-entrevista',
  ),
  guide(
    'aloud',
    'Guia: treino em voz alta',
    'Responder em voz alta mostra o que a leitura esconde: onde a frase trava, onde falta um número e quanto tempo leva.',
    ['interview', 'study'],
    '/simulador-entrevista',
  ),
  guide(
    'transferable',
    'Guia: o que se leva para outra área',
    'O que muda de nome entre áreas muitas vezes não muda de conteúdo: atender, conferir, explicar, organizar, negociar. Traduza a tarefa para as palavras da área de destino.',
    ['transition', 'resume'],
    '/diagnostico-carreira',
  ),
  guide(
    'small-test',
    'Guia: testar antes de mudar',
    'Antes de uma mudança cara, faça um teste barato: uma conversa com quem já trabalha na área, uma tarefa pequena de verdade, um dia de observação.',
    ['transition', 'study', 'plan'],
  ),
  guide(
    'deliverable',
    'Guia: estudar por entregas',
    'Estudo que termina em uma entrega pequena, um painel, um texto, um código, pode ser mostrado. Horas de aula não podem.',
    ['study', 'plan'],
    '/micro-learnings',
  ),
  guide(
    'next-level',
    'Guia: o próximo nível',
    'Promoção costuma reconhecer o trabalho do nível seguinte que já aparece. Peça por escrito os critérios e junte um exemplo para cada um.',
    ['promotion', 'salary'],
  ),
  guide(
    'your-data',
    'Guia: seus dados na Aura',
    'O mentor só lembra do que você aceitou guardar. Cada lembrança pode ser editada e apagada, e a conta inteira pode ser baixada ou excluída nas configurações.',
    ['tool'],
    '/configuracoes',
  ),
  guide(
    'tools',
    'Guia: as ferramentas da Aura',
    'O diagnóstico mostra forças e lacunas, os otimizadores trabalham currículo e LinkedIn, o radar procura vagas e o simulador treina entrevistas.',
    ['tool', 'plan'],
    '/ferramentas-ia',
  ),
];
