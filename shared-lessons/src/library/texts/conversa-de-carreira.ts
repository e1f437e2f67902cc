import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Henrique é analista de suprimentos há três anos. Em cada avaliação ouviu “continue assim, a sua hora vai chegar”, e continuou. Quando abriu uma vaga de coordenação, escolheram outra pessoa. A chefia explicou que ele “ainda não estava pronto para liderar”, palavras que Henrique ouvia pela primeira vez. Ele tinha trabalhado bem, durante três anos, por critérios que nunca viu. A conversa de carreira existe para que isso apareça cedo, quando ainda dá para agir.</p>

<h2>Uma conversa só para isso</h2>
<p>A avaliação de desempenho olha para trás. A reunião semanal cuida do que está pegando fogo. A conversa de carreira trata dos próximos doze meses e por isso precisa de hora própria. Peça com o tema declarado, para que a outra pessoa também chegue preparada:</p>
<blockquote><p>Quero conversar sobre o meu próximo passo aqui: o que você espera de alguém do nível seguinte e o que falta no meu caso. Podemos reservar trinta minutos na semana que vem?</p></blockquote>
<p>Bons momentos: alguns meses antes do ciclo de promoções, depois de uma entrega importante ou quando o seu papel mudou. Se o assunto for só dinheiro, é outra conversa, com outro preparo.</p>

<h2>Diga para onde</h2>
<p>“Quero crescer” obriga a chefia a adivinhar. Crescer pode ser um nível acima na mesma função, coordenar pessoas, aprofundar uma especialidade ou ir para outra área. Escreva uma frase:</p>
<blockquote><p>Nos próximos doze meses, quero assumir a coordenação de uma categoria de compras. Já conduzo a negociação com dois fornecedores grandes; ainda não respondi por orçamento nem por pessoas.</p></blockquote>
<p>Se você tem dúvida entre dois caminhos, leve os dois e diga o que quer descobrir. Se não sabe por onde começar, as lacunas do seu <a href="/diagnostico/resultado">diagnóstico</a> dão uma primeira lista.</p>

<h2>Peça critérios que se possam conferir</h2>
<p>“Mais maturidade”, “visão do todo” e “presença” podem querer dizer qualquer coisa. Quem recebe uma palavra dessas sai para casa com uma angústia, e não com um plano. Três perguntas trazem a conversa de volta ao chão:</p>
<ul>
<li>O que uma pessoa desse nível faz que eu ainda não faço?</li>
<li>Em que situação dos últimos meses você sentiu falta disso em mim?</li>
<li>O que você precisaria ver, e em que trabalho, para dizer que já está lá?</li>
</ul>
<p>No caso de Henrique, “liderar” virou três coisas: conduzir a reunião mensal com fornecedores, orientar a estagiária até ela fechar uma compra sozinha e defender o orçamento da categoria diante da diretoria. Isso se pode praticar e conferir. Pergunte ainda se existe um plano de cargos por escrito e peça para ler: às vezes o critério está em uma pasta que ninguém abre.</p>

<h2>Leve evidências do nível seguinte</h2>
<p>Uma lista de tudo o que você fez prova que trabalhou muito. Para mudar de nível, escolha três fatos em que você já agiu como alguém desse nível e conte cada um em quatro linhas: o problema, o que você decidiu, o que mudou e quem pode confirmar.</p>
<blockquote><p>O fornecedor de embalagens avisou que pararia por duas semanas. Propus dividir o pedido entre dois fornecedores menores e negociei o frete. A linha não parou, e o custo do mês subiu 2%. A Lígia, da produção, acompanhou.</p></blockquote>
<p>Inclua uma coisa que não deu certo e o que você mudou depois. Uma página sem tropeços parece propaganda.</p>

<h2>Quem decide pode não estar na sala</h2>
<p>Muitas promoções são discutidas em uma reunião da qual você não participa. Ali, a sua chefia terá poucos minutos para falar de você. Pergunte:</p>
<blockquote><p>Quem mais participa dessa decisão, e o que essa pessoa conhece do meu trabalho?</p></blockquote>
<p>Se a resposta for “quase nada”, combine como isso muda: apresentar um resultado, entrar em um projeto comum, responder por um tema em que essa pessoa depende de você. E deixe com a chefia três linhas prontas, fáceis de repetir.</p>

<h2>Um roteiro de trinta minutos</h2>
<ol>
<li><strong>Cinco minutos:</strong> aonde você quer chegar e por quê.</li>
<li><strong>Dez minutos:</strong> os critérios, com as três perguntas. Anote as palavras usadas.</li>
<li><strong>Dez minutos:</strong> as suas evidências e o que a chefia vê de diferente.</li>
<li><strong>Cinco minutos:</strong> o combinado, em voz alta: quem faz o quê, até quando.</li>
</ol>
<p>Fale menos da metade do tempo. O que você foi buscar está do outro lado da mesa.</p>

<h2>Se a resposta for “ainda não”</h2>
<p>Há três “ainda não”, e cada um pede outra coisa. Descubra qual é o seu:</p>
<ul>
<li><strong>Falta algo no meu trabalho.</strong> Peça o critério e uma oportunidade real de praticar: “Em que projeto dos próximos meses eu posso mostrar isso?”</li>
<li><strong>Falta vaga ou verba.</strong> Pergunte o que precisa acontecer para abrir e em que mês se decide. Um projeto em outra área pode valer mais que esperar.</li>
<li><strong>Falta apoio.</strong> Se os critérios mudam a cada conversa, ou ninguém os diz, registre o que ouviu, procure uma segunda opinião no RH ou com outra liderança e olhe as vagas de dentro e de fora com calma.</li>
</ul>
<p>Só mencione outra proposta se ela existir e se você a aceitaria.</p>

<h2>Saia com um combinado escrito</h2>
<p>A memória de uma conversa boa dura poucos dias. Envie um resumo no mesmo dia:</p>
<blockquote><p>Obrigado pela conversa. Entendi que, para a coordenação, você espera três coisas: a reunião de fornecedores, a orientação da estagiária e a defesa do orçamento. Conduzo a reunião a partir de abril; você me inclui na preparação do orçamento. Revemos tudo em 15 de julho. Corrija se entendi algo errado.</p></blockquote>
<p>O resumo não obriga a empresa a promover ninguém. Ele fixa os critérios e a data, de modo que a próxima conversa comece pelos fatos. Se você assumir tarefas do nível seguinte, combine também até quando isso dura antes de se rever cargo e salário.</p>

<h2>Para conferir na véspera</h2>
<ul>
<li>O meu próximo passo cabe em uma frase.</li>
<li>Tenho três evidências do nível seguinte, com alguém que as confirme.</li>
<li>Vou perguntar por exemplos quando ouvir uma palavra vaga.</li>
<li>Sei quem mais decide, ou vou perguntar.</li>
<li>O resumo está rascunhado, com data de revisão.</li>
</ul>
`;

/** How to ask one's manager for criteria, and leave with something agreed. */
export const conversaDeCarreira: Lesson = {
  ...summaryOf('conversa-de-carreira'),
  content_html: content,
  objectives: [
    'Dizer em uma frase qual é o próximo passo que você quer.',
    'Transformar um critério vago em algo que se possa praticar e conferir.',
    'Escolher três evidências de que você já age no nível seguinte.',
    'Sair da conversa com critérios, tarefas e data de revisão por escrito.',
  ],
  sources: [
    {
      title: 'Help Them Grow or Watch Them Go: Career Conversations Organizations Need and Employees Want',
      by: 'Beverly Kaye e Julie Winkle Giulioni',
      year: 2012,
      for: 'A conversa de carreira como conversa própria, separada da avaliação.',
    },
    {
      title: 'Research: Vague Feedback Is Holding Women Back (Harvard Business Review)',
      by: 'Shelley J. Correll e Caroline Simard',
      year: 2016,
      for: 'O retorno vago não diz o que mudar para avançar; daí as perguntas por exemplos.',
    },
    {
      title:
        'Building a Practically Useful Theory of Goal Setting and Task Motivation: A 35-Year Odyssey (American Psychologist)',
      by: 'Edwin A. Locke e Gary P. Latham',
      year: 2002,
      for: 'Metas específicas orientam melhor o esforço do que “faça o seu melhor”.',
    },
  ],
  questions: [
    {
      id: 'palavra-vaga',
      kind: 'case',
      prompt: 'A chefia diz a Henrique: “Falta um pouco de maturidade.” Qual pergunta leva mais longe?',
      options: [
        '“Você acha que em seis meses eu chego lá?”',
        '“Que curso de liderança você me recomenda?”',
        '“Em que situação recente você sentiu falta disso?”',
        '“O que mais eu poderia entregar neste ano?”',
      ],
      right: 2,
      explanation:
        'Uma situação concreta mostra o que a chefia chama de maturidade e o que praticar. Pedir um curso mostra iniciativa e por isso atrai, mas escolhe o remédio antes de saber qual é o problema.',
    },
    {
      id: 'trabalhar-muito',
      kind: 'trueFalse',
      prompt:
        'Para mostrar que se está pronto para o nível seguinte, a lista mais completa possível do que foi entregue é a melhor evidência.',
      right: false,
      explanation:
        'A lista completa prova volume no nível atual, e é natural querer mostrá-la inteira. O que pesa é ter agido como alguém do nível seguinte: três fatos, com problema, decisão, efeito e quem confirma.',
    },
    {
      id: 'data-de-revisao',
      kind: 'gap',
      prompt: 'O resumo enviado depois da conversa traz os critérios, quem faz o quê e uma data de ____.',
      accepted: ['revisão', 'reavaliação'],
      explanation:
        'A data de revisão faz a próxima conversa acontecer e começar pelos critérios combinados. Uma data de promoção parece melhor, mas a chefia raramente pode prometê-la sozinha, e a promessa vaga não se confere.',
    },
    {
      id: 'falta-de-vaga',
      kind: 'choice',
      prompt:
        'A chefia confirma que você já atende aos critérios, mas não há vaga no nível seguinte. O que perguntar primeiro?',
      options: [
        'O que precisa acontecer para a vaga abrir e em que mês isso se decide.',
        'Que competências você ainda deveria desenvolver enquanto espera.',
        'Se um aumento fora do ciclo pode compensar a espera.',
      ],
      right: 0,
      explanation:
        'Se o obstáculo é vaga ou verba, a informação que falta é o que o remove e quando. Desenvolver mais competências soa prudente, mas responde a outro “ainda não” e pode manter você esperando sem data.',
    },
    {
      id: 'quem-decide',
      kind: 'case',
      prompt:
        'Lígia descobre que a promoção é decidida por três gerentes, e dois não conhecem o trabalho dela. Faltam cinco meses. O que fazer?',
      options: [
        'Confiar na chefia direta, que conhece bem o trabalho e vai defendê-la na reunião.',
        'Combinar com a chefia um projeto ou uma apresentação em que os dois vejam o trabalho e deixar três linhas prontas.',
        'Procurar os dois gerentes e pedir apoio à promoção.',
      ],
      right: 1,
      explanation:
        'Cinco meses bastam para que os dois vejam um resultado, e as três linhas ajudam quem falará por ela. Confiar na chefia parece natural, mas uma voz contra dois desconhecidos é pouco; pedir apoio sem que conheçam o trabalho deixa-os sem o que dizer.',
    },
  ],
  application: {
    task: 'Escreva a frase do seu próximo passo e uma evidência em quatro linhas (problema, decisão, efeito, quem confirma). Depois envie o pedido de uma conversa de trinta minutos com o tema declarado.',
    evidence: 'O convite enviado, com data, e a página com a frase e a evidência.',
  },
};
