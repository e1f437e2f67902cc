import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Toda pessoa tem uma pergunta que espera que não façam. “Por que você saiu?” “O que fez nesse ano parado?” “Quanto quer ganhar?” O medo costuma levar a duas respostas ruins: a comprida, que se justifica, e a inventada, que não resiste a um telefonema. Há um caminho mais curto, e ele se prepara em uma tarde.</p>

<h2>Responda à preocupação por trás</h2>
<p>Uma pergunta difícil quase sempre traz uma dúvida legítima: isso vai acontecer de novo? Você está pronto para começar? Cabe no orçamento? Responda a ela em três passos, em menos de um minuto:</p>
<ol>
<li><strong>O fato</strong>, em uma frase, verdadeiro e sem adjetivo.</li>
<li><strong>O que você fez com ele:</strong> o que aprendeu, resolveu ou mudou.</li>
<li><strong>A ponte:</strong> por que esta vaga faz sentido agora.</li>
</ol>
<p>Depois da ponte, pare. O silêncio convida a continuar, e é na continuação que aparecem as desculpas. Você não deve mentir, porque datas e referências podem ser conferidas. Também não precisa contar tudo: verdade e intimidade são coisas diferentes.</p>

<h2>“Por que você saiu?”</h2>
<p>Corte de equipe, com calma:</p>
<blockquote><p>Em março, a área passou de doze para sete pessoas e eu fui uma das cinco desligadas. Entreguei a carteira documentada e, desde então, concluí um curso de análise de dados. Esta vaga me interessa porque une as duas coisas.</p></blockquote>
<p>Quando o motivo foi desempenho, vale o mesmo desenho:</p>
<blockquote><p>Não atingi a meta de vendas por dois trimestres e fui desligado. Entendi que prospecção não é o meu ponto forte; já no pós-venda, a minha carteira renovava bem. Por isso estou procurando relacionamento com clientes.</p></blockquote>
<p>Não fale mal de quem contratou você antes, mesmo com razão. Quem ouve não conhece o outro lado e passa a imaginar o que você dirá daqui a dois anos. Se o caso está na Justiça ou sob sigilo, “prefiro não comentar detalhes” é uma resposta completa.</p>

<h2>“E esse tempo parado?”</h2>
<p>Diga o motivo com as palavras que você escolher, mostre que a situação permite trabalhar agora e conte algo recente:</p>
<blockquote><p>De 2024 a 2025, cuidei do meu pai, e hoje os cuidados estão organizados com a família. Nos últimos três meses, voltei a fazer balancetes para dois pequenos comércios do bairro. Estou pronta para uma rotina integral.</p></blockquote>
<p>Desemprego também é motivo: “procurei, fiz trabalhos avulsos e estudei”. Se houve doença, o diagnóstico é assunto seu. “Tive uma questão de saúde, resolvida, e posso começar em duas semanas” basta, quando for verdade.</p>

<h2>“Por que tantas trocas?”</h2>
<p>Agrupe o que tem explicação comum: “entre 2022 e 2024, fiz três contratos por prazo determinado, todos até o fim”. Se uma saída foi escolha ruim, diga o que passou a verificar: “aceitei sem perguntar a escala; hoje pergunto antes”. Termine com o que faria você ficar, porque é isso que a pergunta quer saber.</p>

<h2>“Qual é o seu maior defeito?”</h2>
<p>Escolha algo real, que não seja o centro da vaga, e mostre o remédio em uso: “Eu demorava a pedir ajuda. Hoje, se travo por meia hora, pergunto; combinei isso com a minha última equipe”. Qualidade disfarçada não engana, e defeito sem remédio só assusta.</p>

<h2>“Qual é a sua pretensão?”</h2>
<p>Faça antes a pesquisa que a lição sobre <a href="/micro-learnings/negociacao-salarial">negociação salarial</a> descreve. Primeiro, pergunte pela faixa. Se insistirem, dê uma faixa estreita, cujo piso você aceite com tranquilidade, e diga em que base: bruto ou líquido, CLT ou PJ, com que benefícios.</p>
<blockquote><p>Vocês têm uma faixa definida? Pelo que pesquisei para a função aqui em Curitiba, trabalho entre 4.800 e 5.300 reais brutos em CLT, e quero conhecer o pacote antes de fechar um número.</p></blockquote>
<p>Se o formulário exige um valor único, escolha um de dentro da faixa e anote qual informou, para não se contradizer na conversa.</p>

<h2>Perguntas que não se devem fazer</h2>
<p>As leis a seguir não listam perguntas. O que a <strong>Lei 9.029, de 1995</strong>, com a redação dada em 2015, proíbe é a prática discriminatória no acesso ao trabalho por sexo, origem, raça, cor, estado civil, situação familiar, deficiência, reabilitação profissional ou idade, entre outros motivos (artigo 1º, que ressalva a proteção de crianças e adolescentes). Ela também trata como crime exigir teste, exame ou declaração sobre gravidez ou esterilização (artigo 2º). E a <strong>Constituição de 1988</strong> proíbe critério de admissão por motivo de sexo, idade, cor ou estado civil (artigo 7º, inciso XXX).</p>
<p>Por isso, “pretende ter filhos?”, “qual é a sua religião?” e “você não está velho para isso?” não deveriam aparecer: a resposta não pode decidir. Já escala, viagens, mudança de cidade e data de início são condições do trabalho e podem ser perguntadas a todos.</p>

<h3>Três saídas possíveis</h3>
<ul>
<li><strong>Responder ao que é do trabalho:</strong> “Se a dúvida é a escala de sábado, tenho disponibilidade.”</li>
<li><strong>Perguntar a relação:</strong> “Como isso se liga às tarefas da vaga?”</li>
<li><strong>Recusar com calma:</strong> “Prefiro deixar a minha vida pessoal fora da conversa. Posso contar como organizei o último fechamento?”</li>
</ul>
<p>Escolha conforme a sua segurança e a sua necessidade; nenhuma delas é obrigação. Logo depois, anote data, nome, palavras usadas e quem estava presente. Com esse registro, você pode procurar o sindicato, uma pessoa da advocacia ou o Ministério Público do Trabalho, que recebe denúncias. Isto é orientação geral, não parecer jurídico: cada caso tem a sua história.</p>

<h2>Prepare a sua</h2>
<p>Escreva a pergunta que você mais teme, responda nos três passos e diga em voz alta até caber em um minuto. Na terceira vez, costuma soar mais natural, porque a pergunta já não surpreende. Para ouvir outras do seu nível, use o <a href="/simulador-entrevista">simulador de entrevista</a>.</p>
`;

/** How to answer what one fears to be asked, and what should not be asked. */
export const perguntasDificeis: Lesson = {
  ...summaryOf('perguntas-dificeis'),
  content_html: content,
  objectives: [
    'Responder a uma pergunta difícil com fato, o que fez com ele e ponte, em menos de um minuto.',
    'Falar de desligamento e de pausa sem mentir e sem expor a vida íntima.',
    'Dizer a pretensão como faixa estreita, com a base em que ela foi calculada.',
    'Reconhecer perguntas que não devem pesar na seleção e escolher como reagir.',
  ],
  sources: [
    {
      title: 'Lei 9.029, de 13 de abril de 1995, artigos 1º e 2º',
      by: 'Presidência da República',
      year: 1995,
      for: 'A proibição de práticas discriminatórias no acesso ao trabalho e o crime de exigir teste ou declaração de gravidez.',
    },
    {
      title: 'Constituição Federal, artigo 7º, inciso XXX',
      by: 'Assembleia Nacional Constituinte',
      year: 1988,
      for: 'A proibição de critério de admissão por motivo de sexo, idade, cor ou estado civil.',
    },
    {
      title: 'Getting to Yes: Negotiating Agreement Without Giving In (no Brasil, “Como chegar ao sim”)',
      by: 'Roger Fisher e William Ury',
      year: 1981,
      for: 'Olhar para o interesse por trás da posição; aqui, para a preocupação por trás da pergunta.',
    },
    {
      title: 'Tandem Anchoring: Informational and Politeness Effects of Range Offers in Social Exchange',
      by: 'Daniel Ames e Malia Mason (Journal of Personality and Social Psychology)',
      year: 2015,
      for: 'Em negociações estudadas, certas faixas ajudaram quem as propôs, e o efeito dependeu da largura e dos extremos escolhidos.',
    },
  ],
  questions: [
    {
      id: 'desligamento-em-tres-passos',
      kind: 'choice',
      prompt: 'Qual resposta a “por que você saiu do último emprego?” segue os três passos?',
      options: [
        'A gestão era confusa, as metas mudavam toda semana e ninguém ouvia a equipe. Resolvi procurar um lugar mais sério.',
        'Foi uma decisão de comum acordo, porque eu sentia que já tinha aprendido tudo o que podia ali.',
        'O meu contrato acabou com o projeto. Deixei a documentação pronta e estudei custos, que é o centro desta vaga.',
        'Prefiro olhar para a frente. O passado ficou para trás e estou com muita vontade de começar aqui.',
      ],
      right: 2,
      explanation:
        'Há um fato curto, o que a pessoa fez com ele e a ponte para a vaga. O “comum acordo” atrai por soar elegante, mas, se não for verdade, cai na primeira referência; e a crítica ao antigo lugar faz imaginar a próxima.',
    },
    {
      id: 'condicao-do-trabalho',
      kind: 'trueFalse',
      prompt:
        'Em uma vaga com duas viagens por mês, perguntar a todas as pessoas candidatas se podem viajar é legítimo.',
      right: true,
      explanation:
        'Viagens são condição do trabalho, e a pergunta feita a todos trata disso. A resposta “falso” atrai porque viajar mexe com a família; mas indevido seria perguntar por filhos ou casamento para deduzir a disponibilidade, porque esses motivos não podem decidir.',
    },
    {
      id: 'crime-do-artigo-segundo',
      kind: 'gap',
      prompt:
        'A Lei 9.029, de 1995, trata como crime exigir de quem se candidata teste, exame ou declaração sobre esterilização ou ____.',
      accepted: ['gravidez', 'estado de gravidez', 'gestação'],
      explanation:
        'O artigo 2º cita os procedimentos relativos à esterilização e ao estado de gravidez. “Idade” e “estado civil” atraem porque estão no artigo 1º, entre os motivos pelos quais não se pode discriminar, mas não são o objeto desse crime.',
    },
    {
      id: 'filhos-na-entrevista',
      kind: 'case',
      prompt:
        'Na entrevista para supervisora de loja, perguntam a Vanessa se ela tem filhos pequenos. Ela quer a vaga, não quer falar da família e imagina que a dúvida seja a escala de sábado. Qual resposta combina com o que ela quer?',
      options: [
        'Tenho dois, mas minha mãe mora perto, ajuda todos os dias e eles quase nunca ficam doentes.',
        'Se a dúvida é a escala, tenho disponibilidade aos sábados. Como ela funciona aqui?',
        'Essa pergunta é crime, e a senhora pode responder por ela na Justiça.',
        'Não tenho filhos, então isso não será um problema para a loja.',
      ],
      right: 1,
      explanation:
        'Responder à escala atende à parte que é do trabalho e devolve a conversa à vaga sem expor a família. Explicar quem cuida das crianças atrai porque parece tranquilizar, mas aceita que isso pese; mentir cria um problema futuro, e a pergunta em si não é o crime que a lei descreve.',
    },
    {
      id: 'faixa-de-pretensao',
      kind: 'choice',
      prompt: 'Insistem na pretensão, e a sua pesquisa aponta de 4.800 a 5.300 reais. O que responder?',
      options: [
        'De 4.800 a 5.300 brutos em CLT, e quero conhecer o pacote antes de fechar.',
        'De 3.500 a 7.000, porque uma faixa larga mantém todas as portas abertas.',
        'O que a empresa achar justo, já que o mais importante para mim é a oportunidade.',
      ],
      right: 0,
      explanation:
        'A faixa é estreita, tem base declarada e o piso é um valor aceitável. A faixa larga parece flexível, mas informa pouco e convida a fechar perto de 3.500, bem abaixo do que a pesquisa mostrou; “o que for justo” entrega o primeiro número ao outro lado.',
    },
    {
      id: 'pausa-por-saude',
      kind: 'case',
      prompt:
        'Otávio ficou oito meses afastado por um tratamento que terminou e está liberado para trabalhar. Perguntam pelo intervalo no currículo. O que ele precisa dizer?',
      options: [
        'O diagnóstico e as fases do tratamento, para que ninguém desconfie de algo mais grave do que foi.',
        'Que fez consultorias no período, porque falar em saúde encerra a conversa.',
        'Nada; basta mudar as datas dos empregos para que o intervalo não apareça.',
        'Que cuidou de uma questão de saúde já resolvida, quando pode começar e o que fez de recente.',
      ],
      right: 3,
      explanation:
        'A preocupação legítima é se ele pode trabalhar agora, e isso se responde com a verdade e sem diagnóstico. Contar tudo atrai como prova de transparência, mas expõe um dado íntimo que a vaga não precisa conhecer; inventar consultorias ou datas não resiste à conferência.',
    },
  ],
  application: {
    task: 'Escreva a pergunta que você mais teme e responda em três frases: o fato, o que fez com ele e a ponte para uma vaga concreta. Diga em voz alta três vezes, com cronômetro, e corte até caber em um minuto.',
    evidence:
      'As três frases estão escritas, são todas verdadeiras, e a última leitura em voz alta durou menos de um minuto.',
  },
};
