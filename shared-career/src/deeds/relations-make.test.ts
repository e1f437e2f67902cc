import { expect, it } from 'vitest';
import { readRows, verdictOf } from './relation-rows.testing.ts';

/** A line of a CV, and a requirement that it proves: computers, engineering, industry, building, land, vehicles. */
const PROVES = `
  Criei endpoints em Django para o aplicativo → Desenvolvimento back-end
  Integrei o Pix e o Pagar.me no checkout → Integração de meios de pagamento
  Quebrei o monólito em 9 serviços → Modernização de sistemas legados
  Escrevi histórias de usuário com critérios de aceite → Levantamento de requisitos
  Programei firmware em STM32 com FreeRTOS → Sistemas embarcados
  Publiquei 3 apps em Flutter na Play Store → Desenvolvimento mobile
  Abri bugs no Jira e fiz testes exploratórios → Testes de software
  Rodei JMeter e Gatling com 5 mil usuários → Testes de performance
  Configurei Always On e backup do SQL Server → Administração de banco de dados
  Reescrevi queries lentas e criei índices em SQL → Tuning de banco de dados
  Escrevi 40 DAGs e agendei os pipelines → Orquestração de dados
  Montei o dicionário de dados e a linhagem → Governança de dados
  Treinei XGBoost e random forest para churn → Modelos preditivos
  Troquei SSD e formatei notebooks → Manutenção de computadores
  Fechava 20 chamados por dia no GLPI → Sistema de chamados
  Resetava senhas e criava usuários na rede → Administração de usuários de rede
  Fundi fibra e medi com OTDR → Redes FTTH
  Instalei ramais IP e tronco SIP no Issabel → Telefonia VoIP
  Subi a infraestrutura com Terraform → Infraestrutura como código
  Apliquei patches pelo WSUS em 300 máquinas → Gestão de patches
  Rodei Nessus e corrigi as CVEs dos servidores → Gestão de vulnerabilidades
  Usei Burp Suite e Metasploit em 12 clientes → Testes de invasão
  Revisei a matriz de acessos e os perfis SAP → Gestão de acessos a sistemas
  Montei a EAP e o caminho crítico no MS Project → Elaboração de cronogramas
  Facilitei dailies e retrospectivas de duas squads → Cerimônias ágeis
  Priorizei o backlog com RICE → Product Owner
  Desenhei telas e wireframes no Figma → Prototipagem de telas
  Implantei o Protheus em 6 clientes → Implantação de ERP
  Ensinei os usuários a usar o sistema novo → Treinamento de usuários
  Troquei rolamentos e alinhei eixos das bombas → Manutenção mecânica
  Abri ordens de manutenção no SAP PM e cuidei do MTBF → Planejamento de manutenção
  Medi vibração com coletor e fiz termografia → Manutenção preditiva
  Montei QGBT e quadros de comando → Montagem de painéis elétricos
  Programei Siemens S7 no TIA Portal → Automação industrial
  Criei telas no Elipse E3 → Sistemas supervisórios
  Calibrei transmissores de vazão e sintonizei PID → Instrumentação industrial
  Operei torno Romi com comando Fanuc → Operação de torno CNC
  Medi peças com paquímetro e micrômetro → Instrumentos de medição
  Dobrei chapas na viradeira e na guilhotina → Dobradeira
  Troquei moldes da injetora Haitian → Injeção plástica
  Fiz solda com arame tubular em estruturas → Solda MIG/MAG
  Montei spools e linhas de vapor → Tubulação industrial
  Abri RNC e fiz 8D com o fornecedor → Tratamento de não conformidades
  Fiz o mapa do fluxo de valor e três kaizens → Lean manufacturing
  Cronometrei as operações e balanceei a linha → Estudo de tempos
  Aferi balanças e controlei os certificados de calibração → Controle de calibração
  Abasteci a linha e coloquei peças na esteira de produção → Linha de produção
  Encaixotei produtos e operei a rotuladora → Embalagem de produtos
  Operei pontes rolantes de 20 toneladas → Operação de ponte rolante
  Cortei vidros e instalei boxes → Vidraceiro
  Moldei corpos de prova e fiz slump → Controle tecnológico do concreto
  Operei injetora na produção de tampas → Injeção termoplástica
  Operei fresadora convencional → Fresagem
  Operei prensa excêntrica → Estamparia de metais
  Operei prensa hidráulica → Prensagem
  Operei torno → Tornearia
  Operei sopradora de frascos → Sopro de plásticos
  Operei empilhadeira no depósito → Movimentação de cargas
  Reduzi o tempo de setup de 40 para 25 minutos → SMED
  Fiz a troca rápida de molde → SMED
  Organizo a escala de folgas → Escala e dimensionamento
  Sigo a NR-36 no frigorífico → Normas regulamentadoras
  Emiti permissões de trabalho e PET → Permissão de trabalho
  Organizei o simulado de abandono e o plano de abandono → Plano de emergência
  Emiti MTR e mandei resíduos classe I para coprocessamento → Gestão de resíduos
  Subi em torre com talabarte e trava-queda → Trabalho em altura
  Fiz o inventário de GEE pelo GHG Protocol → Inventário de emissões
  Assentei porcelanato e rejuntei 40 apartamentos → Assentamento de revestimento
  Emassei paredes e pintei apartamentos → Pintura predial
  Troquei telhas e fiz madeiramento → Montagem de telhados
  Concretei lajes e vigas → Concretagem
  Montei drywall e sancas → Gesso acartonado
  Passei fiação e montei o quadro de luz → Instalações elétricas residenciais
  Troquei encanamento e instalei torneiras → Instalações hidráulicas
  Operei retroescavadeira e patrol → Máquinas pesadas
  Fiz as medições dos empreiteiros e as glosas de medição → Boletim de medição
  Levantei quantitativos no Revit → Levantamento de quantitativos
  Dimensionei vigas no TQS → Cálculo estrutural
  Fiz levantamento com estação total e RTK → Topografia
  Troquei pastilhas e discos de freio → Sistema de freios
  Usei scanner automotivo e limpei bicos → Diagnóstico eletrônico de veículos
  Desamassei lataria e recuperei para-choque → Funilaria
  Instalei splits e fiz vácuo e carga de gás → Instalação de ar-condicionado
  Montei placas solares e microinversores → Instalação de sistemas fotovoltaicos
  Troquei postes, cruzetas e chaves fusíveis → Manutenção de redes de distribuição
  Troquei cabos de tração de elevadores → Manutenção de elevadores
  Instalei câmeras IP e configurei DVR → Segurança eletrônica
  Desossei traseiro com faca e chaira → Desossa industrial
  Medi umidade do grão e operei o secador de soja → Secagem de grãos
  Operei britador e moinho de bolas → Beneficiamento de minério
  Trabalhei embarcado em FPSO no 14x21 → Experiência offshore
  Costurei peças na overloque e na galoneira → Costura industrial
  Enfestei e cortei malha → Enfesto
`;

/** A line of a CV, and a requirement that it does not prove, though words or trade are near. */
const PROVES_NOT = `
  Fiz a troca de molde da injetora → SMED
  Apliquei injeção em bovinos → Injeção termoplástica
  Trabalho em escala de folgas aos domingos → Escala e dimensionamento
  Fiz 30 testes de covid, com casos positivos → Testes de software
  Bebi da rede de apoio da comunidade → Redes sem fio
  Trabalhei com Docker → Desenvolvimento back-end
  Usei o Trello no time → Elaboração de cronogramas
  Folha de servidores públicos → Infraestrutura de servidores
  Formatei documentos na ABNT → Manutenção de computadores
  Atendi usuários do CAPS → Desenvolvimento web
  Usei o sistema da loja → Implantação de ERP
  Fiz consultas de enfermagem → Otimização de consultas SQL
  Participei das dailies → Facilitação de workshops
  Pesquisei matéria jornalística → Pesagem de matérias-primas
  Terminei em primeiro lugar → Pintura industrial
  Fiz moldagem em alginato → Fundição
  Desenvolvi o front-end → Ensaios não destrutivos
  Conferi o CEP dos clientes → Controle estatístico de processo
  Montei o palco do evento → Linha de montagem
  Temperei carnes e assei no forno → Tratamento térmico
  Participei de DDS todo dia → Rotinas do SESMT
  Recebi adicional de insalubridade → Laudos de segurança
  Fiz simulado do ENEM → Plano de emergência
  Soldei com eletrodo 7018 → Solda MIG
  Operei pá carregadeira → Operação de escavadeira
  Fiz sondagem vesical → Sondagem de solo
  Bati massa de pão → Servente de obra
  Troquei de emprego e voltei aos estudos → Funilaria
  Instalei torneiras → Instalação de ar-condicionado
  Vendi roupas de malha → Costura industrial
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).not.toBe('proven');
});
