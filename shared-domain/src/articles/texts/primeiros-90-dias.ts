import type { Article } from '../article.ts';
import { ARTICLE_SUMMARIES } from '../summaries.ts';

const content = `
<p>Começar em um emprego novo é uma prova estranha: todos esperam que você aprenda depressa, e ninguém sabe dizer exatamente o quê. As primeiras semanas passam entre senhas, reuniões e siglas. Quando a poeira baixa, já existe uma opinião formada sobre você. Este roteiro divide os noventa dias em três etapas, com perguntas, entregas e combinados que você pode adaptar ao seu caso.</p>

<h2>Por que noventa dias</h2>
<p>O número não é só tradição. Na <a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm">CLT</a>, o contrato de experiência pode durar no máximo noventa dias (artigo 445, parágrafo único). Ele pode ser prorrogado uma única vez, dentro desse limite (artigo 451), e por isso é comum ver 45 mais 45 dias, ou 30 mais 60. Se passar do prazo, vira contrato por tempo indeterminado.</p>
<p>Na prática, isso significa que há pelo menos uma data em que alguém decide se você fica. Descubra qual é. Veja no contrato a duração, a data da prorrogação e quem faz a avaliação, e anote tudo na agenda com duas semanas de antecedência.</p>
<p>Quem entra como PJ não tem contrato de experiência. Vale o que está escrito: prazo, forma de encerrar, aviso prévio combinado e data de revisão do valor. Se o contrato não diz nada disso, a hora de perguntar é a primeira semana, e não a última.</p>

<h2>Antes do primeiro dia</h2>
<ul>
<li>Releia a descrição da vaga e marque o que ela promete e o que ela espera. Será a sua base de comparação.</li>
<li>Guarde em um lugar só: proposta por escrito, contrato, política de benefícios e prazos para adesão ao plano de saúde e ao vale-transporte.</li>
<li>Escreva em uma página o que você disse na entrevista. As pessoas lembram, e você precisa lembrar também.</li>
<li>Pergunte a quem contratou você: “O que eu poderia ler ou conhecer antes de começar, e quem eu deveria procurar na primeira semana?”</li>
</ul>

<h2>Dias 1 a 30: aprender</h2>
<p>O erro mais comum do primeiro mês é mostrar serviço cedo demais. Quem propõe mudanças antes de conhecer a história costuma repetir uma ideia que já falhou. Nesta etapa, o seu trabalho é entender três coisas: o que a empresa espera, como as decisões acontecem e onde dói.</p>
<h3>A conversa que define o resto</h3>
<p>Nos primeiros dez dias, marque uma hora com quem chefia você e leve estas perguntas:</p>
<blockquote><p>O que precisa estar diferente em três meses para você dizer que a contratação deu certo?</p>
<p>Qual problema incomoda mais o time hoje?</p>
<p>Como você prefere receber notícias, principalmente as ruins: mensagem, ligação, reunião?</p>
<p>O que fez outras pessoas terem dificuldade nesta função?</p></blockquote>
<p>No mesmo dia, mande um resumo por escrito: “Entendi que as prioridades são A, B e C, nessa ordem. Corrija se eu tiver entendido algo errado.” Esse texto de cinco linhas vale mais que qualquer apresentação. Ele mostra que você ouve e cria um critério que depois pode ser conferido.</p>
<h3>O mapa das pessoas</h3>
<p>Converse meia hora com oito a dez pessoas: colegas do time, quem recebe o seu trabalho, quem fornece o que você precisa, alguém de operação ou atendimento e pelo menos uma pessoa antiga na casa. Três perguntas bastam:</p>
<ul>
<li>O que você faz e como o meu trabalho afeta o seu?</li>
<li>O que funciona bem aqui e não deveria mudar?</li>
<li>Se você pudesse consertar uma coisa, qual seria?</li>
</ul>
<p>Anote as respostas. Quando a mesma queixa aparecer em três conversas, você achou um candidato à sua primeira entrega.</p>
<h3>Um diário de dúvidas</h3>
<p>Mantenha uma lista de siglas, sistemas e decisões que você não entende. Procure sozinho por vinte minutos e depois pergunte, juntando as dúvidas em blocos. Perguntar muito no primeiro mês é normal. Perguntar a mesma coisa pela terceira vez, não. Anote também os tropeços da sua própria chegada: um guia para a próxima pessoa é uma contribuição simples, útil e que só quem acabou de entrar consegue escrever.</p>

<h2>Dias 31 a 60: entregar algo pequeno e inteiro</h2>
<p>No segundo mês, a confiança vem de uma coisa terminada. Escolha com quem chefia você uma entrega que caiba em quatro semanas e passe em quatro testes:</p>
<ul>
<li>resolve um incômodo que mais de uma pessoa citou;</li>
<li>depende pouco de aprovação de outras áreas;</li>
<li>tem começo e fim visíveis;</li>
<li>pode ser medida, nem que seja em horas poupadas ou erros a menos.</li>
</ul>
<p>Bons exemplos: um relatório que sai sozinho em vez de ser montado à mão, uma fila de chamados organizada por urgência, um roteiro de atendimento que reduz dúvidas repetidas, um teste que evita o erro da última versão. Maus exemplos: trocar o sistema, redesenhar o processo do setor, reescrever tudo.</p>
<p>Meça antes de mexer. Se você não souber que a conferência levava seis horas, ninguém saberá que agora leva duas. E conte o resultado dando crédito a quem ajudou:</p>
<blockquote><p>Com a ajuda da Paula e do Renato, a conferência de sexta passou de seis para duas horas. Deixei o passo a passo na pasta do time. O próximo ponto que vejo é o cadastro de fornecedores. Faz sentido?</p></blockquote>
<h3>Peça retorno antes que ele seja dado</h3>
<p>Perto do dia 45, quando muitas empresas decidem a prorrogação, peça uma conversa curta. Evite “como estou indo?”, que convida a uma resposta educada. Prefira perguntas que só se respondem com exemplos:</p>
<ul>
<li>O que eu fiz até agora que você gostaria de ver mais vezes?</li>
<li>O que eu poderia ter feito melhor, e em que situação?</li>
<li>Das prioridades que combinamos, alguma mudou?</li>
</ul>
<p>Escolha um ponto da resposta, mude algo visível em duas semanas e avise: “Você comentou que meus e-mails estavam longos. Passei a abrir com a decisão que preciso. Melhorou?”</p>

<h2>Dias 61 a 90: assumir</h2>
<p>O terceiro mês é o de passar de quem ajuda para quem responde por algo. Assuma um assunto inteiro, mesmo que pequeno: um cliente, uma rotina, um indicador. Responder por ele quer dizer avisar antes que dê errado, trazer opções e não só problemas, e cuidar do que acontece depois da entrega.</p>
<p>É também a hora de dizer alguns nãos. Quem aceitou tudo nos dois primeiros meses chega ao terceiro atrasado em todas as frentes. Uma forma que preserva a relação:</p>
<blockquote><p>Consigo fazer isso até quinta se o relatório ficar para segunda. Qual dos dois é mais importante agora?</p></blockquote>
<h3>A revisão dos noventa dias</h3>
<p>Não espere que alguém marque. Peça a reunião para duas semanas antes do fim do contrato de experiência e leve uma página com quatro partes:</p>
<ol>
<li>o que combinamos no primeiro mês;</li>
<li>o que foi entregue, com medida antes e depois;</li>
<li>o que não saiu, por que não saiu e o que você faria diferente;</li>
<li>a sua proposta para os próximos três meses, e do que você precisa para cumpri-la.</li>
</ol>
<p>Se na contratação ficou combinada uma revisão de salário ou de cargo depois da experiência, é nesta conversa que ela volta à mesa, com o e-mail daquela época em mãos.</p>

<h2>Sinais de que algo não vai bem</h2>
<p>Alguns tropeços fazem parte: esquecer nomes, errar o tom, demorar com um sistema. Outros pedem uma conversa logo. Você chegou ao dia 30 sem saber como será avaliado. As tarefas não têm relação com a vaga. As prioridades mudam toda semana, e só você se surpreende. As suas perguntas ficam sem resposta. Fale enquanto é cedo, com fatos e um pedido:</p>
<blockquote><p>Nas últimas três semanas, trabalhei sobretudo em tarefas de suporte, e a vaga era de análise. Quero entender se isso é passageiro. Podemos definir quanto do meu tempo fica em cada frente até o fim do mês?</p></blockquote>
<p>Se a resposta mostrar que o trabalho real é outro, você também está em experiência: pode decidir com calma, e com os seus registros, se quer ficar.</p>

<h2>O roteiro em uma página</h2>
<ul>
<li><strong>Semana 1:</strong> datas do contrato na agenda, acessos resolvidos, lista de pessoas a conhecer.</li>
<li><strong>Semana 2:</strong> conversa de expectativas e resumo por escrito.</li>
<li><strong>Semanas 3 e 4:</strong> oito a dez conversas, diário de dúvidas, três incômodos que se repetem.</li>
<li><strong>Semanas 5 a 8:</strong> uma entrega pequena, medida antes e depois; retorno pedido perto do dia 45.</li>
<li><strong>Semanas 9 e 10:</strong> um assunto que é seu do começo ao fim.</li>
<li><strong>Semana 11:</strong> revisão dos noventa dias, com a página pronta e uma proposta para o trimestre seguinte.</li>
</ul>
<p>Guarde a página da revisão. Daqui a um ano, ela será a primeira linha da sua avaliação de desempenho e um bom começo para a próxima versão do seu currículo.</p>
`;

/** A way through the first three months of a job. */
export const primeiros90Dias: Article = { ...ARTICLE_SUMMARIES[1], content_html: content };
