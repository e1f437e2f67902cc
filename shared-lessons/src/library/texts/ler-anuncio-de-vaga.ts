import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Um anúncio de vaga costuma ser escrito por várias mãos: um pedaço veio da chefia, outro do RH, outro do anúncio anterior. Por isso ele mistura o que a pessoa fará no primeiro dia, o que seria bom ter e frases que estão ali por hábito. Ler bem é separar essas três coisas e decidir em poucos minutos se a candidatura vale o seu tempo.</p>

<h2>Comece pelo trabalho</h2>
<p>A lista de requisitos assusta, e o trabalho explica. Leia primeiro as atividades e complete uma frase: “Contratam alguém para fazer isto, porque têm aquele problema”. Veja um trecho inventado:</p>
<blockquote><p>Assistente de compras. Cotar materiais com fornecedores, acompanhar prazos de entrega e conferir notas com o almoxarifado. Requisitos: ensino médio, planilhas, boa comunicação, inglês desejável, superior em andamento será um diferencial. Perfil dinâmico, que vista a camisa.</p></blockquote>
<p>A frase de Tomé, que leu esse anúncio, ficou assim: “Contratam alguém para cobrar prazos e conferir o que chega, porque o material atrasa ou vem errado”. Com ela, ele sabe que história contar. Se você não consegue escrever a frase, o anúncio é vago, e isso já é uma informação.</p>

<h2>Três colunas: exige, deseja, enfeita</h2>
<p>Copie cada requisito para uma destas colunas:</p>
<ul>
<li><strong>Exige:</strong> sem isso, o trabalho não pode ser feito ou a lei não deixa. Registro no conselho da profissão, habilitação para o veículo, o idioma da reunião de todo dia, o turno da noite. Em geral vem com “obrigatório” ou reaparece nas atividades.</li>
<li><strong>Deseja:</strong> ajuda, mas se aprende ou se compensa. Vem com “desejável”, “diferencial”, “será um plus”, quase sempre no fim da lista.</li>
<li><strong>Enfeita:</strong> “dinâmico”, “resiliente”, “espírito de dono”. Não decide nada, mas pode virar pergunta: “O que significa autonomia nesta função?”.</li>
</ul>
<p>Na dúvida, procure o requisito nas atividades. No anúncio de compras, planilhas e conversa com fornecedores são o dia inteiro: exige. Inglês não aparece em nenhuma tarefa: deseja.</p>

<h2>Quantos requisitos bastam</h2>
<p>Não existe um número. Circula a frase de que homens se candidatam com 60% dos requisitos e mulheres só com 100%. Ela costuma ser atribuída a um relatório interno de uma empresa, que não foi publicado. Em uma consulta de 2014 com mais de mil pessoas, sem amostra representativa, o motivo mais citado por homens e por mulheres para não se candidatar foi achar que não seriam contratados sem cumprir tudo. Ou seja: tomaram a lista ao pé da letra.</p>
<p>Um critério mais útil são três perguntas:</p>
<ol>
<li>Cumpro tudo o que está na coluna “exige”?</li>
<li>Tenho uma prova de que já fiz a atividade principal, ou algo muito parecido?</li>
<li>O que me falta se aprende nos primeiros meses?</li>
</ol>
<p>Com três respostas “sim”, candidate-se, mesmo que a coluna “deseja” esteja quase vazia. Se falta algo que a lei exige, guarde o tempo para outra vaga. Se falta só a prova da atividade principal, procure uma: um trabalho de curso, um voluntariado, uma tarefa parecida em outra função.</p>

<h2>O que o anúncio não diz</h2>
<p>Faixa salarial, tipo de contrato, dias presenciais, horário e motivo da vaga costumam faltar. Anote o que falta e pergunte no primeiro contato, em uma mensagem curta:</p>
<blockquote><p>Olá! A vaga de assistente de compras me interessa, e já fiz cotação e conferência de notas por dois anos. Antes de seguir, vocês podem me dizer a faixa salarial, o tipo de contrato e quantos dias são presenciais?</p></blockquote>
<p>Algumas combinações merecem atenção. “Contratação PJ” com horário fixo, chefia e exclusividade descreve uma relação que pode ser emprego (CLT, artigos 2º e 3º), e você precisa comparar o ano inteiro antes de aceitar. O guia <a href="/recursos/negociacao-salarial">Como negociar seu salário</a> traz essa conta.</p>

<h2>O que a lei diz sobre anúncios</h2>
<p>Duas regras da CLT ajudam na leitura. O artigo 373-A, incluído em 1999, proíbe anúncio de emprego que se refira a sexo, idade, cor ou situação familiar, salvo quando a natureza da atividade, pública e notoriamente, o exigir. O artigo 442-A, incluído em 2008, diz que o empregador não exigirá comprovação de mais de seis meses de experiência no mesmo tipo de atividade.</p>
<p>Na prática, muitos anúncios pedem anos de experiência. Saber da regra não muda a concorrência: outra pessoa com mais prática ainda pode ser escolhida. Mas é um motivo a mais para não se excluir por conta própria por causa desse número.</p>

<h2>Decida em dez minutos</h2>
<ol>
<li>Escreva a frase do problema que a vaga resolve.</li>
<li>Distribua os requisitos nas três colunas.</li>
<li>Responda às três perguntas.</li>
<li>Confira quem anuncia. A lição <a href="/micro-learnings/golpes-em-vagas">Vaga ou golpe?</a> mostra como.</li>
<li>Escolha: candidatar, perguntar antes ou passar. Anote o motivo em uma linha.</li>
</ol>
<p>O <a href="/buscador-vagas">radar de vagas</a> mostra a aderência do seu currículo a cada anúncio e o motivo. A decisão continua sua: ele não sabe quanto você quer aquele trabalho. Daqui a um mês, as linhas anotadas mostram qual exigência aparece sempre na coluna “exige” e falta em você. Essa é a próxima coisa a aprender.</p>
`;

/** How to tell what an ad requires from what it wishes for. */
export const lerAnuncioDeVaga: Lesson = {
  ...summaryOf('ler-anuncio-de-vaga'),
  content_html: content,
  objectives: [
    'Resumir em uma frase o problema que a vaga resolve.',
    'Separar os requisitos em exige, deseja e enfeita.',
    'Decidir entre candidatar-se, perguntar antes ou passar, com um motivo escrito.',
    'Perguntar o que o anúncio não diz antes de investir tempo.',
  ],
  sources: [
    {
      title: 'Consolidação das Leis do Trabalho (Decreto-Lei 5.452), artigos 2º, 3º, 373-A e 442-A',
      by: 'Presidência da República',
      year: 1943,
      for: 'O que a lei descreve como emprego e o que proíbe em anúncios e exigências; os dois últimos artigos foram incluídos pelas Leis 9.799, de 1999, e 11.644, de 2008.',
    },
    {
      title: 'Why Women Don’t Apply for Jobs Unless They’re 100% Qualified (Harvard Business Review)',
      by: 'Tara Sophia Mohr',
      year: 2014,
      for: 'Os motivos que homens e mulheres deram para não se candidatar, e o limite da frase dos 60%.',
    },
    {
      title: 'Hidden Workers: Untapped Talent',
      by: 'Joseph B. Fuller, Manjari Raman, Eva Sage-Gavin e Kristen Hines (Harvard Business School e Accenture)',
      year: 2021,
      for: 'A observação de que descrições de vagas acumulam requisitos ao longo do tempo.',
    },
  ],
  questions: [
    {
      id: 'coluna-do-requisito',
      kind: 'choice',
      prompt:
        'Um anúncio de recepcionista bilíngue lista “espanhol” entre os requisitos. Nas atividades, lê-se “receber grupos de turistas argentinos todas as semanas”. Em que coluna fica o espanhol?',
      options: [
        'Deseja, porque o anúncio não usa a palavra “obrigatório”.',
        'Enfeita, porque quase todo anúncio pede idiomas.',
        'Em nenhuma, até a entrevista.',
        'Exige, porque o trabalho de toda semana depende dele.',
      ],
      right: 3,
      explanation:
        'O requisito reaparece nas atividades: sem espanhol, a tarefa semanal não se faz. Pôr em “deseja” atrai porque falta a palavra “obrigatório”, mas o trabalho descrito pesa mais do que o rótulo.',
    },
    {
      id: 'numero-de-requisitos',
      kind: 'trueFalse',
      prompt: 'Cumprir pelo menos 60% dos requisitos é um bom critério para decidir uma candidatura.',
      right: false,
      explanation:
        'Os requisitos não pesam igual: faltar um registro obrigatório elimina, e faltar três diferenciais pode não importar. A porcentagem convence por parecer medida, mas vem de uma frase repetida, sem estudo publicado por trás.',
    },
    {
      id: 'decidir-a-candidatura',
      kind: 'case',
      prompt:
        'Selma lê um anúncio de motorista de ônibus escolar. Tem oito anos de direção e ótimas referências, mas não tem a categoria de habilitação nem o curso que a vaga marca como obrigatórios. O que faz mais sentido agora?',
      options: [
        'Candidatar-se mesmo assim, porque oito anos de direção compensam o que falta no papel.',
        'Passar esta vaga e avaliar se vale obter a habilitação e o curso para as próximas.',
        'Candidatar-se e tratar do assunto só se perguntarem.',
      ],
      right: 1,
      explanation:
        'A exigência vem da lei e da função; experiência não a substitui. Candidatar-se atrai porque, em requisitos desejáveis, a experiência compensa mesmo. Aqui o tempo rende mais em obter o que falta ou em outra vaga.',
    },
    {
      id: 'meses-de-experiencia',
      kind: 'gap',
      prompt:
        'Pelo artigo 442-A da CLT, o empregador não exigirá comprovação de mais de ____ meses de experiência no mesmo tipo de atividade.',
      accepted: ['seis', '6', '06'],
      explanation:
        'O artigo, incluído em 2008, fixa seis meses. Doze ou vinte e quatro são respostas comuns porque muitos anúncios pedem um ou dois anos, mas o que é comum no anúncio não é o que a lei diz.',
    },
    {
      id: 'anuncio-sem-salario',
      kind: 'choice',
      prompt: 'A vaga interessa, mas não informa salário nem contrato. O que fazer?',
      options: [
        'Desistir, porque anúncio sem salário esconde algo.',
        'Aceitar o processo inteiro e perguntar só na proposta.',
        'Perguntar no primeiro contato, junto com uma frase que mostre por que a vaga serve a você.',
        'Propor um valor alto para provocar uma resposta.',
      ],
      right: 2,
      explanation:
        'Uma pergunta curta e cedo poupa tempo dos dois lados, e a frase mostra que o interesse é no trabalho. Esperar a proposta atrai por parecer educado, mas pode custar semanas em uma vaga que não serviria. Faltar a faixa é comum e, sozinho, não prova nada.',
    },
  ],
  application: {
    task: 'Escolha um anúncio que interessa. Escreva a frase do problema, distribua os requisitos nas três colunas, responda às três perguntas e decida: candidatar, perguntar antes ou passar.',
    evidence:
      'Existe uma página com a frase, as três colunas preenchidas e a decisão com o motivo em uma linha.',
  },
};
