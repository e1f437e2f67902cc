import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Em toda segunda-feira, Camila decide que vai refazer o currículo. Em toda sexta, o arquivo continua igual. Vontade ela tem. Mas “refazer o currículo nesta semana” não diz em que dia, em que mesa nem o que acontece se a reunião das 18h atrasar, e uma semana cheia ganha de qualquer desejo sem endereço. Um plano que se cumpre responde a poucas perguntas antes de elas aparecerem. E, como as pessoas reagem de modos diferentes a um compromisso, o melhor plano para você pode ser ruim para a pessoa ao lado.</p>

<h2>Da intenção ao combinado</h2>
<p>Troque o desejo por quatro respostas: <strong>quando</strong>, <strong>onde</strong>, <strong>com quem</strong> e <strong>o que fazer se falhar</strong>. Compare:</p>
<blockquote><p>Vou cuidar do meu currículo.</p></blockquote>
<blockquote><p>Na terça, às 12h15, na mesa do refeitório, reescrevo as três linhas do emprego atual. Mando para a Bia antes das 13h. Se a reunião passar do meio-dia, faço na quarta, no mesmo lugar e na mesma hora.</p></blockquote>
<p>Estudos sobre esse tipo de plano mostram que ligar um momento a uma ação ajuda a cumprir o que já se queria fazer. A situação passa a lembrar você, e sobra menos para decidir na hora em que a cabeça já está cansada.</p>

<h2>Se isto, então aquilo</h2>
<p>Pense no obstáculo mais provável e deixe a resposta pronta em uma frase:</p>
<ul>
<li>Se eu chegar em casa depois das 20h, então faço só a primeira linha.</li>
<li>Se abrir o celular “só um minuto”, então o deixo na cozinha e ligo o temporizador.</li>
<li>Se perder um dia, então retomo no próximo horário marcado, sem compensar.</li>
</ul>
<p>Duas ou três frases bastam. Uma lista de vinte vira outra tarefa.</p>

<h2>Faça caber</h2>
<p>Quase todo mundo calcula o tempo imaginando que nada dará errado. Para corrigir, pergunte quanto a última tarefa parecida levou de verdade. Se foram três horas, planeje três horas, e não a uma hora que “deveria bastar”. Deixe também um terço da semana sem nada marcado: é para onde vai o que atrasou.</p>
<p>E reduza o primeiro passo até caber em quinze minutos. “Abrir o arquivo e reescrever uma linha” começa. “Refazer o currículo” espera.</p>

<h2>Quatro jeitos de responder a um compromisso</h2>
<p>A autora Gretchen Rubin propôs olhar para dois tipos de expectativa: a que vem dos outros, como um prazo da chefia, e a que vem de você, como estudar à noite. Do modo como cada pessoa responde às duas saem quatro tendências. As descrições e as dicas abaixo são nossas.</p>
<p>Use-as como uma pergunta sobre os seus planos. Isto <strong>não é um teste psicológico</strong>, não mede capacidade e não serve para escolher ninguém para uma vaga. A mesma pessoa pode reagir de um modo no trabalho e de outro em casa.</p>
<h3>Upholder</h3>
<p>Cumpre com facilidade o que combinou, com os outros ou consigo. <strong>Plano:</strong> calendário, com hora de começo e de fim. O risco é a rigidez: escreva também em que caso o combinado deixa de valer e, uma vez por mês, risque um compromisso que perdeu o sentido.</p>
<h3>Questioner</h3>
<p>Cumpre o que faz sentido para si. <strong>Plano:</strong> comece pelo motivo e pelo dado que o sustenta (“sete das dez vagas que li pedem isto”). O risco é pesquisar sem fim: marque o dia em que a pesquisa acaba e aceite a melhor opção encontrada até ali.</p>
<h3>Obliger</h3>
<p>Cumpre o que os outros esperam e adia o que prometeu só a si. <strong>Plano:</strong> uma pessoa que espere algo concreto, com hora: “Na terça, às 13h, mando três linhas para a Bia.” O risco é dizer sim a todos: conte o seu plano como um compromisso já assumido.</p>
<h3>Rebel</h3>
<p>Age por escolha e perde a vontade quando algo soa como ordem, até a própria. <strong>Plano:</strong> um resultado e duas ou três opções de caminho, escolhidas na hora. O risco é largar o que depende de repetição: troque o horário fixo por um limite, como “até sexta, do meu jeito”.</p>

<h2>Se você não sabe qual é o seu</h2>
<p>Lembre os três últimos planos que cumpriu e os três que abandonou. Havia alguém esperando? O motivo era seu? Havia escolha? Havia data? O que se repete nos cumpridos é o que o próximo precisa ter. O <a href="/mapeamento-comportamental">mapeamento comportamental</a> faz perguntas parecidas, só você vê o resultado, e ele pode terminar sem apontar tendência alguma, o que também é uma resposta.</p>
<p>Se duas tendências parecerem suas, teste as duas dicas, uma por semana, e fique com a que produziu trabalho feito.</p>

<h2>Cinco minutos na sexta</h2>
<p>Um plano que ninguém revê envelhece em poucos dias. Na sexta, responda por escrito:</p>
<ol>
<li>O que saiu?</li>
<li>O que atrapalhou o que não saiu: hora, tamanho, motivo ou falta de alguém?</li>
<li>Que única coisa mudo na próxima semana?</li>
</ol>
<p>Mude uma coisa só, para saber o que fez efeito. Camila descobriu que o horário da noite nunca funcionou e que mandar as linhas para a Bia sempre funcionou. Na semana seguinte, manteve a Bia e trocou a noite pelo almoço. O plano falhar diz algo sobre o plano; conserte-o antes de culpar a sua força de vontade.</p>

<h2>Para conferir</h2>
<ul>
<li>O plano diz quando, onde e com quem.</li>
<li>Há uma frase “se, então” para o obstáculo mais provável.</li>
<li>O tempo veio da última vez, e não do otimismo.</li>
<li>O primeiro passo cabe em quinze minutos.</li>
<li>A revisão de sexta está na agenda.</li>
</ul>
`;

/** How to turn an intention into something one keeps, in the way that suits oneself. */
export const planejarDoSeuJeito: Lesson = {
  ...summaryOf('planejar-do-seu-jeito'),
  content_html: content,
  objectives: [
    'Transformar uma intenção em um combinado com quando, onde, com quem e o que fazer se falhar.',
    'Escrever uma frase “se, então” para o obstáculo mais provável.',
    'Ajustar o plano ao modo como você responde a expectativas suas e dos outros.',
    'Rever a semana em cinco minutos e mudar uma coisa só.',
  ],
  sources: [
    {
      title: 'Implementation Intentions: Strong Effects of Simple Plans (American Psychologist)',
      by: 'Peter M. Gollwitzer',
      year: 1999,
      for: 'Ligar uma situação a uma ação: os planos “se, então”.',
    },
    {
      title:
        'Implementation Intentions and Goal Achievement: A Meta-Analysis of Effects and Processes (Advances in Experimental Social Psychology)',
      by: 'Peter M. Gollwitzer e Paschal Sheeran',
      year: 2006,
      for: 'A reunião de muitos estudos que mostra que esses planos ajudam a cumprir o que já se queria.',
    },
    {
      title:
        'Exploring the “Planning Fallacy”: Why People Underestimate Their Task Completion Times (Journal of Personality and Social Psychology)',
      by: 'Roger Buehler, Dale Griffin e Michael Ross',
      year: 1994,
      for: 'O tempo calculado com otimismo e a correção por tarefas anteriores.',
    },
    {
      title: 'The Four Tendencies',
      by: 'Gretchen Rubin',
      year: 2017,
      for: 'A ideia dos dois tipos de expectativa e os nomes das quatro tendências; os textos desta lição são próprios.',
    },
  ],
  questions: [
    {
      id: 'combinado-completo',
      kind: 'choice',
      prompt: 'Qual destas frases tem mais chance de virar ação?',
      options: [
        '“Nesta semana vou me dedicar de verdade ao inglês.”',
        '“Vou estudar inglês todos os dias, sem exceção.”',
        '“Na quarta, às 7h30, na cozinha, faço um exercício de escuta; se acordar tarde, faço no almoço.”',
        '“Até o fim do ano quero ter inglês avançado.”',
      ],
      right: 2,
      explanation:
        'Ela diz quando, onde, o quê e o que fazer se falhar. “Todos os dias, sem exceção” soa mais comprometida, mas não tem hora nem lugar, e a primeira exceção a derruba, porque não há resposta pronta para ela.',
    },
    {
      id: 'estimar-tempo',
      kind: 'trueFalse',
      prompt:
        'Para estimar quanto tempo uma tarefa vai levar, o tempo que uma parecida levou da última vez costuma servir melhor do que imaginar passo a passo como ela vai correr.',
      right: true,
      explanation:
        'Imaginar os passos parece mais cuidadoso, mas a imaginação tende a deixar os imprevistos de fora. A última vez já os inclui, e por isso costuma dar uma estimativa mais realista.',
    },
    {
      id: 'quarta-resposta',
      kind: 'gap',
      prompt: 'Um combinado responde a quatro perguntas: quando, onde, com quem e o que fazer se ____.',
      accepted: ['falhar', 'der errado', 'não der certo'],
      explanation:
        'Decidir antes o que fazer se falhar deixa a resposta pronta para o obstáculo mais provável. Pensar em “se sobrar tempo” é tentador, mas transforma o combinado de novo em desejo.',
    },
    {
      id: 'promessa-a-si',
      kind: 'case',
      prompt:
        'Davi nunca atrasa o que promete à equipe, mas há quatro meses adia o curso que prometeu só a si. Que mudança no plano tentar primeiro?',
      options: [
        'Combinar com uma colega que ela receba o exercício dele toda quinta, às 13h.',
        'Escrever uma lista mais detalhada dos motivos para estudar.',
        'Reservar um horário maior, no domingo, quando não há interrupções.',
      ],
      right: 0,
      explanation:
        'Davi cumpre quando alguém espera algo concreto, como na tendência Obliger; o plano pode usar isso. O horário maior no domingo parece resolver a falta de tempo, mas continua sendo uma promessa que só ele vê, e são essas que ele adia.',
    },
    {
      id: 'uso-das-tendencias',
      kind: 'case',
      prompt:
        'Uma coordenadora leu sobre as quatro tendências e quer usá-las para decidir quem assume um projeto com prazo apertado. O que responder a ela?',
      options: [
        'Que escolha quem tem a tendência Upholder, porque cumpre prazos com facilidade.',
        'Que as tendências não servem para escolher pessoas: combine o prazo e pergunte a cada uma do que precisa para cumpri-lo.',
        'Que aplique o questionário à equipe toda, para não depender de impressões.',
      ],
      right: 1,
      explanation:
        'As tendências servem para cada pessoa pensar nos próprios planos; não medem capacidade e não são teste psicológico. Aplicar o questionário a todos parece mais justo que a impressão, mas dá a ele um peso que ele não tem.',
    },
  ],
  application: {
    task: 'Pegue uma tarefa do seu plano que está parada. Escreva quando, onde, com quem, uma frase “se, então” e um primeiro passo de quinze minutos; acrescente a dica da tendência que mais parece com você. Ponha na agenda também os cinco minutos de sexta.',
    evidence: 'O combinado escrito e, na sexta, as três respostas da revisão.',
  },
};
