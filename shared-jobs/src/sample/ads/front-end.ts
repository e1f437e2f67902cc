import { type SampleAd, withRepost } from '../sample-ad.ts';

export const FRONT_END_ADS: readonly SampleAd[] = [
  {
    key: 'front-end-react-educacao',
    title: 'Desenvolvedor(a) Front-end React Pleno',
    company: 'Aprendiz do Sertão Tecnologia Educacional',
    places: ['Fortaleza/CE'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6500, 8500],
    phase: 8,
    description: `Fazemos um ambiente de estudos usado por redes municipais do Ceará, muitas vezes em celulares simples e com internet instável. Por isso, desempenho e acessibilidade pesam tanto quanto aparência.

O que você vai fazer
• Criar telas novas com React e TypeScript a partir de protótipos no Figma
• Medir e reduzir o peso das páginas
• Testar com leitor de telas antes de publicar

Requisitos técnicos
• React e TypeScript
• HTML semântico e CSS responsivo
• Acessibilidade digital (WCAG)
• Consumo de APIs REST
• Testes com Jest ou Vitest

Diferenciais
• Next.js
• PWA com funcionamento sem conexão

Benefícios: vale-alimentação de R$ 900, plano de saúde com dependentes e jornada de 40 horas.

Trabalho híbrido na Aldeota, com presença às quartas.`,
  },
  {
    key: 'front-end-vue-turismo',
    title: 'Front-end Vue.js (Júnior/Pleno)',
    company: 'Trilha Pantaneira Viagens',
    places: ['Campo Grande/MS'],
    workModel: 'remote',
    contracts: ['clt'],
    phase: 21,
    description: `Somos uma agência que vende roteiros de pesca, observação de aves e ecoturismo. O site atual tem oito anos e será refeito em Vue 3 até o fim da próxima temporada.

A pessoa contratada vai dividir o front-end com um colega sênior: ele cuida do checkout, você cuida das páginas de roteiro, da busca e do calendário de saídas.

Necessário:
Vue ou outro framework semelhante (React, Angular, Svelte)
JavaScript moderno
CSS com Tailwind ou Sass
Git e pull requests

Desejável:
Nuxt
SEO técnico
Espanhol, porque recebemos muitos grupos do Paraguai

Salário compatível com a experiência, discutido logo na primeira conversa. Contratação CLT com equipamento enviado para casa.`,
  },
  {
    key: 'front-end-angular-governo',
    title: 'Desenvolvedor Angular Sênior',
    company: 'Ipeúva Soluções para Governo',
    places: ['Palmas/TO'],
    workModel: 'onSite',
    contracts: ['pj', 'clt'],
    salary: [9800, 12500],
    phase: 34,
    description: `Projeto: portal de serviços ao cidadão
Duração prevista: 24 meses
Local: dependências do cliente, em Palmas

Resumo da vaga
Migrar 60 formulários de uma aplicação antiga para Angular e padronizar os componentes segundo o guia visual do governo.

Exigências
- Angular 15 ou superior, RxJS e TypeScript: mínimo de 4 anos
- Micro front-ends
- Testes de ponta a ponta com Cypress ou Playwright
- Experiência anterior com metodologia Scrum

Conhecimentos desejáveis
- Padrão Digital de Governo
- Java, para dialogar com a equipe de serviços

Remuneração: de R$ 9.800 (CLT) a R$ 12.500 (PJ). A escolha do regime é feita na proposta.`,
  },
  ...withRepost(
    {
      key: 'front-end-lojas-virtuais',
      title: 'Desenvolvedor(a) Front-end para E-commerce',
      company: 'Agência Pitanga',
      places: ['Vitória/ES'],
      workModel: 'hybrid',
      contracts: ['clt'],
      salary: [4800, 6200],
      phase: 2,
      description: `A Pitanga cuida das lojas virtuais de marcas capixabas de moda, café e decoração.

Missão do cargo: transformar layouts em lojas rápidas e fáceis de comprar.

Responsabilidades e atividades
Implementar temas em VTEX IO e Shopify
Ajustar páginas para campanhas de datas comerciais
Configurar etiquetas no Google Tag Manager

Qualificações
HTML, CSS e JavaScript
Experiência com React
Vivência em alguma plataforma de e-commerce
Noções de SEO

Pontos extras
Testes A/B
Edição básica no Figma

Nossos benefícios: auxílio home office de R$ 150, vale-refeição, day off de aniversário e sexta-feira até as 16h.`,
    },
    17,
  ),
  {
    key: 'front-end-mobile-react-native',
    title: 'Pessoa Desenvolvedora Mobile React Native',
    company: 'Feirante App',
    places: ['Belém/PA'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [7000, 9500],
    phase: 15,
    description: `O Feirante conecta quem produz hortaliças, açaí e peixe aos restaurantes de Belém e Ananindeua.

Você precisa saber
React Native com TypeScript
Publicação na Play Store e na App Store
Mapas, geolocalização e notificações push
Consumir APIs REST e lidar com filas locais quando falta sinal

Seria ótimo se você também tivesse
Kotlin e Android nativo
Firebase
Detox ou outra ferramenta de testes

Como é o processo: uma conversa de quarenta minutos com a fundadora e o líder técnico, depois uma sessão de programação em dupla sobre um problema do nosso aplicativo. Não aplicamos testes para fazer em casa.

Vínculo PJ, 8 horas por dia, com recesso de duas semanas em dezembro.`,
  },
  {
    key: 'front-end-engineer-en',
    title: 'Mid-level Frontend Engineer',
    company: 'Lumen Payroll',
    places: ['Porto Alegre/RS'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [11000, 14000],
    phase: 28,
    description: `Lumen Payroll builds payroll software for companies that hire across borders. Product and engineering meetings happen in English; your employment contract is a Brazilian CLT one.

The role
You will join the reporting squad (four engineers, one designer, one product manager) and turn dense accounting tables into screens that people can understand at month end.

You have
3+ years of experience with React and TypeScript
Solid HTML, CSS and web accessibility
Experience testing user interfaces with Playwright or Cypress
Advanced English

Bonus points
Data visualization with D3
Knowledge of Brazilian payroll rules

Benefits: health insurance, meal vouchers and a yearly learning budget of R$ 4,000.`,
  },
  {
    key: 'front-end-estagio',
    title: 'Estagiário(a) de Desenvolvimento Web',
    company: 'Rádio e Portal Vale do Acre',
    places: ['Rio Branco/AC'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [1300, 1300],
    phase: 41,
    description: `Vaga de estágio no portal de notícias da rádio.

Quem procuramos
Estudante regularmente matriculado(a) em Sistemas de Informação, Análise e Desenvolvimento de Sistemas ou curso técnico em Informática. É preciso ter pelo menos um ano de curso pela frente.

Conhecimentos
HTML e CSS
JavaScript básico
WordPress (desejável)
Noções de edição de imagem

Atividades
Publicar matérias e galerias junto com a redação
Fazer pequenas correções no tema do site
Acompanhar os acessos de cada matéria

Carga horária: 6 horas por dia, à tarde. Bolsa-auxílio de R$ 1.300 mais transporte. Contrato inicial de seis meses, assinado com a instituição de ensino.`,
  },
  {
    key: 'front-end-cooperado-full-stack',
    title: 'Desenvolvedor Full Stack (cooperado)',
    company: 'Cooptumã Tecnologia',
    places: ['Manaus/AM'],
    workModel: 'hybrid',
    contracts: ['cooperative'],
    salary: [48, 62, 'hour'],
    phase: 9,
    description: `A Cooptumã é uma cooperativa de trabalho com 38 profissionais de tecnologia. Quem entra participa das assembleias, vota e recebe pelas horas dedicadas a cada projeto: entre R$ 48 e R$ 62 por hora, com retirada mínima garantida de 120 horas mensais.

Projeto inicial: controle de qualidade em uma fábrica de eletroeletrônicos do Distrito Industrial.

Perfil profissional
- Node.js e React
- SQL (PostgreSQL ou MySQL)
- Docker
- Autonomia para combinar prazos com o cliente

Diferencial: integração com leitores de código de barras, balanças ou CLPs.

Modalidade: dois dias na fábrica e três onde você preferir. O ingresso é como cooperado, depois de um curso gratuito sobre cooperativismo.`,
  },
  {
    key: 'front-end-design-system',
    title: 'Engenheiro(a) Front-end Sênior – Design System',
    company: 'Banco Caiçara',
    places: ['Santos/SP', 'São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [13500, 17000],
    disability: 'open',
    phase: 22,
    description: `Time: Experiência Digital
Senioridade: sênior

Seus desafios
Cuidar da biblioteca de componentes usada por 19 equipes, com versões para web e aplicativos
Escrever guias de uso e responder dúvidas de quem adota os componentes
Definir com designers o que entra, o que muda e o que sai

Habilidades técnicas
Domínio de TypeScript, React e Web Components
Storybook e versionamento semântico
Acessibilidade: WCAG 2.2, ARIA e testes com NVDA ou VoiceOver
Design tokens

Competências comportamentais
Escrita clara, escuta e paciência para negociar

Desejáveis: Angular, React Native, Figma.

Todas as nossas vagas podem ser preenchidas por pessoas com deficiência; conte na inscrição de que recursos você precisa nas entrevistas. Presença uma vez por semana em Santos ou na Vila Olímpia.`,
  },
  {
    key: 'front-end-flutter-interior',
    title: 'Programador Flutter',
    company: 'Agropec Sistemas',
    places: ['Sinop/MT'],
    contracts: ['clt'],
    salary: [5500, 7500],
    phase: 35,
    description: `Nosso aplicativo de campo é usado em fazendas de soja, milho e gado. O peão lança o dado no curral sem internet e tudo sobe à noite, quando o celular acha o Wi-Fi da sede.

Pedimos experiência com Flutter e Dart, banco local (SQLite), sincronização com API REST e Git. Se souber um pouco de C#, ajuda, pois o servidor é .NET. Ter vivido perto de lavoura não é obrigatório, mas encurta a conversa com o cliente.

Haverá viagens de um ou dois dias a fazendas da região, umas oito vezes por ano, com carro da empresa: é necessário ter CNH B.

Pagamos de R$ 5.500 a R$ 7.500 por mês, em carteira, e ajudamos com aluguel nos três primeiros meses para quem se mudar para Sinop.`,
  },
  {
    key: 'front-end-web-freela-temporario',
    title: 'Desenvolvedor(a) Web – contrato temporário',
    company: 'Fundação Casa das Marés',
    places: ['Macapá/AP'],
    workModel: 'remote',
    contracts: ['temporary'],
    salary: [4700, 4700],
    phase: 3,
    dating: 'undated',
    description: `Contrato por prazo determinado de cinco meses para pôr no ar o acervo digital de fotografias, cartas e gravações da Fundação.

O trabalho
Montar o site a partir do projeto gráfico já aprovado
Importar cerca de 3.200 itens catalogados em planilhas
Treinar duas pessoas da casa para atualizar o conteúdo

Requisitos obrigatórios
WordPress ou Drupal, com desenvolvimento de temas
PHP
JavaScript
Acessibilidade web

Requisitos desejáveis
Tainacan ou Omeka
Biblioteconomia ou museologia, ainda que por curiosidade

Salário de R$ 4.700 mensais. Na inscrição, indique ao menos um site seu que continue publicado.`,
  },
];
