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
`;

/** A line of a CV, and a requirement that it does not prove, though words or trade are near. */
const PROVES_NOT = `
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
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).not.toBe('proven');
});
