import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Pedir ajuda constrange quando o pedido é grande e vago: “se souber de alguma coisa, me avisa”. Quem lê quer ajudar, não sabe como e deixa para depois. O constrangimento diminui dos dois lados quando o pedido é pequeno, honesto e cabe em cinco minutos da outra pessoa. Também costumamos errar a conta: em experimentos, quem pede imagina mais recusas do que recebe.</p>

<h2>Peça informação antes de pedir vaga</h2>
<p>Poucos conhecidos têm uma vaga na mão. Muitos sabem como se contrata em um lugar, que experiência pesa, quem cuida da área ou que palavra usar na busca. Comece por aí. A pergunta é mais fácil de responder e deixa você em condição de decidir se aquele lugar interessa. Se houver uma vaga, ela aparece na conversa.</p>

<h2>Três listas em dez minutos</h2>
<ul>
<li><strong>Perto:</strong> quem trabalha ou trabalhou com você e pode falar do que viu você fazer.</li>
<li><strong>Dormindo:</strong> gente boa com quem você perdeu contato: a turma do curso técnico, uma antiga chefe, o colega que mudou de cidade.</li>
<li><strong>Longe:</strong> conhecidos de conhecidos, pessoas de associações, cursos, condomínio, igreja, time de futebol.</li>
</ul>
<p>Os próximos tendem a saber do que você já sabe. As outras duas listas circulam em outros lugares, e por isso trazem novidade. Escolha duas pessoas de cada uma, seis ao todo. Para quem está dormindo, não invente motivo: “faz tempo que não nos falamos” é uma boa primeira frase.</p>

<h2>A mensagem em quatro partes</h2>
<ol>
<li><strong>De onde nos conhecemos</strong>, em uma linha.</li>
<li><strong>Por que você:</strong> o que essa pessoa sabe que outra não sabe.</li>
<li><strong>Um pedido só</strong>, com tamanho e prazo.</li>
<li><strong>Uma saída fácil</strong>, sem culpa.</li>
</ol>
<p>Compare:</p>
<blockquote><p>Oi, sumida! Tudo bem? Estou em busca de recolocação. Se souber de algo, lembra de mim!</p></blockquote>
<blockquote><p>Oi, Patrícia. Trabalhamos juntas no estoque até 2022, eu na conferência e você na expedição. Vi que agora você coordena uma equipe de logística, e estou querendo ir para essa área. Você conversaria quinze minutos comigo na semana que vem sobre o que pesa nessa contratação? Se não for um bom momento, sem problema nenhum.</p></blockquote>
<p>A segunda leva três minutos a mais para escrever e pode ser respondida com um “pode ser terça”. Diga a verdade sobre a sua situação. Se a busca é discreta, peça: “ainda não avisei no trabalho, por favor não comente”. E evite a mensagem igual para o grupo inteiro, porque nela ninguém se sente chamado.</p>

<h2>Pedidos do tamanho certo</h2>
<p>Cabem em uma mensagem:</p>
<ul>
<li>quinze minutos de conversa sobre o trabalho em uma área;</li>
<li>uma dúvida que se responde em um áudio curto;</li>
<li>a leitura do primeiro parágrafo do seu currículo;</li>
<li>o nome de mais uma pessoa com quem valeria falar.</li>
</ul>
<p>Não cabem: um emprego, a entrega do currículo “para quem puder”, dados internos da empresa ou o telefone de alguém que não foi consultado. Se a pessoa oferecer um contato, sugira que ela pergunte antes a ele.</p>

<h2>Na conversa, ouça</h2>
<p>Chegue com três perguntas e respeite o tempo combinado:</p>
<blockquote><p>Que parte do seu trabalho quem está de fora não imagina?</p>
<p>O que faz alguém se destacar no primeiro ano?</p>
<p>Pelo que contei, o que me falta? Com quem mais eu deveria falar?</p></blockquote>
<p>Anote as palavras que a pessoa usa para descrever o trabalho. Elas valem para a busca e para o currículo. Se quiser ensaiar essa conversa antes, o <a href="/mentor-ia">Mentor de carreira</a> pode ajudar a escolher as perguntas.</p>

<h2>Quando pedir uma indicação</h2>
<p>Peça quando houver uma vaga concreta, quando você atender ao principal e quando a pessoa puder dizer algo verdadeiro sobre o seu trabalho. Mande tudo pronto, para que ela só precise encaminhar:</p>
<blockquote><p>Abriu uma vaga de assistente de logística na sua empresa (segue o link). Atendo ao que pedem de inventário e de rotas, e posso mostrar como reduzi as divergências no estoque. Você se sentiria à vontade para me indicar? Se preferir não, entendo perfeitamente.</p></blockquote>
<p>Quem indica empresta o próprio nome, e tem o direito de não emprestar. Uma indicação pode fazer o currículo ser lido; o resto do processo continua com você.</p>

<h2>Silêncio, recusa e obrigado</h2>
<p>Sem resposta, mande um lembrete depois de uma semana, curto e sem cobrança. Depois dele, pare: gente ocupada não é gente contra você. A um não, responda com um obrigado de verdade e mantenha a porta aberta.</p>
<p>A quem ajudou, conte o que aconteceu. “Segui a sua dica, refiz a parte de inventário e fui chamado para conversar” vale mais que qualquer presente. E retribua sem esperar a sua vez: uma vaga repassada, um elogio feito por escrito, uma resposta rápida a quem está começando. Assim, a sua próxima mensagem não será a primeira em cinco anos.</p>
`;

/** How to ask people one knows for help. */
export const redeSemConstrangimento: Lesson = {
  ...summaryOf('rede-sem-constrangimento'),
  content_html: content,
  objectives: [
    'Escolher a quem escrever para além das pessoas mais próximas.',
    'Escrever um pedido em quatro partes que se responde em cinco minutos.',
    'Saber quando cabe pedir uma indicação e como facilitar para quem indica.',
    'Lidar com silêncio e recusa sem insistir, e agradecer contando o que aconteceu.',
  ],
  sources: [
    {
      title: 'The Strength of Weak Ties',
      by: 'Mark Granovetter (American Journal of Sociology)',
      year: 1973,
      for: 'Conhecidos distantes ligam grupos diferentes e por isso trazem informação que os próximos não têm.',
    },
    {
      title: 'A causal test of the strength of weak ties',
      by: 'Karthik Rajkumar, Guillaume Saint-Jacques, Iavor Bojinov, Erik Brynjolfsson e Sinan Aral (Science)',
      year: 2022,
      for: 'Experimentos com milhões de pessoas: laços moderadamente fracos favoreceram mais a troca de emprego que os fortes.',
    },
    {
      title: 'If You Need Help, Just Ask: Underestimating Compliance With Direct Requests for Help',
      by: 'Francis Flynn e Vanessa Lake (Journal of Personality and Social Psychology)',
      year: 2008,
      for: 'Quem pede ajuda diretamente tende a subestimar quantas pessoas dirão sim.',
    },
    {
      title: 'Dormant Ties: The Value of Reconnecting',
      by: 'Daniel Levin, Jorge Walter e Keith Murnighan (Organization Science)',
      year: 2011,
      for: 'Retomar contatos adormecidos costuma render conhecimento útil e novo, com a confiança de antes.',
    },
  ],
  questions: [
    {
      id: 'primeiro-pedido',
      kind: 'choice',
      prompt:
        'Você soube que uma colega do curso técnico trabalha em uma área que lhe interessa. Qual primeiro pedido é mais fácil de atender?',
      options: [
        'Que ela entregue o seu currículo a alguém do RH.',
        'Que ela avise se aparecer alguma oportunidade com o seu perfil.',
        'Que ela conte em quinze minutos o que pesa na contratação.',
        'Que ela indique você para a próxima vaga que abrir.',
      ],
      right: 2,
      explanation:
        'Quinze minutos sobre algo que ela conhece têm tamanho claro e não pedem que empreste o nome. “Avise se aparecer algo” parece o pedido mais leve, mas deixa para ela o trabalho de lembrar e decidir, e por isso quase nunca vira ação.',
    },
    {
      id: 'contatos-adormecidos',
      kind: 'trueFalse',
      prompt:
        'Uma antiga colega com quem você não fala há anos pode trazer informação mais nova para a sua busca do que os amigos que vê toda semana.',
      right: true,
      explanation:
        'Quem seguiu outro caminho circula em outros lugares e sabe de coisas que o seu grupo não sabe, e a confiança de antes facilita a conversa. A resposta “falso” atrai porque os amigos próximos são os que mais querem ajudar; mas querer ajudar é diferente de ter novidade.',
    },
    {
      id: 'parte-que-falta',
      kind: 'gap',
      prompt:
        'A mensagem diz de onde vocês se conhecem, por que aquela pessoa, um pedido só e, no fim, oferece uma ____ fácil a quem preferir não ajudar.',
      accepted: ['saída', 'porta de saída', 'recusa'],
      explanation:
        'A saída fácil (“se não for um bom momento, sem problema”) deixa a pessoa livre e torna o sim sincero. Quem escreve “recompensa” nesse lugar muda o sentido do pedido: oferecer algo em troca transforma um favor pequeno em negociação.',
    },
    {
      id: 'indicacao-cedo',
      kind: 'case',
      prompt:
        'Bruno conversou uma vez com Lúcia, gerente em uma rede de farmácias, que foi gentil mas nunca viu o trabalho dele. Abriu uma vaga para a qual ele atende a dois de oito requisitos. O que é melhor fazer?',
      options: [
        'Não pedir indicação para essa vaga e contar a Lúcia o que está desenvolvendo para uma próxima.',
        'Pedir a indicação com o link e o currículo prontos, porque assim Lúcia só precisa dizer sim ou não.',
        'Candidatar-se dizendo no formulário que foi indicado por Lúcia, já que os dois conversaram.',
      ],
      right: 0,
      explanation:
        'Faltam duas condições: atender ao principal e ter alguém que possa dizer algo verdadeiro sobre o seu trabalho. Mandar tudo pronto é boa técnica e por isso atrai, mas põe Lúcia na posição de emprestar o nome às cegas ou de recusar. Citá-la sem consultar quebra a confiança.',
    },
    {
      id: 'depois-do-silencio',
      kind: 'choice',
      prompt: 'Você escreveu a um antigo chefe há oito dias e ele não respondeu. O que fazer?',
      options: [
        'Tirar o nome da lista, porque o silêncio já é uma resposta.',
        'Mandar um lembrete curto e, depois dele, não insistir mais.',
        'Telefonar à noite, quando é mais provável que ele esteja livre.',
        'Pedir a um colega em comum que pergunte a ele se viu a mensagem.',
      ],
      right: 1,
      explanation:
        'Mensagens se perdem na semana dos outros, e um lembrete sem cobrança resolve muitos casos. Desistir na primeira parece respeitoso, mas toma por recusa o que talvez seja distração; telefonar ou mandar recado por outra pessoa já vira pressão.',
    },
  ],
  application: {
    task: 'Escreva as três listas com duas pessoas em cada uma. Escolha uma pessoa da lista “dormindo” ou “longe”, redija a mensagem em quatro partes e envie.',
    evidence:
      'Há seis nomes anotados e uma mensagem enviada em que se apontam as quatro partes: origem, motivo, um pedido só e saída.',
  },
};
