import type { SampleAd } from '../sample-ad.ts';

export const DATA_ADS: readonly SampleAd[] = [
  {
    key: 'dados-analista-varejo',
    title: 'Analista de Dados Pleno',
    company: 'Supermercados Boa Colheita',
    places: ['Uberlândia/MG'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [5800, 7400],
    phase: 16,
    description: `A Boa Colheita tem 31 lojas no Triângulo Mineiro e quer decidir estoque e preço com menos palpite.

Principais atividades
- Manter os painéis de vendas, perdas e ruptura em Power BI
- Cruzar dados do caixa com os do fornecedor
- Explicar resultados a gerentes de loja, sem jargão

Requisitos
- SQL avançado
- Power BI e DAX
- Excel
- Experiência mínima de 2 anos com análise de dados
- Estatística descritiva

Diferenciais
- Python
- Vivência em varejo alimentar

Remuneração e benefícios
Salário de R$ 5.800 a R$ 7.400, participação nos lucros, plano de saúde e cartão de compras com desconto em folha.`,
  },
  {
    key: 'dados-engenharia-azure',
    title: 'Engenheira(o) de Dados Sênior (Azure)',
    company: 'Concessionária Águas do Cuieté',
    places: ['Cuiabá/MT'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [12800, 15900],
    phase: 29,
    description: `Leituras de 640 mil hidrômetros chegam todo dia à nossa nuvem. Você cuidará do caminho entre o sensor e o painel que avisa onde há vazamento.

Como será seu dia a dia
Desenhar pipelines de ingestão em lote e em fluxo
Garantir qualidade, catálogo e rastreabilidade das tabelas
Reduzir o custo das consultas mais pesadas

Para essa vaga é preciso
Azure Data Factory e Databricks
Python e Apache Spark
SQL e modelagem dimensional
Organização do data lake em camadas
Infraestrutura como código com Terraform

Legal se você tiver
Certificação de engenharia de dados da Microsoft
Experiência com saneamento ou energia

Regime CLT, remoto de qualquer cidade brasileira. Fuso de referência: Cuiabá.`,
  },
  {
    key: 'dados-ciencia-credito',
    title: 'Cientista de Dados – Risco de Crédito',
    company: 'Financeira Aroeira',
    places: ['Curitiba/PR'],
    workModel: 'hybrid',
    contracts: ['clt'],
    phase: 42,
    description: `Área: modelagem de risco

Missão da área
Estimar a chance de atraso de cada contrato e dizer, com honestidade, o que o modelo não sabe.

Responsabilidades do cargo
Desenvolver, validar e monitorar modelos de concessão e de cobrança
Documentar premissas para a auditoria interna
Avaliar vieses por região e por faixa de renda

Formação e experiência
Graduação em Estatística, Matemática, Economia ou áreas correlatas
Python com scikit-learn e XGBoost
SQL
Séries temporais e modelos de regressão
Testes A/B

Será um diferencial
Mestrado
Conhecer as normas do Banco Central para provisão de perdas
SAS

Oferecemos: bônus anual, assistência médica, cinco semanas de trabalho em outro lugar do Brasil e creche conveniada. Escritório no Batel às terças e quintas.`,
  },
  {
    key: 'dados-estagio-bi',
    title: 'Estágio em BI e Dados',
    company: 'Hospital Santa Luzia do Guaporé',
    places: ['Porto Velho/RO'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [1200, 1400],
    phase: 10,
    description: `Oportunidade de estágio no setor de indicadores do hospital, com acompanhamento de uma enfermeira e de um estatístico.

Pré-requisito: estar matriculado(a) e frequentando, a partir do 4º semestre, graduação em Estatística, Administração, Enfermagem, Engenharia ou Computação.

Exige-se
Excel intermediário (tabela dinâmica e PROCV)
Português claro para escrever resumos
Cuidado com dados sigilosos de pacientes

Desejável
Power BI
SQL básico

Rotina
Atualizar planilhas de ocupação de leitos e tempo de espera
Conferir divergências com as unidades
Preparar os gráficos da reunião mensal

De segunda a sexta, 4 ou 6 horas por dia. Bolsa de R$ 1.200 (4 h) ou R$ 1.400 (6 h), almoço no refeitório e vale-transporte.`,
  },
  {
    key: 'dados-dba-oracle',
    title: 'Administrador(a) de Banco de Dados (DBA) Oracle',
    company: 'Porto Seco Itaqui Logística',
    places: ['São Luís/MA'],
    workModel: 'hybrid',
    salary: [9000, 11800],
    phase: 23,
    description: `Vaga efetiva, CLT, horário administrativo com sobreaviso remunerado em fins de semana alternados.

Escopo: quatro instâncias Oracle 19c, duas PostgreSQL e uma SQL Server herdada de uma empresa comprada no ano passado.

Conhecimentos técnicos
* Administração de Oracle Database (RAC, Data Guard, RMAN)
* PL/SQL e ajuste de desempenho
* Backup e recuperação testados de verdade
* Linux e shell script

Diferenciais
* PostgreSQL
* Monitoramento com Zabbix

O que oferecemos
Adicional de sobreaviso, plano odontológico e de saúde, seguro de vida, transporte fretado entre o Centro e o Itaqui.

Etapas: currículo, conversa com o RH, prova prática de duas horas e visita ao terminal.`,
  },
  {
    key: 'dados-30-requisitos',
    title: 'Especialista em Dados e Inteligência Artificial',
    company: 'Grupo Outeiro Serviços',
    places: ['São Paulo/SP'],
    workModel: 'hybrid',
    contracts: ['pj'],
    salary: [18000, 24000],
    phase: 36,
    description: `Buscamos especialista para estruturar sozinho(a), no primeiro ano, toda a área de dados do Grupo.

Requisitos obrigatórios
1. Python
2. SQL
3. Apache Spark
4. Databricks
5. Apache Airflow
6. dbt
7. Snowflake
8. BigQuery
9. Apache Kafka
10. AWS
11. Azure
12. Google Cloud
13. Terraform
14. Docker
15. Kubernetes
16. CI/CD
17. Git
18. PostgreSQL
19. MongoDB
20. Power BI
21. Tableau
22. Estatística
23. Machine learning
24. Deep learning com PyTorch
25. Processamento de linguagem natural
26. LLM e RAG
27. MLOps
28. Governança de dados
29. LGPD
30. Inglês avançado

Atividades
Levantar necessidades com as seis empresas do Grupo, escolher ferramentas, implantar, documentar e formar a futura equipe.

Contratação como pessoa jurídica, R$ 18.000 a R$ 24.000 por mês. Reuniões presenciais às segundas na avenida Paulista.`,
  },
  {
    key: 'dados-ml-engineer-en',
    title: 'Machine Learning Engineer',
    company: 'Agroscope Labs',
    places: ['Piracicaba/SP'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [14000, 18500],
    phase: 4,
    description: `Agroscope counts oranges, pests and fallen leaves in drone images so that growers know where to look first.

Responsibilities
Train and evaluate computer vision models for fruit counting
Bring models to small devices carried on tractors
Keep a clean record of data sets, labels and errors

Requirements
Experience with Python and PyTorch
Computer vision (detection and segmentation)
MLOps practices: experiment tracking, model registry, monitoring
Docker
Upper-intermediate English; Portuguese is needed for field days with growers

Nice to have
TensorFlow Lite or ONNX
Agronomy background

Schedule: three days a week at the Piracicaba office, near the research station. The position is hired under CLT, with health plan and relocation support.`,
  },
  {
    key: 'dados-governanca-pcd',
    title: 'Analista de Governança de Dados – vaga exclusiva para PcD',
    company: 'Previdência Araçá',
    places: ['Brasília/DF'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [6200, 7900],
    disability: 'exclusive',
    phase: 17,
    description: `Vaga destinada exclusivamente a pessoas com deficiência ou reabilitadas pelo INSS. O prédio da Asa Norte tem elevador, banheiros adaptados e mesas reguláveis; leitor de tela e intérprete de Libras são providenciados antes do primeiro dia.

O que você fará por aqui
Manter o glossário e o catálogo de dados
Acompanhar indicadores de qualidade junto às áreas de benefícios e de investimentos
Apoiar o atendimento a pedidos de titulares

Requisitos
Experiência com governança de dados ou qualidade de dados
SQL para consultas
Conhecimento de LGPD
Excel intermediário

Diferenciais: certificação CDMP; ferramentas de catálogo; Power BI.

Jornada de 40 horas, com horário de entrada entre 7h e 10h. Auxílio-saúde, vale-cultura e previdência com contrapartida.`,
  },
  {
    key: 'dados-jornalismo',
    title: 'Analista de Dados para Jornalismo',
    company: 'Agência Xiquexique de Notícias',
    places: ['Juazeiro do Norte/CE'],
    workModel: 'remote',
    contracts: ['temporary', 'pj'],
    salary: [6000, 6000],
    phase: 30,
    description: `Até o segundo turno das eleições, vamos acompanhar prestações de contas, pesquisas e boletins de urna em nove estados. Falta uma pessoa que programe.

O perfil que procuramos: alguém que raspe páginas de tribunais sem derrubá-las, limpe planilhas confusas em Python (Pandas) ou R, desenhe gráficos legíveis no celular e avise quando o número não sustenta a manchete.

Indispensável:
Python ou R
Web scraping
Visualização de dados, com exemplos publicados
Noções de estatística e amostragem

Desejável:
SQL, Flourish ou D3
Experiência em redação

São R$ 6.000 por mês durante seis meses, em contrato temporário ou como prestador de serviço. Plantões aos domingos de votação, com folga compensada.`,
  },
  {
    key: 'dados-coordenacao-bi',
    title: 'Coordenador(a) de Business Intelligence',
    company: 'Rede Farma Tapajós',
    places: ['Santarém/PA', 'Belém/PA'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 43,
    description: `Coordenar uma equipe de quatro analistas e responder pelos números apresentados à diretoria da rede.

Atribuições do cargo
Priorizar pedidos das áreas comercial, fiscal e de logística
Revisar modelos, medidas e permissões de acesso
Fechar o livro de indicadores até o quinto dia útil

Requisitos da vaga
Superior completo
Experiência de pelo menos 5 anos com BI, dois deles liderando pessoas
Qlik Sense ou Power BI
Data warehouse e ETL
SQL Server
Gestão de equipes

Conhecimentos desejáveis
Pentaho
Varejo farmacêutico
Pós-graduação na área

Remuneração fixa e variável informadas na primeira entrevista. Benefícios: plano médico regional, desconto em medicamentos e vale-alimentação.`,
  },
  {
    key: 'dados-assistente-cadastro',
    title: 'Assistente de Dados Cadastrais',
    company: 'Madeireira Certificada Rio Jari',
    places: ['/AP'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [1980, 2250],
    phase: 11,
    description: `Trabalho no escritório da serraria, no interior do Amapá, com alojamento de segunda a sexta e transporte fluvial por conta da empresa.

Funções
Digitar e conferir os romaneios de cada carga de madeira
Cadastrar fornecedores e manter os documentos de origem em ordem
Emitir relatórios semanais para a engenheira florestal

Escolaridade: ensino médio completo.

Competências exigidas
Excel básico: filtros e somas
Digitação rápida e atenção a detalhes
Organização de arquivos

Desejável
Experiência com o Documento de Origem Florestal
Access ou outro banco de dados simples

Salário entre R$ 1.980 e R$ 2.250, mais cesta básica. Quem nunca trabalhou com carteira assinada também pode se inscrever: ensinamos o serviço.`,
  },
];
