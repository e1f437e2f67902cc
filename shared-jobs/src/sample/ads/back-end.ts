import { inEachCity, type SampleAd } from '../sample-ad.ts';

export const BACK_END_ADS: readonly SampleAd[] = [
  {
    key: 'back-end-java-pagamentos',
    title: 'Pessoa Desenvolvedora Back-end Java Pleno/Sênior',
    company: 'Tarumã Pagamentos',
    places: ['São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [9500, 14500],
    disability: 'open',
    phase: 0,
    description: `A Tarumã processa pagamentos de pequenos lojistas e está montando o segundo time de liquidação.

Responsabilidades
- Construir e manter microsserviços de liquidação e conciliação de cartões
- Escrever testes de unidade e de integração antes de cada entrega
- Participar do rodízio de plantão, uma semana a cada cinco

Requisitos
- Experiência sólida com Java e Spring Boot
- Mensageria com Apache Kafka
- PostgreSQL e modelagem de dados
- Docker e noções de Kubernetes
- Git e revisão de código

Diferenciais
- Ter trabalhado com meios de pagamento ou Pix
- Kotlin

Benefícios
Vale-refeição de R$ 1.100, plano de saúde sem coparticipação e auxílio-creche.

Duas idas por semana ao escritório da Barra Funda. Esta posição também está aberta a pessoas com deficiência.`,
  },
  {
    key: 'back-end-node-logistica',
    title: 'Desenvolvedor(a) Node.js Pleno',
    company: 'Rota Jequitibá',
    places: ['Belo Horizonte/MG'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [9000, 11000],
    phase: 13,
    description: `Contrato PJ, 100% remoto, com reunião diária às 9h30. Faixa de R$ 9.000 a R$ 11.000 por mês, nota emitida até o dia 25.

O sistema que você vai assumir calcula fretes e rastreia cargas fracionadas em seis estados. Hoje são onze serviços em Node.js com TypeScript, um monolito em PHP que estamos desmontando aos poucos e filas no RabbitMQ.

O que você precisa ter
TypeScript no dia a dia há pelo menos três anos
NestJS ou Express
MongoDB e Redis
Testes com Jest
Boa leitura de PHP, porque parte do trabalho é migrar regras antigas

Seria um plus
AWS Lambda e DynamoDB
Conhecer o mercado de transporte rodoviário

Oferecemos: quinze dias de descanso pago por ano.`,
  },
  {
    key: 'back-end-python-saude',
    title: 'Desenvolvedora ou Desenvolvedor Python Sênior',
    company: 'Clínica Digital Ipê Branco',
    places: ['Recife/PE'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 26,
    description: `Quem somos
Desenvolvemos prontuário eletrônico para ambulatórios e policlínicas do Nordeste, com equipe de 14 pessoas no Bairro do Recife.

Seu papel será conduzir a evolução da API de agendamento, hoje em Django, e preparar a troca de informações com laboratórios pelo padrão HL7 FHIR.

O que esperamos de você:
• Domínio de Python e Django REST Framework
• Experiência com PostgreSQL, inclusive análise de consultas lentas
• Celery, Redis e tarefas assíncronas
• Integração contínua com GitHub Actions
• Conhecimento da LGPD aplicada a dados de saúde

Vai ser um plus: FHIR, FastAPI e experiência orientando colegas mais novos.

Processo seletivo: conversa com a liderança técnica, exercício comentado de uma hora e encontro com o time. Retornamos a todas as pessoas que se inscrevem.`,
  },
  {
    key: 'back-end-dotnet-cooperativa',
    title: 'Analista Desenvolvedor .NET',
    company: 'Cooperativa de Crédito Pinhão Dourado',
    places: ['Cascavel/PR'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [6800, 8900],
    phase: 39,
    description: `Descrição da vaga
Atuar na sustentação e na evolução do sistema de empréstimos rurais usado por 23 agências.

Atividades principais
Corrigir defeitos e acompanhar chamados de segundo nível
Desenvolver novas telas e serviços em C# e ASP.NET
Criar procedures e ajustar índices no SQL Server
Documentar APIs e regras de negócio

Qualificações exigidas
Ensino superior completo em Ciência da Computação, Sistemas de Informação ou áreas afins
Vivência com C#, .NET 6 ou superior e Entity Framework
SQL Server
Controle de versão com Git no Azure DevOps

Desejável
Angular; conhecimento de crédito rural

Horário: segunda a sexta, das 8h às 17h48, na sede administrativa em Cascavel. Participação nos resultados, previdência privada e refeitório no local.`,
  },
  {
    key: 'back-end-estagio',
    title: 'Estágio em Desenvolvimento Back-end',
    company: 'Maré Sistemas',
    places: ['João Pessoa/PB'],
    workModel: 'hybrid',
    contracts: ['internship'],
    salary: [1650, 1650],
    phase: 7,
    description: `Nosso programa de estágio dura doze meses, com possibilidade de renovação por mais doze, e cada estagiária ou estagiário trabalha ao lado de uma pessoa orientadora.

Para se candidatar, é necessário ter matrícula ativa em curso superior de computação, análise de sistemas ou engenharia, cursando do 3º ao penúltimo período.

Você vai
- Corrigir pequenos defeitos em uma API escrita em Java
- Escrever testes automatizados com JUnit
- Acompanhar a publicação das versões

Requisitos
- Lógica de programação e programação orientada a objetos
- Noções de Java, de SQL e de Git
- Disponibilidade de 30 horas semanais, em horário combinado com a faculdade

Bolsa de R$ 1.650, auxílio-transporte de R$ 220, seguro e recesso remunerado. Três tardes por semana no Bessa e o restante em casa.`,
  },
  ...inEachCity(
    {
      key: 'back-end-php-comercio',
      title: 'Programador(a) PHP Júnior',
      company: 'Grupo Vitrine Azul',
      workModel: 'onSite',
      contracts: ['clt'],
      salary: [3200, 4100],
      phase: 20,
      description: `O Grupo Vitrine Azul abriu uma célula de tecnologia em CIDADE para cuidar das lojas virtuais da rede.

Dia a dia
Manter o catálogo e o carrinho de compras em Laravel
Integrar marketplaces e emissores de nota fiscal por APIs REST
Acompanhar erros junto com o atendimento das lojas

Perfil da vaga
Experiência com PHP e Laravel, mesmo que em projetos próprios ou acadêmicos
MySQL
HTML, CSS e JavaScript básico
Uso de Git

Conta pontos ter mexido com Vue ou WordPress.

Trabalho presencial na unidade de CIDADE, de segunda a sexta, das 9h às 18h. Vale-transporte, vale-alimentação de R$ 650, convênio odontológico e 20% de desconto nas lojas.`,
    },
    ['Feira de Santana/BA', 'Teresina/PI', 'Maceió/AL', 'Aracaju/SE', 'Natal/RN'],
  ),
  {
    key: 'back-end-go-remote-en',
    title: 'Senior Backend Engineer (Go)',
    company: 'Harpia Cloud',
    places: ['Florianópolis/SC'],
    workModel: 'remote',
    contracts: ['pj'],
    salary: [228000, 288000, 'year'],
    phase: 33,
    description: `Harpia Cloud sells storage to hospitals in Latin America and North America. The team is spread over four Brazilian states and works in English.

What you'll do
- Design and operate services that move several terabytes a day
- Own the reliability of the upload path, including on-call one week in six
- Review designs and mentor two mid-level engineers

Requirements
- 5+ years of experience with back-end development, at least two of them in Go
- Strong knowledge of PostgreSQL and gRPC
- Experience with Kubernetes and Terraform
- Fluent English, written and spoken

Nice to have
- Rust
- Experience with observability tools such as Prometheus and Grafana

Compensation: R$ 228,000 to R$ 288,000 per year, paid monthly to your Brazilian company, plus 25 days off.`,
  },
  {
    key: 'back-end-delphi-contabil',
    title: 'Desenvolvedor Delphi',
    company: 'Contábil Araguaia Softwares',
    places: ['Anápolis/GO'],
    contracts: ['clt'],
    phase: 1,
    description: `Precisamos de mais uma pessoa para manter o sistema de escrita fiscal que nossos clientes contadores usam todos os dias. O código é Delphi, do 7 ao 12, com banco Firebird, e ninguém aqui tem vergonha disso: funciona e paga as contas.

Buscamos quem tenha experiência comprovada com Delphi, saiba escrever SQL sem medo e leia com calma uma nota técnica da Receita. Conhecimento de SPED Fiscal e de NF-e faz muita diferença. Também esperamos boa comunicação, porque o suporte fica na mesa ao lado.

Não pedimos diploma. Salário a combinar conforme a experiência; plano de saúde depois de 60 dias e folga no aniversário.

Interessados podem escrever para vagas@contabilaraguaia.example com o assunto “Delphi”.`,
  },
  {
    key: 'back-end-afirmativa-mulheres-negras',
    title: 'Engenheira de Software Back-end (vaga afirmativa para mulheres negras)',
    company: 'Seguros Baobá',
    places: ['Salvador/BA'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [8200, 10800],
    phase: 14,
    description: `Esta é uma vaga afirmativa para mulheres negras, cis ou trans, parte do compromisso público que assumimos para tornar a engenharia da Baobá mais parecida com Salvador.

Suas responsabilidades
Evoluir o motor de cotação de seguros residenciais, escrito em Kotlin
Definir contratos de API com os times de aplicativo e de parceiros
Melhorar o tempo de resposta das consultas mais usadas

O que buscamos
Vivência com Kotlin ou Java em produção
APIs REST e documentação com OpenAPI
Bancos relacionais, de preferência Oracle ou PostgreSQL
Familiaridade com testes automatizados e CI/CD

Diferenciais
Apache Kafka ou outra mensageria
Passagem por seguradora ou corretora

Modelo híbrido, com dois dias no Comércio. Licença-maternidade de seis meses, plano de saúde e bolsa de estudos de 50%.`,
  },
  {
    key: 'back-end-erp-protheus',
    title: 'Analista de Sistemas ADVPL – Protheus',
    company: 'Metalúrgica Serra do Tepequém',
    places: ['Boa Vista/RR'],
    workModel: 'onSite',
    salary: [5600, 7200],
    phase: 27,
    description: `Área: Tecnologia da Informação
Quantidade de vagas: 1

O cargo responde pela customização do TOTVS Protheus na fábrica e no escritório.

Atribuições
Desenvolver rotinas e relatórios em ADVPL e TLPP
Atender os usuários de compras, estoque e faturamento
Preparar as atualizações de release e testá-las antes da virada

Conhecimentos necessários
ADVPL (imprescindível)
Módulos de Compras, Estoque e Faturamento
SQL
Levantamento de requisitos com as áreas

Conhecimentos desejáveis
Integração por web services REST
Power BI

Regime de contratação: efetivo, carteira assinada. Auxílio para mudança de até R$ 4.000 a quem vier de outro estado.`,
  },
  {
    key: 'back-end-lideranca-tecnica',
    title: 'Tech Lead Back-end',
    company: 'Educa Cerrado',
    places: ['Brasília/DF', 'Goiânia/GO'],
    workModel: 'remote',
    contracts: ['clt', 'pj'],
    salary: [15000, 19000],
    phase: 40,
    description: `Procuramos quem goste tanto de gente quanto de código para liderar um grupo de sete pessoas que mantém a plataforma de aulas da Educa Cerrado.

O desafio: sair de um único banco de dados para domínios separados sem parar o ano letivo.

Pré-requisitos
✔ Liderança técnica de software, formal ou não
✔ Arquitetura de microsserviços e Domain-Driven Design
✔ Ruby on Rails ou Python em sistemas de muito acesso
✔ Filas, cache com Redis e bancos PostgreSQL
✔ AWS

Diferenciais
✔ Ter conduzido uma migração gradual
✔ Inglês para leitura

A contratação pode ser CLT (R$ 15.000 a R$ 17.000) ou PJ (até R$ 19.000), à sua escolha. Encontros presenciais acontecem a cada trimestre, em Brasília, com despesas pagas.`,
  },
];
