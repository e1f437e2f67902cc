import type { Article } from '../article.ts';
import { ARTICLE_SUMMARIES } from '../summaries.ts';

const content = `
<p>A maior parte dos retornos ruins falha por um de dois motivos: chega como julgamento (“você é desorganizado”) ou chega tão embrulhada em elogios que ninguém percebe o recado. Nos dois casos, a pessoa sai da sala sem saber o que fazer diferente na segunda-feira. Um bom feedback é mais simples do que parece. Ele descreve um fato, diz que efeito teve e termina com um combinado.</p>

<h2>Antes de falar</h2>
<p>Faça três perguntas a si mesmo:</p>
<ul>
<li><strong>Para que serve?</strong> Se o objetivo é desabafar ou ter razão, espere um dia.</li>
<li><strong>Eu vi?</strong> Fale do que você observou. Histórias de terceiros viram fofoca na primeira pergunta.</li>
<li><strong>A pessoa pode mudar isso?</strong> Prazo, tom de um e-mail e forma de apresentar podem mudar. Sotaque, timidez e história de vida não são assunto seu.</li>
</ul>
<p>Depois, escolha hora e lugar. Elogio pode ser público, se a pessoa não se incomodar com isso. Correção é sempre a dois, de preferência na mesma semana do fato, e nunca por mensagem quando o tema é delicado. Em trabalho remoto, ligue a câmera e reserve meia hora.</p>

<h2>Situação, comportamento, efeito, próximo passo</h2>
<p>Essa ordem cabe em quatro frases e evita que a conversa vire uma discussão sobre caráter:</p>
<ol>
<li><strong>Situação:</strong> quando e onde. “Na reunião de ontem com o cliente...”</li>
<li><strong>Comportamento:</strong> o que uma câmera teria gravado. “...você respondeu antes de ele terminar, três vezes.”</li>
<li><strong>Efeito:</strong> o que aconteceu por causa disso. “Ele parou de explicar o problema, e saímos sem a informação do prazo.”</li>
<li><strong>Próximo passo:</strong> um pedido e uma pergunta. “Na próxima, pode esperar ele concluir? Como você viu a situação?”</li>
</ol>
<p>A última pergunta não é gentileza. Muitas vezes falta um pedaço da história, e ele muda o combinado.</p>
<p>Compare as duas versões do mesmo recado:</p>
<blockquote><p>Seus relatórios são sempre uma bagunça, você precisa ser mais cuidadoso.</p></blockquote>
<blockquote><p>No relatório de quinta, duas tabelas tinham totais diferentes do sistema. A diretoria percebeu antes de nós, e tivemos de refazer a apresentação. O que aconteceu? Podemos combinar uma conferência dos totais antes do envio?</p></blockquote>
<p>A segunda dá mais trabalho para escrever e menos trabalho para todo o resto. Repare também nas palavras que sumiram: “sempre”, “nunca” e “mais cuidadoso”. As duas primeiras convidam a lembrar exceções. A terceira ninguém sabe medir.</p>

<h2>Elogio também precisa de fato</h2>
<p>“Mandou bem” agrada e não ensina. Use a mesma estrutura:</p>
<blockquote><p>Na migração de sábado, você avisou o suporte de hora em hora. Nenhum cliente abriu chamado perguntando o que estava acontecendo. Vamos fazer assim nas próximas.</p></blockquote>
<p>Se há elogio e correção, diga os dois com clareza, em momentos separados da conversa. O sanduíche de elogio, crítica e elogio costuma deixar as pessoas desconfiadas de qualquer elogio.</p>

<h2>Como receber</h2>
<p>Receber é mais difícil, porque o corpo reage antes da cabeça. Um roteiro ajuda:</p>
<ol>
<li><strong>Ouça até o fim.</strong> Anote em vez de responder. A caneta ocupa a pressa.</li>
<li><strong>Repita com as suas palavras.</strong> “Entendi que o atraso de terça travou o seu teste. É isso?”</li>
<li><strong>Peça um exemplo</strong> se vier vago: “Em que situação você notou? O que teria sido melhor?”</li>
<li><strong>Agradeça e ganhe tempo.</strong> “Obrigado por falar. Quero pensar e volto com você até sexta.” E volte mesmo.</li>
</ol>
<p>Você não precisa concordar com tudo. Separe o que é fato, o que é interpretação e o que é preferência de quem falou. Se um fato estiver errado, corrija com calma e com dados, depois de ouvir. Se três pessoas, em lugares diferentes, disseram algo parecido, trate como verdade até prova em contrário.</p>
<p>Retorno tem limite. Grito, humilhação diante de colegas, apelido e comentário sobre corpo, origem, gênero, religião ou idade não são feedback. Registre data, palavras e testemunhas e procure um canal da empresa, o sindicato ou orientação jurídica.</p>

<h2>Na avaliação de desempenho</h2>
<p>A avaliação formal não deve trazer surpresa. Se trouxe, o retorno do ano falhou. Chegue com a sua própria página: o que estava combinado, o que entregou, o que não deu certo e o que aprendeu. Peça que cada nota venha com um exemplo e termine com duas perguntas:</p>
<blockquote><p>O que eu deveria continuar fazendo? E qual é a única mudança que faria mais diferença nos próximos três meses?</p></blockquote>
<p>Para quem chefia, vale a mesma regra ao contrário: pergunte “o que eu faço que atrapalha o seu trabalho?”, espere a resposta em silêncio e mude uma coisa visível. Depois disso, as pessoas passam a contar o resto.</p>

<h2>Lista para a próxima conversa</h2>
<ul>
<li>O fato tem data e lugar, e eu o presenciei.</li>
<li>O efeito é concreto: tempo, dinheiro, cliente, colega.</li>
<li>Não há “sempre” nem “nunca”.</li>
<li>Existe um pedido que cabe em uma frase.</li>
<li>Vou perguntar como a pessoa viu a situação.</li>
<li>O combinado tem data para ser revisto.</li>
</ul>
`;

/** How to give feedback, and how to take it. */
export const feedbackConstrutivo: Article = { ...ARTICLE_SUMMARIES[2], content_html: content };
