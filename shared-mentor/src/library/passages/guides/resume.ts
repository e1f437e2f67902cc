import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

/** What our own guides say on CV and LinkedIn. */
export const RESUME_GUIDES: readonly Passage[] = [
  guide(
    'one-reader',
    'Guia: quem lê o currículo',
    'Um currículo passa por leitores diferentes: um sistema que procura palavras, alguém da seleção que compara com o anúncio, e só depois quem vai trabalhar com você. Se quase ninguém chama, olhe para os dois primeiros: o cargo buscado está escrito no topo, as exigências aparecem com as palavras do anúncio, o telefone e a cidade estão certos. Troque uma coisa por vez e anote o que mudou.',
    ['resume', 'job'],
    '/otimizador-curriculo',
  ),
  guide(
    'cv-length',
    'Guia: o tamanho do currículo',
    'Uma página costuma bastar no começo da carreira, e duas dão conta da maior parte das trajetórias. O tamanho certo é o que sobra depois de tirar o que não ajuda nesta vaga. Dê mais linhas aos trabalhos recentes e parecidos, uma linha aos antigos, e junte os repetidos. Se falta conteúdo, acrescente o que fez em cada trabalho, e não frases sobre a sua personalidade.',
    ['resume'],
    '/otimizador-curriculo',
  ),
  guide(
    'time-gap',
    'Guia: um período sem emprego',
    'Um intervalo chama menos atenção quando está dito do que quando precisa ser adivinhado. Basta uma linha, com as datas e um motivo curto, sem detalhes íntimos: cuidado com a família, estudo, mudança de cidade, busca de recolocação. Se nesse tempo houve curso, trabalho por conta própria ou voluntário, ele entra como experiência. Nunca estique datas: elas são fáceis de conferir e custam a confiança.',
    ['resume', 'interview', 'transition'],
    '/otimizador-curriculo',
  ),
  guide(
    'new-field-cv',
    'Guia: currículo para mudar de área',
    'Quem lê um currículo de outra área faz uma pergunta só: por que esta pessoa daria conta daqui. Responda no resumo, em três linhas: a área buscada, o que você já fez de parecido e o que está fazendo para completar. Depois, em cada experiência, deixe primeiro as tarefas que existem também na área nova, com os nomes que ela usa. O resto pode ficar curto.',
    ['resume', 'transition'],
    '/otimizador-curriculo',
  ),
  guide(
    'first-cv',
    'Guia: o primeiro currículo',
    'Sem emprego anterior, o currículo mostra responsabilidade de outras formas: projeto da escola, ajuda no comércio da família, voluntariado, esporte, trabalho na comunidade, curso com trabalho final. Conte cada uma como experiência, com o que fez e o que resultou. Ponha no alto o que se procura em quem começa: horários disponíveis, bairro ou cidade, curso em andamento e previsão de conclusão.',
    ['resume', 'job'],
    '/otimizador-curriculo',
  ),
  guide(
    'numbers',
    'Guia: números que todo trabalho tem',
    'Número não é só faturamento. Todo trabalho tem quantidade, frequência, tamanho e tempo: pacientes por plantão, entregas por dia, alunos por turma, lojas atendidas, chamados por semana, prazo que encurtou. Se não há registro, estime por um dia comum e multiplique, e use “cerca de”. A regra é simples: só escreva o número que você conseguiria explicar a quem trabalhou ao seu lado.',
    ['resume', 'promotion', 'interview'],
    '/otimizador-curriculo',
  ),
  guide(
    'informal-work',
    'Guia: trabalho sem registro no currículo',
    'Trabalho sem carteira assinada também é experiência. Faxina, entrega, salão, obra, venda por encomenda e cuidado de pessoas entram com função, período, lugar e o que você fazia. No lugar da empresa, escreva “autônoma”, “autônomo” ou “por conta própria”. Deixe combinado com uma ou duas pessoas para quem trabalhou que podem ser procuradas, e ponha os contatos só quando a empresa pedir.',
    ['resume', 'job'],
    '/otimizador-curriculo',
  ),
  guide(
    'personal-data',
    'Guia: dados pessoais no currículo',
    'Para chamar você, bastam nome, cidade e bairro, telefone, e-mail e, se ajudar, o endereço do LinkedIn ou do portfólio. Documentos, estado civil, nome dos pais, filhos, religião e endereço completo não ajudam a decidir e podem parar em mãos erradas. Foto só se o anúncio pedir. Habilitação, registro profissional e disponibilidade entram quando a vaga depende deles.',
    ['resume'],
    '/otimizador-curriculo',
  ),
  guide(
    'screening-software',
    'Guia: currículo que o sistema consegue ler',
    'O sistema de triagem precisa conseguir ler o texto. Ajudam: uma coluna só, títulos comuns como “Experiência” e “Formação”, datas no mesmo formato e um arquivo em que dê para selecionar as palavras. Atrapalham: tabela, caixa de texto, ícone no lugar de palavra, currículo em imagem. Use os termos do anúncio para o que você de fato sabe; repetir palavras ou escondê-las aparece na leitura seguinte.',
    ['resume', 'job'],
    '/otimizador-curriculo',
  ),
  guide(
    'linkedin',
    'Guia: um LinkedIn que se encontra',
    'Quem procura gente no LinkedIn digita o nome de um cargo, e é por isso que o título deve trazer a função que você quer com as palavras que a área usa. No “Sobre”, o começo é o que aparece: diga o que faz, para quem e que tipo de vaga procura. Datas e cargos devem bater com o currículo. Poucas experiências bem contadas valem mais que muitas vazias.',
    ['resume', 'job'],
    '/otimizador-linkedin',
  ),
];
