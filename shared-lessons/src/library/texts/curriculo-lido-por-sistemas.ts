import type { Lesson } from '../../lesson.ts';
import { summaryOf } from '../summaries.ts';

const content = `
<p>Muitas empresas recebem candidaturas por um sistema de recrutamento, conhecido pela sigla em inglês ATS. Em volta dele cresceu um folclore: robôs que jogam fora três em cada quatro currículos, palavras escondidas em letra branca, modelos “aprovados”. A realidade tem menos drama. Quem sabe o que o programa faz cuida do que depende de si e deixa o resto de lado.</p>

<h2>O que o sistema faz</h2>
<p>Em geral são quatro coisas, e cada produto as faz de um jeito:</p>
<ol>
<li><strong>Guarda</strong> a candidatura e o arquivo que você enviou.</li>
<li><strong>Extrai</strong> o texto e tenta preencher campos: nome, contato, cargos, datas, formação.</li>
<li><strong>Pergunta</strong> e filtra pelas respostas. Tem a habilitação exigida? Aceita o horário?</li>
<li><strong>Busca e ordena</strong>, quando quem recruta procura uma palavra ou quando a empresa usa algum cálculo de semelhança com a vaga.</li>
</ol>
<p>O terceiro passo elimina por regra, e a regra foi escolhida por alguém da empresa. Leia cada pergunta do formulário com a atenção que você dá ao currículo: um “não” marcado por distração pode pesar mais do que qualquer palavra.</p>

<h2>O que se perde na leitura</h2>
<p>Um PDF guarda onde cada letra fica na página. A ordem em que as frases devem ser lidas pode não estar nele, e então o programa adivinha. Daí vêm estes tropeços:</p>
<ul>
<li><strong>Duas colunas:</strong> a linha da esquerda pode ser lida junto com a da direita, e o cargo de um emprego acaba com a data de outro.</li>
<li><strong>Texto dentro de imagem:</strong> um currículo escaneado pode chegar vazio.</li>
<li><strong>Ícones e estrelas:</strong> o desenho de um telefone não diz “telefone”, e quatro estrelas em inglês não dizem “leio manuais técnicos”.</li>
<li><strong>Cabeçalho e rodapé:</strong> alguns leitores ignoram essas áreas. Deixe nome e contato no corpo da página.</li>
<li><strong>Títulos inventados:</strong> “Minha trilha” pode não ser entendida como “Experiência profissional”.</li>
</ul>
<p>Lívia, técnica em enfermagem, usava um modelo com uma coluna lateral colorida. Copiou o texto para um bloco de notas e viu “Hospital 2019 Curativos Inglês 2022” em uma linha só. Passou tudo para uma coluna, com os títulos de sempre, e guardou a versão colorida para entregar em mãos.</p>
<h3>PDF ou documento de texto?</h3>
<p>Siga o que o anúncio pede. Sem indicação, um PDF gerado pelo editor de texto, e não por escâner, mantém a aparência e em geral se deixa ler. Se o formulário preencher mal os campos, corrija-os à mão, porque é neles que a busca costuma procurar.</p>

<h2>Três mitos</h2>
<p><strong>“O robô descarta 75% dos currículos.”</strong> A frase circula há mais de dez anos sem um estudo publicado que a sustente. Filtros que excluem gente capaz existem: uma pesquisa de 2021 com executivos dos Estados Unidos, do Reino Unido e da Alemanha encontrou empresas que deixavam de fora, por exemplo, quem tinha mais de seis meses sem emprego. Mas cada filtro é uma escolha de uma empresa, e não uma porcentagem que valha para todas.</p>
<p><strong>“Basta repetir as palavras do anúncio.”</strong> Palavras iguais ajudam a busca a achar você, desde que sejam verdade e façam parte de uma frase. Quarenta termos em fila, ou um texto em letra branca, aparecem inteiros no texto extraído e custam a confiança de quem lê.</p>
<p><strong>“Existe uma nota de ATS.”</strong> Não há nota única, porque não há sistema único. A nota que uma ferramenta mostra é o cálculo dela, e isso vale também para a nossa. Use-a como lista de conferência.</p>

<h2>As palavras certas, no lugar certo</h2>
<p>Marque no anúncio o nome que ele dá ao que você já faz. Se a vaga diz “contas a receber” e você escreveu “cobrança”, use os dois nomes onde for verdade:</p>
<blockquote><p>Contas a receber: cobrança de 80 clientes por mês, com acordos de parcelamento e baixa no sistema.</p></blockquote>
<p>Escreva siglas também por extenso, como em “Norma Regulamentadora 10 (NR-10)”, porque você não sabe qual das formas será procurada. E ponha o nome comum do cargo ao lado do nome interno: “Analista de Encantamento (atendimento a clientes)”.</p>

<h2>Se a decisão foi só da máquina</h2>
<p>A Lei 13.709, de 2018 (LGPD), no artigo 20, dá a quem teve os interesses afetados por uma decisão tomada unicamente com base em tratamento automatizado o direito de pedir revisão. Dá também o direito a informações claras sobre os critérios usados, respeitados os segredos comercial e industrial. O pedido vai ao canal de dados pessoais da empresa. A lei não exige que uma pessoa faça a revisão, nem que o resultado mude.</p>

<h2>O teste de dois minutos</h2>
<p>Abra o arquivo, selecione tudo, copie e cole em um bloco de notas. Confira:</p>
<ul>
<li>Nome, telefone e e-mail saíram como texto.</li>
<li>Cada cargo está junto da sua empresa e das suas datas.</li>
<li>Não há palavras quebradas nem sinais estranhos.</li>
<li>As três principais exigências que você cumpre aparecem com o nome que o anúncio usa.</li>
</ul>
<p>O <a href="/otimizador-curriculo">otimizador de currículo</a> lê o arquivo e compara o texto com uma vaga. Nenhum teste imita todos os sistemas. Ele tira do caminho os erros que dependem de você.</p>
`;

/** What screening software does with a CV, and what is told of it that is not so. */
export const curriculoLidoPorSistemas: Lesson = {
  ...summaryOf('curriculo-lido-por-sistemas'),
  content_html: content,
  objectives: [
    'Explicar o que um sistema de recrutamento faz com o arquivo e com as respostas do formulário.',
    'Testar em dois minutos se o seu currículo se deixa ler.',
    'Usar as palavras do anúncio onde elas são verdade.',
    'Reconhecer três mitos sobre triagem automática.',
  ],
  sources: [
    {
      title: 'Hidden Workers: Untapped Talent',
      by: 'Joseph B. Fuller, Manjari Raman, Eva Sage-Gavin e Kristen Hines (Harvard Business School e Accenture)',
      year: 2021,
      for: 'Exemplos de filtros que empresas escolhem e que excluem pessoas capazes.',
    },
    {
      title: 'ISO 32000-1: Document management, Portable document format, parte 1',
      by: 'Organização Internacional de Normalização (ISO)',
      year: 2008,
      for: 'O modo como um PDF guarda o texto: posições na página e, só quando há marcação, a ordem de leitura.',
    },
    {
      title: 'Lei 13.709 (Lei Geral de Proteção de Dados Pessoais), artigo 20',
      by: 'Presidência da República',
      year: 2018,
      for: 'O direito de pedir revisão de decisões tomadas unicamente com base em tratamento automatizado.',
    },
  ],
  questions: [
    {
      id: 'passo-que-elimina',
      kind: 'choice',
      prompt: 'Em um sistema de recrutamento comum, qual passo elimina uma candidatura por regra?',
      options: [
        'A extração do texto do arquivo, quando o programa não consegue preencher os campos.',
        'As respostas ao formulário, comparadas com o que a empresa definiu.',
        'A escolha da fonte e das cores do currículo.',
        'O armazenamento do arquivo.',
      ],
      right: 1,
      explanation:
        'Perguntas eliminatórias são regras que alguém da empresa configurou, e uma resposta as dispara. A extração atrai porque uma leitura ruim prejudica a busca, mas ler mal não é o mesmo que reprovar.',
    },
    {
      id: 'tres-em-cada-quatro',
      kind: 'trueFalse',
      prompt: 'Há pesquisa publicada que mostra que os sistemas descartam sozinhos 75% dos currículos.',
      right: false,
      explanation:
        'O número se repete há anos sem um estudo que o sustente. Ele convence porque é exato e porque a falta de resposta dói. Filtros existem, mas são escolhas de cada empresa, sem porcentagem comum.',
    },
    {
      id: 'modelo-de-duas-colunas',
      kind: 'case',
      prompt:
        'Otávio colou o texto do currículo em um bloco de notas, e as datas apareceram ao lado dos cargos errados. O modelo tem duas colunas. O que resolve?',
      options: [
        'Escrever as palavras do anúncio em letra branca no rodapé.',
        'Aumentar a letra das datas.',
        'Passar o conteúdo para uma coluna, com cada data junto do seu cargo.',
        'Trocar o arquivo por uma imagem da página, que mantém cada data no lugar em que está.',
      ],
      right: 2,
      explanation:
        'O leitor misturou as colunas; com uma só, a ordem da página é a ordem do texto. A imagem atrai porque preserva o desenho, mas pode chegar sem texto nenhum.',
    },
    {
      id: 'sigla-por-extenso',
      kind: 'gap',
      prompt:
        'Como você não sabe qual forma será procurada, escreva a sigla e também o nome por ____ uma vez.',
      accepted: ['extenso', 'inteiro', 'completo'],
      explanation:
        'Quem busca pode digitar “NR-10” ou o nome da norma, e um texto com as duas formas responde às duas buscas. Repetir só a sigla muitas vezes não cobre quem procura pelo nome.',
    },
    {
      id: 'revisao-automatizada',
      kind: 'choice',
      prompt: 'O que o artigo 20 da LGPD dá a quem foi afetado por uma decisão só automatizada?',
      options: [
        'O direito de pedir revisão e informações claras sobre os critérios.',
        'O direito de ser entrevistado por uma pessoa antes de a vaga ser preenchida.',
        'O direito de receber o código do programa.',
        'O direito de repetir a candidatura com outro currículo.',
      ],
      right: 0,
      explanation:
        'O texto fala em revisão e em informações sobre critérios e procedimentos, respeitados os segredos comercial e industrial. A entrevista atrai porque parece a consequência justa, mas a lei não a prevê nem exige que uma pessoa revise.',
    },
  ],
  application: {
    task: 'Faça o teste do bloco de notas com o currículo que você mais envia. Corrija o que saiu fora de ordem, escondido em imagem ou com título incomum, e acrescente dois termos de um anúncio real que já sejam verdade no seu trabalho.',
    evidence:
      'O texto colado sai na ordem certa, com contato, cargos e datas legíveis, e contém os dois termos do anúncio dentro de frases.',
  },
};
