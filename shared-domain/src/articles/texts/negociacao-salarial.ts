import type { Article } from '../article.ts';
import { ARTICLE_SUMMARIES } from '../summaries.ts';

const content = `
<p>Quase ninguém gosta de falar do próprio salário, e por isso a conversa costuma acontecer tarde, às pressas e sem números. Negociar bem não exige talento para o confronto. Exige preparo: saber quanto vale o trabalho, o que você já entregou e o que fará se a resposta for não.</p>

<h2>Três números antes da conversa</h2>
<p>Escreva os três em um papel antes de marcar qualquer reunião:</p>
<ul>
<li><strong>A referência.</strong> Quanto se paga por um cargo parecido, na sua cidade ou em trabalho remoto, em empresas do mesmo porte. Junte pelo menos cinco pontos: vagas que publicam a faixa, guias salariais de consultorias, conversas com colegas e com recrutadores. Anote a fonte e a data de cada um e desconfie de médias nacionais, que misturam realidades diferentes.</li>
<li><strong>O pedido.</strong> O valor que você dirá em voz alta. Ele precisa caber na faixa que você levantou e ter uma justificativa que se possa repetir para outra pessoa.</li>
<li><strong>O mínimo.</strong> Abaixo dele, você agradece e recusa. Calcule a partir das suas contas do mês, e não do humor do dia. Esse número fica só com você.</li>
</ul>

<h2>CLT ou PJ: compare o ano, não o mês</h2>
<p>Uma proposta como pessoa jurídica quase sempre parece maior porque mostra só o valor mensal. Some o que a carteira assinada paga em doze meses: os salários, o 13º, o terço de férias e o FGTS de 8%.</p>
<p>Um exemplo: R$ 8.000 por mês em CLT são doze salários, mais o 13º, mais um terço de salário nas férias, o que dá cerca de R$ 106.700. Com o FGTS, são R$ 115.200 por ano, ou <strong>R$ 9.600 por mês</strong>. Esse é o ponto em que as duas propostas apenas empatam, e ele ainda deixa de fora plano de saúde, vale-refeição, previdência privada, bônus e a multa do FGTS em caso de demissão sem justa causa.</p>
<p>Do lado PJ, desconte o contador, os impostos da empresa, a contribuição ao INSS e as semanas sem trabalhar, que ninguém paga. Pergunte também por escrito: há descanso remunerado? Qual é o prazo para encerrar o contrato? Quem paga equipamento e licenças? E lembre que trabalho pessoal, contínuo, pago e sob ordens é o que a CLT descreve como emprego (artigos 2º e 3º), qualquer que seja o nome do contrato.</p>

<h2>Leve provas, não adjetivos</h2>
<p>“Sou dedicado” não ajuda quem precisa defender o seu aumento em outra sala. Prepare uma página com três a cinco resultados dos últimos doze meses, cada um em uma frase com ação, medida e efeito:</p>
<blockquote><p>Refiz o processo de conferência de notas. O fechamento caiu de três dias para um, e o retrabalho do setor fiscal quase acabou.</p></blockquote>
<p>Se não há medida exata, use a ordem de grandeza e diga como chegou a ela. Inclua o que cresceu no seu trabalho desde o último reajuste: pessoas que você passou a orientar, clientes maiores, decisões que antes não eram suas. Se uma avaliação de desempenho registrou algo disso, leve o trecho.</p>

<h2>Escolha o momento</h2>
<p>Em uma vaga nova, o melhor momento vem depois que a empresa decidiu contratar você e antes do seu sim. No emprego atual, fale algumas semanas antes de o orçamento fechar ou do ciclo de avaliação, quando ainda existe o que decidir. Uma entrega importante que acabou de dar certo também abre a porta. Evite a semana de uma crise e o fim de uma reunião sobre outro assunto: peça uma conversa própria, com o tema declarado.</p>
<blockquote><p>Quero conversar com você sobre a minha remuneração e o que vem pela frente no meu papel. Podemos reservar trinta minutos na semana que vem?</p></blockquote>

<h2>O que dizer</h2>
<h3>Quando perguntam a sua pretensão</h3>
<blockquote><p>Antes de falar em valor, quero entender melhor o escopo. Vocês já têm uma faixa definida para esta posição?</p></blockquote>
<p>Se insistirem, responda com base no que você levantou e pare de falar:</p>
<blockquote><p>Pelo que pesquisei para essa função em empresas deste porte, trabalho com uma faixa entre 8.500 e 9.500 reais em CLT. O pacote de benefícios pode mudar essa conta.</p></blockquote>
<p>A parte de baixo da faixa precisa ser um valor que você aceite com tranquilidade, porque é nela que a conversa tende a parar.</p>
<h3>Quando a proposta vem abaixo</h3>
<blockquote><p>Obrigada pela proposta, a vaga me interessa de verdade. O valor ficou abaixo do que encontrei para essa responsabilidade. Com 9.000 reais eu aceito hoje. O que é possível fazer?</p></blockquote>
<h3>Quando é um aumento</h3>
<blockquote><p>Desde o último reajuste, assumi a carteira de clientes grandes e treinei duas pessoas. Trouxe os resultados em uma página. Pelo que pesquisei, esse papel está em torno de 7.800 reais. Gostaria de chegar a esse valor. Como podemos fazer?</p></blockquote>
<p>Depois do pedido, silêncio. Quem preenche a pausa costuma baixar o próprio número.</p>

<h2>Se o salário não se move</h2>
<p>Nem todo orçamento tem folga, mas quase todo pacote tem alguma. Dias de trabalho remoto, um curso pago, plano de saúde para dependentes, vale-alimentação maior, bônus por meta, mudança de nível e data para uma nova revisão são pedidos legítimos. Escolha dois, na ordem do que vale mais para você.</p>
<blockquote><p>Entendo que agora não há verba. O que precisa estar entregue para revermos isso, e em que data? Posso mandar um resumo por e-mail do que combinamos?</p></blockquote>
<p>O e-mail de resumo é o passo que mais gente esquece. Sem data e sem critério, um “vamos ver” é um não educado, e você pode decidir o próximo passo com essa informação. Se usar outra proposta como argumento, ela precisa existir, e você precisa estar disposto a aceitá-la.</p>

<h2>O que a lei já garante</h2>
<p>O salário não pode ser reduzido, salvo por acordo ou convenção coletiva (Constituição, artigo 7º, inciso VI). Função idêntica e trabalho de igual valor, para o mesmo empregador e no mesmo estabelecimento, pedem salário igual, nas condições do artigo 461 da <a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm">CLT</a>. E a <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14611.htm">Lei 14.611, de 2023</a>, obriga empresas com cem ou mais empregados a publicar relatórios de transparência salarial.</p>

<h2>Para conferir na véspera</h2>
<ul>
<li>Os três números estão escritos.</li>
<li>Cada resultado tem ação, medida e efeito.</li>
<li>A comparação entre propostas foi feita pelo ano inteiro.</li>
<li>O pedido cabe em uma frase, que você já disse em voz alta.</li>
<li>Há dois itens do pacote para o caso de o salário não mudar.</li>
<li>O resumo por e-mail está rascunhado.</li>
</ul>
`;

/** How to prepare and hold a conversation about pay. */
export const negociacaoSalarial: Article = { ...ARTICLE_SUMMARIES[0], content_html: content };
