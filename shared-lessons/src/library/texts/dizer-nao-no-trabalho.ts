import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Marcela cuida do faturamento de uma transportadora e aceita quase tudo: cobre a folga de um colega, revisa a apresentação de outra área, entra em reuniões “só para ouvir”. Na sexta, o fechamento dela atrasa, e é do atraso que as pessoas se lembram. Cada sim gasta um tempo que já tinha dono. Dizer não é escolher em voz alta o que fica de fora, antes que o relógio escolha por você.</p>

<h2>Por que o sim sai tão fácil</h2>
<p>Dois enganos empurram o sim. O primeiro é de calendário: daqui a três semanas a agenda parece vazia, porque o que vai enchê-la ainda não apareceu. Pergunte se você aceitaria o mesmo pedido para amanhã. Se não aceitaria, desconfie da folga do dia 20.</p>
<p>O segundo é de quem pede. Quase ninguém percebe como é desconfortável recusar olho no olho, e o seu sim é lido como sinal de que havia espaço. Na maior parte das vezes não há abuso: a pessoa não viu o custo, porque ninguém o mostrou.</p>
<p>Repare também nas tarefas de que ninguém se lembra na avaliação: a ata, a festa, o “dá uma olhada”. Elas precisam ser feitas por alguém. Se caem sempre na mesma mesa, proponha um rodízio.</p>

<h2>Três perguntas antes de responder</h2>
<ol>
<li><strong>O que exatamente está sendo pedido?</strong> Tamanho, formato e prazo. Um “relatório” pode ser uma tabela de cinco linhas.</li>
<li><strong>O que sai se isso entrar?</strong> Diga o nome da tarefa e a data. Se nada sai, talvez a resposta seja sim.</li>
<li><strong>De quem é a decisão?</strong> Quando o pedido disputa espaço com uma prioridade da sua chefia, quem escolhe é ela.</li>
</ol>
<p>Se precisar de tempo, peça com hora marcada: “Vou ver o que já combinei e respondo até as 16h.” E responda às 16h. Um “vou ver” sem hora é ouvido como sim.</p>

<h2>Motivo, limite e alternativa</h2>
<p>Uma recusa clara cabe em três frases:</p>
<ol>
<li><strong>Motivo:</strong> um só, verdadeiro e curto. Cinco desculpas convidam a rebater a mais fraca.</li>
<li><strong>Limite:</strong> o que você não fará, sem “acho que” nem “talvez”.</li>
<li><strong>Alternativa:</strong> algo menor que você cumpre com certeza. Se não existir, não invente.</li>
</ol>
<blockquote><p>Sei que a proposta sai na quinta. Estou com o fechamento até quarta e não consigo montar a planilha. Posso revisar a versão de vocês na quinta, das 9h às 9h30.</p></blockquote>
<p>Compare com “nossa, estou tão enrolada, mas vou tentar”. A segunda frase parece mais gentil e deixa a outra pessoa contando com algo que não virá.</p>

<h2>Três formas de não</h2>
<h3>Trocar prioridades</h3>
<p>Quando o pedido vem da chefia, mostre a lista e devolva a escolha:</p>
<blockquote><p>Tenho o relatório de estoque para quarta e o treinamento para sexta. Se o levantamento entrar nesta semana, um dos dois passa para segunda. Qual você prefere mover?</p></blockquote>
<h3>Negociar prazo ou tamanho</h3>
<blockquote><p>Inteiro até sexta não consigo. Até quarta entrego os três maiores clientes, e o restante no dia 20. Isso resolve a sua reunião?</p></blockquote>
<h3>Recusar por inteiro</h3>
<blockquote><p>Obrigada por pensarem em mim para o comitê. Neste semestre não vou participar, porque assumi a implantação do sistema.</p></blockquote>
<p>Se quiser indicar alguém, pergunte antes a essa pessoa. Sem isso, você só passou o pedido adiante.</p>

<h2>Quando insistem</h2>
<p>Repita o limite com as mesmas palavras, sem motivo novo. Se aparecer um fato novo, como um prazo legal ou um cliente parado, reveja a decisão: mudar por causa de um fato é bom senso. Mudar por cansaço ensina que insistir funciona. E, se duas áreas disputam o seu tempo, não faça o papel de juiz:</p>
<blockquote><p>Os dois pedidos são para terça, e só cabe um. Vamos perguntar juntos à Sônia qual vem primeiro?</p></blockquote>

<h2>Quando o limite está na lei</h2>
<p>Alguns pedidos não são questão de agenda. Pela CLT, as horas extras vão, em regra, até duas por dia (artigo 59), e exigir serviço proibido por lei, alheio ao contrato ou superior às forças da pessoa é falta de quem emprega (artigo 483, alínea a). Diante de risco grave e iminente à vida ou à saúde, a Norma Regulamentadora nº 1 permite interromper a atividade e avisar a chefia na hora. Fora dessa urgência, registre data, pedido e resposta e procure um canal da empresa, o sindicato ou orientação jurídica antes de recusar uma ordem.</p>

<h2>Depois do não</h2>
<p>A relação se decide no que vem em seguida. Cumpra a alternativa na hora marcada, pergunte depois como ficou e, quando couber, ofereça um sim inteiro sem que peçam. Quem recusa com clareza e entrega o que prometeu passa a ter um sim em que se pode confiar.</p>
<p>Se a conversa pesa, escreva as três frases e diga-as em voz alta duas vezes. Você também pode contar o caso ao <a href="/mentor-ia">mentor de carreira</a> e preparar com ele o que dizer.</p>

<h2>Para conferir antes de responder</h2>
<ul>
<li>Sei o tamanho, o formato e o prazo do pedido.</li>
<li>Sei que tarefa sai, com nome e data.</li>
<li>O motivo é um só e é verdadeiro.</li>
<li>O limite não tem “talvez”.</li>
<li>A alternativa cabe na minha semana.</li>
</ul>
`;

/** How to refuse, postpone or trade a request and keep the relation. */
export const dizerNaoNoTrabalho: Lesson = {
  ...summaryOf('dizer-nao-no-trabalho'),
  content_html: content,
  objectives: [
    'Descobrir o tamanho real de um pedido e o que ele tira da sua agenda antes de responder.',
    'Recusar em três frases: motivo, limite e alternativa.',
    'Devolver a escolha a quem decide quando duas prioridades disputam o mesmo tempo.',
    'Manter o limite diante da insistência e revê-lo quando surge um fato novo.',
  ],
  sources: [
    {
      title: 'The Power of a Positive No',
      by: 'William Ury',
      year: 2007,
      for: 'A recusa que parte do que se quer proteger e termina em uma proposta.',
    },
    {
      title: 'Gender Differences in Accepting and Receiving Requests for Tasks with Low Promotability',
      by: 'Linda Babcock, Maria P. Recalde, Lise Vesterlund e Laurie Weingart (American Economic Review)',
      year: 2017,
      for: 'Mulheres recebem e aceitam mais pedidos de tarefas que pouco contam para uma promoção; daí a ideia do rodízio.',
    },
    {
      title:
        'Resource Slack and Propensity to Discount Delayed Investments of Time Versus Money (Journal of Experimental Psychology: General)',
      by: 'Gal Zauberman e John G. Lynch',
      year: 2005,
      for: 'A impressão de que haverá mais tempo livre no futuro do que há hoje.',
    },
    {
      title: 'Norma Regulamentadora nº 1 (item 1.4.3) e Consolidação das Leis do Trabalho (artigos 59 e 483)',
      by: 'Ministério do Trabalho e Emprego; Presidência da República',
      year: null,
      for: 'Os limites que não dependem de negociação.',
    },
  ],
  questions: [
    {
      id: 'troca-de-prioridades',
      kind: 'case',
      prompt:
        'A chefia de Marcela pede um levantamento para sexta. Ela já tem duas entregas combinadas na mesma semana, e as três não cabem. Qual resposta ajuda mais?',
      options: [
        '“Pode deixar, eu dou um jeito de encaixar.”',
        '“Não consigo, esta semana está impossível para mim.”',
        '“Vou ver o que dá para fazer e te aviso.”',
        '“Se ele entrar, o estoque ou o treinamento passa para segunda. Qual você prefere mover?”',
      ],
      right: 3,
      explanation:
        'A última mostra a troca e deixa a escolha com quem define as prioridades. “Esta semana está impossível” também é honesto, e por isso atrai, mas esconde o que está em jogo e fecha a conversa antes que a chefia possa escolher.',
    },
    {
      id: 'quantos-motivos',
      kind: 'trueFalse',
      prompt: 'Ao recusar um pedido, um motivo só costuma sustentar melhor o limite do que vários.',
      right: true,
      explanation:
        'Um motivo curto e verdadeiro é difícil de contornar e não soa como pedido de desculpas. Juntar vários parece reforçar a recusa, mas cada um pode ser rebatido, a começar pelo mais fraco.',
    },
    {
      id: 'terceira-parte',
      kind: 'gap',
      prompt: 'Uma recusa clara cabe em três frases: o motivo, o limite e a ____.',
      accepted: ['alternativa', 'proposta', 'oferta'],
      explanation:
        'A alternativa diz o que você pode cumprir com certeza. É tentador terminar com uma desculpa, mas a desculpa não ajuda quem pediu a resolver o problema; uma oferta menor e concreta ajuda.',
    },
    {
      id: 'agenda-vazia',
      kind: 'choice',
      prompt:
        'Pedem a você uma palestra para daqui a um mês, e a agenda desse dia está vazia. O que conferir primeiro?',
      options: [
        'Se o evento é importante o bastante para a sua imagem.',
        'Se você aceitaria o mesmo convite para amanhã.',
        'Se outra pessoa já recusou antes de você.',
      ],
      right: 1,
      explanation:
        'A agenda distante parece vazia porque o que vai ocupá-la ainda não apareceu; imaginar o pedido para amanhã devolve o custo real. A importância do evento também conta, mas, olhada sozinha, reforça o sim sem perguntar de onde virão as horas.',
    },
    {
      id: 'quando-rever',
      kind: 'case',
      prompt:
        'Caio recusou ajudar outra área e explicou o limite. Em qual destas situações faz sentido rever a decisão?',
      options: [
        'Surgiu um prazo legal que ninguém conhecia quando ele respondeu.',
        'O colega pediu pela terceira vez, visivelmente chateado.',
        'Ele ficou com receio de parecer pouco colaborativo.',
      ],
      right: 0,
      explanation:
        'Um prazo legal é um fato novo e muda o que está em jogo. A insistência do colega pesa mais no momento, mas não traz informação: ceder a ela mostra que o limite dura até o terceiro pedido.',
    },
  ],
  application: {
    task: 'Escolha um pedido em aberto, ou um que costuma voltar. Responda às três perguntas (o que é, o que sai, quem decide), escreva motivo, limite e alternativa em três frases e envie ou diga ainda nesta semana.',
    evidence:
      'A mensagem enviada, ou as três frases anotadas com a data da conversa e o que ficou combinado depois dela.',
  },
};
