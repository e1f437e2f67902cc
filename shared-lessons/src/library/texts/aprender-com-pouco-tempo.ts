import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Fábio, assistente financeiro, terminou metade de um curso de planilhas. Assistiu às aulas no ônibus, sublinhou a apostila e, durante as explicações, tudo pareceu claro. Na quinta, diante de uma base real, não lembrou nem como começar. Ele estudou. O que faltou foi treinar o que a situação pedia: lembrar sozinho. Quem tem pouco tempo ganha mais mudando a forma de estudar do que procurando uma hora extra que não existe.</p>

<h2>Por que reler engana</h2>
<p>Na segunda leitura, o texto corre mais fácil, e a cabeça confunde facilidade com saber. Reconhecer uma explicação quando ela está à sua frente é uma coisa; produzi-la em uma reunião é outra. Um teste simples separa as duas: feche tudo e explique o assunto em cinco frases, para quem nunca ouviu falar dele. O ponto em que você trava é o que falta estudar.</p>

<h2>Recordar: feche e escreva</h2>
<p>Tentar lembrar também faz aprender. Em um estudo de 2006, estudantes leram um texto e depois o releram ou tentaram escrevê-lo de memória. Cinco minutos mais tarde, quem tinha relido lembrava mais. Depois de dois dias e de uma semana, a ordem se inverteu. Reler ganha na hora; recordar ganha quando você precisa.</p>
<p>Três formas que cabem em poucos minutos:</p>
<ul>
<li><strong>Folha em branco.</strong> Antes de abrir o material, escreva o que lembra da última vez. Depois confira com outra cor.</li>
<li><strong>Perguntas suas.</strong> Ao terminar uma parte, anote três perguntas que comecem com “como” ou “por que” e responda a elas no dia seguinte, sem olhar.</li>
<li><strong>Explicar a alguém.</strong> Um colega, um áudio para si, o cachorro. Falar mostra os buracos que o pensamento disfarça.</li>
</ul>
<p>Errar faz parte, desde que você confira logo. Uma resposta errada que ninguém corrige também se aprende.</p>

<h2>Espaçar: quatro vezes quinze</h2>
<p>Uma hora no domingo e quatro sessões de quinze minutos em dias diferentes custam o mesmo. Para lembrar daqui a um mês, a segunda opção costuma render mais, porque cada volta obriga a buscar o que já começava a sumir. Esse esforço incomoda um pouco e faz parte do método.</p>
<p>Um calendário simples para cada assunto:</p>
<ol>
<li>no dia seguinte;</li>
<li>três ou quatro dias depois;</li>
<li>uma semana depois;</li>
<li>três semanas depois.</li>
</ol>
<p>Se lembrou com folga, aumente o intervalo; se não lembrou, encurte. Quanto mais longe estiver o dia em que você vai precisar, mais espaçadas podem ser as voltas. A revisão do dia, nas <a href="/micro-learnings">lições</a>, faz essa conta por você com as perguntas de cada texto.</p>

<h2>Aplicar em até dois dias</h2>
<p>O que não encontra uso some. Por isso, escolha o que estudar a partir de uma tarefa que já está na sua semana, e não o contrário. Fábio trocou “aprender planilhas” por um alvo menor:</p>
<blockquote><p>Até quinta, quero cruzar a lista de notas com a de pagamentos sem conferir linha por linha. Preciso de uma função de busca e de um jeito de marcar o que não bate.</p></blockquote>
<p>Com isso, ele estudou duas funções em vez de doze, usou os próprios dados e encontrou os casos que a apostila não mostra: nome com acento, nota repetida, célula vazia. A planilha de quinta foi o exercício.</p>
<p>Se o assunto ainda não tem lugar no seu trabalho, crie um uso pequeno: o resumo de uma página para o time, a conta da casa, um exemplo com dados inventados.</p>

<h2>Uma sessão de quinze minutos</h2>
<ol>
<li><strong>Três minutos para recordar.</strong> Folha em branco sobre a sessão anterior, e conferir.</li>
<li><strong>Oito minutos para uma coisa nova.</strong> Uma só, com um exemplo seu.</li>
<li><strong>Três minutos para fechar.</strong> Material fechado, explique o que viu em três frases.</li>
<li><strong>Um minuto para o gancho.</strong> Escreva a pergunta que abrirá a próxima sessão.</li>
</ol>
<p>Deixe o material aberto no ponto certo e o celular em outro cômodo. Em quinze minutos, cinco gastos em procurar onde parou são um terço da sessão.</p>

<h2>Estude menos assuntos</h2>
<p>Três cursos começados valem menos que um usado. Antes de abrir outro, faça três perguntas: aparece nas vagas que eu quero ou nas lacunas do meu <a href="/diagnostico/resultado">diagnóstico</a>? Há uma tarefa deste mês em que eu usaria? Quando esta parte estiver pronta, o que conseguirei fazer que hoje não consigo? Se as respostas forem vagas, deixe o assunto em uma lista de espera, sem culpa.</p>

<h2>Quando a semana desanda</h2>
<p>Plantão, criança doente, fechamento: haverá dias sem estudo. Na volta, resista à ideia de recomeçar do módulo um. Comece pela folha em branco. Ela mostra em três minutos o que ficou, que costuma ser mais do que parece, e você retoma dali. Um intervalo maior que o planejado só muda a próxima data, não apaga o que foi feito.</p>

<h2>Para conferir no fim da semana</h2>
<ul>
<li>Tentei lembrar antes de abrir o material.</li>
<li>Conferi as respostas logo depois.</li>
<li>Voltei ao mesmo assunto em pelo menos três dias diferentes.</li>
<li>Usei em algo real uma coisa que aprendi.</li>
<li>Sei qual é a pergunta que abre a próxima sessão.</li>
</ul>
`;

/** How to study in short sessions: recall, space, apply. */
export const aprenderComPoucoTempo: Lesson = {
  ...summaryOf('aprender-com-pouco-tempo'),
  content_html: content,
  objectives: [
    'Trocar a releitura por tentativas de lembrar, com conferência em seguida.',
    'Distribuir um assunto em sessões curtas, com intervalos que crescem.',
    'Escolher o que estudar a partir de uma tarefa real da semana.',
    'Conduzir uma sessão de quinze minutos do começo ao fim.',
  ],
  sources: [
    {
      title:
        'Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention (Psychological Science)',
      by: 'Henry L. Roediger III e Jeffrey D. Karpicke',
      year: 2006,
      for: 'O estudo descrito em “Recordar”: reler ganha em cinco minutos, recordar ganha em dias.',
    },
    {
      title:
        'Distributed Practice in Verbal Recall Tasks: A Review and Quantitative Synthesis (Psychological Bulletin)',
      by: 'Nicholas J. Cepeda, Harold Pashler, Edward Vul, John T. Wixted e Doug Rohrer',
      year: 2006,
      for: 'O ganho de distribuir o estudo, e intervalos maiores para lembrar por mais tempo.',
    },
    {
      title:
        'Improving Students’ Learning With Effective Learning Techniques (Psychological Science in the Public Interest)',
      by: 'John Dunlosky, Katherine A. Rawson, Elizabeth J. Marsh, Mitchell J. Nathan e Daniel T. Willingham',
      year: 2013,
      for: 'A comparação de dez técnicas: testar-se e espaçar ficam à frente de reler e sublinhar.',
    },
    {
      title: 'Make It Stick: The Science of Successful Learning',
      by: 'Peter C. Brown, Henry L. Roediger III e Mark A. McDaniel',
      year: 2014,
      for: 'A impressão de saber que a releitura produz e o esforço que ajuda a aprender.',
    },
  ],
  questions: [
    {
      id: 'depois-da-aula',
      kind: 'choice',
      prompt:
        'Você acabou de ler um capítulo e tem cinco minutos. O que ajuda mais a lembrar dele na semana que vem?',
      options: [
        'Fechar o livro, escrever o que lembra e conferir.',
        'Reler os trechos que sublinhou.',
        'Copiar as definições em um caderno.',
        'Ver um vídeo curto sobre o mesmo assunto.',
      ],
      right: 0,
      explanation:
        'Buscar na memória fortalece o que se busca e mostra o que falta. Reler o sublinhado dá uma sensação imediata de domínio, e é essa a armadilha: ela vem da facilidade da leitura e passa em poucos dias.',
    },
    {
      id: 'esforco-ao-lembrar',
      kind: 'trueFalse',
      prompt:
        'Ter de se esforçar para lembrar, depois de um intervalo, faz parte de uma revisão que funciona.',
      right: true,
      explanation:
        'Buscar algo que já começava a sumir é o que torna a revisão útil. O incômodo faz pensar que se esperou demais, mas isso só é verdade quando não se lembra de quase nada; aí vale encurtar o intervalo.',
    },
    {
      id: 'distribuir',
      kind: 'gap',
      prompt:
        'Dividir uma hora de estudo em quatro sessões de quinze minutos, em dias diferentes, em vez de estudar tudo de uma vez, é ____ o estudo.',
      accepted: ['espaçar', 'distribuir'],
      explanation:
        'Espaçar obriga a buscar de novo o que começava a sumir. Acumular tudo em um domingo parece mais eficiente, porque a sessão rende na hora, mas uma semana depois sobra menos.',
    },
    {
      id: 'por-onde-comecar',
      kind: 'case',
      prompt:
        'Fábio tem quinze minutos por dia e um curso de planilhas com doze módulos. Na quinta, precisa cruzar duas listas. Como usar a semana?',
      options: [
        'Seguir os módulos em ordem, para não deixar buracos na base.',
        'Ver os doze módulos em velocidade dupla e voltar ao que precisar.',
        'Estudar as duas funções de que precisa e praticar com as próprias listas.',
      ],
      right: 2,
      explanation:
        'A tarefa real escolhe o conteúdo e serve de exercício, com os casos que a apostila não mostra. Seguir em ordem parece mais sólido, mas em uma semana leva a módulos que ele não usará e que esquecerá antes de precisar.',
    },
    {
      id: 'retomada',
      kind: 'case',
      prompt: 'Depois de duas semanas sem estudar, Júlia vai retomar o inglês. Qual é o melhor começo?',
      options: [
        'Recomeçar a unidade do início, para ter segurança.',
        'Escrever o que lembra em uma folha em branco, conferir e seguir dali.',
        'Compensar com duas horas no sábado antes de voltar à rotina.',
      ],
      right: 1,
      explanation:
        'A folha em branco mostra em minutos o que ficou e já é uma revisão. Recomeçar do início tranquiliza, mas gasta o tempo com o que ela talvez ainda saiba e vira releitura.',
    },
  ],
  application: {
    task: 'Escolha uma tarefa desta semana que pede algo que você ainda não sabe bem. Faça uma sessão de quinze minutos (recordar, uma coisa nova, fechar, gancho) e marque na agenda as duas próximas: amanhã e daqui a três dias.',
    evidence:
      'A folha escrita de memória, com a conferência em outra cor, e as duas próximas sessões na agenda.',
  },
};
