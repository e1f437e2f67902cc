import { feedbackConstrutivo as article } from '@aura/shared-domain/articles';
import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

/** The public article on feedback, with what makes it a lesson. */
export const feedbackConstrutivo: Lesson = {
  ...summaryOf('feedback-construtivo'),
  content_html: article.content_html,
  objectives: [
    'Dizer em quatro frases a situação, o comportamento, o efeito e o próximo passo.',
    'Trocar julgamentos e palavras como “sempre” por um fato que você viu.',
    'Elogiar de um jeito que a pessoa saiba o que repetir.',
    'Ouvir uma crítica até o fim, pedir um exemplo e voltar com uma resposta.',
  ],
  sources: [
    {
      title: 'Feedback That Works: How to Build and Deliver Your Message',
      by: 'Sloan R. Weitzel, Center for Creative Leadership',
      year: 2000,
      for: 'A ordem situação, comportamento e impacto, a que o texto acrescenta o próximo passo.',
    },
    {
      title:
        'The Effects of Feedback Interventions on Performance: A Historical Review, a Meta-Analysis, and a Preliminary Feedback Intervention Theory (Psychological Bulletin)',
      by: 'Avraham N. Kluger e Angelo DeNisi',
      year: 1996,
      for: 'Nem todo retorno melhora o desempenho, e o que desvia a atenção da tarefa para a pessoa tende a ajudar menos.',
    },
    {
      title: 'Thanks for the Feedback: The Science and Art of Receiving Feedback Well',
      by: 'Douglas Stone e Sheila Heen',
      year: 2014,
      for: 'Receber é uma habilidade própria: entender antes de aceitar ou recusar.',
    },
    {
      title: 'Psychological Safety and Learning Behavior in Work Teams (Administrative Science Quarterly)',
      by: 'Amy Edmondson',
      year: 1999,
      for: 'As pessoas falam de erros e pedem retorno onde isso não as põe em risco; por isso quem chefia pergunta primeiro.',
    },
  ],
  questions: [
    {
      id: 'comportamento-ou-julgamento',
      kind: 'choice',
      prompt: 'Qual destas frases descreve um comportamento, e não um julgamento?',
      options: [
        '“Você faltou com o respeito à cliente na reunião de ontem.”',
        '“Você começou a falar antes de a cliente terminar, três vezes.”',
        '“Você precisa ter mais cuidado quando fala com clientes.”',
        '“Você atropela as pessoas quando está com pressa.”',
      ],
      right: 1,
      explanation:
        'Uma câmera teria gravado três interrupções. “Faltou com o respeito” tem data e lugar e por isso parece um fato, mas é a conclusão de quem viu: a conversa passa a ser sobre caráter, e a pessoa ainda não sabe o que mudar.',
    },
    {
      id: 'elogio-em-volta',
      kind: 'trueFalse',
      prompt: 'Colocar a crítica entre dois elogios faz a pessoa entender melhor o que precisa mudar.',
      right: false,
      explanation:
        'O sanduíche parece gentil, mas costuma esconder o recado e deixar a pessoa desconfiada do próximo elogio. Diga os dois com clareza, em momentos separados da conversa.',
    },
    {
      id: 'terceira-frase',
      kind: 'gap',
      prompt: 'A ordem das quatro frases é: situação, comportamento, ____ e próximo passo.',
      accepted: ['efeito', 'impacto', 'consequência'],
      explanation:
        'O efeito mostra por que o comportamento importa: tempo, dinheiro, cliente, colega. É tentador pular direto para o pedido, mas sem o efeito ele soa como preferência pessoal de quem fala.',
    },
    {
      id: 'retorno-vago',
      kind: 'case',
      prompt:
        'Renato diz a Paula: “Seu atendimento deixou a desejar neste mês.” Ela não sabe a que ele se refere. Qual é a melhor primeira resposta?',
      options: [
        '“Obrigada por avisar, vou me esforçar mais.”',
        '“Foi o mês em que o sistema caiu duas vezes.”',
        '“Ninguém mais reclamou do meu atendimento.”',
        '“Em que atendimento você notou isso? O que teria sido melhor?”',
      ],
      right: 3,
      explanation:
        'Pedir um exemplo transforma um recado vago em algo que se pode mudar. Agradecer e prometer esforço parece maduro, mas Paula sai sem saber o que fazer diferente; a explicação sobre o sistema responde a uma queixa que ela ainda não conhece.',
    },
    {
      id: 'tres-vozes',
      kind: 'case',
      prompt:
        'Em meses diferentes, três pessoas de três áreas disseram a Davi que não entendem o que ele pede nos e-mails. Ele acha os e-mails claros. O que fazer?',
      options: [
        'Tratar como verdade por enquanto e mudar algo visível nos próximos e-mails.',
        'Explicar às três pessoas por que os e-mails são escritos assim.',
        'Esperar a avaliação de desempenho para ver se o assunto aparece.',
      ],
      right: 0,
      explanation:
        'Vozes independentes que dizem o mesmo são um bom indício, e uma mudança pequena testa a ideia a baixo custo. Explicar os próprios motivos é tentador porque Davi os conhece bem, mas quem lê o e-mail não recebe essa explicação junto.',
    },
  ],
  application: {
    task: 'Escolha um fato desta semana, bom ou ruim, que você mesmo viu. Escreva as quatro frases (situação, comportamento, efeito, próximo passo), corte “sempre”, “nunca” e adjetivos e marque dez minutos a dois para dizê-las.',
    evidence:
      'As quatro frases escritas e, depois da conversa, uma linha com o combinado e a data para revê-lo.',
  },
};
