import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>“Conte uma vez em que você resolveu um conflito.” A pergunta é simples, e a cabeça fica vazia. Não é falta de experiência: é difícil achar uma boa lembrança em cinco segundos, diante de um desconhecido. Quem se prepara não decora respostas. Escolhe antes cinco acontecimentos reais, sabe o que cada um prova e só decide na hora qual deles contar.</p>

<h2>Por que pedem histórias</h2>
<p>“Trabalho bem sob pressão” qualquer pessoa pode dizer. Um caso acontecido traz lugar, escolha e consequência, e quem entrevista pode perguntar mais. Por isso, entrevistas estruturadas costumam usar dois tipos de pergunta: o que você fez em uma situação real e o que faria em uma situação imaginada. Para o primeiro, você precisa de histórias.</p>

<h2>Quatro partes, tamanhos diferentes</h2>
<ul>
<li><strong>Situação:</strong> onde, quando e qual era o problema. Duas frases.</li>
<li><strong>Tarefa:</strong> o que cabia a você, e não ao time inteiro. Uma frase.</li>
<li><strong>Ação:</strong> o que você fez, em que ordem, e por que escolheu esse caminho. Metade do tempo ou mais.</li>
<li><strong>Resultado:</strong> o que mudou, com medida se houver, e o que você aprendeu. Duas ou três frases.</li>
</ul>
<p>O erro mais frequente é gastar um minuto na situação e correr com o resto. Quem ouve precisa do cenário só até entender por que a sua decisão era difícil.</p>

<h2>A mesma história, duas vezes</h2>
<p>Tânia foi auxiliar administrativa em uma clínica de Goiânia. Primeira versão:</p>
<blockquote><p>A fila era enorme e todo mundo reclamava. Eu sempre fui muito proativa, então a gente se organizou, o atendimento melhorou bastante e a chefia elogiou.</p></blockquote>
<p>Segunda versão:</p>
<blockquote><p>Em 2024, a fila das sete da manhã passava de quarenta pessoas. Minha chefe pediu que eu reduzisse a espera sem contratar ninguém. Durante uma semana, anotei o motivo de cada atendimento e vi que um terço das pessoas só vinha buscar resultado de exame. Propus à recepção uma mesa só para retirada, nas duas primeiras horas, e treinei um colega. No terceiro dia, a mesa atrapalhava a passagem, e eu a levei para perto da porta. Em um mês, a espera média caiu de cinquenta para cerca de trinta minutos, pelo registro das senhas. Aprendi a contar antes de mexer.</p></blockquote>
<p>A segunda leva pouco mais de um minuto. Repare no tropeço do terceiro dia: ele torna a história mais confiável, porque quase nada dá certo de primeira.</p>

<h2>Eu, nós e o crédito</h2>
<p>Quase todo trabalho é coletivo, e mesmo assim a entrevista quer saber de você. Use “nós” para o que foi do grupo e “eu” para a sua parte: “nós éramos quatro; eu cuidei do contato com os fornecedores”. Dar o crédito alheio em uma frase não diminui ninguém e evita que a próxima pergunta seja “e o que você fez?”.</p>

<h2>Número sem invenção</h2>
<p>Medida ajuda, mas número inventado cai na segunda pergunta. Se não há medida exata, diga a ordem de grandeza e como chegou a ela: “umas cinco horas por semana; eu anotava no caderno”. Se nem isso existe, descreva o que deixou de acontecer ou o que continuou em uso depois que você saiu. Não leve nomes de clientes nem valores sigilosos: “uma rede de supermercados da região” basta.</p>

<h2>Cinco histórias que cobrem quase tudo</h2>
<ol>
<li><strong>Um problema difícil</strong> que você resolveu: serve para iniciativa, análise e resultado.</li>
<li><strong>Um desacordo</strong> com colega, cliente ou chefia: serve para conflito, comunicação e influência.</li>
<li><strong>Um erro seu:</strong> serve para falha, crítica recebida e aprendizado.</li>
<li><strong>Algo novo que aprendeu depressa:</strong> serve para mudança, pressão e adaptação.</li>
<li><strong>Uma vez em que ajudou outros a render mais:</strong> serve para liderança, mesmo sem cargo, e trabalho em equipe.</li>
</ol>
<p>Dê a cada uma um título de três palavras, como “a mesa da retirada”. O título é o que você vai procurar na memória. Depois, escreva ao lado de cada requisito do anúncio qual história o prova. Requisito sem história é o ponto a preparar. Entre dois casos possíveis, prefira o mais recente e o mais parecido com o trabalho da vaga.</p>

<h2>Quando a experiência é pouca</h2>
<p>Estágio, trabalho de curso, comércio da família, voluntariado e bico contam, desde que você tenha decidido algo. Igor, que procura o primeiro emprego com carteira, conta como organizou a escala de doze voluntários de um cursinho comunitário depois de duas faltas no mesmo sábado. Tem problema, tarefa, escolha e resultado. O que não conta é o que você faria: se nunca aconteceu, diga isso e ofereça o caso mais próximo.</p>

<h2>Quando a pergunta é imaginada</h2>
<p>“O que você faria se um cliente ameaçasse cancelar?” pede raciocínio. Diga o que verificaria primeiro, com quem falaria, o que decidiria e o que faria se não desse certo. Depois, ligue ao real: “passei por algo próximo quando...”. Uma hipótese apoiada em um caso pesa mais que duas hipóteses.</p>

<h2>O erro, sem truque</h2>
<p>Na história do erro, escolha algo de verdade, com consequência limitada e já consertado. Conte a sua parte sem culpar ninguém, o que fez nas horas seguintes e o que mudou no seu modo de trabalhar. “Meu erro é ser perfeccionista” avisa que você prefere não responder.</p>

<h2>Treine em voz alta, com tópicos</h2>
<p>Escreva só quatro palavras-chave por história, uma para cada parte, e conte sem ler, de um minuto e meio a dois minutos. Grave, ouça uma vez e corte o começo. Decorar frase por frase atrapalha: se a pergunta vem de outro lado, o texto não encaixa. Ao final de cada resposta, pare. Se houver silêncio, pergunte: “quer que eu detalhe alguma parte?”.</p>
<p>O <a href="/simulador-entrevista">simulador de entrevista</a> mostra quais das quatro partes aparecem na sua resposta e quanto espaço cada uma ocupa. Conte a mesma história para duas perguntas diferentes e veja o que precisa mudar no começo e no fim.</p>
`;

/** How to prepare true stories for an interview. */
export const historiasParaEntrevista: Lesson = {
  ...summaryOf('historias-para-entrevista'),
  content_html: content,
  objectives: [
    'Contar um caso real em situação, tarefa, ação e resultado, com mais espaço para a ação.',
    'Separar a sua parte da parte do grupo e usar medidas sem inventar.',
    'Reunir cinco histórias e ligá-las aos requisitos de uma vaga.',
    'Treinar por tópicos, em até dois minutos, sem decorar.',
  ],
  sources: [
    {
      title:
        'The Structured Employment Interview: Narrative and Quantitative Review of the Research Literature',
      by: 'Julia Levashina, Christopher Hartwell, Frederick Morgeson e Michael Campion (Personnel Psychology)',
      year: 2014,
      for: 'Como se compõem entrevistas estruturadas: perguntas sobre o que a pessoa fez e sobre o que faria.',
    },
    {
      title:
        'Initial comparisons of patterned behavior description interviews versus unstructured interviews',
      by: 'Tom Janz (Journal of Applied Psychology)',
      year: 1982,
      for: 'Um dos primeiros estudos de perguntas que pedem a descrição de um comportamento passado em vez de uma opinião sobre si.',
    },
    {
      title: 'The Critical Incident Technique',
      by: 'John Flanagan (Psychological Bulletin)',
      year: 1954,
      for: 'A ideia de olhar para acontecimentos concretos, com situação, conduta e efeito, em vez de adjetivos.',
    },
  ],
  questions: [
    {
      id: 'parte-maior',
      kind: 'choice',
      prompt: 'Em uma história de dois minutos, qual parte merece mais espaço?',
      options: [
        'A ação: o que você fez, em que ordem e por quê.',
        'A situação: sem o contexto completo, ninguém entende.',
        'O resultado: é o que a empresa quer comprar.',
        'A tarefa: ela mostra o tamanho da responsabilidade.',
      ],
      right: 0,
      explanation:
        'A ação mostra como você pensa e trabalha, e por isso ocupa metade do tempo ou mais. O contexto completo atrai porque dá segurança a quem conta, mas consome o minuto em que apareceriam as suas escolhas.',
    },
    {
      id: 'decorar-ajuda',
      kind: 'trueFalse',
      prompt:
        'Decorar cada história palavra por palavra é a forma mais segura de não se perder na entrevista.',
      right: false,
      explanation:
        'O texto decorado não encaixa quando a pergunta vem por outro lado, e quem esquece uma frase perde o fio. Quatro palavras-chave, uma para cada parte, guardam a ordem e deixam o começo e o fim livres para a pergunta que vier.',
    },
    {
      id: 'ordem-de-grandeza',
      kind: 'gap',
      prompt: 'Sem medida exata, diga a ordem de ____ e explique como chegou a ela.',
      accepted: ['grandeza', 'magnitude'],
      explanation:
        '“Umas cinco horas por semana; eu anotava” é uma ordem de grandeza com origem, e resiste à segunda pergunta. Quem completa com “preferência” ou “chegada” descreve outra coisa; e um número exato inventado cai quando perguntam de onde veio.',
    },
    {
      id: 'e-voce',
      kind: 'case',
      prompt:
        'Renata responde: “No inventário de 2025, nós mudamos a ordem dos corredores, conversamos com os conferentes e cortamos um dia de contagem.” Quem entrevista pergunta: “E o que você fez?” O que faltou na resposta?',
      options: [
        'Mais contexto sobre o tamanho do estoque e o número de filiais.',
        'Um resultado em dinheiro, porque um dia a menos não é medida.',
        'A parte dela: o que decidiu e executou dentro do grupo.',
        'Um elogio ao time, para mostrar que sabe trabalhar em equipe.',
      ],
      right: 2,
      explanation:
        'A resposta só tem “nós”, e não deixa ver a contribuição de Renata. Um dia a menos de contagem já é uma medida, embora dinheiro impressione mais; e o contexto está claro. “Nós éramos cinco; eu refiz a ordem dos corredores” resolveria.',
    },
    {
      id: 'historia-do-erro',
      kind: 'choice',
      prompt: 'Perguntam por um erro seu. Qual história serve melhor?',
      options: [
        'Sou exigente demais comigo e reviso tanto que acabo entregando mais do que pedem.',
        'Um colega me passou a planilha errada e o relatório saiu com falhas.',
        'Cometi um erro grave que ainda está em discussão com o cliente.',
        'Enviei uma cotação com prazo errado, avisei no mesmo dia e criei uma conferência.',
      ],
      right: 3,
      explanation:
        'A cotação é um erro próprio, de consequência limitada, consertado e com mudança no modo de trabalhar. “Exigente demais” parece seguro porque é um elogio disfarçado, mas quem entrevista percebe que a pergunta ficou sem resposta.',
    },
  ],
  application: {
    task: 'Escolha um anúncio que interessa a você e uma das cinco histórias. Escreva o título de três palavras e quatro palavras-chave, conte em voz alta uma vez com o celular gravando e ouça. Corte o que sobrou da situação e grave de novo.',
    evidence:
      'Existe uma gravação de até dois minutos em que se ouvem as quatro partes, e a ação ocupa pelo menos metade dela.',
  },
};
