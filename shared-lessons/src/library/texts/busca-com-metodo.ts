import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Mandar quarenta currículos em um domingo dá a sensação de dever cumprido. Na quarta-feira, o telefone toca, e você já não sabe qual é a empresa, o que o anúncio pedia nem que salário informou. Quantidade tem o seu lugar: quem procura mais tende a conseguir mais entrevistas. Para chegar a um trabalho que sirva, porém, conta mais a qualidade da procura. Este guia troca o mutirão por uma rotina pequena, que você registra e corrige toda semana.</p>

<h2>Diga o que procura em uma frase</h2>
<p>Sem alvo, todo anúncio parece possível e nenhum recebe atenção. Escreva uma frase com cargo, nível, lugar, tipo de contrato e valor mínimo:</p>
<blockquote><p>Procuro vaga de analista de suprimentos pleno, no Recife ou em trabalho remoto, em CLT, a partir de R$ 4.500, de preferência em indústria ou varejo.</p></blockquote>
<p>Embaixo, anote o que faz você recusar: viagem toda semana, turno da noite, mais de uma hora e meia de trajeto. Fique com dois alvos, no máximo, porque cada um pede um currículo, um vocabulário e um grupo de pessoas. Se, depois de três semanas, quase não aparecem anúncios novos, alargue uma das partes da frase: o nome do cargo, a cidade ou o setor.</p>

<h2>Monte uma semana que cabe</h2>
<p>Reserve dia e hora, como em um compromisso com outra pessoa. Para quem está trabalhando, cerca de quatro horas por semana já fazem uma rotina:</p>
<ul>
<li><strong>Segunda, 40 minutos:</strong> ler os anúncios novos e escolher no máximo cinco.</li>
<li><strong>Terça e quarta, uma hora por dia:</strong> ajustar o currículo e enviar as candidaturas.</li>
<li><strong>Quinta, 40 minutos:</strong> escrever a três pessoas e responder a quem respondeu.</li>
<li><strong>Sexta, 20 minutos:</strong> revisar a semana e marcar a próxima.</li>
</ul>
<p>Se a sua semana não tem quatro horas, comece com duas: uma para enviar, outra para conversar e revisar. Quem está sem emprego pode usar as manhãs, em blocos de duas horas com começo e fim. O resto do dia serve para estudo, contas, trabalhos temporários e descanso.</p>
<p>Decida também o gatilho e o lugar: “na terça, às 20h, depois do jantar, na mesa da sala, com o celular em outro cômodo”. Um plano assim depende menos da disposição do dia do que “preciso me candidatar mais”.</p>

<h2>Escolha antes de enviar</h2>
<p>Gaste três minutos com três perguntas. Consigo provar a maior parte do que o anúncio exige? As condições cabem na minha frase? Sei dizer, em duas linhas, por que quero esta vaga? Com três respostas boas, capriche. Com duas, envie se sobrar tempo. Com uma ou nenhuma, siga adiante sem culpa.</p>
<p>Caprichar quer dizer ajustar o resumo, pôr primeiro as experiências que respondem ao anúncio e usar as palavras dele quando elas são verdade no seu caso. O resto do currículo fica como está.</p>

<h2>Registre em seis colunas</h2>
<p>Serve um caderno, uma planilha ou a tela “Minhas vagas” do <a href="/buscador-vagas">Radar de vagas</a>. Anote na hora do envio, quando ainda custa um minuto:</p>
<ul>
<li>data;</li>
<li>vaga e empresa, com uma cópia do anúncio, que pode sair do ar;</li>
<li>caminho: site, indicação ou recrutador;</li>
<li>versão do currículo e pretensão informada;</li>
<li>etapa em que está;</li>
<li>próximo passo, com dia marcado.</li>
</ul>
<p>A última coluna é a que mais trabalha. “No dia 14, perguntar se há novidade” tira o assunto da cabeça até o dia 14. E, quando o telefone tocar na quarta-feira, você abre a linha e sabe do que se trata.</p>

<h2>Veja onde a fila para</h2>
<p>O registro mostra em que ponto a busca emperra, e cada ponto pede um conserto:</p>
<ul>
<li><strong>Faltam vagas boas:</strong> reveja o alvo e as palavras da busca.</li>
<li><strong>Ninguém responde:</strong> o currículo não prova o que o anúncio pede, ou as vagas estão longe do que você fez.</li>
<li><strong>A conversa acaba na triagem:</strong> confira pretensão, disponibilidade e os primeiros trinta segundos da sua apresentação.</li>
<li><strong>Há entrevistas e nenhuma proposta:</strong> faltam histórias concretas. Treine no <a href="/simulador-entrevista">simulador de entrevista</a>.</li>
</ul>
<p>Cuidado com números pequenos. Três silêncios não dizem nada; quinze ou vinte candidaturas parecidas já sugerem alguma coisa. Parte do resultado também não está na sua mão: há vagas suspensas, preenchidas por dentro ou esquecidas no ar. E mude uma coisa por vez, ou não saberá o que fez diferença.</p>
<p>Veja o caso de Camila, assistente administrativa em Campinas. Em um mês, ela enviou 24 candidaturas por sites e recebeu uma resposta. Das três indicações que pediu, duas viraram conversa. É pouco para uma regra e suficiente para um teste: na semana seguinte, ela trocou uma hora de sites por mensagens a antigas colegas e manteve o resto igual.</p>

<h2>Meta é o que depende de você</h2>
<p>“Uma entrevista por semana” é um desejo: quem marca é outra pessoa. “Quatro candidaturas bem escolhidas, três mensagens e uma revisão” é uma meta, porque na sexta você sabe dizer se cumpriu. Se a semana foi ruim, diminua a próxima em vez de dobrar para compensar.</p>

<h2>Acompanhe uma vez e siga</h2>
<p>Passados de sete a dez dias, e se houver a quem escrever, mande uma única mensagem:</p>
<blockquote><p>Olá, Sílvia. No dia 4, enviei minha candidatura à vaga de analista de suprimentos. Continuo com interesse e posso conversar a partir das 17h. Há previsão para a próxima etapa?</p></blockquote>
<p>Sem resposta em mais uma semana, marque como encerrada. Se a empresa voltar, você reabre a linha; enquanto isso, ela não ocupa a sua cabeça.</p>

<h2>A revisão de sexta</h2>
<p>Quatro perguntas, uma linha para cada resposta:</p>
<ol>
<li>Do que combinei comigo, o que fiz?</li>
<li>Onde a fila parou?</li>
<li>Que única coisa vou mudar?</li>
<li>Em que dias e horas procuro na semana que vem?</li>
</ol>
<p>Depois, feche o caderno. O descanso também entra na conta de quem precisa manter o ritmo por semanas.</p>
`;

/** A weekly routine for a job search. */
export const buscaComMetodo: Lesson = {
  ...summaryOf('busca-com-metodo'),
  content_html: content,
  objectives: [
    'Descrever o que procura em uma frase que ajuda a recusar anúncios.',
    'Montar uma semana de busca com dia, hora, lugar e fim.',
    'Registrar cada candidatura e dizer em que etapa a busca emperra.',
    'Fazer uma revisão semanal que muda uma coisa por vez.',
  ],
  sources: [
    {
      title: 'Job Search and Employment Success: A Quantitative Review and Future Research Agenda',
      by: 'Edwin van Hooft, John Kammeyer-Mueller, Connie Wanberg, Ruth Kanfer e Gokce Basbug (Journal of Applied Psychology)',
      year: 2021,
      for: 'Procurar com mais intensidade se liga a mais entrevistas, mas não a empregos melhores; a qualidade da procura se liga às duas coisas.',
    },
    {
      title: 'Effectiveness of Job Search Interventions: A Meta-Analytic Review',
      by: 'Songqi Liu, Jason Huang e Mo Wang (Psychological Bulletin)',
      year: 2014,
      for: 'Metas, iniciativa, apresentação e apoio de outras pessoas estão entre os componentes dos programas de busca que deram mais resultado.',
    },
    {
      title:
        'Does Monitoring Goal Progress Promote Goal Attainment? A Meta-Analysis of the Experimental Evidence',
      by: 'Benjamin Harkin e colegas (Psychological Bulletin)',
      year: 2016,
      for: 'Acompanhar o próprio progresso ajuda a alcançar metas, e mais quando ele fica registrado.',
    },
    {
      title: 'Implementation Intentions: Strong Effects of Simple Plans',
      by: 'Peter Gollwitzer (American Psychologist)',
      year: 1999,
      for: 'Decidir antes quando, onde e como agir aumenta a chance de cumprir o que se pretende.',
    },
  ],
  questions: [
    {
      id: 'meta-da-semana',
      kind: 'choice',
      prompt: 'Qual destas é uma boa meta para a semana de busca?',
      options: [
        'Conseguir pelo menos uma entrevista até sexta-feira.',
        'Enviar quatro candidaturas escolhidas e escrever a três pessoas.',
        'Responder no mesmo dia a todos os anúncios publicados com o nome do cargo.',
        'Manter a motivação e procurar um pouco todos os dias.',
      ],
      right: 1,
      explanation:
        'Quatro candidaturas e três mensagens dependem só de você e podem ser conferidas na sexta. A entrevista atrai por ser o que de fato se quer, mas quem decide marcá-la é outra pessoa: dá para trabalhar bem e falhar na meta.',
    },
    {
      id: 'tres-silencios',
      kind: 'trueFalse',
      prompt:
        'Depois de três candidaturas sem resposta, já se pode concluir que o currículo é o problema e reescrevê-lo inteiro.',
      right: false,
      explanation:
        'Três casos são poucos: a vaga pode ter sido suspensa ou preenchida por dentro. Espere quinze ou vinte candidaturas parecidas e, então, mude uma coisa por vez. Reescrever tudo logo parece diligente, mas impede de saber o que fez diferença.',
    },
    {
      id: 'acao-propria',
      kind: 'gap',
      prompt:
        'Uma meta que se pode conferir na sexta descreve uma ____ sua, e não a resposta de outra pessoa.',
      accepted: ['ação', 'atividade', 'tarefa'],
      explanation:
        'Ação é o que está na sua mão: enviar, escrever, revisar. “Vontade” ou “intenção” também são suas, mas na sexta-feira ninguém consegue conferir se aconteceram; e a entrevista ou a proposta vêm de outra pessoa.',
    },
    {
      id: 'onde-emperra',
      kind: 'case',
      prompt:
        'Em seis semanas, Diego enviou 22 candidaturas parecidas, teve nove triagens por telefone e seis entrevistas com gestores. Não recebeu proposta. O que o registro sugere mexer primeiro?',
      options: [
        'No número de candidaturas, que precisa dobrar para que as chances também aumentem.',
        'No currículo, que deve ser refeito com as palavras de cada anúncio.',
        'No alvo da busca, porque vagas desse tipo devem estar em falta.',
        'Nas histórias que conta em entrevista, treinando com exemplos concretos.',
      ],
      right: 3,
      explanation:
        'O currículo passa e as triagens avançam; a fila para depois da entrevista com quem decide. É ali que vale treinar. Dobrar os envios atrai porque dá sensação de movimento, mas leva mais gente ao mesmo ponto em que a conversa emperra.',
    },
    {
      id: 'coluna-que-trabalha',
      kind: 'choice',
      prompt:
        'Por que registrar o próximo passo com dia marcado, e não só a etapa em que a candidatura está?',
      options: [
        'Porque o assunto sai da cabeça até o dia marcado e não se perde.',
        'Porque a empresa nota quem acompanha a candidatura todos os dias.',
        'Porque sem data as estatísticas de resposta ficam incorretas.',
      ],
      right: 0,
      explanation:
        'Com o dia anotado, você não precisa lembrar nem conferir a caixa de entrada a toda hora. Acompanhar todos os dias parece interesse, mas cansa os dois lados: uma mensagem depois de sete a dez dias basta.',
    },
  ],
  application: {
    task: 'Escreva a sua frase de busca e as três condições que fazem você recusar uma vaga. Depois, crie o registro de seis colunas e preencha-o com as suas três últimas candidaturas, ou com três anúncios que pretende responder, cada um com o próximo passo e o dia.',
    evidence:
      'A frase está escrita, o registro tem três linhas completas, e a revisão de sexta está na agenda com hora marcada.',
  },
};
