import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Quem abre o seu perfil raramente sabe o que você faz. Pode ser uma recrutadora com vinte nomes na lista, o colega de um colega, alguém que viu um comentário seu. Duas partes chegam antes das outras: o título, logo abaixo do nome, e o começo do Sobre. Se elas não explicam, o resto dificilmente é lido.</p>

<h2>Escreva para quem está longe</h2>
<p>Experimentos publicados em 2022, com mais de vinte milhões de pessoas nessa rede, mostraram que contatos relativamente distantes levaram a mais mudanças de emprego do que os muito próximos. O efeito tem limite e varia de um setor para outro. A lição para o perfil é simples: o leitor que importa não trabalha na sala ao lado.</p>
<p>O problema é que, depois de anos em uma função, esquecemos o que os outros não sabem. Siglas internas, nomes de projetos e cargos que só existem em uma empresa parecem claros a quem os usa todos os dias. Antes de publicar, pergunte de cada termo: uma pessoa da mesma área, em outra empresa, entende? E alguém do RH?</p>

<h2>Título: cargo, especialidade e contexto</h2>
<p>O campo aceita até 220 caracteres, mas buscas e listas mostram só o começo. Por isso, as primeiras palavras devem ser o nome comum do que você faz. Depois venha com o que distingue você e com o setor ou o público:</p>
<blockquote><p>Analista | Apaixonada por pessoas | Em constante evolução</p></blockquote>
<blockquote><p>Analista de logística | Roteirização e custo de frete | Distribuição de alimentos</p></blockquote>
<p>O primeiro título serve a milhares de pessoas, e por isso não diz nada de nenhuma. O segundo pode ser encontrado em uma busca e já sugere a conversa.</p>
<h3>Se você está sem emprego</h3>
<p>“Em busca de novos desafios” ocupa o lugar do que você sabe fazer. Diga o cargo que você já exerceu e quer exercer, e deixe a disponibilidade no fim:</p>
<blockquote><p>Assistente financeira | Contas a pagar e conciliação bancária | Disponível em Recife ou a distância</p></blockquote>
<h3>Se você está mudando de área</h3>
<p>Diga de onde vem e para onde vai. Um cargo que você nunca teve será desmentido três linhas abaixo, nas experiências.</p>
<blockquote><p>Professor de matemática, a caminho da análise de dados | SQL, planilhas e painéis para escolas</p></blockquote>

<h2>Sobre: as primeiras linhas decidem</h2>
<p>Cabem até 2.600 caracteres, mas a página mostra poucas linhas e esconde o resto atrás de “ver mais”. Comece pelo que responde a “o que você faz, para quem e com que resultado?”. Quatro parágrafos curtos bastam:</p>
<ol>
<li><strong>O que faz e para quem</strong>, em uma ou duas frases.</li>
<li><strong>Duas ou três provas</strong>, com ação, medida e efeito.</li>
<li><strong>O que procura</strong> ou o tipo de problema em que quer trabalhar.</li>
<li><strong>Como falar com você.</strong></li>
</ol>
<p>Iara, que coordena manutenção em uma fábrica, escreveu assim:</p>
<blockquote><p>Cuido para que máquinas de embalagem não parem no meio do turno. Há sete anos trabalho com manutenção preventiva em fábricas de alimentos.</p>
<p>Na última, montei o calendário de troca de peças de 14 linhas. As paradas não programadas caíram de seis para duas por mês em um ano. Também treinei nove operadores para as inspeções do dia a dia.</p>
<p>Quero trabalhar onde a manutenção entra na conversa antes da quebra. Se é o seu caso, mande uma mensagem por aqui.</p></blockquote>
<p>Quem não entende de embalagem entende o que Iara faz. Quem entende vê números que pode perguntar.</p>

<h2>Facilite a leitura na tela</h2>
<p>Na tela, as pessoas passam os olhos antes de decidir se leem, como estudos de usabilidade mostram desde os anos 1990. Use parágrafos de duas ou três linhas, primeira pessoa e verbos. Corte adjetivos sobre você: se o fato está ali, o leitor tira a conclusão. Uma fila de emojis ou de vinte competências separadas por barras faz o contrário de explicar.</p>

<h2>O que precisa combinar e o que não precisa aparecer</h2>
<p>Quem recruta costuma comparar o perfil com o currículo. Cargos, empresas e datas devem ser os mesmos nos dois. Se o seu cargo interno tem um nome curioso, use o nome comum e explique o outro entre parênteses, nos dois lugares.</p>
<p>Fora do perfil ficam CPF, endereço, dados de clientes e números que a empresa não divulga. Se você tem emprego e prefere discrição, não precisa anunciar que procura: um título claro trabalha por você sem aviso nenhum. O <a href="/otimizador-linkedin">otimizador de LinkedIn</a> confere título e Sobre e aponta o que contradiz o seu currículo.</p>

<h2>O teste dos dez segundos</h2>
<p>Mostre o topo do perfil a uma pessoa de outra área por dez segundos. Esconda a tela e pergunte:</p>
<ul>
<li>O que eu faço?</li>
<li>Para quem, ou em que tipo de lugar?</li>
<li>Para que problema você me procuraria?</li>
</ul>
<p>Se a terceira resposta não vier, falta especialidade no título ou uma prova no começo do Sobre. Mude uma coisa de cada vez e repita com outra pessoa.</p>
`;

/** How to write a headline and a summary that a stranger understands. */
export const linkedinQueExplica: Lesson = {
  ...summaryOf('linkedin-que-explica'),
  content_html: content,
  objectives: [
    'Escrever um título com cargo, especialidade e contexto.',
    'Abrir o Sobre com o que você faz, para quem e com que resultado.',
    'Dizer a verdade sobre desemprego ou mudança de área sem perder clareza.',
    'Testar o topo do perfil com alguém de fora.',
  ],
  sources: [
    {
      title: 'A causal test of the strength of weak ties (Science, v. 377)',
      by: 'Karthik Rajkumar, Guillaume Saint-Jacques, Iavor Bojinov, Erik Brynjolfsson e Sinan Aral',
      year: 2022,
      for: 'A relação entre contatos distantes e mudanças de emprego, com seus limites.',
    },
    {
      title: 'The Sense of Style',
      by: 'Steven Pinker',
      year: 2014,
      for: 'A dificuldade de perceber o que o leitor não sabe, e como escrever apesar dela.',
    },
    {
      title: 'How Users Read on the Web',
      by: 'Jakob Nielsen',
      year: 1997,
      for: 'A observação de que, na tela, as pessoas passam os olhos antes de ler.',
    },
  ],
  questions: [
    {
      id: 'titulo-que-explica',
      kind: 'choice',
      prompt: 'Qual título explica melhor a pessoa a quem não a conhece?',
      options: [
        'Técnica em segurança do trabalho | Treinamento de brigada e inspeção | Construção civil',
        'Apaixonada por cuidar de gente | Sempre aprendendo | Resiliente',
        'Especialista N3 no programa Horizonte',
        'Em busca de novos desafios profissionais',
      ],
      right: 0,
      explanation:
        'O primeiro traz o nome comum do cargo, a especialidade e o setor, nessa ordem. O do programa Horizonte atrai porque é específico, mas só faz sentido dentro de uma empresa: quem está fora não sabe o que procurar.',
    },
    {
      id: 'contatos-distantes',
      kind: 'trueFalse',
      prompt:
        'Vale escrever o perfil pensando em quem não trabalha com você, porque contatos distantes também levam a mudanças de emprego.',
      right: true,
      explanation:
        'Os experimentos de 2022 observaram mais mudanças de emprego por contatos relativamente distantes, com limites e diferenças entre setores. Parece natural escrever para quem já conhece você, mas essa pessoa não precisa do perfil para saber o que você faz.',
    },
    {
      id: 'mudanca-de-area',
      kind: 'case',
      prompt:
        'Bento é cozinheiro há dez anos, concluiu um curso técnico em nutrição e busca a primeira vaga na nova área. Que título serve?',
      options: [
        'Nutricionista sênior | Gestão de cardápios, equipes e custos em grandes redes de alimentação',
        'Profissional versátil em transição',
        'Cozinheiro | Técnico em nutrição e dietética | Cardápios e controle de porções em refeitórios',
        'Cozinheiro',
      ],
      right: 2,
      explanation:
        'O terceiro diz de onde ele vem, para onde vai e o que liga os dois. O primeiro atrai por parecer confiante, mas afirma uma profissão e um nível que ele não tem. “Versátil em transição” é verdade e não informa.',
    },
    {
      id: 'comeco-do-sobre',
      kind: 'gap',
      prompt: 'As primeiras linhas do Sobre respondem a: o que você faz, para ____ e com que resultado?',
      accepted: ['quem', 'que público', 'qual público'],
      explanation:
        'Dizer para quem você trabalha dá contexto ao que você faz e ajuda o leitor a se reconhecer. É comum preencher com “crescer” ou “evoluir”, mas isso fala do seu desejo e não explica o trabalho.',
    },
    {
      id: 'depois-do-teste',
      kind: 'choice',
      prompt:
        'No teste dos dez segundos, a pessoa soube dizer a sua profissão, mas não para que problema procuraria você. Qual é o próximo passo?',
      options: [
        'Acrescentar vinte competências ao fim do Sobre, para que nada fique fora da busca.',
        'Pôr a especialidade no título ou uma prova na primeira linha do Sobre.',
        'Trocar a profissão por um nome mais chamativo.',
        'Esperar, porque dez segundos é pouco para qualquer leitor.',
      ],
      right: 1,
      explanation:
        'A profissão ficou clara; falta o que distingue você, e o lugar disso é o topo. A lista de competências atrai porque parece completar, mas fica longe de onde a decisão acontece.',
    },
  ],
  application: {
    task: 'Reescreva o título e as duas primeiras frases do Sobre. Mostre o topo do perfil por dez segundos a uma pessoa de outra área e faça as três perguntas do teste. Ajuste uma coisa.',
    evidence:
      'O perfil publicado tem o título novo, e você anotou as três respostas da pessoa, inclusive para que problema ela procuraria você.',
  },
};
