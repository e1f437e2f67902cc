import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Luciana coordena lojas de roupas há nove anos e quer trabalhar com treinamento, em recursos humanos. Há dois anos ela lê sobre o assunto à noite, e a decisão não anda: de um lado, o medo de jogar fora a experiência; do outro, a vontade de pedir demissão na próxima segunda-feira. Entre ficar parada e saltar existe um terceiro caminho, que é testar. Testes pequenos custam pouco e trazem a informação que nenhuma noite de pesquisa traz.</p>

<h2>Descubra do que você quer sair</h2>
<p>Às vezes o problema é a chefia, o horário, a empresa ou o salário, e a área leva a culpa. Antes de planejar uma mudança grande, responda por escrito:</p>
<blockquote><p>Se eu fizesse este mesmo trabalho com outra chefia, em outro horário e em outra empresa, eu ficaria?</p></blockquote>
<p>Se a resposta for sim, trocar de emprego custa menos que trocar de área. Se for não, anote quais tarefas da semana você gostaria de nunca mais fazer e quais levaria consigo. Luciana quer largar as metas de venda e a escala de fim de semana. Quer levar o treinamento de quem chega, que é a parte do mês em que ela não olha o relógio.</p>

<h2>Troque o sonho por uma hipótese</h2>
<p>“Meu lugar é no RH” não se pode testar. Uma hipótese tem um motivo e diz o que a derrubaria:</p>
<blockquote><p>Acho que vou gostar de planejar treinamentos porque gosto de ensinar vendedores novos. Saberei que errei se, depois de montar um, eu gostar só da hora de dar a aula e detestar o preparo.</p></blockquote>
<p>Escreva duas ou três hipóteses. Quem tem só uma costuma procurar apenas os sinais que a confirmam.</p>

<h2>O que se transfere</h2>
<p>Cargos não se transferem. Tarefas, sim. Quebre o seu trabalho em tarefas e separe em três listas:</p>
<ul>
<li><strong>Vai como está:</strong> treinar pessoas adultas, dar retorno, organizar turmas e horários.</li>
<li><strong>Vai com tradução:</strong> “reduzi os erros de caixa depois de refazer a acolhida dos novatos” é, na língua da outra área, um treinamento com resultado medido.</li>
<li><strong>Fica:</strong> negociação com o shopping, conhecimento da coleção, metas por metro quadrado.</li>
</ul>
<p>Para achar as palavras da outra área, leia a descrição da ocupação na Classificação Brasileira de Ocupações, a CBO, que lista o que se faz em cada uma. Depois marque o que você já fez, mesmo que o seu cargo tivesse outro nome.</p>

<h2>O que falta, e de que tipo</h2>
<p>Leia dez anúncios de vagas de entrada ou intermediárias da nova área e anote só o que aparece em pelo menos cinco. O que faltar será de um destes tipos, e cada um se resolve de outro jeito:</p>
<ul>
<li><strong>Conhecimento:</strong> um conceito, uma ferramenta, um idioma. Um curso ou um livro pode bastar.</li>
<li><strong>Prova:</strong> você sabe, mas não tem o que mostrar. Pede um projeto, ainda que pequeno.</li>
<li><strong>Credencial:</strong> diploma ou registro. Se a profissão é regulamentada, consulte o conselho antes de gastar o primeiro real, porque aí não existe atalho.</li>
</ul>
<p>É comum comprar um curso longo quando o que falta é prova. As lacunas do seu <a href="/diagnostico/resultado">diagnóstico</a> ajudam a começar a lista.</p>

<h2>Teste do barato ao caro</h2>
<p>Suba um degrau de cada vez e pare quando a resposta ficar clara:</p>
<ol>
<li><strong>Duas ou três conversas</strong> de meia hora com quem faz o trabalho hoje.</li>
<li><strong>Uma tarefa de fim de semana</strong>, parecida com a real: montar o roteiro de um treinamento de uma hora.</li>
<li><strong>Um projeto no emprego atual</strong>: Luciana se oferece para refazer a acolhida dos novatos da rede.</li>
<li><strong>Um trabalho pontual</strong>, pago ou voluntário, com prazo e alguém que dependa dele.</li>
<li><strong>Um curso longo</strong>, só depois que os anteriores disseram sim.</li>
</ol>
<p>Nas conversas, fuja de “você gosta?”. Prefira perguntas sobre fatos:</p>
<blockquote><p>Como foi a sua última terça-feira, hora a hora? O que surpreendeu você no primeiro ano? Que parte do trabalho ninguém de fora imagina? Se eu quisesse desistir, qual seria o motivo mais provável?</p></blockquote>
<p>Antes de um trabalho por fora, leia o seu contrato. Pode haver cláusula de exclusividade ou de sigilo, e a CLT trata como justa causa a negociação habitual sem permissão quando concorre com a empresa ou prejudica o serviço (artigo 482, alínea c).</p>

<h2>Quanto custa mudar</h2>
<p>Faça a conta com os seus números. Um exemplo: os gastos essenciais de Luciana são R$ 4.200 por mês, e as vagas de entrada que ela encontrou pagam cerca de R$ 3.100 líquidos. Faltam R$ 1.100 por mês. Para um ano, são R$ 13.200; com um curso de R$ 1.800, <strong>R$ 15.000</strong>. Guardando R$ 750 por mês, ela chega lá em vinte meses. Se cortar gastos ou entrar por um cargo intermediário, chega antes.</p>
<p>Some também o que o pedido de demissão tira: não há seguro-desemprego nem multa de 40% sobre o FGTS, o saldo do fundo em regra continua preso, e o aviso prévio de trinta dias pode ser descontado se você não o cumprir. Plano de saúde da empresa e vale-alimentação também entram na conta.</p>

<h2>Procure uma ponte</h2>
<p>Mudar de função e de setor ao mesmo tempo é o salto mais caro. Uma ponte muda uma coisa só: treinamento em uma rede de lojas aproveita tudo o que Luciana sabe do varejo; uma transferência interna ainda conserva o tempo de casa. Depois de um tempo, ela pode mudar de setor já com o cargo novo no currículo.</p>
<p>Para isso, converse com gente fora do círculo de sempre. Colegas próximos conhecem as mesmas vagas e veem você no papel de sempre.</p>

<h2>Conte a mudança em três frases</h2>
<p>Quem entrevista quer saber se você foge de algo ou vai em direção a algo:</p>
<blockquote><p>Coordenei lojas por nove anos, e o que mais me dava resultado era treinar quem chegava. Nos últimos oito meses refiz a acolhida da rede, e os erros de caixa no primeiro mês caíram à metade. Quero fazer disso o meu trabalho inteiro.</p></blockquote>
<p>Passado, prova, futuro. Pratique em voz alta no <a href="/simulador-entrevista">simulador de entrevista</a> até sair sem desculpas.</p>

<h2>Decida em uma data</h2>
<p>Marque um dia, daqui a três ou seis meses, para escolher entre avançar, ajustar a hipótese ou parar. Os nove anos de loja não entram na balança: eles já aconteceram, qualquer que seja a escolha. Pese só o que vem pela frente. E, se o teste mostrar que a área nova não serve, você descobriu isso com o salário em dia, o que também é um bom resultado.</p>

<h2>Para conferir</h2>
<ul>
<li>Sei se quero sair da área ou só deste emprego.</li>
<li>Cada hipótese diz o que a derrubaria.</li>
<li>Sei se me falta conhecimento, prova ou credencial.</li>
<li>O próximo teste custa menos que o seguinte.</li>
<li>A conta tem os meus gastos e o que a demissão tira.</li>
<li>A data da decisão está na agenda.</li>
</ul>
`;

/** How to try another field out before leaving the present one. */
export const mudarDeArea: Lesson = {
  ...summaryOf('mudar-de-area'),
  content_html: content,
  objectives: [
    'Distinguir a vontade de mudar de área da vontade de mudar de emprego.',
    'Separar as suas tarefas no que se transfere, no que pede tradução e no que fica.',
    'Reconhecer se falta conhecimento, prova ou credencial.',
    'Montar uma escada de testes, do mais barato ao mais caro, com data para decidir.',
  ],
  sources: [
    {
      title: 'Working Identity: Unconventional Strategies for Reinventing Your Career',
      by: 'Herminia Ibarra',
      year: 2003,
      for: 'Descobre-se um novo caminho experimentando, e com gente fora do círculo de sempre.',
    },
    {
      title: 'Designing Your Life: How to Build a Well-Lived, Joyful Life',
      by: 'Bill Burnett e Dave Evans',
      year: 2016,
      for: 'As conversas e as experiências curtas como protótipos de uma escolha.',
    },
    {
      title: 'The Psychology of Sunk Cost (Organizational Behavior and Human Decision Processes)',
      by: 'Hal R. Arkes e Catherine Blumer',
      year: 1985,
      for: 'O que já se gastou tende a pesar em uma decisão que só deveria olhar para a frente.',
    },
    {
      title: 'Classificação Brasileira de Ocupações (CBO)',
      by: 'Ministério do Trabalho e Emprego',
      year: 2002,
      for: 'As atividades de cada ocupação, nas palavras da área.',
    },
  ],
  questions: [
    {
      id: 'area-ou-emprego',
      kind: 'case',
      prompt:
        'Tiago, químico, pensa em mudar para análise de dados. Ele diz que, com outra chefia e sem os plantões, gostaria do laboratório. O que isso indica?',
      options: [
        'Que ele tem medo da mudança e procura um motivo para ficar.',
        'Que trocar de emprego dentro da área pode resolver, a um custo menor.',
        'Que ele deve começar um curso de dados para poder comparar.',
      ],
      right: 1,
      explanation:
        'Se o trabalho agrada e as condições não, mudar de emprego é a saída mais barata a testar. O curso parece uma forma neutra de comparar, mas gasta meses com uma pergunta que ele já respondeu.',
    },
    {
      id: 'curso-primeiro',
      kind: 'trueFalse',
      prompt:
        'Em uma mudança para uma área sem registro obrigatório, um curso longo é o primeiro passo mais seguro.',
      right: false,
      explanation:
        'O curso parece seguro porque é conhecido e dá um certificado, mas é um dos degraus mais caros. Conversas, uma tarefa de fim de semana e um projeto no emprego atual dizem antes se vale a pena, e muitas vezes o que falta é prova.',
    },
    {
      id: 'tipo-de-lacuna',
      kind: 'gap',
      prompt:
        'Você já sabe fazer o que a vaga pede, mas não tem nenhum trabalho que o mostre. O que falta, então, é ____.',
      accepted: ['prova', 'provas', 'portfólio'],
      explanation:
        'Quem sabe e não consegue mostrar precisa de prova, que nasce de um projeto, ainda que pequeno. É tentador responder “conhecimento” e estudar mais; só que outro curso deixaria você sem nada novo para mostrar.',
    },
    {
      id: 'pergunta-da-conversa',
      kind: 'choice',
      prompt:
        'Você tem meia hora com uma pessoa que trabalha na área que lhe interessa. Qual pergunta informa mais?',
      options: [
        '“Você gosta do que faz?”',
        '“Acha que eu tenho perfil para essa área?”',
        '“A área está crescendo?”',
        '“Como foi a sua última terça-feira, hora a hora?”',
      ],
      right: 3,
      explanation:
        'Um dia real mostra as tarefas, o ritmo e o que ninguém anuncia. “Acha que eu tenho perfil?” parece ir direto ao ponto, mas pede um palpite a quem conhece você há vinte minutos.',
    },
    {
      id: 'anos-investidos',
      kind: 'case',
      prompt:
        'Os testes de Luciana deram certo, e a reserva está pronta. Ela hesita: “São nove anos de loja, não posso desperdiçar isso.” O que ajuda a decidir?',
      options: [
        'Comparar o que cada caminho oferece e custa daqui em diante.',
        'Ficar mais um ano, para que os nove anos rendam uma promoção.',
        'Pedir a opinião de colegas que conhecem bem a sua trajetória na loja.',
      ],
      right: 0,
      explanation:
        'Os nove anos já aconteceram nos dois caminhos e não voltam em nenhum; só o que vem pela frente pode mudar. Ficar para que eles “rendam” parece prudente, mas usa o passado como motivo e adia a comparação.',
    },
  ],
  application: {
    task: 'Escreva uma hipótese com motivo e com o que a derrubaria. Depois escolha uma pessoa que faz esse trabalho e envie um pedido de conversa de meia hora, com duas das perguntas sobre fatos.',
    evidence: 'A hipótese escrita e a mensagem enviada, com o nome da pessoa e a data.',
  },
};
