import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Quem lê um currículo não conhece você e tem outros na fila. “Proativa, comunicativa e focada em resultados” não ajuda essa pessoa: a frase serve para qualquer candidatura, e ninguém consegue conferir. O que ajuda é um fato. Esta lição mostra como achar os seus, escrevê-los em uma linha e sustentá-los na entrevista.</p>

<h2>Adjetivo pede confiança, fato dá motivo</h2>
<p>Um adjetivo é uma conclusão. Quando você escreve “organizada”, pede que o leitor aceite a conclusão sem ver de onde ela veio. Quando escreve o que organizou, para quem e o que mudou, ele chega lá sozinho.</p>
<p>Uma revisão de estudos publicada em 1988 comparou formas de avaliar o histórico de quem se candidata. Pontuar realizações descritas em detalhe previu melhor o desempenho no trabalho do que somar anos de experiência e cursos. Nem toda empresa lê assim, e nenhum texto decide uma contratação. Ainda assim, a descrição do que você fez informa mais do que uma lista de qualidades. Compare:</p>
<blockquote><p>Profissional dinâmica, responsável pelo setor de estoque.</p></blockquote>
<blockquote><p>Reorganizei o estoque de 1.200 itens por giro e criei uma contagem semanal. Em quatro meses, as faltas no balcão caíram de cerca de dez para três por semana.</p></blockquote>
<p>A segunda versão não tem um elogio sequer. Mesmo assim, quem lê entende o tamanho do trabalho, o que foi feito e o que mudou.</p>

<h2>A linha que prova: ação, medida e efeito</h2>
<p>Cada experiência recente merece de três a cinco linhas, e cada linha tem três partes:</p>
<ol>
<li><strong>Ação:</strong> um verbo no passado e o que passou pelas suas mãos ou decisões. Negociei, montei, atendi, corrigi.</li>
<li><strong>Medida:</strong> quanto, quantos, com que frequência, em quanto tempo.</li>
<li><strong>Efeito:</strong> o que ficou diferente para um cliente, um colega ou a conta do mês.</li>
</ol>
<p>Davi, auxiliar administrativo, partiu de “responsável por contas a pagar”. Fez três perguntas a si mesmo (o quê, exatamente? quanto? e daí?) e chegou a isto:</p>
<blockquote><p>Conferi e lancei cerca de 300 notas por mês. Criei um calendário de vencimentos, e não houve multa por atraso entre março e dezembro de 2025.</p></blockquote>
<p>Repare no “cerca de” e no período. Eles não enfraquecem a linha: mostram que existe uma conta por trás.</p>

<h2>Quando não há número</h2>
<p>Nem todo trabalho tem painel de indicadores, e inventar um percentual custa caro: a primeira pergunta da entrevista será de onde ele saiu. Há outras formas de dar tamanho ao que você fez:</p>
<ul>
<li><strong>Volume:</strong> “turmas de 35 alunos”, “plantão com doze leitos”, “60 ligações por dia”.</li>
<li><strong>Frequência:</strong> “fechamento mensal”, “escala de fim de semana durante dois anos”.</li>
<li><strong>Responsabilidade:</strong> “abria e fechava o caixa”, “treinei as três pessoas que entraram depois de mim”.</li>
<li><strong>Antes e depois:</strong> “os pedidos vinham por bilhete e passaram a vir por uma planilha que o setor ainda usa”.</li>
<li><strong>Reconhecimento com rastro:</strong> “a coordenação me escolheu para abrir a segunda unidade”.</li>
</ul>
<p>Se você estima, escreva que estima: “cerca de”, “em média”, “pela contagem da equipe”. Se o dado é sigiloso, troque o valor por proporção ou faixa e deixe de fora o nome do cliente.</p>

<h2>O teste da pergunta seguinte</h2>
<p>Antes de deixar uma linha no papel, faça a pergunta de quem entrevista: “Como você sabe?”. Se a resposta vem em trinta segundos, com uma situação e uma fonte, a linha fica. Se a resposta é “era mais ou menos isso”, diminua a afirmação até ela caber no que você sabe.</p>
<p>Pergunte também qual foi a sua parte. “Aumentamos as vendas em 20%” esconde quem fez o quê. Nádia trabalhava em uma loja e escreveu assim:</p>
<blockquote><p>Em uma equipe de seis, cuidei da vitrine e do contato com clientes antigos. Entre agosto e dezembro, 140 deles voltaram a comprar.</p></blockquote>
<p>Dizer que havia equipe não tira mérito. Tira a dúvida.</p>

<h2>O que enfraquece a prova</h2>
<ul>
<li><strong>Lista de tarefas copiada do contrato.</strong> Ela descreve o cargo, e não a pessoa.</li>
<li><strong>Competências soltas.</strong> “Planilhas, nível avançado” diz pouco. “Montei em planilha a escala de 40 pessoas” mostra o nível.</li>
<li><strong>Cargo ou data arredondados.</strong> A diferença aparece na carteira de trabalho e põe em dúvida todo o resto.</li>
<li><strong>Dados que ninguém precisa.</strong> CPF, RG, estado civil e filiação não provam trabalho. A Lei Geral de Proteção de Dados (Lei 13.709, de 2018, artigo 6º, inciso III) limita o tratamento ao mínimo necessário para a finalidade. Você ajuda não enviando o resto.</li>
</ul>

<h2>O que vem primeiro</h2>
<p>Prova boa no fim da segunda página corre o risco de não ser lida. Abra o currículo com o cargo que você busca e duas ou três provas que respondem ao anúncio. Em cada emprego, comece pela linha mais próxima da vaga. Empregos com mais de dez anos podem ficar em uma linha cada, só com cargo, lugar e período.</p>
<p>Para não partir do zero a cada candidatura, mantenha um arquivo de provas: uma lista longa, só sua, com o que você fez, a medida e de onde ela saiu. O currículo de cada vaga é um recorte dessa lista. O <a href="/otimizador-curriculo">otimizador de currículo</a> mostra, linha a linha, o que ainda está vago. Os fatos continuam tendo de vir de você.</p>

<h2>Lista para a próxima versão</h2>
<ul>
<li>Cada linha recente começa por um verbo do que eu fiz.</li>
<li>Há uma medida, ou pelo menos uma ordem de grandeza declarada.</li>
<li>O efeito interessa a alguém além de mim.</li>
<li>A minha parte está separada da parte da equipe.</li>
<li>Sei responder “como você sabe?” sobre cada linha.</li>
<li>Nenhum adjetivo sobre mim ficou sem fato ao lado.</li>
</ul>
`;

/** How to write a CV whose lines another person can check. */
export const curriculoQueProva: Lesson = {
  ...summaryOf('curriculo-que-prova'),
  content_html: content,
  objectives: [
    'Transformar uma tarefa genérica em uma linha com ação, medida e efeito.',
    'Dar tamanho ao seu trabalho quando não existe um número oficial.',
    'Separar a sua parte da parte da equipe sem perder o mérito.',
    'Retirar do currículo o que você não consegue sustentar em uma entrevista.',
  ],
  sources: [
    {
      title:
        'A meta-analysis of the validity of methods for rating training and experience in personnel selection (Personnel Psychology, v. 41)',
      by: 'Michael A. McDaniel, Frank L. Schmidt e John E. Hunter',
      year: 1988,
      for: 'A comparação entre pontuar realizações descritas e somar anos de experiência e cursos.',
    },
    {
      title: 'My Personal Formula for a Winning Resume',
      by: 'Laszlo Bock',
      year: 2014,
      for: 'A ideia de escrever cada linha como realização, medida e modo de fazer, aqui adaptada para ação, medida e efeito.',
    },
    {
      title: 'Lei 13.709 (Lei Geral de Proteção de Dados Pessoais), artigo 6º, inciso III',
      by: 'Presidência da República',
      year: 2018,
      for: 'O princípio da necessidade, que limita os dados ao mínimo para a finalidade.',
    },
  ],
  questions: [
    {
      id: 'linha-que-prova',
      kind: 'choice',
      prompt: 'Qual destas linhas dá a outra pessoa algo que ela consegue conferir?',
      options: [
        'Profissional comprometida, com forte senso de organização e visão do todo.',
        'Responsável pela recepção, pelo telefone, pela agenda da clínica e pelo contato com pacientes e convênios.',
        'Passei a confirmar consultas na véspera; as faltas caíram de cerca de oito para três por semana.',
        'Ampla experiência em atendimento, com resultados reconhecidos por todos.',
      ],
      right: 2,
      explanation:
        'A terceira tem ação, medida e efeito, e cada parte pode virar pergunta de entrevista. A linha da recepção atrai porque é concreta, mas descreve o cargo: qualquer pessoa que passou por ele escreveria o mesmo.',
    },
    {
      id: 'parte-que-falta',
      kind: 'gap',
      prompt: 'Uma linha que prova junta três partes: ação, ____ e efeito.',
      accepted: ['medida', 'número', 'quantidade'],
      explanation:
        'A medida dá tamanho à ação: quanto, quantos, com que frequência. Escrever “adjetivo” ou “qualidade” nesse lugar devolve o problema, porque uma qualidade não diz quanto foi feito.',
    },
    {
      id: 'estimativa-declarada',
      kind: 'trueFalse',
      prompt:
        'Sem um número oficial, uma estimativa declarada (“cerca de”, “em média”) é preferível a uma linha sem medida.',
      right: true,
      explanation:
        'Uma estimativa dita como estimativa dá tamanho ao trabalho e continua honesta. Parece mais prudente calar, mas sem ordem de grandeza o leitor não distingue dez casos de mil. O que não se faz é inventar precisão.',
    },
    {
      id: 'resultado-de-equipe',
      kind: 'case',
      prompt:
        'Ivo fez parte de um grupo de cinco pessoas que reduziu o prazo de entrega de nove para seis dias. Ele cuidou só do contato com as transportadoras. Como deve escrever?',
      options: [
        'Em um grupo de cinco, renegociei as coletas; o prazo de entrega foi de nove para seis dias.',
        'Reduzi o prazo de entrega de nove para seis dias ao renegociar as coletas com todas as transportadoras.',
        'Participei de um projeto de melhoria de prazos.',
      ],
      right: 0,
      explanation:
        'A primeira diz qual foi a parte dele e a que resultado ela se juntou, e por isso resiste a perguntas. “Reduzi” atrai porque é mais forte, mas basta alguém perguntar pelas outras quatro pessoas. “Participei” é verdade e não informa nada.',
    },
    {
      id: 'como-voce-sabe',
      kind: 'choice',
      prompt:
        'Ao revisar o currículo, você encontra “aumentei a satisfação dos clientes em 30%” e não lembra de onde veio o número. O que fazer?',
      options: [
        'Manter, porque números chamam a atenção e raramente alguém pergunta.',
        'Trocar por 25%, que soa mais realista.',
        'Apagar a experiência inteira, para não correr riscos.',
        'Reduzir a afirmação ao que você sabe, como “as reclamações por atraso quase pararam depois da mudança na escala”.',
      ],
      right: 3,
      explanation:
        'A linha encolhe até caber no que você sustenta e continua mostrando efeito. Manter o número atrai porque ele impressiona, mas “como você sabe?” é uma pergunta comum. Trocar por outro número inventado tem o mesmo defeito.',
    },
  ],
  application: {
    task: 'Escolha o seu emprego mais recente e três linhas dele. Para cada uma, responda por escrito: o que eu fiz, quanto e o que mudou. Reescreva a linha e anote ao lado de onde vem a medida.',
    evidence:
      'Há três linhas reescritas com ação, medida e efeito, e cada medida tem uma fonte ou um “cerca de” anotado ao lado.',
  },
};
